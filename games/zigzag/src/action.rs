//! Actions of players.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::Alphabet;

use crate::plane::{Direction, TileId};
use crate::play::{Nested, Play};
use crate::{ActionKind, Reads};

/// A player's action: `{"do":"play","word":{"on":2,"chain":[{"tile":"E","direction":5}],…}}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play a turn: a word, an Action tile, or both.
    Play {
        /// The word.
        #[serde(default)]
        word: Option<Laid>,
        /// The Action tile.
        #[serde(default)]
        action: Option<LaidAction>,
    },
    /// Play a turn given as text; the program finds where it goes and how it lies.
    Write {
        /// The word, in any case; none to lay an Action tile alone.
        #[serde(default)]
        word: Option<String>,
        /// The letter to attach it to; none to leave that to the program.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(type = "TileId | null"))]
        on: Option<TileId>,
        /// The Action tile.
        #[serde(default)]
        action: Option<WrittenAction>,
    },
    /// Lay nothing and exchange: draw this many tiles first, then return as many.
    Exchange {
        /// How many.
        draw: u8,
    },
    /// Return tiles after drawing as many; this ends the turn.
    Return {
        /// The tiles: `["K", "W", "+2"]`.
        tiles: Vec<String>,
    },
    /// Lay nothing.
    Pass,
    /// Resign.
    Resign,
}

/// A word as it is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The old letter on which the chain nests; none for the first word of the game.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "TileId | null"))]
    pub on: Option<TileId>,
    /// The new tiles, from that letter outwards.
    pub chain: Vec<ChainTile>,
    /// The old letters of the word: `on` first, then from nest to nest away from the chain.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "TileId[]"))]
    pub reused: Vec<TileId>,
    /// In which sense it is read.
    pub reads: Reads,
}

impl Laid {
    /// A word as a player lays it.
    pub(crate) fn of(word: &Play, alphabet: &Alphabet) -> Self {
        let chained = |nested: &Nested| ChainTile {
            tile: alphabet.placed_text(nested.tile),
            direction: nested.direction,
        };
        Self {
            on: word.on,
            chain: word.chain.iter().map(chained).collect(),
            reused: word.reused.clone(),
            reads: word.reads,
        }
    }
}

/// A new tile of a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChainTile {
    /// The tile as it lies: a lowercase letter is a blank standing for it.
    pub tile: String,
    /// Where it lies from the tile it nests on; ignored for the first tile of the game.
    #[cfg_attr(feature = "typescript", ts(type = "Direction"))]
    pub direction: Direction,
}

/// An Action tile as it is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LaidAction {
    /// The tile.
    pub tile: ActionKind,
    /// The letter it nests on.
    pub on: ActionNest,
    /// Where it lies from that letter.
    #[cfg_attr(feature = "typescript", ts(type = "Direction"))]
    pub direction: Direction,
    /// What it gives, and to whom.
    #[serde(default)]
    pub gifts: Vec<Gift>,
}

/// The letter on which an Action tile nests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActionNest {
    /// A letter laid in this turn, by its place in the chain.
    New(u8),
    /// A letter that lay there before.
    #[cfg_attr(feature = "typescript", ts(type = "TileId"))]
    Old(TileId),
}

/// An Action tile given as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct WrittenAction {
    /// The tile.
    pub tile: ActionKind,
    /// What it gives, and to whom.
    #[serde(default)]
    pub gifts: Vec<Gift>,
}

/// Tiles for one opponent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// Who gets them.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub to: Seat,
    /// Open tiles: `["W"]`.
    #[serde(default)]
    pub open: Vec<String>,
    /// How many come unseen from the pile.
    #[serde(default)]
    pub pile: u8,
}
