//! Learning win chances: static players play each other, and every turn is a lesson.
//!
//! What a lesson says is by how much the spread still changed, whatever the lead was: a player who
//! is 40 behind wins as often as the rest of a game brings more than 40. So one turn teaches
//! something of all leads, and the chances grow with the lead as they must.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use levels::Vocabulary;
use lexicon::Lexicon;
use movegen::LONGEST_RACK;
use tiles::{Seed, TileSet};

use super::curve::{self, CHANGES, Distribution, MOST_CHANGE, whole};
use super::{WinChances, rows_for};
use crate::knowledge::{Knowledge, UnlikeLetters};
use crate::matches::numbered;
use crate::player::Player;
use crate::self_play::play_game;
use crate::setting::Setting;

/// How many games to learn from, and how they are played.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How many games.
    pub games: u64,
    /// Where all draws come from.
    pub seed: Seed,
    /// How many threads play at a time; none counts as one.
    pub threads: usize,
}

/// How far the distributions of neighbouring numbers of tiles are mixed.
const NEIGHBOURS: usize = 2;
/// With fewer lessons than this a row is left to the formula.
const FEWEST_LESSONS: f64 = 500.0;

/// Finds the win chances for a word list. `progress` is told, after every game, how many are done.
pub fn learn(
    lexicon: &Arc<Lexicon>,
    tiles: &Arc<TileSet>,
    course: &Course,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<WinChances, UnlikeLetters> {
    let knowledge = Knowledge::new(Arc::clone(lexicon), Arc::clone(tiles), Vocabulary::default())?;
    let setting = knowledge.setting();
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let work = || {
        let mut lessons = Lessons::new(tiles);
        let mut players = [0, 1].map(|_| knowledge.static_player());
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= course.games {
                return lessons;
            }
            let [one, other] = &mut players;
            lessons.play(&setting, &numbered(&course.seed, game), &mut [one, other]);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let lessons = thread::scope(|scope| {
        let threads: Vec<_> = (0..course.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let learnt = threads.into_iter().map(|thread| thread.join().expect("no player panics"));
        learnt.fold(Lessons::new(tiles), Lessons::with)
    });
    Ok(WinChances::from_rows(tiles, lexicon.checksum().hex(), |unseen| lessons.row(unseen)))
}

/// How often the spread still changed by how many points, by the tiles that the mover did not see.
struct Lessons {
    counts: Vec<u32>,
}

impl Lessons {
    fn new(tiles: &TileSet) -> Self {
        Self { counts: vec![0; rows_for(tiles) * CHANGES] }
    }

    /// Plays a game and learns from all its turns.
    fn play(&mut self, setting: &Setting, seed: &Seed, players: &mut [&mut dyn Player; 2]) {
        let mut turns = Vec::new();
        let result = play_game(setting, seed, players, &mut |seat, turn, _| {
            turns.push((seat, turn.unseen().len(), turn.situation.lead));
        });
        for (seat, unseen, lead) in turns {
            let change = result[seat].score - result[1 - seat].score - lead;
            let most = i32::try_from(MOST_CHANGE).unwrap_or(i32::MAX);
            let place = usize::try_from(change.0.clamp(-most, most) + most).unwrap_or(0);
            if let Some(count) = self.counts.get_mut(unseen * CHANGES + place) {
                *count += 1;
            }
        }
    }

    fn with(mut self, other: Self) -> Self {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self
    }

    /// The chances with this many tiles unseen.
    fn row(&self, unseen: usize) -> Vec<f64> {
        let mixed = self.mixed(unseen);
        let is_enough = mixed.iter().sum::<f64>() >= FEWEST_LESSONS;
        if is_enough { curve::by_distribution(&mixed) } else { curve::by_formula(unseen) }
    }

    /// The distribution with this many tiles unseen, and with a few more or fewer, those further
    /// off counting less. A bag with tiles is never mixed with an empty one.
    fn mixed(&self, unseen: usize) -> Distribution {
        let reach = if unseen > LONGEST_RACK { NEIGHBOURS } else { 0 };
        let mut mixed = vec![0.0; CHANGES];
        for (row, counts) in self.counts.chunks_exact(CHANGES).enumerate() {
            let distance = row.abs_diff(unseen);
            if distance > reach || (row <= LONGEST_RACK) != (unseen <= LONGEST_RACK) {
                continue;
            }
            let weight = whole(reach + 1 - distance) / whole(reach + 1);
            for (mixed, count) in mixed.iter_mut().zip(counts) {
                *mixed += weight * f64::from(*count);
            }
        }
        mixed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn few_words() -> (Arc<Lexicon>, Arc<TileSet>) {
        let tiles = TileSet::named("english").unwrap();
        let words = "AT TA TEA EAT SEAT EAST STAR ARTS RATS OAR OARS QI QIS NO ON NOSE IN IS SIN";
        let words: Vec<_> =
            words.split(' ').map(|word| tiles.alphabet().word(word).unwrap()).collect();
        (Arc::new(Lexicon::from_words("few", tiles.alphabet().clone(), &words).unwrap()), tiles)
    }

    #[test]
    fn the_number_of_threads_makes_no_difference() {
        let (lexicon, tiles) = few_words();
        let learnt = [1, 3].map(|threads| {
            let course = Course { games: 40, seed: Seed::from_number(5), threads };
            learn(&lexicon, &tiles, &course, &|_| {}).unwrap()
        });
        assert_eq!(learnt[0], learnt[1]);
        assert_eq!(learnt[0].trained_with(), lexicon.checksum().hex());
    }

    #[test]
    fn what_was_never_seen_is_left_to_the_formula() {
        let (_, tiles) = few_words();
        assert_eq!(Lessons::new(&tiles).row(40), curve::by_formula(40));
    }
}
