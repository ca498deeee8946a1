//! Ranks: a minimal perfect hash by counting words below each node (Lucchesi and Kowaltowski 1993),
//! from a word to its place in the alphabetical list and back.

use std::sync::Arc;

use tiles::Letter;

use crate::{Node, WordGraph};

/// Numbers the words of a graph in alphabetical order, from 0, without listing them.
#[derive(Clone, Debug)]
pub struct WordRanks {
    graph: Arc<WordGraph>,
    /// How many words are reached through the list beginning at each place.
    counts: Vec<u32>,
}

impl WordRanks {
    /// Counts the words behind every node; it takes four bytes a node.
    pub fn new(graph: Arc<WordGraph>) -> Self {
        let root = graph.forward().children_at();
        let counts = vec![0; graph.len()];
        let mut ranks = Self { graph, counts };
        ranks.count(root);
        ranks
    }

    /// Counts the words behind a list, from its last node to its first.
    ///
    /// A list or tail that was counted before is not counted again.
    fn count(&mut self, list: usize) -> u32 {
        if list == 0 {
            return 0;
        }
        let is_known = |place: &usize| self.counts[*place] > 0;
        let is_end = |place: &usize| is_known(place) || self.graph.node(*place).is_last();
        let end =
            (list..self.counts.len()).find(is_end).expect("every list of a sound graph has an end");
        let mut words = self.counts[end];
        let uncounted = if words > 0 { list..end } else { list..end + 1 };
        for place in uncounted.rev() {
            let node = self.graph.node(place);
            let below = self.count(node.children_at());
            words = words.saturating_add(below).saturating_add(u32::from(node.accepts()));
            self.counts[place] = words;
        }
        words
    }

    /// How many words there are.
    pub fn len(&self) -> usize {
        self.behind(self.graph.forward())
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of a word.
    pub fn rank(&self, word: &[Letter]) -> Option<usize> {
        let mut node = self.graph.forward();
        let mut rank = 0;
        for letter in word {
            rank += usize::from(node.accepts());
            let siblings = self.graph.children(node);
            let before = siblings.take_while(|child| child.letter() < Some(*letter));
            rank += before.map(|child| self.through(child)).sum::<usize>();
            node = self.graph.child(node, *letter)?;
        }
        node.accepts().then_some(rank)
    }

    /// The word with this number.
    pub fn word_at(&self, rank: usize) -> Option<Vec<Letter>> {
        let mut word = Vec::new();
        let mut left = rank;
        let mut node = self.graph.forward();
        while !(node.accepts() && left == 0) {
            left -= usize::from(node.accepts());
            node = self.graph.children(node).find(|child| {
                let is_behind = left < self.through(*child);
                left -= if is_behind { 0 } else { self.through(*child) };
                is_behind
            })?;
            word.push(node.letter()?);
        }
        Some(word)
    }

    /// How many words go on after a node.
    fn behind(&self, node: Node) -> usize {
        self.counts[node.children_at()] as usize
    }

    /// How many words go through a node.
    fn through(&self, node: Node) -> usize {
        self.behind(node) + usize::from(node.accepts())
    }
}
