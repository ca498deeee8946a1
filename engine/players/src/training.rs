//! Training of leave values by self-play: iterated Monte Carlo policy evaluation.
//!
//! Static players play each other, and every rack that one of them holds is a lesson: what was the
//! best that could be done with it? A leave is worth what the racks that hold it bring on average
//! more than any rack. Each generation of players uses the values that the one before found. See
//! docs/notes/leave-values.md.
//!
//! Sums are whole numbers and games are numbered, so that the same seed gives the same values
//! whatever the number of threads.

mod learner;
mod smoothing;
mod tally;

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use lexicon::Lexicon;
use movegen::WordMap;
use tiles::{Seed, TileSet};

use self::learner::Learner;
use self::tally::Tally;
use crate::leaves::{LeaveTable, Ranking};
use crate::matches::numbered;
use crate::self_play::play_game;
use crate::setting::Setting;
use crate::static_player::{StaticPlayer, WordAid};

/// How long to train, and how.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How many games in all; each generation plays about twice as many as the one before.
    pub games: u64,
    /// How many generations.
    pub generations: u32,
    /// Where all draws come from.
    pub seed: Seed,
    /// How many threads play at a time; none counts as one.
    pub threads: usize,
}

/// How far a training has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Which generation is playing, counted from 1.
    pub generation: u32,
    /// How many of its games are done.
    pub done: u64,
    /// How many it plays.
    pub games: u64,
}

/// Finds the values of all leaves for a word list. `progress` is told after every game.
pub fn train(
    lexicon: &Lexicon,
    tiles: &Arc<TileSet>,
    course: &Course,
    progress: &(dyn Fn(Progress) + Sync),
) -> LeaveTable {
    let setting = Setting::standard(lexicon, tiles);
    let aid = WordMap::build(lexicon).map_or(WordAid::Nothing, |map| WordAid::Map(Arc::new(map)));
    let mut leaves = Arc::new(LeaveTable::zero(tiles));
    for generation in 1..=course.generations {
        let school = School {
            setting: &setting,
            leaves: &leaves,
            aid: &aid,
            seed: numbered(&course.seed, generation.into()),
            games: games_of(course, generation),
        };
        let tally = school.play(course.threads.max(1), &|done| {
            progress(Progress { generation, done, games: school.games });
        });
        let values = smoothing::values(&tally);
        let checksum = lexicon.checksum().hex();
        leaves = Arc::new(LeaveTable::from_values(tiles, checksum, |rank| values[rank]));
    }
    Arc::unwrap_or_clone(leaves)
}

/// How many games a generation plays: each twice as many as the one before, and at least one.
fn games_of(course: &Course, generation: u32) -> u64 {
    let parts = (1_u128 << course.generations.min(64)) - 1;
    let part = 1_u128 << generation.saturating_sub(1).min(63);
    let games = u128::from(course.games) * part / parts;
    u64::try_from(games).unwrap_or(u64::MAX).max(1)
}

/// One generation.
struct School<'course> {
    setting: &'course Setting,
    leaves: &'course Arc<LeaveTable>,
    aid: &'course WordAid,
    seed: Seed,
    games: u64,
}

impl School<'_> {
    /// Plays all games and adds up what was learnt.
    fn play(&self, threads: usize, progress: &(dyn Fn(u64) + Sync)) -> Tally {
        let next = AtomicU64::new(0);
        let done = AtomicU64::new(0);
        let work = || {
            let tally = RefCell::new(self.blank_tally());
            let mut learners = [0, 1].map(|_| Learner::new(self.player(), &tally));
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    break;
                }
                self.play_one(&numbered(&self.seed, game), &mut learners);
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
            drop(learners);
            tally.into_inner()
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let tallies =
                threads.into_iter().map(|thread| thread.join().expect("no player panics"));
            tallies.fold(self.blank_tally(), |sum, tally| sum.with(&tally))
        })
    }

    fn play_one(&self, seed: &Seed, learners: &mut [Learner<'_>; 2]) {
        for (learner, seat) in learners.iter_mut().zip(0..) {
            learner.begin(seed, seat);
        }
        let [one, other] = learners;
        play_game(self.setting, seed, &mut [one, other], &mut |_, _, _| {});
    }

    fn blank_tally(&self) -> Tally {
        Tally::new(Ranking::new(self.setting.tiles()))
    }

    fn player(&self) -> StaticPlayer {
        StaticPlayer::default().with_leaves(Arc::clone(self.leaves)).with_aid(self.aid.clone())
    }
}

#[cfg(test)]
mod tests {
    use tiles::Alphabet;

    use super::*;

    /// A set of 48 tiles of ten letters, and some words of them.
    pub(super) fn few_words() -> (Lexicon, Arc<TileSet>) {
        let english = Alphabet::named("english").unwrap();
        let count = |letter: &str| if "AEIOTSRN".contains(letter) { 5 } else { 0 };
        let lines = english.letters().map(|letter| {
            let letter = english.text(letter);
            let count = if "QV".contains(letter) { 3 } else { count(letter) };
            format!("{letter} {count} 1\n")
        });
        let text: String = ["alphabet english\n".to_owned(), "? 2 0\n".to_owned()]
            .into_iter()
            .chain(lines)
            .collect();
        let tiles = TileSet::parse("few", &text, Alphabet::named).unwrap();
        let words = "AT TA TEA EAT SEAT EAST STAR ARTS RATS OAR OARS QI QIS NO ON NOSE IN IS SIN";
        let words: Vec<_> = words.split(' ').map(|word| english.word(word).unwrap()).collect();
        (Lexicon::from_words("few", english, &words).unwrap(), Arc::new(tiles))
    }

    fn course(games: u64, threads: usize) -> Course {
        Course { games, generations: 2, seed: Seed::from_number(5), threads }
    }

    #[test]
    fn the_number_of_threads_makes_no_difference() {
        let (lexicon, tiles) = few_words();
        let trained =
            [1, 3].map(|threads| train(&lexicon, &tiles, &course(12, threads), &|_| {}).to_bytes());
        assert!(trained[0] == trained[1]);
    }

    #[test]
    fn each_generation_plays_twice_as_many_games() {
        let course = Course { generations: 3, ..course(700, 1) };
        assert_eq!([1, 2, 3].map(|generation| games_of(&course, generation)), [100, 200, 400]);
    }

    #[test]
    fn tiles_that_make_words_are_worth_more_than_tiles_that_make_none() {
        let (lexicon, tiles) = few_words();
        let table = train(&lexicon, &tiles, &course(60, 2), &|_| {});
        let value = |text: &str| table.value(&tiles.alphabet().rack(text).unwrap()).unwrap();
        assert!(value("S") > value("V"));
        assert!(value("?") > value("I"));
        assert_eq!(table.trained_with(), lexicon.checksum().hex());
    }
}
