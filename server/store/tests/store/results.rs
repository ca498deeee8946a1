//! Results, high scores and statistics.

use std::time::Duration;

use store::{BestPlay, Category, NewTable, PersonId, SeatResult, Statistics, Store, TableState};
use tabletop::Seat;
use tiles::Score;

use crate::place::{NOON, category, guest, new_table, on_both, table};

fn result(seat: u8, person: Option<PersonId>, score: i32) -> SeatResult {
    SeatResult {
        seat: Seat(seat),
        person,
        computer_level: None,
        name: "Ann".into(),
        score: Score(score),
        won: score >= 300,
        best_play: Some(BestPlay { word: "QUIZ".into(), points: Score(score / 4) }),
        counters: [("whole_racks".to_owned(), 2), ("exchanges".to_owned(), 1)].into(),
        charted: true,
        turns: 12,
    }
}

async fn scores(store: &Store, limit: u32) -> Vec<i32> {
    let list = store.high_scores(&category(), limit).await.unwrap();
    list.iter().map(|line| line.score.0).collect()
}

#[test]
fn finishing_twice_counts_once() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        let person = table.host;
        store.finish(table.id, vec![result(0, person, 310)], NOON).await.unwrap();
        store.finish(table.id, vec![result(0, person, 999)], NOON).await.unwrap();
        assert_eq!(scores(&store, 10).await, [310]);
        assert_eq!(store.table(table.id).await.unwrap().unwrap().state, TableState::Over);
    });
}

#[test]
fn a_copied_or_imported_game_is_ended_but_not_posted() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        let imported = NewTable { counts: false, ..new_table(ann) };
        let table = store.set_table(imported, NOON).await.unwrap().id;
        store.finish(table, vec![result(0, Some(ann), 999)], NOON).await.unwrap();
        assert_eq!(store.table(table).await.unwrap().unwrap().state, TableState::Over);
        assert!(scores(&store, 10).await.is_empty());
        assert_eq!(store.statistics(ann, None).await.unwrap().games, 0);
    });
}

#[test]
fn the_best_scores_of_a_kind_are_posted() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        for (minutes, score) in [(0, 300), (1, 450), (2, -20), (3, 450)] {
            let table = store.set_table(new_table(ann), NOON).await.unwrap().id;
            let computer =
                SeatResult { computer_level: Some("expert".into()), ..result(1, None, 600) };
            let now = NOON.after(Duration::from_mins(minutes));
            store.finish(table, vec![result(0, Some(ann), score), computer], now).await.unwrap();
        }
        assert_eq!(scores(&store, 10).await, [450, 450, 300, -20]);
        let best = store.high_scores(&category(), 1).await.unwrap().remove(0);
        assert_eq!((best.person, best.finished), (Some(ann), NOON.after(Duration::from_mins(1))));
        assert_eq!(best.best_play.unwrap().points, Score(112));
        let other = Category { language: "fr".into(), ..category() };
        assert!(store.high_scores(&other, 10).await.unwrap().is_empty());
        assert_eq!(store.categories_played().await.unwrap(), [category()]);
    });
}

#[test]
fn a_persons_games_are_added_up() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        assert_eq!(store.statistics(ann, None).await.unwrap(), Statistics::default());
        for score in [200, 301] {
            let table = store.set_table(new_table(ann), NOON).await.unwrap().id;
            store.finish(table, vec![result(0, Some(ann), score)], NOON).await.unwrap();
        }
        let expected = Statistics {
            games: 2,
            wins: 1,
            average: 250.5,
            best_game: Some(Score(301)),
            best_play: Some(BestPlay { word: "QUIZ".into(), points: Score(75) }),
            counters: [("exchanges".to_owned(), 2), ("whole_racks".to_owned(), 4)].into(),
        };
        assert_eq!(store.statistics(ann, None).await.unwrap(), expected);
        assert_eq!(store.statistics(ann, Some("dice")).await.unwrap(), expected);
        assert_eq!(store.statistics(ann, Some("cards")).await.unwrap(), Statistics::default());
    });
}

#[test]
fn the_total_of_a_tournament_is_nobodys_best_game() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        let tournament = Category { mode: "tournament".into(), ..category() };
        for (category, score) in [(category(), 301), (tournament, 1053)] {
            let table = store.set_table(NewTable { category, ..new_table(ann) }, NOON).await;
            let results = vec![result(0, Some(ann), score)];
            store.finish(table.unwrap().id, results, NOON).await.unwrap();
        }
        let achieved = store.statistics(ann, None).await.unwrap();
        assert_eq!((achieved.best_game, achieved.average), (Some(Score(301)), 301.0));
    });
}

#[test]
fn what_is_not_charted_is_counted_but_no_high_score() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        let table = store.set_table(new_table(ann), NOON).await.unwrap().id;
        let helped = SeatResult { charted: false, ..result(0, Some(ann), 400) };
        store.finish(table, vec![helped], NOON).await.unwrap();
        assert!(scores(&store, 10).await.is_empty());
        assert_eq!(store.statistics(ann, None).await.unwrap().games, 1);
    });
}
