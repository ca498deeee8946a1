//! The words in order, end to end in one piece of memory.

use tiles::Letter;

use super::BuildError;
use crate::graph::MAX_WORD_LENGTH;

/// Words in strictly ascending order.
pub(super) struct Words {
    letters: Vec<Letter>,
    /// Where each word lies among the letters.
    spans: Vec<(usize, usize)>,
}

impl Words {
    /// Takes words in any order; a list that is in order already costs one comparison a word.
    pub(super) fn collect<Word: AsRef<[Letter]>>(
        words: impl IntoIterator<Item = Word>,
    ) -> Result<Self, BuildError> {
        let mut collected = Self { letters: Vec::new(), spans: Vec::new() };
        let mut in_order = true;
        for (word, number) in words.into_iter().zip(1..) {
            let word = word.as_ref();
            check_length(word, number)?;
            in_order &= collected.last().is_none_or(|last| last < word);
            let start = collected.letters.len();
            collected.letters.extend_from_slice(word);
            collected.spans.push((start, collected.letters.len()));
        }
        if collected.spans.is_empty() {
            return Err(BuildError::NoWords);
        }
        if !in_order {
            collected.sort();
        }
        Ok(collected)
    }

    /// The words from last to first.
    pub(super) fn descending(&self) -> impl Iterator<Item = &[Letter]> {
        self.spans.iter().rev().map(|(start, end)| &self.letters[*start..*end])
    }

    /// How many letters the words have together.
    pub(super) fn letters(&self) -> usize {
        self.letters.len()
    }

    fn last(&self) -> Option<&[Letter]> {
        self.spans.last().map(|(start, end)| &self.letters[*start..*end])
    }

    fn sort(&mut self) {
        let word = |span: &(usize, usize)| &self.letters[span.0..span.1];
        self.spans.sort_unstable_by(|one, other| word(one).cmp(word(other)));
        self.spans.dedup_by(|one, other| word(one) == word(other));
    }
}

fn check_length(word: &[Letter], number: usize) -> Result<(), BuildError> {
    match word.len() {
        0 => Err(BuildError::EmptyWord { number }),
        1..=MAX_WORD_LENGTH => Ok(()),
        length => Err(BuildError::WordTooLong { number, length }),
    }
}
