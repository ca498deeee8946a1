//! Which letters make a word between the tiles on both sides of a square.

use lexicon::{Node, WordGraph};
use tiles::Letter;

/// Answers which letters may be laid between tiles.
pub(super) struct Crossings<'game> {
    graph: &'game WordGraph,
    /// The letters that anybody can lay.
    letters: u64,
}

impl<'game> Crossings<'game> {
    pub(super) fn new(graph: &'game WordGraph, letters: u64) -> Self {
        Self { graph, letters }
    }

    /// The letters that make a word after `before` and before `after`, as bits by number.
    pub(super) fn allowed(&self, before: &[u8], after: &[u8]) -> u64 {
        let graph = self.graph;
        if before.is_empty() {
            let Some(node) = follow(graph, graph.bidirectional(), after.iter().rev()) else {
                return 0;
            };
            return graph.accepted_letters(node).bits() & self.letters;
        }
        let Some(node) = follow(graph, graph.forward(), before.iter()) else { return 0 };
        if after.is_empty() {
            return graph.accepted_letters(node).bits() & self.letters;
        }
        let open = graph.children(node).filter(|next| self.letters >> next.index() & 1 == 1);
        let completed =
            open.filter(|next| follow(graph, *next, after.iter()).is_some_and(Node::accepts));
        completed.fold(0, |letters, next| letters | 1 << next.index())
    }
}

fn follow<'path>(
    graph: &WordGraph,
    from: Node,
    mut path: impl Iterator<Item = &'path u8>,
) -> Option<Node> {
    path.try_fold(from, |node, number| graph.child(node, Letter::from_number(*number)?))
}
