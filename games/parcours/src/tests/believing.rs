//! Logs from other sources: valid logs are accepted, invalid ones are refused without harm.

use proptest::prelude::*;
use tabletop::{Moment, Seat, testkit};
use tiles::Tile;

use super::properties::{any_table, play_at_random};
use super::support::check_always;
use crate::{Event, EventKind};

type Log = Vec<(Event, Moment)>;

/// A log with one error.
fn forged(log: &Log, place: usize, how: u32) -> Log {
    let alter: [fn(&mut Event); 2] =
        [|event| event.what = altered(&event.what), |event| event.at.0 += 1];
    testkit::forged(log, place, how, alter)
}

fn altered(what: &EventKind) -> EventKind {
    match what.clone() {
        EventKind::Laid { place, mut tiles } => {
            tiles.pop();
            EventKind::Laid { place, tiles }
        }
        EventKind::Passed { .. } => EventKind::TimedOut,
        EventKind::HandEnded { .. } => EventKind::HandEnded { back: vec![Tile::Blank; 9] },
        EventKind::Judged { accept, .. } => EventKind::Judged { by: Seat(200), accept },
        _ => EventKind::Refilled,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn every_log_of_ours_is_believed(
        mode in 0..64_u32,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..60),
    ) {
        let mut game = any_table(mode, seed);
        play_at_random(&mut game, &choices);
        let again = tabletop::replay(game.fresh(), &game.log());
        prop_assert!(again.as_ref() == Ok(game.game()));
        testkit::check_json_log(&game.fresh(), game.game(), &game.log());
    }

    #[test]
    fn a_forged_log_never_brings_a_game_out_of_its_rules(
        mode in 0..64_u32,
        choices in prop::collection::vec(any::<u32>(), 5..50),
        place in any::<usize>(),
        how in any::<u32>(),
    ) {
        let mut game = any_table(mode, 7);
        play_at_random(&mut game, &choices);
        let log = game.log();
        prop_assume!(!log.is_empty());
        if let Ok(other) = tabletop::replay(game.fresh(), &forged(&log, place, how)) {
            check_always(&other);
        }
    }
}

#[test]
fn a_word_that_is_not_in_the_list_is_not_believed_in_a_log() {
    let mut game = super::support::table().racks(&["CHATSWXYZ"]).start();
    game.path(0, "CHATS").unwrap();
    let mut log = game.log();
    if let EventKind::Laid { tiles, .. } = &mut log[0].0.what {
        tiles.reverse();
    }
    let refusal = tabletop::replay(game.fresh(), &log).unwrap_err();
    assert_eq!(refusal.number, 1);
}
