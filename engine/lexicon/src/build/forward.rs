//! The forward graph, a DAWG: the words read from first letter to last.

use tiles::Letter;

use super::BuildError;
use super::prefixes::{Prefix, Reversed};
use super::sorted::Words;
use super::spine::Spine;
use super::states::{List, States};
use crate::graph::MAX_WORD_LENGTH;

/// Makes the forward graph, and lists every beginning of a word with what may follow it.
pub(super) fn fold(words: &Words, states: &mut States) -> Result<(List, Vec<Prefix>), BuildError> {
    let mut folding = Folding::new(states, words.letters());
    let mut previous: &[Letter] = &[];
    for word in words.descending() {
        let shared = word.iter().zip(previous).take_while(|(one, other)| one == other).count();
        folding.climb_to(shared)?;
        word[shared..].iter().for_each(|letter| folding.descend(*letter));
        folding.spine.accept();
        previous = word;
    }
    folding.climb_to(0)?;
    Ok((folding.spine.root(), folding.prefixes))
}

struct Folding<'states> {
    states: &'states mut States,
    spine: Spine,
    /// The path down to each letter of the spine, read backwards.
    reversed: [Reversed; MAX_WORD_LENGTH + 1],
    prefixes: Vec<Prefix>,
}

impl<'states> Folding<'states> {
    fn new(states: &'states mut States, letters: usize) -> Self {
        let reversed = [Reversed::default(); MAX_WORD_LENGTH + 1];
        // Sorted words share about three quarters of their letters with their neighbours.
        let prefixes = Vec::with_capacity(letters / 4);
        Self { states, spine: Spine::new(), reversed, prefixes }
    }

    fn descend(&mut self, letter: Letter) {
        let depth = self.spine.depth();
        self.reversed[depth + 1] = self.reversed[depth].before(letter.number());
        self.spine.descend(letter.number());
    }

    fn climb_to(&mut self, depth: usize) -> Result<(), BuildError> {
        while self.spine.depth() > depth {
            let reversed = self.reversed[self.spine.depth()];
            let finished = self.spine.ascend(self.states)?;
            self.prefixes.push(Prefix::new(reversed, finished.accepts, finished.children));
        }
        Ok(())
    }
}
