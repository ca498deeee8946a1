//! Building a word graph: incremental construction of a minimal acyclic automaton from sorted words
//! (Daciuk, Mihov, Watson and Watson 2000), for DAWG and GADDAG.
//!
//! Words are read in descending order. That way the last sibling of every list is finished first,
//! and each node can be joined to the front of its finished siblings: equal lists, and equal tails
//! of lists, become one as they arise (`states`). First the words are read so (`forward`), then
//! their beginnings turned round (`prefixes`, `bidirectional`), each of which leads back into the
//! forward graph. The last step gives every node its place in the array (`layout`).

mod bidirectional;
mod forward;
mod layout;
mod prefixes;
mod sorted;
mod spine;
mod states;

use tiles::Letter;

use crate::WordGraph;
use crate::graph::{MAX_NODES, MAX_WORD_LENGTH};

/// Why a word list could not be made into a graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// There is nothing to build from.
    #[error("the list has no words; give it at least one")]
    NoWords,
    /// A word without letters.
    #[error("word number {number} has no letters; leave it out")]
    EmptyWord {
        /// Its place in the list, counted from 1.
        number: usize,
    },
    /// A word that no board could hold.
    #[error(
        "word number {number} has {length} letters; leave out words of more than {MAX_WORD_LENGTH}"
    )]
    WordTooLong {
        /// Its place in the list, counted from 1.
        number: usize,
        /// Its length in letters.
        length: usize,
    },
    /// More nodes than the format can number.
    #[error(
        "the list is too large: its graph would have more than {MAX_NODES} nodes; give fewer words"
    )]
    TooLarge,
}

impl WordGraph {
    /// Builds the graph of a word list, which may be in any order and name words twice.
    ///
    /// The same words always give the same graph, node for node.
    pub fn build<Word: AsRef<[Letter]>>(
        words: impl IntoIterator<Item = Word>,
    ) -> Result<Self, BuildError> {
        let words = sorted::Words::collect(words)?;
        let mut states = states::States::new();
        let (forward, mut prefixes) = forward::fold(&words, &mut states)?;
        prefixes.sort_unstable();
        let bidirectional = bidirectional::fold(&prefixes, &mut states)?;
        let nodes = layout::lay_out(&states, forward, bidirectional)?;
        Ok(Self::from_sound_nodes(nodes))
    }
}
