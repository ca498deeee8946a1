//! The score sheet: the turns played so far.

use board::LegalPlay;
use tabletop::Seat;
use tiles::{Score, Tile};

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) what: Move,
    /// The points gained or lost, including penalties.
    pub(crate) points: Score,
    /// The seat's points after it.
    pub(crate) total: Score,
    /// The tiles the seat held before it, if they are known.
    pub(crate) held: Option<tiles::Rack>,
    /// The challenge that failed on this play, or that took it back.
    pub(crate) challenge: Option<Challenge>,
}

/// A challenge by a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Challenge {
    pub(crate) by: Seat,
    /// The words that are not valid; all words of the play if it is.
    pub(crate) words: Vec<String>,
    pub(crate) upheld: bool,
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
    /// Points gained or lost by a challenge.
    ChallengeBonus,
    /// The turn's time ran out.
    TimedOut,
    /// A turn was sat out because of a wrong challenge.
    SatOut,
    /// Points were lost for time.
    TimePenalty,
    Resigned,
    /// The tiles left on racks were counted: the player's own, or the others' if the player went
    /// out.
    Racks(Vec<Tile>),
}
