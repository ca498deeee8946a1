//! A search: one rack on one board, for all plays or for the best.

use std::ops::ControlFlow;

use board::{FirstPlay, Terms};

use crate::best::{Best, Scratch};
use crate::fill::{Filler, Source};
use crate::filter::WordFilter;
use crate::found::Play;
use crate::generate::each_placement;
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
    /// A word filter, of two to three megabytes: faster than the graph alone for the best play, and
    /// no help in listing all.
    Filter(&'turn WordFilter),
    /// Nothing but the graph.
    Nothing,
}

/// One rack on one board.
#[derive(Clone, Copy)]
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
            // Map and filter choose letters for two blanks; a set may have more.
            _ if self.subsets.blanks() > 2 => None,
            Aid::Map(map) => Some(Source::Map(map)),
            Aid::Filter(filter) => Some(Source::Filter(filter)),
            Aid::Nothing => None,
        }
    }

    /// Fills slots with words, if there is something to find them with.
    pub(crate) fn filler(&self) -> Option<Filler<'turn>> {
        let words = self.source().filter(|_| !self.begins_anywhere())?;
        Some(Filler { turn: self.turn(), words })
    }

    /// The best play worth at least this much, if there is one.
    pub fn best(&self, floor: Equity, scratch: &mut Scratch) -> Option<Play> {
        let turn = self.turn();
        match self.source() {
            _ if self.begins_anywhere() => self.best_anywhere(floor),
            Some(words) => {
                scratch.memory.forget();
                Filler { turn, words }.best(floor.0, scratch)
            }
            None => Walker { turn }.best(floor.0, scratch),
        }
    }

    /// The same for the rack of the last search with this memory, on another board: what was found
    /// out about the rack is not asked again.
    pub fn best_again(&self, floor: Equity, scratch: &mut Scratch) -> Option<Play> {
        match self.filler() {
            Some(filler) => filler.best(floor.0, scratch),
            None => self.best(floor, scratch),
        }
    }

    /// Every play, in no particular order.
    pub fn each(&self, scratch: &mut Scratch, mut found: impl FnMut(Play)) {
        let turn = self.turn();
        match self.source() {
            _ if self.begins_anywhere() => self.each_anywhere(found),
            Some(words @ Source::Map(map)) => {
                Filler { turn, words }.all(map, &mut scratch.inquiry, &mut found);
            }
            Some(Source::Filter(_)) | None => Walker { turn }.all(&mut found),
        }
    }

    /// Whether this is a first play that need not cover the start square.
    fn begins_anywhere(&self) -> bool {
        self.terms.first_play == FirstPlay::Anywhere && self.lines.board().is_empty()
    }

    /// First plays anywhere are found by the plain walk: slots are made for a board with a start.
    fn each_anywhere(&self, mut found: impl FnMut(Play)) {
        let board = self.lines.board();
        let number = self.subsets.count() - 1;
        let rack = self.subsets.tiles(number).collect();
        let _ = each_placement(board, &rack, self.lines.graph(), &self.terms, &mut |placement| {
            let fitted =
                placement.fit(board, &self.terms).expect("the walk lays tiles where they fit");
            found(Play::of(&fitted, self.subsets));
            ControlFlow::Continue(())
        });
    }

    fn best_anywhere(&self, floor: Equity) -> Option<Play> {
        let mut best = Best { floor: floor.0, play: None };
        self.each_anywhere(|play| best.consider(play));
        best.play
    }
}
