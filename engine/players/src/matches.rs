//! Matches: two players on identical draws, each pair of games with the seats swapped (duplicate
//! pairs), so that most of the luck cancels.
//!
//! Games are numbered and their results put together in order, so that the outcome is the same
//! whatever the number of threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use tiles::Seed;

use crate::player::Player;
use crate::self_play::{GameResult, SideResult, play_game};
use crate::setting::Setting;
use crate::statistics::Sample;

/// Makes a player of a match for every thread.
pub type Entrant<'call> = dyn Fn() -> Box<dyn Player> + Sync + 'call;

/// How long a match is and how it is played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many pairs of games.
    pub pairs: u64,
    /// Where all draws come from.
    pub seed: Seed,
    /// How many threads play at a time; none counts as one.
    pub threads: usize,
}

/// The result of a match for one of the two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// Points a game.
    pub mean_score: f64,
    /// Their standard deviation.
    pub deviation: f64,
    /// Games won.
    pub wins: u64,
    /// Games that neither won.
    pub ties: u64,
    /// Bingos a game: plays of a full rack.
    pub bingos_per_game: f64,
    /// Turns a game.
    pub turns_per_game: f64,
}

/// The result of a match, from the first player's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// How many games were played.
    pub games: u64,
    /// The two, in their order.
    pub players: [Standing; 2],
    /// By how many points a game the first was ahead.
    pub mean_spread: f64,
    /// The 95 % confidence interval of the mean (normal approximation); unknown for a single pair.
    pub interval: Option<[f64; 2]>,
}

/// Plays a match. `progress` is told, after every pair, how many are done.
pub fn play(
    setting: &Setting,
    entrants: [&Entrant<'_>; 2],
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Report {
    let table = || -> Box<Pairs<'_>> {
        let mut players = entrants.map(|entrant| entrant());
        Box::new(move |seed| play_pair(setting, seed, &mut players))
    };
    play_pairs(&table, plan, progress)
}

/// Plays two games with the same draws and the seats swapped; results in the order of the players.
pub type Pairs<'call> = dyn FnMut(&Seed) -> [GameResult; 2] + 'call;

/// Plays a match of any game: `table` makes a function for every thread that plays pairs of games.
pub fn play_pairs<'call>(
    table: &(dyn Fn() -> Box<Pairs<'call>> + Sync),
    plan: &Plan,
    progress: &(dyn Fn(u64) + Sync),
) -> Report {
    let next = AtomicU64::new(0);
    let done = AtomicU64::new(0);
    let work = || {
        let mut pairs = table();
        let mut results = Vec::new();
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= plan.pairs {
                return results;
            }
            results.push((pair, pairs(&numbered(&plan.seed, pair))));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let mut results: Vec<(u64, [GameResult; 2])> = thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let joined = threads.into_iter().map(|thread| thread.join().expect("players do not panic"));
        joined.flatten().collect()
    });
    results.sort_unstable_by_key(|(pair, _)| *pair);
    summed_up(results.into_iter().map(|(_, pair)| pair))
}

/// A seed of its own for everything that is numbered.
pub(crate) fn numbered(seed: &Seed, number: u64) -> Seed {
    let mut chance = seed.chance(number);
    let mut bytes = [0; 32];
    for four in bytes.chunks_exact_mut(4) {
        four.copy_from_slice(&chance.bits().to_le_bytes());
    }
    Seed::from_bytes(bytes)
}

/// Two games with the same draws; results in the order of the players, whatever their seats.
fn play_pair(
    setting: &Setting,
    seed: &Seed,
    players: &mut [Box<dyn Player>; 2],
) -> [GameResult; 2] {
    let [one, other] = players;
    let first = play_game(setting, seed, &mut [&mut **one, &mut **other], &mut |_, _, _| {});
    let [theirs, ours] =
        play_game(setting, seed, &mut [&mut **other, &mut **one], &mut |_, _, _| {});
    [first, [ours, theirs]]
}

/// The sums of one player.
#[derive(Clone, Copy, Default)]
struct Sums {
    score: Sample,
    turns: Sample,
    bingos: Sample,
    wins: u64,
    ties: u64,
}

impl Sums {
    fn add(&mut self, own: &SideResult, other: &SideResult) {
        self.score.add(own.score.0.into());
        self.turns.add(own.turns.into());
        self.bingos.add(own.bingos.into());
        self.wins += u64::from(own.score > other.score);
        self.ties += u64::from(own.score == other.score);
    }

    fn standing(&self) -> Standing {
        Standing {
            mean_score: self.score.mean(),
            deviation: self.score.deviation(),
            wins: self.wins,
            ties: self.ties,
            bingos_per_game: self.bingos.mean(),
            turns_per_game: self.turns.mean(),
        }
    }
}

fn summed_up(pairs: impl Iterator<Item = [GameResult; 2]>) -> Report {
    let mut sums = [Sums::default(); 2];
    let mut spreads = Sample::default();
    let mut games = 0;
    for pair in pairs {
        let mut spread = 0;
        for [one, other] in &pair {
            sums[0].add(one, other);
            sums[1].add(other, one);
            spread += one.score.0 - other.score.0;
        }
        games += 2;
        spreads.add(f64::from(spread) / 2.0);
    }
    Report {
        games,
        players: sums.map(|sums| sums.standing()),
        mean_spread: spreads.mean(),
        interval: spreads.interval(),
    }
}
