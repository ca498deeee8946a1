//! The turns that were played, as a score sheet keeps them.

use board::LegalPlay;
use tabletop::Seat;
use tiles::{Score, Tile};

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) what: Move,
    /// The points it brought or cost, penalties included.
    pub(crate) points: Score,
    /// The seat's points after it.
    pub(crate) total: Score,
    /// The tiles the seat held before it, if they are known.
    pub(crate) held: Option<tiles::Rack>,
}

/// What was done in a turn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Move {
    Played(LegalPlay),
    Exchanged(Vec<Tile>),
    Passed,
    /// The turn was lost for these words, which were taken back.
    Lost {
        play: LegalPlay,
        words: Vec<String>,
    },
    /// A play was challenged and taken back.
    Withdrawn,
    /// A challenge brought or cost points.
    ChallengeBonus,
    /// The turn's time ran out.
    TimedOut,
    /// A turn was sat out because of a wrong challenge.
    SatOut,
    /// Points were lost for time.
    TimePenalty,
    Resigned,
    /// The tiles left in racks were counted: his own, or the others' if he went out.
    Racks(Vec<Tile>),
}
