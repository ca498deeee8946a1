//! Whether a lexicon is what its file says: checksums, word count, and both halves of its graph.

use crate::{Checksum, Lexicon, Node, WordGraph};

/// What is wrong with a lexicon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    /// The nodes are not those that were written.
    #[error(
        "the file is damaged: its checksum is {found}, not {stated} as it says; fetch it again"
    )]
    Body {
        /// What the file says.
        stated: Checksum,
        /// What was found.
        found: Checksum,
    },
    /// The number of words is not the stated one.
    #[error("it holds {found} words, not {stated} as it says; build it again from its word list")]
    WordCount {
        /// What the file says.
        stated: usize,
        /// What was found.
        found: usize,
    },
    /// The words are not those the checksum was taken of.
    #[error(
        "its words have the checksum {found}, not {stated} as it says; build it again from its word list"
    )]
    Words {
        /// What the file says.
        stated: Checksum,
        /// What was found.
        found: Checksum,
    },
    /// The two parts of the graph disagree.
    #[error(
        "the bidirectional part of its graph does not hold the words of the forward part; \
         build it again from its word list"
    )]
    PartsDiffer,
}

impl Lexicon {
    /// Checks everything that opening it did not.
    ///
    /// It takes about as long as building the graph.
    pub fn verify(&self) -> Result<(), VerifyError> {
        if let Some(stated) = self.stated_body {
            let found = Checksum::of_bytes(&self.graph().to_bytes());
            ensure(found == stated, VerifyError::Body { stated, found })?;
        }
        let words: Vec<_> = self.words().collect();
        let (stated, found) = (self.word_count(), words.len());
        ensure(found == stated, VerifyError::WordCount { stated, found })?;
        let (stated, found) = (self.checksum(), Checksum::of_words(self.alphabet(), &words));
        ensure(found == stated, VerifyError::Words { stated, found })?;
        let has_same_words = !self.graph().bidirectional().has_children()
            || WordGraph::build(&words).is_ok_and(|rebuilt| is_same(self.graph(), &rebuilt));
        ensure(has_same_words, VerifyError::PartsDiffer)
    }
}

fn ensure(is_so: bool, error: VerifyError) -> Result<(), VerifyError> {
    if is_so { Ok(()) } else { Err(error) }
}

/// Whether the bidirectional part of a graph spells the same as that of a newly built one.
///
/// In a newly built graph every list exists once, so each list of the other matches one of it only.
fn is_same(graph: &WordGraph, rebuilt: &WordGraph) -> bool {
    let mut matched = vec![0; graph.len()];
    is_same_below(graph, rebuilt, [graph.bidirectional(), rebuilt.bidirectional()], &mut matched)
}

fn is_same_below(
    graph: &WordGraph,
    rebuilt: &WordGraph,
    [node, twin]: [Node; 2],
    matched: &mut [usize],
) -> bool {
    let known = &mut matched[node.children_at()];
    if *known != 0 || !node.has_children() || !twin.has_children() {
        return *known == twin.children_at() && node.has_children() == twin.has_children();
    }
    *known = twin.children_at();
    let mut children = graph.children(node);
    let mut twins = rebuilt.children(twin);
    loop {
        match (children.next(), twins.next()) {
            (None, None) => return true,
            (Some(child), Some(twin)) if is_alike(child, twin) => {
                if !is_same_below(graph, rebuilt, [child, twin], matched) {
                    return false;
                }
            }
            _ => return false,
        }
    }
}

fn is_alike(node: Node, twin: Node) -> bool {
    (node.letter(), node.accepts()) == (twin.letter(), twin.accepts())
}
