//! The path from a root to the string that was read last.
//!
//! Strings come in descending order, so whatever branches off to the right of the path is finished.

use super::BuildError;
use super::states::{List, States};
use crate::graph::MAX_WORD_LENGTH;

/// One letter of the path, and the finished siblings to its right.
#[derive(Clone, Copy, Default)]
struct Step {
    tile: u8,
    accepts: bool,
    siblings: List,
}

/// A node whose last child is finished.
#[derive(Clone, Copy)]
pub(super) struct Finished {
    pub(super) accepts: bool,
    pub(super) children: List,
}

/// The path to the string that was read last.
pub(super) struct Spine {
    /// One step a letter; the one after the last letter holds that letter's children.
    steps: [Step; MAX_WORD_LENGTH + 1],
    depth: usize,
}

impl Spine {
    pub(super) fn new() -> Self {
        Self { steps: [Step::default(); MAX_WORD_LENGTH + 1], depth: 0 }
    }

    /// How many letters the path has.
    pub(super) fn depth(&self) -> usize {
        self.depth
    }

    /// Goes one letter down.
    pub(super) fn descend(&mut self, tile: u8) {
        let step = &mut self.steps[self.depth];
        (step.tile, step.accepts) = (tile, false);
        self.depth += 1;
    }

    /// A word ends with the last letter of the path.
    pub(super) fn accept(&mut self) {
        self.steps[self.depth - 1].accepts = true;
    }

    /// Puts the separator before the children of the last letter of the path.
    pub(super) fn separate(&mut self, after: List, states: &mut States) -> Result<(), BuildError> {
        let children = &mut self.steps[self.depth].siblings;
        *children = states.list(0, false, after, *children)?;
        Ok(())
    }

    /// Finishes the last letter of the path, which joins its siblings.
    pub(super) fn ascend(&mut self, states: &mut States) -> Result<Finished, BuildError> {
        let children = std::mem::take(&mut self.steps[self.depth].siblings);
        self.depth -= 1;
        let step = &mut self.steps[self.depth];
        step.siblings = states.list(step.tile, step.accepts, children, step.siblings)?;
        Ok(Finished { accepts: step.accepts, children })
    }

    /// The children of the root, all finished once the path has been climbed to its top.
    pub(super) fn root(&self) -> List {
        self.steps[0].siblings
    }
}
