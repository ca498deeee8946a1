//! Validation of untrusted nodes: whether an array is an acyclic word graph.

use tiles::MAX_LETTERS;

use super::DamagedGraph;
use crate::graph::{MAX_WORD_LENGTH, Node};

/// How deep a graph may be: one level a letter, the root, the separator, and one as [`Levels`]
/// counts.
const MOST_LEVELS: u8 = 34;
const _: () = assert!(MOST_LEVELS as usize == MAX_WORD_LENGTH + 3);

/// How long a way from node to child or sibling may be.
const MOST_STEPS: usize = MOST_LEVELS as usize * (MAX_LETTERS + 1);

/// Checks each node by itself and beside its neighbour: its letter, its place, its children.
pub(super) fn check_nodes(nodes: &[u32]) -> Result<(), DamagedGraph> {
    let last = nodes.len() - 1;
    if !Node::from_bits(nodes[last]).is_last() {
        return Err(DamagedGraph::Unterminated { node: last });
    }
    let neighbours = || nodes.iter().zip(&nodes[1..]).map(|(node, next)| [*node, *next]);
    let last_twice = [nodes[last]; 2];
    let is_wrong = |pair: [u32; 2]| is_wrong(pair.map(Node::from_bits), nodes.len());
    // Looking at all of them before asking whether one was wrong is several times as fast.
    let is_any_wrong =
        neighbours().fold(is_wrong(last_twice), |wrong, pair| wrong | is_wrong(pair));
    match neighbours().chain([last_twice]).position(|pair| is_any_wrong && is_wrong(pair)) {
        Some(node) => Err(DamagedGraph::WrongNode { node }),
        None => Ok(()),
    }
}

/// Whether a node has a letter that no alphabet has, a child outside the array, after it a sibling
/// that ought to stand before it, or neither ends a word nor leads to one.
///
/// Numbers that are nothing at all may lie between lists: some programs leave such gaps.
fn is_wrong([node, next]: [Node; 2], length: usize) -> bool {
    let is_out_of_order = !node.is_last() & (node.bits() != 0) & (next.tile() <= node.tile());
    let is_dead_end = (node.index() > 0) & !node.accepts() & !node.has_children();
    (node.index() > MAX_LETTERS) | (node.children_at() >= length) | is_out_of_order | is_dead_end
}

/// Counts the levels of every list, and thereby checks that every way through the graph ends.
pub(super) fn check_levels(nodes: &[u32]) -> Result<(), DamagedGraph> {
    let mut levels = Levels::new(nodes);
    // Most programs lay out lists before the lists they lead to, so from the back of the array
    // nearly everything that is asked for has been counted already.
    for place in (1..nodes.len()).rev() {
        levels.count(place, 0)?;
    }
    let words = Node::from_bits(nodes[0]).children_at();
    match usize::from(levels.counted[words]) - 1 {
        0..=MAX_WORD_LENGTH => Ok(()),
        _ => Err(DamagedGraph::TooDeep { node: 0 }),
    }
}

/// Checks that the forward part holds no separator: there every way leads to a word.
///
/// Each list is looked at once, however many ways lead to it.
pub(super) fn check_forward_part(nodes: &[u32]) -> Result<(), DamagedGraph> {
    let mut is_seen = vec![false; nodes.len()];
    let mut waiting = vec![Node::from_bits(nodes[0]).children_at()];
    while let Some(list) = waiting.pop() {
        for place in list..nodes.len() {
            let node = Node::from_bits(nodes[place]);
            if std::mem::replace(&mut is_seen[place], true) {
                break;
            }
            let is_gap = node.bits() == 0;
            if node.is_separator() && !is_gap {
                return Err(DamagedGraph::WrongNode { node: place });
            }
            if node.has_children() {
                waiting.push(node.children_at());
            }
            if node.is_last() {
                break;
            }
        }
    }
    Ok(())
}

/// How many levels the list beginning at each place has, plus one; 0 where that is not known.
///
/// The list at 0 stands for no list at all and has no levels.
struct Levels<'nodes> {
    nodes: &'nodes [u32],
    counted: Vec<u8>,
}

impl<'nodes> Levels<'nodes> {
    fn new(nodes: &'nodes [u32]) -> Self {
        let mut counted = vec![0; nodes.len()];
        counted[0] = 1;
        Self { nodes, counted }
    }

    /// Counts the levels of the list that begins here, and first what they depend on.
    ///
    /// `steps` is how far this is from where the counting began.
    #[inline]
    fn count(&mut self, place: usize, steps: usize) -> Result<u8, DamagedGraph> {
        let node = Node::from_bits(self.nodes[place]);
        let next = if node.is_last() { 0 } else { place + 1 };
        let [mut children, mut siblings] =
            [node.children_at(), next].map(|list| self.counted[list]);
        if children == 0 || siblings == 0 {
            children = self.count_list(node.children_at(), steps + 1)?;
            siblings = self.count_list(next, steps + 1)?;
        }
        let levels = siblings.max(children + 1);
        if levels > MOST_LEVELS {
            return Err(DamagedGraph::TooDeep { node: place });
        }
        self.counted[place] = levels;
        Ok(levels)
    }

    #[cold]
    fn count_list(&mut self, list: usize, steps: usize) -> Result<u8, DamagedGraph> {
        match self.counted[list] {
            0 if steps > MOST_STEPS => Err(DamagedGraph::TooDeep { node: list }),
            0 => self.count(list, steps),
            known => Ok(known),
        }
    }
}
