//! Tables, seats and a person's list of games.

use std::time::Duration;

use store::{
    Bookmark, ChangeError, Holder, NewTable, Removed, SeatError, Seating, TableChange, TableState,
    Visibility,
};
use tabletop::{Moment, Seat};

use crate::place::{NOON, append, guest, new_table, on_both, table};

fn seating(seat: u8, holder: Holder) -> Seating {
    Seating { seat: Seat(seat), holder, name: "Ben".into(), ready: false, hints: 0 }
}

#[test]
fn a_table_is_found_by_its_name_and_by_its_code() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        assert_eq!(store.table(table.id).await.unwrap(), Some(table.clone()));
        let typed = table.code.to_string().to_lowercase().parse().unwrap();
        assert_eq!(store.table_by_code(typed).await.unwrap(), Some(table));
    });
}

#[test]
fn a_code_leads_to_a_game_only_until_it_is_over() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        store.finish(table.id, Vec::new(), NOON).await.unwrap();
        assert_eq!(store.table_by_code(table.code).await.unwrap(), None);
        assert_eq!(store.table(table.id).await.unwrap().unwrap().state, TableState::Over);
    });
}

#[test]
fn a_table_moves_on_only_from_the_state_one_thinks_it_is_in() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let start = TableChange { state: Some(TableState::Playing), ..TableChange::default() };
        let gathering = TableState::Gathering;
        store.change_table(table, gathering, start.clone(), NOON).await.unwrap();
        let again = store.change_table(table, gathering, start.clone(), NOON).await.unwrap_err();
        assert_eq!(again.to_string(), "the table is playing");
        let nowhere = store::TableId::random();
        let nothing = store.change_table(nowhere, gathering, start, NOON).await;
        assert!(matches!(nothing, Err(ChangeError::NoSuchTable)));
        assert_eq!(store.tables_in(TableState::Playing).await.unwrap(), [table]);
    });
}

#[test]
fn a_change_leaves_alone_what_it_does_not_name() {
    on_both(async |place| {
        let store = place.open().await;
        let before = table(&store).await;
        let title = Some("Sunday".to_owned());
        let change = TableChange { title, ..TableChange::default() };
        let later = NOON.after(Duration::from_secs(1));
        store.change_table(before.id, before.state, change, later).await.unwrap();
        let mut expected = before;
        expected.title = "Sunday".into();
        expected.changed = later;
        assert_eq!(store.table(expected.id).await.unwrap(), Some(expected));
    });
}

#[test]
fn a_seat_goes_to_the_first_who_takes_it() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let (ben, eve) = (guest(&store, "Ben").await, guest(&store, "Eve").await);
        let take = async |seat, person| {
            store.seat(table, Holder::Open, seating(seat, Holder::Person(person)), NOON).await
        };
        take(1, ben).await.unwrap();
        assert!(matches!(take(1, eve).await, Err(SeatError::Taken)));
        assert!(matches!(take(2, eve).await, Err(SeatError::NoSuchSeat)));
        let seats = store.table(table).await.unwrap().unwrap().seats;
        assert_eq!(seats[1], seating(1, Holder::Person(ben)));
    });
}

#[test]
fn a_seat_is_left_to_a_computer_player() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        let ann = table.seats[0].holder.clone();
        let computer = seating(0, Holder::Computer("level3".into()));
        store.seat(table.id, ann, computer.clone(), NOON).await.unwrap();
        let seats = store.table(table.id).await.unwrap().unwrap().seats;
        assert_eq!(seats[0], computer);
        assert_eq!(seats[0].holder.person(), None);
    });
}

#[test]
fn one_person_may_act_for_several_at_one_screen() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        let ann = table.host.unwrap();
        let beside = seating(1, Holder::Beside(ann));
        store.seat(table.id, Holder::Open, beside, NOON).await.unwrap();
        let seats = store.table(table.id).await.unwrap().unwrap().seats;
        assert!(seats.iter().all(|seating| seating.holder.person() == Some(ann)));
    });
}

#[test]
fn seats_are_added_and_taken_away_but_not_under_a_person() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let count = async || store.table(table).await.unwrap().unwrap().seats.len();
        store.set_seat_count(table, 4, NOON).await.unwrap();
        assert_eq!(count().await, 4);
        store.set_seat_count(table, 1, NOON).await.unwrap();
        assert_eq!(count().await, 1);
        assert!(matches!(store.set_seat_count(table, 0, NOON).await, Err(SeatError::Taken)));
        assert_eq!(count().await, 1);
    });
}

#[test]
fn open_tables_are_listed_unless_they_are_by_invitation() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        let listed = store.set_table(new_table(ann), NOON).await.unwrap();
        let hidden = NewTable { visibility: Visibility::ByInvitation, ..new_table(ann) };
        store.set_table(hidden, NOON).await.unwrap();
        let playing = NewTable { state: TableState::Playing, ..new_table(ann) };
        store.set_table(playing, NOON).await.unwrap();
        assert_eq!(store.open_tables(10).await.unwrap(), [listed]);
        assert!(store.open_tables(0).await.unwrap().is_empty());
    });
}

#[test]
fn a_person_finds_the_games_they_play_watch_or_saved() {
    on_both(async |place| {
        let store = place.open().await;
        let (ann, ben) = (guest(&store, "Ann").await, guest(&store, "Ben").await);
        let seated = store.set_table(new_table(ben), NOON).await.unwrap().id;
        let watched = store.set_table(new_table(ann), NOON).await.unwrap().id;
        store.set_table(new_table(ann), NOON).await.unwrap();
        store.keep(ben, watched, Bookmark::Watched).await.unwrap();
        let mine = store.tables_of(ben, 10).await.unwrap();
        let mut mine: Vec<_> = mine.iter().map(|table| table.id).collect();
        mine.sort_unstable();
        let mut expected = [seated, watched];
        expected.sort_unstable();
        assert_eq!(mine, expected);
        assert_eq!(store.tables_of(ben, 1).await.unwrap().len(), 1);
    });
}

#[test]
fn a_game_with_others_is_removed_only_from_ones_own_list() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        let (ann, ben) = (table.host.unwrap(), guest(&store, "Ben").await);
        let ben_sits = seating(1, Holder::Person(ben));
        store.seat(table.id, Holder::Open, ben_sits, NOON).await.unwrap();
        let removed = store.remove_table(ann, table.id, NOON).await.unwrap();
        assert_eq!(removed, Removed::ForOneself);
        assert!(store.tables_of(ann, 10).await.unwrap().is_empty());
        assert_eq!(store.tables_of(ben, 10).await.unwrap().len(), 1);
    });
}

#[test]
fn a_game_of_ones_own_is_removed_for_good_after_a_month() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        append(&store, table.id, 0).await.unwrap();
        let ann = table.host.unwrap();
        let stranger = guest(&store, "Eve").await;
        let by_stranger = store.remove_table(stranger, table.id, NOON).await.unwrap();
        assert_eq!(by_stranger, Removed::ForOneself);
        let by_ann = store.remove_table(ann, table.id, NOON).await.unwrap();
        assert_eq!(by_ann, Removed::ForAll);
        assert_eq!(store.table(table.id).await.unwrap(), None);
        assert!(append(&store, table.id, 1).await.is_err());
        assert_eq!(store.clean_up(NOON).await.unwrap().tables, 0);
        let later = NOON.after(Duration::from_hours(31 * 24));
        assert_eq!(store.clean_up(later).await.unwrap().tables, 1);
        assert!(store.log(table.id, 0).await.unwrap().is_empty());
    });
}

#[test]
fn a_copy_is_another_game_with_the_same_past() {
    on_both(async |place| {
        let store = place.open().await;
        let ann = guest(&store, "Ann").await;
        let playing = NewTable { state: TableState::Playing, ..new_table(ann) };
        let original = store.set_table(playing, NOON).await.unwrap().id;
        for number in 0..3 {
            append(&store, original, number).await.unwrap();
        }
        let table = store.table(original).await.unwrap().unwrap();
        let log = store.log(original, 0).await.unwrap();
        let copy = NewTable::copy_of(table, log.clone(), ann);
        let copy = store.set_table(copy, NOON).await.unwrap();
        assert_eq!((copy.state, copy.next_number), (TableState::Paused, 3));
        assert_eq!(copy.clock, Moment(2));
        assert_eq!(store.log(copy.id, 0).await.unwrap(), log);
        append(&store, copy.id, 3).await.unwrap();
        assert_eq!(store.log(original, 0).await.unwrap().len(), 3);
    });
}

#[test]
fn a_game_that_forbids_lookups_is_found_while_it_is_played_even_when_it_is_not_listed() {
    on_both(async |place| {
        let store = place.open().await;
        let (ann, ben) = (guest(&store, "Ann").await, guest(&store, "Ben").await);
        store.set_table(new_table(ann), NOON).await.unwrap();
        let allowing = NewTable { state: TableState::Playing, ..new_table(ann) };
        store.set_table(allowing.clone(), NOON).await.unwrap();
        assert_eq!(store.forbids_lookups(ann).await.unwrap(), None);
        let mut playing = NewTable { forbids_lookups: true, ..allowing };
        playing.seats[1].holder = Holder::Person(ben);
        let table = store.set_table(playing, NOON).await.unwrap().id;
        store.remove_table(ann, table, NOON).await.unwrap();
        for person in [ann, ben] {
            assert_eq!(store.forbids_lookups(person).await.unwrap().unwrap().id, table);
        }
        store.finish(table, Vec::new(), NOON).await.unwrap();
        assert_eq!(store.forbids_lookups(ben).await.unwrap(), None);
    });
}
