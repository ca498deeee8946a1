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
}

impl Step {
    /// Laying nothing.
    pub(super) const PASS: Self =
        Self { played: Hand(0), tiles: [0; 7], line: u8::MAX, spots: 0, score: 0, worth: 0 };

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

    /// A number by which it is recognised again; never 0.
    #[inline]
    pub(super) fn name(&self) -> u32 {
        let tiles = self
            .tiles
            .iter()
            .fold(u64::from(self.line), |tiles, tile| tiles << 8 | u64::from(*tile));
        let name = (mix(tiles ^ u64::from(self.spots) << 27) >> 32) as u32;
        (name & NAME).max(1)
    }
}

/// The bits that a name has.
pub(super) const NAME: u32 = (1 << 27) - 1;
