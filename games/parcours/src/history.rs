//! The score sheet: one line per hand, plus bonuses and penalties.

use tabletop::Seat;
use tiles::{PlacedTile, Score, Tile};

use crate::Place;

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) seat: Seat,
    pub(crate) what: LineKind,
    /// The points gained or lost.
    pub(crate) points: Score,
    /// The seat's points after it.
    pub(crate) total: Score,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    /// A hand was played, or passed if it has no word.
    Hand(PlayedHand),
    /// The first player to arrive had all satellites covered.
    AllSatellites,
    /// Points lost for time.
    Overtime,
    /// The game was given up.
    Resigned,
}

/// A hand that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedHand {
    pub(crate) words: Vec<PlayedWord>,
    /// The bonus for laying all nine letters.
    pub(crate) bonus: Score,
    pub(crate) bought: u8,
    /// The tiles that went back at the end.
    pub(crate) back: Vec<Tile>,
    pub(crate) end: HandEnd,
}

/// A word of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedWord {
    pub(crate) place: Place,
    pub(crate) tiles: Vec<PlacedTile>,
    pub(crate) points: Score,
}

/// How a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HandEnd {
    /// The player ended it.
    ByPlayer,
    /// Its time ran out.
    ByTime,
}
