//! Events. The log of a game consists of these.

use serde::{Deserialize, Serialize};
use tabletop::{Moment, Seat};
use tiles::{PlacedTile, Tile};

use crate::Place;

/// An event and its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When, by the host's clock.
    pub at: Moment,
    /// What.
    #[serde(flatten)]
    pub what: EventKind,
}

/// What happened. Unless a seat is named, the active player did it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum EventKind {
    /// A word was laid.
    Laid {
        /// Where.
        place: Place,
        /// Its tiles.
        tiles: Vec<PlacedTile>,
    },
    /// A word was laid that the list does not have: the table is asked.
    Asked {
        /// Where.
        place: Place,
        /// Its tiles.
        tiles: Vec<PlacedTile>,
    },
    /// A player voted on the word.
    Judged {
        /// Who.
        by: Seat,
        /// Whether they accept it.
        accept: bool,
    },
    /// The last word of the hand was taken back.
    TakenBack,
    /// The rack was refilled to nine after a white slot.
    Refilled,
    /// The hand was bought.
    Bought {
        /// The tiles that went back.
        back: Vec<Tile>,
    },
    /// The hand ended.
    HandEnded {
        /// The tiles that went back.
        back: Vec<Tile>,
    },
    /// The player passed.
    Passed {
        /// The tiles that went back.
        back: Vec<Tile>,
    },
    /// The time of the hand ran out: it ended as it was.
    TimedOut,
    /// The clocks were stopped.
    Paused,
    /// The game went on after a pause.
    Resumed,
    /// A player resigned.
    Resigned {
        /// Who.
        by: Seat,
    },
    /// The game ended.
    Ended {
        /// Why.
        reason: EndReason,
    },
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// A player arrived.
    Arrival,
    /// All players but one have resigned.
    Resignation,
    /// Nobody has laid a word for many rounds.
    Standstill,
}
