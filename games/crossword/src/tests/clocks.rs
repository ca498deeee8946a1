//! Clocks at the table.

use super::support::{Table, table};
use crate::{Action, ClockRule, GameClock, MoveView, PhaseView, Refusal, TimeOver, TurnClock};

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
    use tabletop::{Game, Moment, Seat};
    let game = timed(TimeOver::MissesTurn, 30);
    let late = game.game().decide(Seat(0), Action::Pass, Moment(30_000));
    assert_eq!(late, Err(Refusal::TimeIsUp));
}
