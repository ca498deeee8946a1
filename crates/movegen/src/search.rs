//! A search: one rack on one board, for all plays or for the best.

use board::Terms;

use crate::best::Scratch;
use crate::fill::Filler;
use crate::found::Play;
use crate::lines::Lines;
use crate::subsets::{Equity, Subsets};
use crate::word_map::WordMap;

/// One rack on one board.
pub struct Search<'turn> {
    /// The board.
    pub lines: &'turn Lines,
    /// The rack, with what its tiles are worth when they are kept.
    pub subsets: &'turn Subsets,
    /// The word map.
    pub map: &'turn WordMap,
    /// How many tiles earn the bonus, and the bonus.
    pub terms: Terms<'turn>,
}

impl Search<'_> {
    fn filler(&self) -> Filler<'_> {
        Filler {
            lines: self.lines,
            subsets: self.subsets,
            map: self.map,
            full_rack: self.terms.full_rack,
            bonus: self.terms.bonus.0,
        }
    }

    /// The best play worth at least this much, if there is one.
    pub fn best(&self, floor: Equity, scratch: &mut Scratch) -> Option<Play> {
        self.filler().best(floor.0, scratch)
    }

    /// Every play, in no particular order.
    pub fn each(&self, mut found: impl FnMut(Play)) {
        self.filler().all(&mut found);
    }
}
