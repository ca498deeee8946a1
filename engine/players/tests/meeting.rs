//! Matches: identical draws, swapped seats, and the same outcome on any number of threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use movegen::WordMap;
use players::matches::{Entrant, Plan, Report, play};
use players::{LeaveTable, Player, Setting, StaticPlayer, WordAid};
use tiles::{Seed, TileSet};

/// The English list, ready for matches.
struct Club {
    setting: Setting,
    leaves: Arc<LeaveTable>,
    aid: WordAid,
}

impl Club {
    fn new() -> Self {
        let (lexicon, tiles) = (
            word_data::open("en").expect("it comes with the program"),
            TileSet::named("english").expect("it comes with the program"),
        );
        Self {
            setting: Setting::standard(&lexicon, &tiles),
            leaves: LeaveTable::built_in(&tiles).expect("it comes with the program"),
            aid: WordAid::Map(Arc::new(
                WordMap::build(&lexicon).expect("it comes with the program"),
            )),
        }
    }

    fn trained(&self) -> Box<dyn Player> {
        let player = StaticPlayer::default().with_leaves(Arc::clone(&self.leaves));
        Box::new(player.with_aid(self.aid.clone()))
    }

    fn untrained(&self) -> Box<dyn Player> {
        Box::new(StaticPlayer::default().with_aid(self.aid.clone()))
    }

    fn meet(&self, entrants: [&Entrant<'_>; 2], pairs: u64, threads: usize) -> Report {
        let plan = Plan { pairs, seed: Seed::from_number(3), threads };
        play(&self.setting, entrants, &plan, &|_| {})
    }
}

#[test]
fn a_player_is_never_ahead_of_himself() {
    let club = Club::new();
    let report = club.meet([&|| club.trained(), &|| club.trained()], 5, 1);
    assert_eq!((report.games, report.mean_spread), (10, 0.0));
    assert_eq!(report.interval, Some([0.0, 0.0]));
    assert_eq!(report.players[0], report.players[1]);
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let club = Club::new();
    let meet = |threads| club.meet([&|| club.trained(), &|| club.untrained()], 8, threads);
    assert_eq!(meet(1), meet(3));
}

#[test]
fn leave_values_are_worth_points() {
    let club = Club::new();
    let report = club.meet([&|| club.trained(), &|| club.untrained()], 60, 2);
    assert!(report.mean_spread > 10.0, "{report:?}");
}

#[test]
fn progress_is_told_after_every_pair() {
    let club = Club::new();
    let told = AtomicU64::new(0);
    let plan = Plan { pairs: 3, seed: Seed::from_number(3), threads: 2 };
    play(&club.setting, [&|| club.untrained(), &|| club.untrained()], &plan, &|done| {
        told.fetch_add(done, Ordering::Relaxed);
    });
    assert_eq!(told.into_inner(), 1 + 2 + 3);
}
