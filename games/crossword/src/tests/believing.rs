//! Logs from other sources: valid logs are accepted, invalid ones are refused without harm.

use proptest::prelude::*;
use serde_json::Value;
use tabletop::{AnyGame, ForeignLog, Game, Moment, Seat, Viewer, testkit};
use tiles::{Score, Tile};

use super::properties::{any_table, step};
use super::support::{Table, check_conservation, table};
use crate::{
    Action, ClockRule, Event, EventKind, LaidTile, Mode, Penalty, TimeOver, ToldPoints, TurnClock,
    UnknownWord,
};

type Log = Vec<(Event, Moment)>;

fn log_of(game: &Table) -> Log {
    game.log().iter().map(|event| (event.clone(), event.at)).collect()
}

fn is_believed(game: &Table, log: &Log) -> bool {
    tabletop::replay(game.fresh(), log).is_ok()
}

fn play_at_random(game: &mut Table, choices: &[u32]) {
    for choice in choices {
        if choice % 5 == 0 {
            game.wait(u64::from(choice % 40));
        }
        step(game, *choice);
    }
}

/// A real-board table for two or three; the last seat is a computer player.
fn real_table(preset: usize, penalty: u32, seed: u64) -> Table {
    let preset = ["micro-fr", "deluxe-en", "console-en", "club"][preset % 4];
    let real = |rules: &mut crate::Rules| {
        *rules = rules.clone().in_language("en").unwrap();
        rules.mode = Mode::RealBoard;
        if penalty.is_multiple_of(2) {
            let costs = [Penalty::Single, Penalty::Double, Penalty::Points(5)];
            rules.unknown_word = UnknownWord::PlayersChallenge(costs[penalty as usize / 2]);
        }
    };
    let names =
        if penalty.is_multiple_of(3) { &["Ann", "Ben"][..] } else { &["Ann", "Ben", "Micro*"] };
    table(preset).rules(real).players(names).seed(seed).start()
}

/// Something told at the real table, or a word of the list laid by the player to move.
fn tell(game: &mut Table, choice: u32) {
    let seat = Seat(game.turn());
    let unseen = game.game().unseen_tiles();
    let alphabet = game.game().setup.tiles.alphabet();
    let some = |count: usize| -> String {
        unseen.tiles().take(count).map(|tile| alphabet.tile_text(tile)).collect()
    };
    let computer = Seat(2);
    let owed = game.game().first_owed().map_or(0, |(_, count)| count);
    let action = match choice % 12 {
        0 => Action::TellStarter { letters: ["A", "E", "O"].map(str::to_owned).into() },
        1 => Action::TellStarter { letters: ["E", "B"].map(str::to_owned).into() },
        2 | 3 => Action::TellRack { seat: computer, tiles: some(owed) },
        4 => Action::TellRack { seat, tiles: some(7) },
        5 => Action::Exchange { tiles: some(2) },
        6 if choice.is_multiple_of(5) => Action::TellWithdrawn,
        6 => Action::TellPoints { seat, why: ToldPoints::Time, points: Score(-10) },
        7 => Action::TellPoints { seat, why: ToldPoints::Challenge, points: Score(5) },
        8 => Action::TellLeft { seat: Seat(0), tiles: some(game.game().table.hand(Seat(0)).len()) },
        9 => Action::Challenge,
        10 => Action::Pass,
        _ => return lay_unseen(game, choice),
    };
    let _ = game.act(seat.0, action);
}

fn lay_unseen(game: &mut Table, choice: u32) {
    let state = game.game();
    let some: tiles::Rack = state
        .unseen_tiles()
        .tiles()
        .filter(|tile| *tile != Tile::Blank)
        .step_by(7)
        .take(7)
        .collect();
    let plays = movegen::generate(state.board(), &some, state.lexicon(), &state.terms());
    let seat = state.table.turn;
    if let Some(play) = plays.get(choice as usize % plays.len().max(1)) {
        let action = state.laying(play.placement());
        let _ = game.act(seat.0, action);
    }
}

/// A log with one error.
fn forged(log: &Log, place: usize, how: u32) -> Log {
    let alter: [fn(&mut Event); 2] =
        [|event| event.what = altered(&event.what), |event| event.at.0 += 1];
    testkit::forged(log, place, how, alter)
}

fn altered(what: &EventKind) -> EventKind {
    match what.clone() {
        EventKind::Played { mut placement } => {
            placement.tiles.pop();
            EventKind::Played { placement }
        }
        EventKind::Challenged { by, upheld } => EventKind::Challenged { by, upheld: !upheld },
        EventKind::Exchanged { mut tiles } => {
            tiles.push(Tile::from_index(30).unwrap_or(Tile::Blank));
            EventKind::Exchanged { tiles }
        }
        EventKind::Passed => EventKind::TimedOut,
        EventKind::TimedOut => EventKind::Passed,
        EventKind::Accepted { .. } => EventKind::Accepted { by: Seat(200) },
        EventKind::RackTold { seat, .. } => {
            EventKind::RackTold { seat, tiles: vec![Tile::Blank; 9] }
        }
        _ => EventKind::TakenBack { by: Seat(77) },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Every log of a real game is accepted and replays to the same game.
    #[test]
    fn every_log_that_our_rules_wrote_is_believed(
        preset in 0..4_usize,
        mode in 0..70_u32,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..60),
    ) {
        let mut game = any_table(preset, mode, seed);
        play_at_random(&mut game, &choices);
        let again = tabletop::replay(game.fresh(), &log_of(&game));
        prop_assert!(again.as_ref() == Ok(game.game()), "{:?}", game.log());
    }

    /// The same near the end, where the last play waits to be accepted or challenged.
    #[test]
    fn every_log_of_an_endgame_is_believed(
        preset in 0..4_usize,
        choices in prop::collection::vec(any::<u32>(), 1..30),
    ) {
        let preset = ["micro-fr", "deluxe-en", "console-en", "club"][preset];
        let english = |rules: &mut crate::Rules| *rules = rules.clone().in_language("en").unwrap();
        let names = &["A", "B", "C"];
        let mut game = table(preset).rules(english).players(names).endgame("S/AT/EX").start();
        for choice in choices {
            let seat = u8::try_from(choice % 3).unwrap();
            match choice % 4 {
                0 => drop(game.act(seat, Action::Accept)),
                _ => step(&mut game, choice / 4),
            }
        }
        let again = tabletop::replay(game.fresh(), &log_of(&game));
        prop_assert!(again.as_ref() == Ok(game.game()), "{:?}", game.log());
    }

    /// The same at a real table, where the program is told things.
    #[test]
    fn every_log_of_a_real_table_is_believed(
        preset in 0..4_usize,
        penalty in 0..6_u32,
        seed in 0..10_u64,
        choices in prop::collection::vec(any::<u32>(), 1..60),
    ) {
        let mut game = real_table(preset, penalty, seed);
        for choice in choices {
            tell(&mut game, choice);
        }
        let again = tabletop::replay(game.fresh(), &log_of(&game));
        prop_assert!(again.as_ref() == Ok(game.game()), "{:?}", game.log());
    }

    /// A log with an error is refused, unless it happens to be the log of another legal game.
    #[test]
    fn a_forged_log_never_brings_a_game_out_of_its_rules(
        mode in 0..70_u32,
        choices in prop::collection::vec(any::<u32>(), 5..50),
        place in any::<usize>(),
        how in any::<u32>(),
    ) {
        let mut game = any_table(choices.len(), mode, 7);
        play_at_random(&mut game, &choices);
        let log = log_of(&game);
        prop_assume!(!log.is_empty());
        let forged = forged(&log, place, how);
        if let Ok(other) = tabletop::replay(game.fresh(), &forged) {
            prop_assert!(how % 5 != 4, "an event has one moment: {forged:?}");
            check_conservation(&other);
            let _ = Game::view(&other, Viewer::Spectator);
        }
    }
}

#[test]
fn a_log_with_words_begun_given_up_and_placed_late_is_believed() {
    let clock = |rules: &mut crate::Rules| {
        rules.clock = ClockRule::PerTurn(TurnClock { seconds: 30, over: TimeOver::MissesTurn });
    };
    let mut game = table("deluxe-en").rules(clock).racks("HORNAEI/STUEEEE").start();
    game.act(0, Action::EnterWord { word: "HA".into() }).unwrap();
    game.act(0, Action::CancelWord).unwrap();
    game.act(0, Action::EnterWord { word: "HO".into() }).unwrap();
    game.wait(31);
    game.play(0, "8F HORN").unwrap();
    game.wait(40);
    let kinds: Vec<&EventKind> = game.log().iter().map(|event| &event.what).collect();
    assert!(kinds.contains(&&EventKind::WordCancelled) && kinds.contains(&&EventKind::MustPlace));
    assert_eq!(kinds.last(), Some(&&EventKind::TimedOut));
    assert!(is_believed(&game, &log_of(&game)));
}

fn played(seat: u8) -> Table {
    let mut game = table("console-en").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    if seat == 1 {
        game.play(1, "J7 US").unwrap();
    }
    game
}

#[test]
fn a_word_that_is_not_in_the_list_is_not_believed_to_have_been_played() {
    let game = played(0);
    let mut log = log_of(&game);
    let EventKind::Played { placement } = &mut log[0].0.what else { panic!("a play") };
    placement.tiles.swap(0, 1);
    let squares = [placement.tiles[1].0, placement.tiles[0].0];
    (placement.tiles[0].0, placement.tiles[1].0) = (squares[0], squares[1]);
    assert!(!is_believed(&game, &log), "OHRN");
}

#[test]
fn tiles_that_are_not_on_the_rack_are_not_believed_to_have_been_played() {
    let other = {
        let mut game = table("console-en").racks("CATSAEI/STUEEEE").start();
        game.play(0, "8F CATS").unwrap();
        log_of(&game)
    };
    let game = played(0);
    let fault = tabletop::replay(game.fresh(), &other).unwrap_err();
    assert_eq!(fault.number, 1);
    assert_eq!(fault.to_string(), "step 1 of the game could not have happened under its rules");
}

#[test]
fn time_does_not_go_backwards() {
    let mut game = played(0);
    game.now = Moment(5_000);
    game.play(1, "J7 US").unwrap();
    let mut log = log_of(&game);
    assert!(is_believed(&game, &log));
    log[0].1 = Moment(6_000);
    log[0].0.at = Moment(6_000);
    assert!(!is_believed(&game, &log));
}

#[test]
fn the_end_of_a_game_is_neither_made_up_nor_left_out() {
    let mut game = table("club").start();
    for _ in 0..6 {
        game.act(game.turn(), Action::Pass).unwrap();
    }
    let log = log_of(&game);
    assert!(is_believed(&game, &log));
    assert!(!is_believed(&game, &log[..log.len() - 1].to_vec()));
    let early: Log = log[..2].iter().chain(log.last()).cloned().collect();
    assert!(!is_believed(&game, &early));
}

#[test]
fn a_log_as_json_is_believed_or_called_damaged() {
    let game = played(1);
    let log = || -> Vec<(Value, Moment)> {
        let plain = |event: &Event| (serde_json::to_value(event).unwrap(), event.at);
        game.log().iter().map(plain).collect()
    };
    let start: Box<dyn AnyGame> = Box::new(game.fresh());
    let again = start.replayed(log()).ok().unwrap();
    assert_eq!(again.view(Viewer::Spectator), game.json(Viewer::Spectator));
    let mut damaged = log();
    damaged[0].0["what"] = "flew_away".into();
    assert!(matches!(start.replayed(damaged), Err(ForeignLog::Damaged(_))));
    let mut foreign = log();
    foreign[1].0["placement"][0][1] = 31.into();
    assert!(start.replayed(foreign).is_err());
}

/// A log cannot be made to lay the tile of another alphabet.
#[test]
fn an_action_with_a_foreign_letter_is_refused() {
    let game = played(0);
    let tiles = vec![LaidTile {
        square: board::Square::new(0, 0),
        letter: "\u{fffd}".to_owned(),
        blank: false,
    }];
    assert!(Game::decide(game.game(), Seat(1), Action::Lay { tiles }, Moment(0)).is_err());
}
