//! A letter: its position in an alphabet, and sets of letters.

use std::num::NonZeroU8;

/// Maximum letters of an alphabet: a [`LetterSet`] fits in one machine word.
pub const MAX_LETTERS: usize = 63;

/// A letter, as its position in an alphabet: 1 for the first.
///
/// The [`Alphabet`](crate::Alphabet) knows which characters it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Letter(NonZeroU8);

/// The number is not a position in any alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not the number of a letter; letters are numbered 1 to {MAX_LETTERS}")]
pub struct LetterNumberError(pub u8);

impl Letter {
    /// The letter at this position in the alphabet, counted from 1.
    pub const fn from_number(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(place) if number as usize <= MAX_LETTERS => Some(Self(place)),
            _ => None,
        }
    }

    /// Its position in the alphabet, counted from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its position as an index, for tables in which 0 stands for the blank.
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }
}

impl TryFrom<u8> for Letter {
    type Error = LetterNumberError;

    fn try_from(number: u8) -> Result<Self, LetterNumberError> {
        Self::from_number(number).ok_or(LetterNumberError(number))
    }
}

impl From<Letter> for u8 {
    fn from(letter: Letter) -> u8 {
        letter.number()
    }
}

/// A set of letters, as one machine word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LetterSet(u64);

impl LetterSet {
    /// No letter.
    pub const EMPTY: Self = Self(0);
    /// Every possible letter.
    pub const ALL: Self = Self(!1);

    /// The set with this letter added.
    #[must_use]
    pub const fn with(self, letter: Letter) -> Self {
        Self(self.0 | 1 << letter.number())
    }

    /// Whether the letter is in the set.
    pub const fn contains(self, letter: Letter) -> bool {
        self.0 >> letter.number() & 1 == 1
    }

    /// Whether no letter is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of letters in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set as bits: bit n for letter n.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The letters in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The letters, in the alphabet's order.
    pub fn iter(self) -> impl Iterator<Item = Letter> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let letter = Letter::from_number(u8::try_from(left.trailing_zeros()).ok()?)?;
            left &= left - 1;
            Some(letter)
        })
    }
}

impl FromIterator<Letter> for LetterSet {
    fn from_iter<Letters: IntoIterator<Item = Letter>>(letters: Letters) -> Self {
        letters.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_numbered_from_one_to_sixty_three() {
        assert_eq!(Letter::from_number(0), None);
        assert_eq!(Letter::from_number(64), None);
        assert_eq!(Letter::from_number(63).map(Letter::number), Some(63));
        assert_eq!(
            Letter::try_from(64).unwrap_err().to_string(),
            "64 is not the number of a letter; letters are numbered 1 to 63"
        );
    }

    #[test]
    fn a_letter_takes_one_byte_even_when_it_may_be_absent() {
        assert_eq!(size_of::<Option<Letter>>(), 1);
    }

    #[test]
    fn a_set_lists_its_letters_in_the_order_of_the_alphabet() {
        let letters = [5, 63, 1].map(|number| Letter::from_number(number).unwrap());
        let set: LetterSet = letters.into_iter().collect();
        assert_eq!(set.iter().map(Letter::number).collect::<Vec<_>>(), [1, 5, 63]);
        assert_eq!(set.len(), 3);
        assert_eq!(LetterSet::ALL.len(), MAX_LETTERS);
        assert_eq!(LetterSet::ALL.intersection(set), set);
    }
}
