//! What can be put before or behind a word: single letters (hooks) and more (extensions).

use tiles::{Letter, LetterSet, MAX_LETTERS};

use crate::{MAX_WORD_LENGTH, Node, WordGraph};

/// The letters that make another word before or behind a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hooks {
    /// Those that go before it: S for CARE.
    pub front: LetterSet,
    /// Those that go behind it: D for CARE.
    pub back: LetterSet,
}

/// The longer words that begin or end with a word, each in alphabetical order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extensions {
    /// Those that end with it: SCARE for CARE.
    pub front: Vec<Vec<Letter>>,
    /// Those that begin with it: CAREFUL for CARE.
    pub back: Vec<Vec<Letter>>,
}

impl WordGraph {
    /// The letters that can stand before or behind these, which need not be a word themselves.
    pub fn hooks(&self, word: &[Letter]) -> Hooks {
        let after = |node| self.accepted_letters(node);
        let back = self.follow(self.forward(), word).map(after).unwrap_or_default();
        let front = if self.bidirectional().has_children() {
            self.backwards(word).map(after).unwrap_or_default()
        } else {
            let letters = (1..=MAX_LETTERS).flat_map(u8::try_from).filter_map(Letter::from_number);
            letters.filter(|letter| self.contains(&[&[*letter], word].concat())).collect()
        };
        Hooks { front, back }
    }

    /// The longer words that begin or end with these letters.
    pub fn extensions(&self, word: &[Letter]) -> Extensions {
        let is_longer = |found: &Vec<Letter>| found.len() > word.len();
        let back = self.words_beginning_with(word).filter(is_longer).collect();
        let front = if self.bidirectional().has_children() {
            self.words_ending_with(word)
        } else {
            self.words().filter(|found| is_longer(found) && found.ends_with(word)).collect()
        };
        Extensions { front, back }
    }

    fn words_ending_with(&self, word: &[Letter]) -> Vec<Vec<Letter>> {
        let mut reversed: Vec<Letter> = word.iter().rev().copied().collect();
        let mut found = Vec::new();
        if let Some(node) = self.backwards(word) {
            self.collect_backwards(node, &mut reversed, &mut found);
        }
        found.sort_unstable();
        found
    }

    /// Collects the words that are reached leftwards from a node of the bidirectional graph.
    fn collect_backwards(&self, node: Node, way: &mut Vec<Letter>, found: &mut Vec<Vec<Letter>>) {
        debug_assert!(way.len() <= MAX_WORD_LENGTH, "a sound graph is no deeper");
        for child in self.children(node) {
            let Some(letter) = child.letter() else { continue };
            way.push(letter);
            if child.accepts() {
                found.push(way.iter().rev().copied().collect());
            }
            self.collect_backwards(child, way, found);
            way.pop();
        }
    }

    /// The node of the bidirectional graph that is reached by reading these letters backwards.
    fn backwards(&self, word: &[Letter]) -> Option<Node> {
        word.iter().rev().try_fold(self.bidirectional(), |node, letter| self.child(node, *letter))
    }
}
