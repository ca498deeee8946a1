//! The parts of a hand: every choice of its tiles has a number.

use super::hand::{Hand, Kinds};

/// How many tiles a hand may hold to be split into parts.
pub(super) const MOST_PARTS: usize = 7;

/// A hand, ready to be split.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    kinds: usize,
    letters: u64,
    blank: Option<u8>,
    /// The kind of each natural tile, by the number of its letter.
    by_letter: [u8; 64],
    places: [u8; MOST_PARTS],
    counts: [u8; MOST_PARTS],
    strides: [u8; MOST_PARTS],
    values: [i32; MOST_PARTS],
    size: usize,
}

impl Parts {
    fn none() -> Self {
        Self {
            kinds: 0,
            letters: 0,
            blank: None,
            by_letter: [0; 64],
            places: [0; MOST_PARTS],
            counts: [0; MOST_PARTS],
            strides: [0; MOST_PARTS],
            values: [0; MOST_PARTS],
            size: 1,
        }
    }

    /// The parts of a hand; none if it holds too many tiles.
    pub(super) fn of(kinds: &Kinds, hand: Hand, values: &[i32; 64]) -> Option<Self> {
        let mut parts = Self::none();
        for (place, number, count) in kinds.held(hand) {
            if parts.kinds == MOST_PARTS {
                return None;
            }
            let kind = parts.kinds;
            let kind_number = u8::try_from(kind).ok()?;
            match number {
                0 => parts.blank = Some(kind_number),
                _ => parts.letters |= 1 << number,
            }
            parts.by_letter[usize::from(number) & 63] = kind_number;
            parts.places[kind] = place;
            parts.counts[kind] = count;
            parts.strides[kind] = u8::try_from(parts.size).ok()?;
            parts.values[kind] = values[usize::from(number)];
            parts.size *= usize::from(count) + 1;
            parts.kinds += 1;
        }
        Some(parts)
    }

    /// How many parts there are, the empty and the whole one among them.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    /// The letters of the natural tiles, as bits by number.
    pub(super) fn letters(&self) -> u64 {
        self.letters
    }

    /// The kind that is the blank.
    pub(super) fn blank(&self) -> Option<u8> {
        self.blank
    }

    /// How many tiles there are of each kind.
    pub(super) fn counts(&self) -> [u8; MOST_PARTS] {
        self.counts
    }

    /// The kind that has this letter, which must be that of a natural tile.
    pub(super) fn part_of(&self, number: usize) -> u8 {
        self.by_letter[number & 63]
    }

    pub(super) fn value(&self, kind: u8) -> i32 {
        self.values[usize::from(kind)]
    }

    /// What one tile of a kind adds to the number of a part.
    pub(super) fn stride(&self, kind: u8) -> usize {
        self.strides[usize::from(kind)].into()
    }

    /// The number of a part.
    pub(super) fn number_of(&self, hand: Hand) -> usize {
        let kinds = self.places.iter().zip(&self.strides).take(self.kinds);
        let number: u64 =
            kinds.map(|(place, stride)| hand.count(*place) * u64::from(*stride)).sum();
        usize::try_from(number).unwrap_or(0)
    }

    /// The kinds of all tiles, one by one.
    pub(super) fn tiles(&self) -> impl Iterator<Item = u8> {
        (0..)
            .zip(&self.counts[..self.kinds])
            .flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(*count)))
    }
}
