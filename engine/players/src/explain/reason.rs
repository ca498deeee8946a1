//! The reasons for which one move is better than another, as values.

use board::Square;
use tiles::{Rack, Score, Tile};

/// A reason why the best move is better than the one that was done, or what it costs.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The best lays the whole rack and earns this bonus; the other does not.
    WholeRack {
        /// How many tiles that is.
        tiles: usize,
        /// The bonus.
        bonus: Score,
    },
    /// The best ends the game, and the others are left with tiles of this value.
    GoesOut {
        /// What the others hold.
        others_hold: Score,
    },
    /// The best scores this many points more at once.
    MoreNow(Score),
    /// The best scores this many points fewer at once, for the sake of the other reasons.
    FewerNow(Score),
    /// The other spends a tile that is worth keeping, for this many more points, possibly none or
    /// fewer.
    GivesAway {
        /// The tile.
        tile: Tile,
        /// By how much it outscores the best; below zero if it does not.
        gained: Score,
    },
    /// The best gets rid of a tile that the other is stuck with.
    GetsRidOf(Tile),
    /// The tiles that the best keeps are worth more.
    BetterTiles {
        /// What the best keeps.
        kept: Rack,
        /// What the other keeps.
        instead: Rack,
        /// By how much, in points.
        by: f64,
    },
    /// The other keeps far more of one sort of letters than of the other.
    Lopsided {
        /// How many vowels it keeps.
        vowels: usize,
        /// How many consonants it keeps.
        consonants: usize,
    },
    /// The other makes a premium square easy to reach for the next player.
    Opens(PremiumUse),
    /// The other leaves a premium square within reach that the best takes or closes.
    LeavesOpen(PremiumUse),
    /// The next player's best answer scores less after the best.
    WeakerAnswer {
        /// Points of the answer to the best; a mean unless the next player's tiles are known.
        after_best: f64,
        /// Points of the answer to the other.
        after_done: f64,
        /// Whether the tiles that answer are known.
        is_known: bool,
    },
    /// The best wins more often; chances from 0 to 1.
    WinsMore {
        /// With the best.
        best: f64,
        /// With the other.
        done: f64,
    },
    /// With all tiles known, how the game ends.
    Decides {
        /// With the best.
        best: GameEnd,
        /// With the other.
        done: GameEnd,
    },
    /// All in all the best is worth this many points more.
    AllInAll(f64),
}

/// A premium square, and how often it would be used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PremiumUse {
    /// Which.
    pub square: Square,
    /// How many times it counts a word.
    pub factor: i32,
    /// The share of answers to the best that use it.
    pub after_best: f64,
    /// The share of answers to the other that do.
    pub after_done: f64,
}

/// How a game ends for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// It is lost.
    Lost,
    /// Nobody wins it.
    Tied,
    /// It is won.
    Won,
}
