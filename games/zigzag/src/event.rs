//! Events. The log of a game consists of these.

use serde::{Deserialize, Serialize};
use tabletop::{Moment, Seat};

use crate::plane::{Direction, TileId};
use crate::play::Play;
use crate::{ActionKind, HandTile};

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
    /// A turn was played: a word, an Action tile, or both.
    Played {
        /// The word.
        word: Option<Play>,
        /// The Action tile.
        action: Option<PlayedAction>,
    },
    /// Tiles were drawn for an exchange.
    Drew {
        /// How many.
        count: u8,
    },
    /// As many tiles were returned, which ended the turn.
    Returned {
        /// Which.
        tiles: Vec<HandTile>,
    },
    /// The player passed.
    Passed,
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

/// An Action tile that was laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedAction {
    /// The tile.
    pub tile: ActionKind,
    /// The letter it nests on, which may be one of the same turn.
    pub on: TileId,
    /// Where it lies from that letter.
    pub direction: Direction,
    /// What it gave, and to whom.
    pub gifts: Vec<GivenTiles>,
}

/// Tiles that an opponent was given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GivenTiles {
    /// Who got them.
    pub to: Seat,
    /// The open tiles among them.
    pub open: Vec<HandTile>,
    /// How many came unseen from the pile.
    pub pile: u8,
}

impl GivenTiles {
    /// How many tiles it is.
    pub fn count(&self) -> usize {
        self.open.len() + usize::from(self.pile)
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// A player is rid of all tiles.
    Finished,
    /// All players but one have resigned.
    Resignation,
    /// Everybody has passed twice in a row.
    Standstill,
}
