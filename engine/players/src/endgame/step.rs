//! A placement as the search keeps it: small, and complete enough to be laid without looking it up.

use super::hand::Hand;
use super::mix::mix;

/// The mark of a blank in a tile's number.
pub(super) const BLANK: u8 = 0x80;

/// A placement along a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Step {
    /// The tiles it takes.
    pub(super) played: Hand,
    /// The letters laid, by number, in order; the high bit marks a blank.
    pub(super) tiles: [u8; 7],
    pub(super) line: u8,
    /// The places on the line where they are laid, as bits.
    pub(super) spots: u32,
    pub(super) score: i32,
    /// What its tiles are worth in the hand.
    pub(super) worth: i32,
    /// A number by which it is recognised again; see [`name`].
    pub(super) name: u32,
}

/// The bits that a name has: six of the line, and below them what looks like chance.
pub(super) const NAME: u32 = (1 << 27) - 1;
const CHANCE_BITS: u32 = 21;

/// A number by which a placement is recognised again; never 0.
#[inline]
pub(super) const fn name(line: u8, spots: u32, tiles: [u8; 7]) -> u32 {
    let [first, second, third, fourth, fifth, sixth, seventh] = tiles;
    let bytes = [line, first, second, third, fourth, fifth, sixth, seventh];
    let chance = mix(mix(u64::from_le_bytes(bytes)) ^ spots as u64) >> (u64::BITS - CHANCE_BITS);
    (line as u32) << CHANCE_BITS & NAME | chance as u32 | 1
}

/// The line that a name tells of; beyond all lines for a pass.
#[inline]
pub(super) const fn line_of(name: u32) -> usize {
    (name >> CHANCE_BITS) as usize
}

impl Step {
    /// Laying nothing.
    pub(super) const PASS: Self = Self {
        played: Hand(0),
        tiles: [0; 7],
        line: u8::MAX,
        spots: 0,
        score: 0,
        worth: 0,
        name: name(u8::MAX, 0, [0; 7]),
    };

    #[inline]
    pub(super) const fn is_pass(&self) -> bool {
        self.spots == 0
    }

    /// The tiles with their places on the line.
    pub(super) fn laid(&self) -> impl Iterator<Item = (usize, u8)> + use<> {
        let mut spots = self.spots;
        let places = std::iter::from_fn(move || {
            let place = (spots != 0).then(|| spots.trailing_zeros() as usize);
            spots &= spots.wrapping_sub(1);
            place
        });
        places.zip(self.tiles)
    }

    /// What it brings, and what the mover need not keep.
    #[inline]
    pub(super) const fn relief(&self) -> i32 {
        self.score + self.worth
    }
}
