//! A search: one rack on one board, for all plays or for the best.

use board::Terms;

use crate::best::Scratch;
use crate::fill::{Filler, Source};
use crate::filter::WordFilter;
use crate::found::Play;
use crate::lines::Lines;
use crate::subsets::{Equity, Subsets};
use crate::turn::Turn;
use crate::walk::Walker;
use crate::word_map::WordMap;

/// What helps to find words faster than by walking the graph from every anchor.
#[derive(Clone, Copy)]
pub enum Aid<'turn> {
    /// A word map: the fastest, some twenty megabytes.
    Map(&'turn WordMap),
    /// A word filter: nearly as fast, two megabytes.
    Filter(&'turn WordFilter),
    /// Nothing but the graph.
    Nothing,
}

/// One rack on one board.
pub struct Search<'turn> {
    /// The board.
    pub lines: &'turn Lines,
    /// The rack, with what its tiles are worth when they are kept.
    pub subsets: &'turn Subsets,
    /// What helps to find words.
    pub aid: Aid<'turn>,
    /// How many tiles earn the bonus, and the bonus.
    pub terms: Terms<'turn>,
}

impl<'turn> Search<'turn> {
    fn turn(&self) -> Turn<'turn> {
        Turn {
            lines: self.lines,
            subsets: self.subsets,
            full_rack: self.terms.full_rack,
            bonus: self.terms.bonus.0,
        }
    }

    fn source(&self) -> Option<Source<'turn>> {
        match self.aid {
            Aid::Map(map) => Some(Source::Map(map)),
            Aid::Filter(filter) => Some(Source::Filter(filter)),
            Aid::Nothing => None,
        }
    }

    /// The best play worth at least this much, if there is one.
    pub fn best(&self, floor: Equity, scratch: &mut Scratch) -> Option<Play> {
        let turn = self.turn();
        match self.source() {
            Some(words) => Filler { turn, words }.best(floor.0, scratch),
            None => Walker { turn }.best(floor.0, scratch),
        }
    }

    /// Every play, in no particular order.
    pub fn each(&self, scratch: &mut Scratch, mut found: impl FnMut(Play)) {
        let turn = self.turn();
        match self.source() {
            Some(words) => Filler { turn, words }.all(&mut scratch.pending, &mut found),
            None => Walker { turn }.all(&mut found),
        }
    }
}
