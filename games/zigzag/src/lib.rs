//! Zigzag: words in every direction, without a board, as an event log.
//!
//! Round tiles with a bite nest on one another in any direction; whoever is rid of all their tiles
//! first wins. `RULES.md` says the rules in words.

mod plane;
mod tile;

pub use plane::{APART, Direction, Face, NotADirection, Plane, Point, RADIUS, TileId};
pub use tile::{ActionKind, HandTile};
