//! Cross-checks: which letters make a word between the tiles on both sides of a square.

use lexicon::{Node, WordGraph};
use tiles::Letter;

use super::mix::mix;

/// Answers which letters may be laid between tiles.
pub(super) struct Crossings<'game> {
    graph: &'game WordGraph,
    /// The letters that anybody can lay.
    letters: u64,
    /// Answers by the last bits of their keys, each with its key.
    known: Vec<(u64, u64)>,
}

/// An odd number, so that no letter of a key is lost.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// How many answers are remembered.
const MOST_KNOWN: usize = 1 << 12;

impl<'game> Crossings<'game> {
    pub(super) fn new(graph: &'game WordGraph, letters: u64) -> Self {
        Self { graph, letters, known: vec![(0, 0); MOST_KNOWN] }
    }

    /// The letters that make a word after `before` and before `after`, as bits by number.
    pub(super) fn allowed(&mut self, before: &[u8], after: &[u8]) -> u64 {
        let letters = before.iter().chain([&0]).chain(after);
        let key = letters.fold(1, |key: u64, letter| {
            key.wrapping_mul(FACTOR).wrapping_add(u64::from(*letter) + 1)
        });
        let place = usize::try_from(mix(key) >> (u64::BITS - MOST_KNOWN.ilog2())).unwrap_or(0);
        if self.known[place].0 != key {
            self.known[place] = (key, self.find(before, after));
        }
        self.known[place].1
    }

    fn find(&self, before: &[u8], after: &[u8]) -> u64 {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_what_would_be_found() {
        let lexicon = word_data::open("en").unwrap();
        let mut crossings = Crossings::new(lexicon.graph(), !1);
        let sides: Vec<Vec<u8>> = std::iter::once(vec![])
            .chain((1..=26).map(|letter| vec![letter]))
            .chain((1..=26).flat_map(|first| (1..=26).map(move |second| vec![first, second])))
            .collect();
        for before in &sides {
            for after in sides.iter().take(27) {
                let found = crossings.find(before, after);
                assert_eq!(crossings.allowed(before, after), found, "{before:?} {after:?}");
            }
        }
    }
}
