//! What a letter is worth that is kept for the next hand.

use tiles::{Alphabet, Tile};

use crate::plan::Worth;

const FILES: [(&str, &str); 2] = [
    ("english", include_str!("../../data/letters/english.txt")),
    ("french", include_str!("../../data/letters/french.txt")),
];

/// The second of a kind makes fewer words than the first.
const TWIN: Worth = 200;

/// What each tile is worth on the rack of the next hand, against one drawn from the bag.
#[derive(Clone, Debug)]
pub(crate) struct KeptLetters([Worth; 64]);

impl KeptLetters {
    /// Those of an alphabet; nothing is kept of letters that nobody measured.
    pub(crate) fn of(alphabet: &Alphabet) -> Self {
        let file = FILES.iter().find(|(name, _)| *name == alphabet.name());
        let mut worths = [0; 64];
        for (tile, worth) in file.into_iter().flat_map(|(_, text)| read(text, alphabet)) {
            worths[tile.index()] = worth;
        }
        Self(worths)
    }

    /// What one tile is worth, of which so many are kept already.
    pub(crate) fn worth(&self, tile: Tile, kept: usize) -> Worth {
        self.0[tile.index()] - TWIN * Worth::from(u8::try_from(kept).unwrap_or(u8::MAX))
    }
}

fn read<'text>(
    text: &'text str,
    alphabet: &'text Alphabet,
) -> impl Iterator<Item = (Tile, Worth)> + 'text {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| {
        let (tile, worth) = line.split_once(' ')?;
        let tile = alphabet.tiles(tile).ok()?.first().copied()?;
        Some((tile, worth.trim().parse().ok()?))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_both_languages_was_measured() {
        for (name, text) in FILES {
            let alphabet = Alphabet::named(name).unwrap();
            assert_eq!(read(text, &alphabet).count(), alphabet.len() + 1, "{name}");
        }
    }
}
