//! Folding: how a dictionary's spelling becomes the letters of tiles.

use std::ops::RangeInclusive;
use std::sync::Arc;

use tiles::Alphabet;

/// The shortest and the longest word a list holds.
const LENGTHS: RangeInclusive<usize> = 2..=15;

/// The way from spellings to the tiles of one alphabet.
pub(super) struct Folding {
    alphabet: Arc<Alphabet>,
}

impl Folding {
    /// The folding of a built-in alphabet.
    pub(super) fn named(alphabet: &str) -> Self {
        Self { alphabet: Alphabet::named(alphabet).expect("this alphabet comes with the crate") }
    }

    /// The word in capital letters without accents, or nothing if it is no word for tiles.
    ///
    /// A spelling with an apostrophe, a hyphen, a full stop or a digit is none, nor is one that
    /// is too short or too long.
    pub(super) fn word(&self, spelling: &str) -> Option<String> {
        let letters = self.alphabet.word(spelling).ok()?;
        LENGTHS.contains(&letters.len()).then(|| self.alphabet.spell(&letters))
    }

    /// The letters of a part of a word, which may be empty.
    pub(super) fn part(&self, spelling: &str) -> String {
        self.alphabet
            .word(spelling)
            .map(|letters| self.alphabet.spell(&letters))
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_cedillas_and_ligatures_are_folded() {
        let french = Folding::named("french");
        for (spelling, word) in [("façade", "FACADE"), ("évoé", "EVOE"), ("cœur", "COEUR")] {
            assert_eq!(french.word(spelling).as_deref(), Some(word));
        }
    }

    #[test]
    fn what_tiles_cannot_show_is_no_word() {
        let english = Folding::named("english");
        for spelling in ["o'clock", "co-op", "etc.", "2d", "a", "counterrevolutionaries"] {
            assert_eq!(english.word(spelling), None, "{spelling}");
        }
    }
}
