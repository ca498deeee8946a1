//! Depth-first traversal of the forward graph: words one after another, in alphabetical order.
//!
//! Every search walks the forward graph in the same way; what differs is the [`Guide`], which says
//! at each letter whether to go on. Two guides make one: `(tiles, pattern)` finds what suits both.

use std::ops::RangeInclusive;

use tiles::Letter;

use crate::{Children, Node, WordGraph};

/// Says which ways through the words are worth going.
///
/// The walk enters one letter after another and leaves them in the opposite order.
pub trait Guide {
    /// Goes on to this letter, unless no word is wanted that goes on so.
    fn enter(&mut self, letter: Letter) -> bool;

    /// Goes back from the letter entered last.
    fn leave(&mut self, letter: Letter);

    /// Whether the word made by the letters entered is wanted.
    fn wants_word(&self) -> bool;
}

/// A guide that goes everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Everything;

impl Guide for Everything {
    fn enter(&mut self, _: Letter) -> bool {
        true
    }

    fn leave(&mut self, _: Letter) {}

    fn wants_word(&self) -> bool {
        true
    }
}

/// A guide to words of certain lengths.
#[derive(Clone, Debug)]
pub struct Lengths {
    wanted: RangeInclusive<usize>,
    entered: usize,
}

impl Lengths {
    /// Words with this many letters.
    pub fn new(wanted: RangeInclusive<usize>) -> Self {
        Self { wanted, entered: 0 }
    }
}

impl Guide for Lengths {
    fn enter(&mut self, _: Letter) -> bool {
        let may = self.entered < *self.wanted.end();
        self.entered += usize::from(may);
        may
    }

    fn leave(&mut self, _: Letter) {
        self.entered -= 1;
    }

    fn wants_word(&self) -> bool {
        self.wanted.contains(&self.entered)
    }
}

impl<First: Guide, Second: Guide> Guide for (First, Second) {
    fn enter(&mut self, letter: Letter) -> bool {
        if !self.0.enter(letter) {
            return false;
        }
        let both = self.1.enter(letter);
        if !both {
            self.0.leave(letter);
        }
        both
    }

    fn leave(&mut self, letter: Letter) {
        self.1.leave(letter);
        self.0.leave(letter);
    }

    fn wants_word(&self) -> bool {
        self.0.wants_word() && self.1.wants_word()
    }
}

impl<Inner: Guide> Guide for Option<Inner> {
    fn enter(&mut self, letter: Letter) -> bool {
        self.as_mut().is_none_or(|inner| inner.enter(letter))
    }

    fn leave(&mut self, letter: Letter) {
        if let Some(inner) = self {
            inner.leave(letter);
        }
    }

    fn wants_word(&self) -> bool {
        self.as_ref().is_none_or(Inner::wants_word)
    }
}

/// Words as they are found, in alphabetical order; made by [`WordGraph::find`] and its like.
#[derive(Clone, Debug)]
pub struct Found<'graph, Guiding> {
    graph: &'graph WordGraph,
    guide: Guiding,
    /// The letters of the way so far, and for each the siblings still to be tried.
    word: Vec<Letter>,
    untried: Vec<Children<'graph>>,
    /// Whether the way itself is a word that was not given out yet.
    is_pending: bool,
}

impl<Guiding: Guide> Found<'_, Guiding> {
    fn enter(&mut self, letter: Letter, node: Node) {
        self.word.push(letter);
        self.untried.push(self.graph.children(node));
        self.is_pending = node.accepts() && self.guide.wants_word();
    }

    /// Goes one step further: to the next letter that the guide enters, or back.
    fn step(&mut self) -> Option<()> {
        if let Some(node) = self.untried.last_mut()?.next() {
            let letter = node.letter().filter(|letter| self.guide.enter(*letter));
            if let Some(letter) = letter {
                self.enter(letter, node);
            }
        } else {
            self.untried.pop();
            let left = if self.untried.is_empty() { None } else { self.word.pop() };
            if let Some(letter) = left {
                self.guide.leave(letter);
            }
        }
        Some(())
    }
}

impl<Guiding: Guide> Iterator for Found<'_, Guiding> {
    type Item = Vec<Letter>;

    fn next(&mut self) -> Option<Vec<Letter>> {
        while !std::mem::take(&mut self.is_pending) {
            self.step()?;
        }
        Some(self.word.clone())
    }
}

impl WordGraph {
    /// The words a guide leads to, in alphabetical order.
    pub fn find<Guiding: Guide>(&self, guide: Guiding) -> Found<'_, Guiding> {
        let untried = vec![self.children(self.forward())];
        Found { graph: self, guide, word: Vec::new(), untried, is_pending: false }
    }

    /// Every word, in alphabetical order.
    pub fn words(&self) -> Found<'_, Everything> {
        self.find(Everything)
    }

    /// The words that begin so, this one included, in alphabetical order.
    pub fn words_beginning_with(&self, beginning: &[Letter]) -> Found<'_, Everything> {
        let mut found = self.find(Everything);
        match self.follow(self.forward(), beginning) {
            Some(node) if !beginning.is_empty() => {
                found.untried = vec![self.children(node)];
                found.word = beginning.to_vec();
                found.is_pending = node.accepts();
            }
            Some(_) => {}
            None => found.untried.clear(),
        }
        found
    }
}
