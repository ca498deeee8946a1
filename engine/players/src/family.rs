//! The family setting: words that computer players leave alone, whatever they would score.
//!
//! People may play what the list of words holds; these lists are ours, reviewed by hand.

use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

use board::Board;
use lexicon::Lexicon;
use movegen::Play;
use tiles::{Alphabet, Letter};

use crate::formed::Formed;

/// Slurs and obscenities that a computer player does not play.
#[derive(Debug, Default)]
pub struct Family(HashSet<Vec<Letter>>);

/// Whether a computer player leaves slurs and obscenities alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FamilySetting {
    /// He does.
    #[default]
    On,
    /// He plays whatever the list of words holds.
    Off,
}

/// One language's words as they are compiled in, and once read.
struct BuiltIn {
    alphabet: &'static str,
    text: &'static str,
    read: OnceLock<Arc<Family>>,
}

static LISTS: [BuiltIn; 2] = [
    BuiltIn {
        alphabet: "english",
        text: include_str!("../data/family/en.txt"),
        read: OnceLock::new(),
    },
    BuiltIn {
        alphabet: "french",
        text: include_str!("../data/family/fr.txt"),
        read: OnceLock::new(),
    },
];

impl Family {
    /// The words of a language that are left alone; none of languages that we have no list for.
    pub fn built_in(lexicon: &Lexicon) -> Arc<Self> {
        let alphabet = lexicon.alphabet();
        let Some(list) = LISTS.iter().find(|list| list.alphabet == alphabet.name()) else {
            return Arc::default();
        };
        Arc::clone(list.read.get_or_init(|| Arc::new(Self::parse(list.text, alphabet))))
    }

    /// Reads a list: words with space between them, remarks after `#`.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Self {
        Self(words_of(text).filter_map(|word| alphabet.word(word).ok()).collect())
    }

    /// Whether a word is left alone.
    pub fn forbids(&self, word: &[Letter]) -> bool {
        self.0.contains(word)
    }

    /// Whether a play forms a word that is left alone, on the board it was found for.
    pub fn forbids_play(&self, play: &Play, board: &Board) -> bool {
        self.forbids_any(&Formed::by(play, board))
    }

    pub(crate) fn forbids_any(&self, formed: &Formed) -> bool {
        formed.words().any(|word| self.forbids(&word.letters))
    }
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_family_lists_is_in_the_list_of_its_language_once() {
        for (list, language) in LISTS.iter().zip(word_data::names()) {
            let lexicon = word_data::open(language).unwrap();
            assert_eq!(lexicon.alphabet().name(), list.alphabet);
            let is_word = |text: &&str| {
                lexicon.alphabet().word(text).is_ok_and(|word| lexicon.contains(&word))
            };
            let strange: Vec<&str> = words_of(list.text).filter(|text| !is_word(text)).collect();
            assert!(strange.is_empty(), "not in the {language} list: {}", strange.join(" "));
            assert_eq!(Family::built_in(&lexicon).0.len(), words_of(list.text).count());
        }
    }
}
