//! The KWG file format of wolges, MAGPIE and Woogles: 32-bit nodes, little-endian.
//!
//! A number is a node: the letter in the highest byte (0 for the separator), then one bit for the
//! end of a word, one for the last sibling, and 22 for the place of the first child. The first two
//! numbers are the roots. Files come from anywhere, so everything is checked before a graph is
//! made: walking a [`WordGraph`] cannot leave the array nor go round for ever.

mod survey;

use crate::WordGraph;
use crate::graph::{MAX_NODES, MAX_WORD_LENGTH, Node};

/// Why bytes are not a word graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DamagedGraph {
    /// The bytes cannot be cut into nodes.
    #[error("a word graph has four bytes for each node; this has {0} bytes")]
    WrongLength(usize),
    /// More nodes than can be numbered.
    #[error("a word graph has at most {MAX_NODES} nodes; this has {0}")]
    TooManyNodes(usize),
    /// The forward root has no children.
    #[error("the word graph holds no words")]
    NoWords,
    /// The last sibling of a list is missing.
    #[error("the word graph is damaged: the file ends in the middle of a list, after node {node}")]
    Unterminated {
        /// The place of the last node.
        node: usize,
    },
    /// A node whose letter, place among its siblings or children cannot be.
    #[error("the word graph is damaged: node {node} has an impossible letter, sibling or child")]
    WrongNode {
        /// Its place in the array.
        node: usize,
    },
    /// A way through the graph that never ends or gives words that are too long.
    #[error(
        "the word graph is damaged: through node {node} it spells a word of more than {MAX_WORD_LENGTH} letters"
    )]
    TooDeep {
        /// Its place in the array.
        node: usize,
    },
}

impl WordGraph {
    /// Reads a `.kwg` file. One with the forward part alone is a graph too.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, DamagedGraph> {
        let nodes = read_nodes(bytes)?;
        check(&nodes)?;
        Ok(Self::from_sound_nodes(nodes))
    }

    /// Reads bytes that [`WordGraph::to_bytes`] wrote and that cannot have changed since, without
    /// looking at every node again: a list that is part of the program opens several times as fast.
    ///
    /// Walking bytes from anywhere else could panic or take for ever; read those with
    /// [`WordGraph::from_bytes`].
    pub(crate) fn from_own_bytes(bytes: &[u8]) -> Result<Self, DamagedGraph> {
        Ok(Self::from_sound_nodes(read_nodes(bytes)?))
    }

    /// Writes a `.kwg` file.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.nodes().iter().flat_map(|node| node.to_le_bytes()).collect()
    }
}

fn read_nodes(bytes: &[u8]) -> Result<Vec<u32>, DamagedGraph> {
    let (numbers, rest) = bytes.as_chunks::<4>();
    if !rest.is_empty() || numbers.is_empty() {
        return Err(DamagedGraph::WrongLength(bytes.len()));
    }
    Ok(numbers.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect())
}

/// Checks that walking from either root is safe.
fn check(nodes: &[u32]) -> Result<(), DamagedGraph> {
    if nodes.len() > MAX_NODES {
        return Err(DamagedGraph::TooManyNodes(nodes.len()));
    }
    if !Node::from_bits(nodes[0]).has_children() {
        return Err(DamagedGraph::NoWords);
    }
    survey::check_nodes(nodes)?;
    survey::check_levels(nodes)?;
    survey::check_forward_part(nodes)
}
