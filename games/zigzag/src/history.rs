//! The history: one line per turn, and one for each effect on another player.

use tabletop::Seat;
use tiles::Score;

use crate::HandTile;
use crate::event::PlayedAction;
use crate::plane::TileId;
use crate::play::Play;
use crate::table::{Source, Table};

/// A line of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) seat: Seat,
    pub(crate) what: LineKind,
    /// The tiles shed, less those received.
    pub(crate) points: Score,
    /// The seat's points after it.
    pub(crate) total: Score,
    /// The active tiles of the seat before it.
    pub(crate) held: Vec<HandTile>,
    /// How many tiles lay on the table before it.
    pub(crate) on_table: usize,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LineKind {
    /// A word, an Action tile, or both.
    Played { word: Option<Play>, action: Option<PlayedAction> },
    /// Nothing was laid, and tiles were exchanged.
    Exchanged { count: usize, source: Source },
    /// Nothing was laid.
    Passed,
    /// A turn was missed because of this player.
    Missed { by: Seat },
    /// Tiles came from this player.
    Received { count: usize, from: Seat },
    /// The game was given up.
    Resigned,
    /// The tiles that the others still had, for the player who was rid of all.
    Won,
}

impl Line {
    /// A line about a seat as the table stands.
    pub(crate) fn at(table: &Table, seat: Seat, what: LineKind) -> Self {
        let side = table.side(seat);
        let (points, total) = (Score::ZERO, side.score);
        Self { seat, what, points, total, held: side.open.clone(), on_table: table.plane.len() }
    }

    /// The tiles that its word laid, from the nest of the chain outwards.
    pub(crate) fn laid(&self) -> Vec<TileId> {
        match &self.what {
            LineKind::Played { word: Some(word), .. } => {
                (self.on_table..).take(word.chain.len()).map(tile_id).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The Action tile that it laid.
    pub(crate) fn action_tile(&self) -> Option<TileId> {
        match &self.what {
            LineKind::Played { action: Some(_), .. } => {
                Some(tile_id(self.on_table + self.laid().len()))
            }
            _ => None,
        }
    }
}

/// The tile that is laid when this many lie on the table.
pub(crate) fn tile_id(laid_before: usize) -> TileId {
    TileId(u16::try_from(laid_before).unwrap_or(u16::MAX))
}
