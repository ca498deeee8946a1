//! Admissible upper bounds: what a rack can bring in a slot at most. See docs/notes/bounds.md.

use board::MAX_SIDE;

use crate::lines::Line;
use crate::slots::Slot;
use crate::subsets::{LONGEST_RACK, Subsets};

/// What bounds the plays of one rack, wherever they are.
pub(crate) struct Bounds<'turn> {
    subsets: &'turn Subsets,
    letters: u64,
    /// By number of tiles: the bonus and the best that can be kept, in thousandths.
    beside: [i32; LONGEST_RACK + 1],
}

/// What the tiles of a rack could be worth on the squares of one line.
pub(crate) struct Caps {
    /// Squares on which the rack can lay nothing, as bits.
    dead: u32,
    /// Sums, up to each place, of the most valuable tile that may lie there times its letter factor
    /// …
    along: [i32; PLACES],
    /// … and times the factors of the crossing word.
    across: [i32; PLACES],
}

/// More places than a line has; a power of two, so that a place is quickly known to be inside.
const PLACES: usize = (MAX_SIDE + 1).next_power_of_two();

impl<'turn> Bounds<'turn> {
    /// The bounds of a rack, with the bonus for each number of tiles.
    pub(crate) fn of(subsets: &'turn Subsets, bonus: impl Fn(u8) -> i32) -> Self {
        let mut beside = [0; LONGEST_RACK + 1];
        for (tiles, worth) in (0..).zip(&mut beside) {
            *worth = bonus(tiles) * 1000 + subsets.best_kept(tiles.into());
        }
        Self { subsets, letters: subsets.letters(), beside }
    }

    /// What the rack could be worth on the squares of a line.
    #[inline]
    pub(crate) fn caps(&self, line: &Line) -> Caps {
        let mut caps = Caps { dead: 0, along: [0; PLACES], across: [0; PLACES] };
        let dearest = i32::from(self.subsets.all_values()[0]);
        let (mut along, mut across) = (0, 0);
        for at in 0..line.length.min(MAX_SIDE) {
            if line.letters[at] == 0 {
                let allowed = line.allowed[at] & self.letters;
                caps.dead |= u32::from(allowed == 0) << at;
                let letter_factor = i32::from(line.letter_factor[at]);
                if line.crossed >> at & 1 == 0 {
                    along += letter_factor * dearest;
                } else {
                    let most = letter_factor * self.subsets.dearest_among(allowed);
                    along += most;
                    across += most * i32::from(line.word_factor[at]);
                }
            }
            caps.along[at + 1] = along;
            caps.across[at + 1] = across;
        }
        caps
    }

    /// The most a slot can bring, in thousandths; none if the rack cannot fill it.
    #[inline]
    pub(crate) fn bound(&self, slot: &Slot, caps: &Caps) -> Option<i32> {
        let size = usize::from(slot.tiles);
        let lacks = slot.needs[0] & self.letters == 0 || slot.needs[1] & self.letters == 0;
        if slot.squares & caps.dead != 0 || size > self.subsets.held() || lacks {
            return None;
        }
        let (start, end) = (usize::from(slot.start) % PLACES, usize::from(slot.end) % PLACES);
        let by_factors = dot_apart(&slot.factors, self.subsets.all_values());
        let by_squares = i32::from(slot.word_factor) * (caps.along[end] - caps.along[start])
            + caps.across[end]
            - caps.across[start];
        let score = slot.base + by_factors.min(by_squares);
        Some(score * 1000 + self.beside[size & 7])
    }
}

/// The sum of the products; both lists are sorted, so no order of tiles scores more.
#[inline]
pub(crate) fn dot(factors: &[i16; 8], values: &[i16; 8]) -> i32 {
    factors.iter().zip(values).map(|(factor, value)| i32::from(*factor) * i32::from(*value)).sum()
}

/// The same, kept apart from the loop around it: where values stay the same the compiler would take
/// them out one by one, and multiply one by one what it can multiply at once.
#[inline(never)]
pub(crate) fn dot_apart(factors: &[i16; 8], values: &[i16; 8]) -> i32 {
    dot(factors, values)
}
