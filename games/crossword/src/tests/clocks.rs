//! Clocks at the table.

use proptest::prelude::*;
use tabletop::{Game as _, Millis, Moment, Seat, Viewer};

use super::properties::{any_table, step};
use super::support::{Table, table};
use crate::event::EventKind;
use crate::table::{Pause, Phase};
use crate::{
    Action, ClockRule, Event, GameClock, MoveView, PhaseView, RackView, Refusal, TimeOver,
    TurnClock, Undo,
};

fn timed(over: TimeOver, seconds: u32) -> Table {
    let clock = ClockRule::PerTurn(TurnClock { seconds, over });
    table("deluxe-en").rules(|rules| rules.clock = clock).racks("HORNAEI/STUEEEE").start()
}

/// DL-042, DL-010
#[test]
fn who_runs_out_of_time_misses_the_turn() {
    let mut game = timed(TimeOver::MissesTurn, 30);
    game.wait(29);
    assert_eq!(game.turn(), 0);
    game.wait(1);
    assert_eq!(game.turn(), 1);
    assert_eq!(game.view(0).shared.history[0].what, MoveView::TimedOut);
}

/// DL-038
#[test]
fn without_a_clock_one_may_think_for_ever() {
    let mut game = table("deluxe-en").racks("HORNAEI/STUEEEE").start();
    game.wait(1_000_000);
    assert_eq!(game.turn(), 0);
}

/// DL-043
#[test]
fn a_word_that_is_being_typed_when_time_runs_out_must_be_placed() {
    let mut game = timed(TimeOver::MissesTurn, 30);
    game.wait(20);
    game.act(0, Action::EnterWord { word: "HO".into() }).unwrap();
    game.wait(20);
    assert_eq!(game.turn(), 0);
    let PhaseView::Move { must_place } = game.view(0).shared.phase else { panic!("a move") };
    assert_eq!(must_place.as_deref(), Some("HO"));
    let must_place = Refusal::MustPlace { typed: "HO".into() };
    assert_eq!(game.act(0, Action::CancelWord), Err(must_place.clone()));
    assert_eq!(game.exchange(0, "A"), Err(must_place.clone()));
    assert_eq!(game.play(0, "8H IN"), Err(must_place));
    game.wait(600);
    game.play(0, "8F HORN").unwrap();
    assert_eq!((game.score(0), game.turn()), (14, 1));
}

/// DL-043
#[test]
fn a_word_that_cannot_be_placed_costs_the_turn() {
    let mut game = timed(TimeOver::MissesTurn, 30);
    game.act(0, Action::EnterWord { word: "ZZ".into() }).unwrap();
    game.wait(31);
    assert_eq!(game.turn(), 0);
    game.act(0, Action::Pass).unwrap();
    assert_eq!((game.score(0), game.turn()), (0, 1));
}

/// DL-043, DL-059
#[test]
fn a_word_given_up_in_time_is_no_longer_owed() {
    let mut game = timed(TimeOver::MissesTurn, 30);
    game.act(0, Action::EnterWord { word: "HO".into() }).unwrap();
    game.act(0, Action::CancelWord).unwrap();
    game.wait(31);
    assert_eq!(game.turn(), 1);
}

/// PS-042
#[test]
fn every_minute_begun_over_the_time_costs_points_until_the_turn_is_played() {
    let mut game = timed(TimeOver::LosesPoints(5), 180);
    game.wait(180 + 61);
    assert_eq!(game.turn(), 0, "nobody misses a turn");
    game.play(0, "8F HORN").unwrap();
    assert_eq!(game.score(0), 14 - 10);
    game.wait(180);
    game.act(1, Action::Pass).unwrap();
    assert_eq!(game.score(1), 0);
}

#[test]
fn a_game_clock_costs_ten_points_at_the_end_for_each_minute_begun() {
    let clock = ClockRule::PerGame(GameClock { seconds: 60, points: 10 });
    let mut game =
        table("club").rules(|rules| rules.clock = clock).racks("HORNAEI/STUEEEE").start();
    for turn in 0..6 {
        game.wait(if turn % 2 == 0 { 25 } else { 10 });
        game.act(turn % 2, Action::Pass).unwrap();
    }
    assert!(game.is_over());
    let held =
        |rack: &str| rack.chars().map(|tile| if "H".contains(tile) { 4 } else { 1 }).sum::<i32>();
    assert_eq!(game.score(0), -held("HORNAEI") - 10, "75 seconds used of 60");
    assert_eq!(game.score(1), -7, "30 seconds used");
}

/// PS-084
#[test]
fn a_pause_stops_the_clock_and_the_game() {
    let mut game = timed(TimeOver::MissesTurn, 30);
    game.wait(20);
    game.act(1, Action::Pause).unwrap();
    assert_eq!(game.act(0, Action::Pass), Err(Refusal::Paused));
    game.wait(1000);
    game.act(0, Action::Resume).unwrap();
    game.wait(9);
    assert_eq!(game.turn(), 0);
    game.wait(1);
    assert_eq!(game.turn(), 1);
    assert_eq!(game.act(0, Action::Resume), Err(Refusal::NotPaused));
}

/// MS-065, DL-011, DL-026, DL-045, PS-088
#[test]
fn a_game_that_was_stopped_goes_on_exactly_where_it_was() {
    let mut game = timed(TimeOver::MissesTurn, 30);
    game.play(0, "8F HORN").unwrap();
    game.wait(12);
    let (rack, score) = (game.rack(1), game.score(0));
    game.act(1, Action::Stop).unwrap();
    assert_eq!(game.act(1, Action::Pass), Err(Refusal::Stopped));
    assert_eq!(game.view(1).shared.may, ["resume"]);
    game.wait(1_000_000);
    game.act(0, Action::Resume).unwrap();
    assert_eq!((game.rack(1), game.score(0), game.turn()), (rack, score, 1));
    game.wait(17);
    assert_eq!(game.turn(), 1);
    game.wait(1);
    assert_eq!(game.turn(), 0);
}

#[test]
fn an_action_that_comes_too_late_finds_the_turn_gone() {
    let game = timed(TimeOver::MissesTurn, 30);
    let late = game.game().decide(Seat(0), Action::Pass, Moment(30_000));
    assert_eq!(late, Err(Refusal::TimeIsUp));
}

fn spent(game: &Table, seat: u8) -> u64 {
    game.game().table.clocks.spent(Seat(seat)).0
}

#[test]
fn who_loses_a_challenge_and_with_it_the_turn_has_used_the_time() {
    let clock = ClockRule::PerGame(GameClock { seconds: 1500, points: 10 });
    let mut game =
        table("club").rules(|rules| rules.clock = clock).racks("HORNAEI/STUEEEE").start();
    game.wait(25);
    game.play(0, "8F HORN").unwrap();
    game.wait(60);
    game.act(1, Action::Challenge).unwrap();
    assert_eq!(game.turn(), 0, "the turn is lost");
    assert_eq!((spent(&game, 0), spent(&game, 1)), (25_000, 60_000));
}

#[test]
fn time_is_not_given_back_with_a_turn() {
    let any_time = |rules: &mut crate::Rules| rules.undo = Undo::Always;
    let mut game = table("deluxe-en").rules(any_time).racks("HORNAEI/STUEEEE").start();
    game.wait(5);
    game.play(0, "8F HORN").unwrap();
    game.wait(7);
    game.act(0, Action::Undo).unwrap();
    assert_eq!((spent(&game, 0), spent(&game, 1)), (5_000, 7_000));
}

/// Reference implementation of the clocks: between two events, time is used by the player to move.
fn used_by_the_log(game: &Table) -> Vec<Millis> {
    let mut replayed = game.fresh();
    let mut used = vec![Millis(0); replayed.table.hands.len()];
    let mut since = Moment(0);
    let mut charge = |used: &mut [Millis], replayed: &crate::Crossword, until: Moment| {
        let table = &replayed.table;
        let is_told = matches!(table.phase, Phase::TellStarter | Phase::TellRacks);
        if table.pause == Pause::Running && !is_told {
            used[table.turn.index()] += until.since(since);
        }
        since = until;
    };
    for event in game.log() {
        charge(&mut used, &replayed, event.at);
        replayed.apply(event);
        if event.what == EventKind::NextGame {
            used.fill(Millis(0));
        }
    }
    charge(&mut used, &replayed, game.now);
    used
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever is done, in every branch of every action.
    #[test]
    fn time_is_charged_to_who_used_it(
        preset in 0..4_usize,
        mode in 0..70_u32,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..60),
    ) {
        let mut game = any_table(preset, mode, seed);
        for choice in choices {
            game.wait(u64::from(choice % 20));
            step(&mut game, choice);
            let clocks = &game.game().table.clocks;
            let running = clocks.turn_time(game.now);
            let used: Vec<Millis> = used_by_the_log(&game);
            for (seat, used) in Seat::all(used.len()).zip(used) {
                let turn = if game.turn() == seat.0 { running } else { Millis(0) };
                prop_assert_eq!(clocks.spent(seat) + turn, used, "seat {}", seat.0);
            }
        }
    }
}

#[test]
fn a_pause_names_who_paused_covers_board_and_racks_and_is_counted() {
    let mut game = table("club").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    for times in 1..=2 {
        game.act(0, Action::Pause).unwrap();
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let view = game.game().view(viewer);
            let by = Some(Seat(0));
            assert_eq!(view.shared.phase, PhaseView::Resume { stopped: false, by, times });
            assert!(view.board.iter().all(|row| row.chars().all(|square| square == '.')));
            let racks = view.shared.seats.iter().map(|seat| seat.rack.clone().unwrap());
            assert!(racks.into_iter().all(|rack| rack == RackView::Hidden(7)));
        }
        assert_eq!(game.game().preview(Seat(1), &[]), Err(Refusal::Paused));
        assert_eq!(game.game().written("cgp", Viewer::Spectator), None);
        game.act(1, Action::Resume).unwrap();
        assert!(game.view(0).board.iter().any(|row| row.contains("HORN")));
    }
}

#[test]
fn without_a_clock_a_pause_hides_nothing() {
    let mut game = table("console-en").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    game.act(1, Action::Pause).unwrap();
    assert!(game.view(0).board.iter().any(|row| row.contains("HORN")));
}

#[test]
fn a_pause_of_an_earlier_log_is_believed_though_it_names_nobody() {
    let event: Event = serde_json::from_str(r#"{"at": 0, "what": "paused"}"#).unwrap();
    let game = table("club").start();
    let after = tabletop::replay(game.game().clone(), &[(event, Moment(0))]).unwrap();
    assert!(after.waits_for().is_empty());
}
