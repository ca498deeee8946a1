//! The beginnings of words, turned round so that they can be sorted by their last letters.

use super::states::List;

/// A beginning of words read backwards, and what may follow it.
///
/// Sorted, they are in the alphabetical order of the reversed letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Prefix {
    reversed: Reversed,
    pub(super) is_word: bool,
    /// The forward graph's list of what may follow.
    pub(super) after: List,
}

impl Prefix {
    pub(super) fn new(reversed: Reversed, is_word: bool, after: List) -> Self {
        Self { reversed, is_word, after }
    }

    pub(super) fn reversed(&self) -> Reversed {
        self.reversed
    }
}

/// Up to 32 letters read backwards, packed so that comparing numbers compares letters.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Reversed {
    /// Eight letters in each, the first in the highest byte; zero bytes after the last letter.
    parts: [u64; 4],
}

impl Reversed {
    /// The same with one more letter, which stands at its front.
    pub(super) fn before(self, tile: u8) -> Self {
        let [first, second, third, fourth] = self.parts;
        Self {
            parts: [
                u64::from(tile) << 56 | first >> 8,
                first << 56 | second >> 8,
                second << 56 | third >> 8,
                third << 56 | fourth >> 8,
            ],
        }
    }

    /// The letters as tile numbers, first to last.
    pub(super) fn tiles(self) -> impl Iterator<Item = u8> {
        self.parts.into_iter().flat_map(u64::to_be_bytes).take_while(|tile| *tile != 0)
    }

    /// How many letters this and the other have in common at their fronts.
    pub(super) fn shared_with(self, other: Self) -> usize {
        let pairs = self.parts.iter().zip(other.parts);
        let whole = pairs.take_while(|(one, other)| *one == other).count();
        match self.parts.get(whole) {
            None => whole * 8,
            Some(part) => whole * 8 + (part ^ other.parts[whole]).leading_zeros() as usize / 8,
        }
    }
}
