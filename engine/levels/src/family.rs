//! The family setting: words that computer players leave alone, whatever they would score.

use std::collections::HashSet;

use tiles::{Alphabet, Letter};

/// Slurs and obscenities that a computer player does not play. People may play what the list of
/// words holds.
#[derive(Clone, Debug, Default)]
pub struct FamilyList(HashSet<Vec<Letter>>);

/// Whether a computer player leaves slurs and obscenities alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FamilySetting {
    /// They are left alone.
    #[default]
    On,
    /// Whatever the list of words holds may be played.
    Off,
}

impl FamilyList {
    /// Reads a list: words with space between them, comments after `#`.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Self {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let words = lines.flat_map(str::split_whitespace);
        Self(words.filter_map(|word| alphabet.word(word).ok()).collect())
    }

    /// Whether a word is left alone.
    pub fn forbids(&self, word: &[Letter]) -> bool {
        self.0.contains(word)
    }

    /// The words, in no particular order.
    pub fn words(&self) -> impl Iterator<Item = &[Letter]> {
        self.0.iter().map(Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_list_are_forbidden_and_its_comments_are_not_read() {
        let english = Alphabet::named("english").unwrap();
        let list = FamilyList::parse("# HORN\nRUDE WORDS\n", &english);
        let forbids = |word: &str| list.forbids(&english.word(word).unwrap());
        assert!(forbids("RUDE") && forbids("WORDS") && !forbids("HORN"));
        assert_eq!(list.words().count(), 2);
    }
}
