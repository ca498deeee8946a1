//! Clocks at the table.

use proptest::prelude::*;
use tabletop::{Game as _, Millis, Moment, Seat};

use super::properties::{any_table, step};
use super::support::{Table, table};
use crate::table::{Pause, Phase};
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

/// Reference implementation of the clocks: between two events, time is used by the player whose hand
/// it is, unless the game is paused or the others judge a word.
fn used_by_the_log(game: &Table) -> Vec<Millis> {
    let mut replayed = game.fresh();
    let mut used = vec![Millis(0); replayed.table.sides.len()];
    let mut since = Moment(0);
    let mut charge = |used: &mut [Millis], replayed: &crate::Parcours, until: Moment| {
        let table = &replayed.table;
        if table.pause == Pause::Running && !matches!(table.phase, Phase::Asked(_)) {
            used[table.turn.index()] += until.since(since);
        }
        since = until;
    };
    for (event, at) in game.log() {
        charge(&mut used, &replayed, at);
        replayed.apply(&event);
    }
    charge(&mut used, &replayed, game.now);
    used
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Whatever is done, in every branch of every action.
    #[test]
    fn time_is_charged_to_who_used_it(
        mode in 0..70_u32,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..40),
    ) {
        let mut game = any_table(mode, seed);
        for choice in choices {
            game.wait(u64::from(choice % 20));
            step(&mut game, choice);
            if game.is_over() {
                break;
            }
            let clocks = &game.game().table.clocks;
            let running = clocks.turn_time(game.now);
            for (seat, used) in Seat::all(4).zip(used_by_the_log(&game)) {
                let turn = if game.turn() == seat.0 { running } else { Millis(0) };
                prop_assert_eq!(clocks.spent(seat) + turn, used, "seat {}", seat.0);
            }
        }
    }
}
