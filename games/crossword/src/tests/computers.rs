//! Computer players at the table: they see what a person in their seat would see, and play on.

use std::sync::Mutex;
use std::time::Duration;

use lexicon::Shelf;
use search_control::SearchControl;
use tabletop::{Game, Language, Moment, PresetRules, Recorded, Seat, Viewer, testkit};
use tiles::Seed;

use super::support::{Table, table};
use crate::computer::Trial;
use crate::{
    Action, Answer, Crossword, Hint, HintView, Mode, MoveView, Penalty, Picking, Question, Refusal,
    Rules, UnknownWord,
};

/// The action of the computer player in this seat.
fn asked(game: &Table, seat: u8) -> Option<Action> {
    Crossword::choose_action(
        &game.view(seat),
        &game.game().engine_context(),
        &SearchControl::unlimited(),
    )
}

/// Lets computer players act until none of them is to move.
fn play_on(game: &mut Table, seats: u8) {
    for _ in 0..400 {
        let next = (0..seats).find_map(|seat| Some((seat, asked(game, seat)?)));
        let Some((seat, action)) = next else { return };
        game.act(seat, action).expect("computers do what the rules allow");
    }
    panic!("the game does not end");
}

/// A table with the real word lists.
struct AnyTable(Recorded<Crossword>);

impl AnyTable {
    fn start(preset: &str, players: &[&str]) -> Self {
        let shelf = Shelf::new(["en", "fr"].map(|name| word_data::open(name).unwrap()));
        let options = table(preset).players(players).options();
        Self(Recorded::start(&options, Seed::from_number(1), &shelf).unwrap())
    }

    /// Lets computer players act until none of them is to move.
    fn play_on(&mut self) {
        let context = self.0.game().engine_context();
        for _ in 0..400 {
            let views = Seat::all(4).map(|seat| (seat, self.0.game().view(Viewer::Seat(seat))));
            let next =
                views.take(self.0.game().options().players.len()).find_map(|(seat, view)| {
                    Some((
                        seat,
                        Crossword::choose_action(&view, &context, &SearchControl::unlimited())?,
                    ))
                });
            let Some((seat, action)) = next else { return };
            self.0.submit(seat, action, Moment(0)).expect("computers do what the rules allow");
        }
        panic!("the game does not end");
    }
}

/// MS-001, DL-001, DL-030
#[test]
fn any_or_all_players_may_be_computers_under_every_set_of_rules() {
    for preset in ["micro-fr", "deluxe-en", "club"] {
        for players in [&["Ann*", "Ben*"][..], &["Ann*", "Ben*", "Cleo*", "Dan*"]] {
            let mut game = AnyTable::start(preset, players);
            game.play_on();
            assert!(game.0.game().outcome().is_some(), "{preset}");
        }
    }
}

#[test]
fn by_every_preset_a_whole_game_keeps_the_contract() {
    let shelf = Shelf::new(["en", "fr"].map(|name| word_data::open(name).unwrap()));
    for preset in Rules::preset_names() {
        let only_computers = |rules: &mut Rules| rules.minimum_people = 0;
        let setting = table(preset).rules(only_computers).players(&["Ann*", "Ben*", "Cleo*"]);
        let seed = Seed::from_number(1);
        testkit::check_whole_game::<Crossword>(&setting.options(), seed, &shelf);
    }
}

/// PS-014
#[test]
fn at_the_console_a_person_sits_between_computers() {
    let mut game = table("console-en").players(&["Ann", "Ben*", "Cleo*"]).start();
    game.act(0, Action::Pass).unwrap();
    play_on(&mut game, 3);
    assert_eq!(game.turn(), 0, "they wait for Ann");
}

#[test]
fn a_computer_waits_for_its_turn_and_a_person_is_never_played_for() {
    let game = table("club").players(&["Ann", "Ben*"]).racks("HORNAEI/STUEEEE").start();
    assert_eq!(game.turn(), 0);
    assert_eq!([asked(&game, 0), asked(&game, 1)], [None, None]);
}

/// The choice depends only on the view, not on what the others hold.
#[test]
fn what_a_computer_does_depends_on_nothing_that_it_does_not_see() {
    let choice = |theirs: &str, seed: u64| {
        let racks = format!("HORNAEI/{theirs}");
        let game = table("club").players(&["Ann*", "Ben"]).racks(&racks).seed(seed).start();
        asked(&game, 0)
    };
    let chosen = choice("STUEEEE", 1);
    assert!(matches!(chosen, Some(Action::Lay { .. })));
    assert_eq!(choice("QZXJKVV", 2), chosen);
}

/// DL-034
#[test]
fn a_computer_can_be_heard_thinking() {
    let game = table("deluxe-en").players(&["Ann*", "Ben"]).racks("HORNAEI/STUEEEE").start();
    let heard = Mutex::new(Vec::new());
    let listen = |trial: &Trial| heard.lock().unwrap().push(trial.clone());
    let thinking = SearchControl::unlimited().with_listener(&listen, Duration::ZERO);
    let chosen =
        Crossword::choose_action(&game.view(0), &game.game().engine_context(), &thinking).unwrap();
    let heard = heard.into_inner().unwrap();
    let trial = heard.iter().find(|trial| trial.action == chosen).expect("it was tried");
    assert!(trial.word.is_some() && trial.place.is_some() && trial.score.0 > 0);
}

/// MS-028
#[test]
fn a_computer_challenges_a_word_that_is_not_in_the_list_and_no_other() {
    let challenging = UnknownWord::PlayersChallenge(Penalty::Double);
    let after = |word: &str| {
        let mut game = table("club")
            .players(&["Ann", "Ben*"])
            .rules(|rules| rules.unknown_word = challenging)
            .racks("NORIHAE/STUEEEE")
            .start();
        game.play(0, word).unwrap();
        asked(&game, 1)
    };
    assert_eq!(after("8F NORI"), Some(Action::Challenge));
    assert!(after("8F HORN").is_some_and(|action| action != Action::Challenge));
}

#[test]
fn a_computer_lets_a_last_word_stand_and_picks_its_tiles_by_hand() {
    let challenging = UnknownWord::PlayersChallenge(Penalty::Single);
    let mut game = table("club")
        .players(&["Ann", "Ben*"])
        .rules(|rules| rules.unknown_word = challenging)
        .endgame("CAT/EEEE")
        .start();
    game.play(0, "9I AT").unwrap_or(());
    play_on(&mut game, 2);
    let mut game = table("club")
        .players(&["Ann*", "Ben"])
        .rules(|rules| rules.picking = Picking::ByHand)
        .racks("HORNAEI/STUEEEE")
        .start();
    play_on(&mut game, 1);
    assert_eq!(game.view(0).shared.history.len(), 1);
    assert_eq!(game.rack(0).chars().count(), 7);
}

/// MS-059, MS-062
#[test]
fn at_a_real_table_a_computer_plays_the_tiles_it_was_told() {
    let mut game =
        table("club").rules(|rules| rules.mode = Mode::RealBoard).players(&["Ann*", "Ben"]).start();
    let letters = vec!["A".to_owned(), "B".to_owned()];
    game.act(1, Action::TellStarter { letters }).unwrap();
    game.act(1, Action::TellRack { seat: Seat(0), tiles: "HORNAEI".into() }).unwrap();
    let action = asked(&game, 0).expect("it is its turn");
    assert!(matches!(action, Action::Lay { .. }));
    game.act(0, action).unwrap();
    assert!(game.score(0) > 0);
}

#[test]
fn a_rack_of_more_tiles_than_usual_is_played_too() {
    let mut game = table("club")
        .players(&["Ann*", "Ben*"])
        .rules(|rules| {
            rules.rack_size = 9;
        })
        .start();
    play_on(&mut game, 2);
    assert!(game.is_over());
    assert!(game.game().view(Viewer::Spectator).shared.seats.iter().any(|seat| seat.score.0 > 0));
}

/// MS-073, DL-054, PS-080
#[test]
fn a_hint_tells_as_much_as_the_rules_of_the_table_allow() {
    let asked = |hint| {
        let game =
            table("club").rules(|rules| rules.screen.hint = hint).racks("HORNAEI/STUEEEE").start();
        Game::answer(game.game(), Seat(0), Question::Hint { asked_before: 0 })
    };
    assert_eq!(asked(Hint::None), Err(Refusal::NoHints));
    assert!(
        matches!(asked(Hint::Word), Ok(Answer::Hint(HintView::Word { word })) if !word.is_empty())
    );
    let Ok(Answer::Hint(HintView::Place(advice))) = asked(Hint::WordAndPlace) else { panic!() };
    assert!(advice.tiles.len() > 1 && advice.score.0 > 0);
    let Ok(Answer::Hint(HintView::List { plays })) = asked(Hint::List) else { panic!() };
    assert!(plays.len() > 3 && plays.is_sorted_by_key(|advice| std::cmp::Reverse(advice.score)));
}

#[test]
fn hints_are_for_the_player_whose_turn_it_is() {
    let game = table("deluxe-en").racks("HORNAEI/STUEEEE").start();
    let asked = Game::answer(game.game(), Seat(1), Question::Hint { asked_before: 0 });
    assert_eq!(asked, Err(Refusal::NotYourTurn));
}

/// MS-002, DL-002, PS-016
#[test]
fn a_table_is_not_set_with_a_computer_player_that_there_is_not() {
    let mut options = table("club").players(&["Ann", "Ben*"]).options();
    options.players[1] = tabletop::Player::computer("Ben", "level9");
    let refusal =
        Recorded::<Crossword>::start(&options, Seed::from_number(1), &super::support::SHELF);
    let sentence = refusal.expect_err("there is no ninth level").to_string();
    assert!(sentence.starts_with("there is no player “level9”; there are level1 … level8"));
}

#[test]
fn a_finished_game_is_looked_at_again_turn_by_turn() {
    let mut game = AnyTable::start("club", &["Ann*", "Ben*"]);
    let ask = |game: &AnyTable, turn, language| {
        game.0.game().answer(Seat(0), Question::Review { turn, language })
    };
    assert_eq!(ask(&game, 0, Language::EN), Err(Refusal::ReviewLater));
    game.play_on();
    let lines = game.0.game().view(Viewer::Spectator).shared.history.len();
    for turn in [0, lines / 2] {
        let Ok(Answer::Review(review)) = ask(&game, turn, Language::FR) else { panic!() };
        let played = review.played.as_ref().expect("a turn of a computer can be judged");
        assert_eq!(review.turn, turn);
        assert!(review.verdict.is_some() && !review.best.is_empty());
        assert!(review.best.iter().all(|ranked| ranked.lost >= 0.0));
        assert!(played.lost >= review.best[0].lost);
        assert_eq!(
            review.verdict.as_deref() == Some("best"),
            review.reasons.is_empty(),
            "{review:?}"
        );
    }
    assert_eq!(ask(&game, lines, Language::EN), Err(Refusal::NoSuchTurn));
}

#[test]
fn the_board_of_a_review_is_the_board_before_the_turn() {
    let mut game = AnyTable::start("club", &["Ann*", "Ben*"]);
    game.play_on();
    let question = |turn| Question::Review { turn, language: Language::EN };
    let board = |turn| match game.0.game().answer(Seat(0), question(turn)) {
        Ok(Answer::Review(review)) => review.board.concat(),
        other => panic!("{other:?}"),
    };
    let tiles = |text: String| text.chars().filter(|sign| *sign != '.').count();
    let history = game.0.game().view(Viewer::Spectator).shared.history;
    let laid = history.iter().take(3).map(|turn| match &turn.what {
        MoveView::Played { squares, .. } => squares.len(),
        _ => 0,
    });
    assert_eq!(tiles(board(0)), 0);
    assert_eq!(tiles(board(3)), laid.sum::<usize>());
}

#[test]
fn after_the_game_another_play_can_be_tried_in_any_turn() {
    let mut game = AnyTable::start("club", &["Ann*", "Ben*"]);
    let ask =
        |game: &AnyTable, turn, tiles| game.0.game().answer(Seat(0), Question::Try { turn, tiles });
    assert_eq!(ask(&game, 0, Vec::new()), Err(Refusal::ReviewLater));
    game.play_on();
    let question = Question::Review { turn: 4, language: Language::EN };
    let Ok(Answer::Review(review)) = game.0.game().answer(Seat(0), question) else { panic!() };
    let best = review.best.iter().find(|ranked| !ranked.tiles.is_empty()).expect("a word fits");
    let Ok(Answer::Preview(tried)) = ask(&game, 4, best.tiles.clone()) else { panic!() };
    assert_eq!((tried.score, tried.unknown), (best.score, Some(Vec::new())));
    let lines = game.0.game().view(Viewer::Spectator).shared.history.len();
    assert_eq!(ask(&game, lines, Vec::new()), Err(Refusal::NoSuchTurn));
}
