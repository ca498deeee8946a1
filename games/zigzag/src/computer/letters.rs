//! Leave values: the worth of letters kept for the next turn.

use tiles::{Alphabet, Letter, Rack, Tile};
use vocabulary::read_worths;

use super::Worth;

const FILES: [(&str, &str); 2] = [
    ("english", include_str!("../../data/letters/english.txt")),
    ("french", include_str!("../../data/letters/french.txt")),
];

/// Deduction for a duplicate, which makes fewer words than the first of its kind.
const TWIN: Worth = 12;
/// Deduction for each vowel too many or too few.
const BALANCE: Worth = 15;

/// The worth of each tile in hand: how many hundredths of a tile more a turn sheds with it than
/// with an average letter.
#[derive(Clone, Debug)]
pub(crate) struct KeptLetters {
    worths: [Worth; tiles::MAX_LETTERS + 1],
    vowels: Vec<Letter>,
}

impl KeptLetters {
    /// The values for an alphabet; letters that were not measured are worth nothing.
    pub(crate) fn of(alphabet: &Alphabet) -> Self {
        let file = FILES.iter().find(|(name, _)| *name == alphabet.name());
        let mut worths = [0; tiles::MAX_LETTERS + 1];
        for (tile, worth) in file.into_iter().flat_map(|(_, text)| read_worths(text, alphabet)) {
            worths[tile.index()] = worth;
        }
        let vowels = alphabet.letters().filter(|letter| alphabet.is_vowel(*letter)).collect();
        Self { worths, vowels }
    }

    /// The worth of a tile by itself.
    pub(crate) fn worth(&self, tile: Tile) -> Worth {
        self.worths[tile.index()]
    }

    /// The worth of tiles that are kept together.
    pub(crate) fn worth_of(&self, kept: &Rack) -> Worth {
        let single: Worth = kept.tiles().map(|tile| self.worth(tile)).sum();
        let kinds = kept.tiles().zip(kept.tiles().skip(1));
        let twins = kinds.filter(|(tile, next)| tile == next).count();
        let vowels = self.vowels.iter().map(|letter| kept.count(Tile::Letter(*letter))).sum();
        single - TWIN * count(twins) - BALANCE * imbalance(vowels, kept.len())
    }
}

fn count(tiles: usize) -> Worth {
    Worth::from(u8::try_from(tiles).unwrap_or(u8::MAX))
}

/// How many vowels there are too many or too few: two in five are best, and one more or less does
/// no harm.
fn imbalance(vowels: usize, tiles: usize) -> Worth {
    let off = (5 * count(vowels) - 2 * count(tiles)).abs() / 5;
    (off - 1).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_both_languages_was_measured() {
        for (name, text) in FILES {
            let alphabet = Alphabet::named(name).unwrap();
            assert_eq!(read_worths::<Worth>(text, &alphabet).count(), alphabet.len() + 1, "{name}");
        }
    }

    #[test]
    fn hard_letters_twins_and_too_many_vowels_are_worth_less() {
        let french = Alphabet::named("french").unwrap();
        let letters = KeptLetters::of(&french);
        let worth = |rack: &str| letters.worth_of(&french.rack(rack).unwrap());
        assert!(worth("EST") > worth("WKT"));
        assert!(worth("SS") < 2 * worth("S"));
        assert!(worth("AEIO") < ["A", "E", "I", "O"].map(worth).iter().sum());
        assert_eq!(worth(""), 0);
    }
}
