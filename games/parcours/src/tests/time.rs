//! Clocks at the table.

use super::support::table;
use crate::{Action, ClockRule, GameClock, HandClock, LineKindView, Refusal};

#[test]
fn a_hand_whose_time_runs_out_ends_with_what_was_laid() {
    let clock = |rules: &mut crate::Rules| {
        rules.clock = ClockRule::PerHand(HandClock { seconds: 60 });
    };
    let mut game = table().rules(clock).racks(&["CHATSWXYZ"]).start();
    game.path(0, "CHATS").unwrap();
    game.wait(61);
    assert_eq!((game.score(0), game.turn()), (10, 1));
    assert_eq!(game.rack(0).chars().count(), 9);
    let LineKindView::Hand { timed_out, .. } = &game.view(0).shared.history[0].what else {
        panic!("a hand")
    };
    assert!(timed_out);
    game.wait(30);
    assert_eq!(game.turn(), 1, "the next player has a full minute");
}

#[test]
fn minutes_over_the_time_of_a_game_cost_points_at_its_end() {
    let clock = |rules: &mut crate::Rules| {
        rules.clock = ClockRule::PerGame(GameClock { seconds: 60, points: 10 });
    };
    let mut game = table().rules(clock).along(0, 11).racks(&["MAISONLUE"]).start();
    game.wait(121);
    game.path(0, "MAISON").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 7 - 20);
}

#[test]
fn a_pause_takes_nobodys_time() {
    let clock = |rules: &mut crate::Rules| {
        rules.clock = ClockRule::PerHand(HandClock { seconds: 60 });
    };
    let mut game = table().rules(clock).start();
    game.act(1, Action::Pause).unwrap();
    game.wait(500);
    assert_eq!(game.pass(0, "").unwrap_err(), Refusal::Paused);
    game.act(1, Action::Resume).unwrap();
    game.wait(59);
    assert_eq!(game.turn(), 0);
    game.wait(2);
    assert_eq!(game.turn(), 1);
}
