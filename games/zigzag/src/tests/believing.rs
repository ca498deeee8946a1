//! Logs from other sources: valid logs are accepted, invalid ones are refused without harm.

use proptest::prelude::*;
use tabletop::{Moment, Seat, testkit};
use tiles::Tile;

use super::properties::{MODES, any_table, play_at_random};
use super::support::{check_always, diva, laid};
use crate::Reads::Outwards;
use crate::{EndReason, Event, EventKind};

type Log = Vec<(Event, Moment)>;

/// A log with one error.
fn forged(log: &Log, place: usize, how: u32) -> Log {
    let alter: [fn(&mut Event); 2] =
        [|event| event.what = altered(&event.what), |event| event.at.0 += 1];
    testkit::forged(log, place, how, alter)
}

fn altered(what: &EventKind) -> EventKind {
    match what.clone() {
        EventKind::Played { word: Some(mut word), action } => {
            word.chain.pop();
            EventKind::Played { word: Some(word), action }
        }
        EventKind::Played { action: Some(mut action), .. } => {
            action.gifts.pop();
            action.on.0 += 1;
            EventKind::Played { word: None, action: Some(action) }
        }
        EventKind::Drew { count } => EventKind::Drew { count: count.wrapping_add(7) },
        EventKind::Returned { .. } => EventKind::Returned { tiles: vec![Tile::Blank.into(); 9] },
        EventKind::Resigned { .. } => EventKind::Resigned { by: Seat(200) },
        EventKind::Passed => EventKind::Ended { reason: EndReason::Finished },
        _ => EventKind::Passed,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn every_log_of_ours_is_believed(
        mode in 0..MODES,
        seed in 0..1000_u64,
        choices in prop::collection::vec(any::<u32>(), 1..60),
    ) {
        let mut game = any_table(mode, seed);
        play_at_random(&mut game, &choices);
        testkit::check_log(&game.fresh(), game.game(), &game.log());
        testkit::check_json_log(&game.fresh(), game.game(), &game.log());
    }

    #[test]
    fn a_forged_log_never_brings_a_game_out_of_its_rules(
        mode in 0..MODES,
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
    let mut game = diva("ERTISAE");
    game.play(1, laid(Some(2), "ERTI", &[6; 4], &[2, 1, 0], Outwards)).unwrap();
    let mut log = game.log();
    if let EventKind::Played { word: Some(word), .. } = &mut log[1].0.what {
        word.chain.reverse();
    }
    let refusal = tabletop::replay(game.fresh(), &log).unwrap_err();
    assert_eq!(refusal.number, 2);
}
