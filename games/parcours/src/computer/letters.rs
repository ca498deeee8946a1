//! Leave values: the worth of letters kept for the next hand.

use tiles::{Alphabet, Tile};
use vocabulary::read_worths;

use crate::plan::Worth;

const FILES: [(&str, &str); 2] = [
    ("english", include_str!("../../data/letters/english.txt")),
    ("french", include_str!("../../data/letters/french.txt")),
];

/// Deduction for a duplicate, which makes fewer words than the first of its kind.
const TWIN: Worth = 200;

/// The worth of each tile on the next rack, relative to one drawn from the bag.
#[derive(Clone, Debug)]
pub(crate) struct KeptLetters([Worth; 64]);

impl KeptLetters {
    /// The values for an alphabet; letters that were not measured are worth nothing.
    pub(crate) fn of(alphabet: &Alphabet) -> Self {
        let file = FILES.iter().find(|(name, _)| *name == alphabet.name());
        let mut worths = [0; 64];
        for (tile, worth) in file.into_iter().flat_map(|(_, text)| read_worths(text, alphabet)) {
            worths[tile.index()] = worth;
        }
        Self(worths)
    }

    /// Worth of a tile when this many of its kind are already kept.
    pub(crate) fn worth(&self, tile: Tile, kept: usize) -> Worth {
        self.0[tile.index()] - TWIN * Worth::from(u8::try_from(kept).unwrap_or(u8::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_both_languages_was_measured() {
        for (name, text) in FILES {
            let alphabet = Alphabet::named(name).unwrap();
            assert_eq!(read_worths::<Worth>(text, &alphabet).count(), alphabet.len() + 1, "{name}");
        }
    }
}
