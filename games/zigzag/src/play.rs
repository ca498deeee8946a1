//! A word to lay: a chain of new tiles on a letter of the table, and the letters it reuses.

use serde::{Deserialize, Serialize};
use tiles::PlacedTile;

use crate::plane::{Direction, TileId};

/// A word to lay. The chain nests on an old letter; the word is the chain and a row of old letters
/// that leads away from it, read in either sense.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Play {
    /// The old letter on which the chain nests; none for the first word of the game.
    pub on: Option<TileId>,
    /// The new tiles, from that letter outwards.
    pub chain: Vec<Nested>,
    /// The old letters of the word: `on` first, then from nest to nest away from the chain.
    pub reused: Vec<TileId>,
    /// In which sense it is read.
    pub reads: Reads,
}

/// A new tile and the direction in which it lies from the tile it nests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nested {
    /// The tile.
    pub tile: PlacedTile,
    /// Its direction; the first tile of the game has none, and this is ignored.
    pub direction: Direction,
}

/// In which sense a word is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reads {
    /// Old letters first, then the chain from its nest to its end.
    Outwards,
    /// The chain from its end to its nest, then the old letters.
    Inwards,
}

impl Reads {
    /// The word in order of reading: these old letters, listed away from the chain, and this chain,
    /// listed away from its nest.
    pub fn in_order<Letter: Clone>(self, reused: &[Letter], chain: &[Letter]) -> Vec<Letter> {
        let (backwards, forwards) = match self {
            Self::Outwards => (reused, chain),
            Self::Inwards => (chain, reused),
        };
        backwards.iter().rev().chain(forwards).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_begins_or_ends_with_its_chain() {
        let letters = |text: &str| text.chars().collect::<Vec<_>>();
        let word = |reads: Reads, reused, chain| {
            reads.in_order(&letters(reused), &letters(chain)).into_iter().collect::<String>()
        };
        assert_eq!(word(Reads::Outwards, "VID", "ERTI"), "DIVERTI");
        assert_eq!(word(Reads::Outwards, "DIVA", "E"), "AVIDE");
        assert_eq!(word(Reads::Inwards, "VA", "AL"), "LAVA");
    }
}
