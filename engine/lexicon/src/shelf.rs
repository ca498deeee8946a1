//! A shelf of word lists: what the rules of a game look words up in.

use std::sync::Arc;

use tiles::{Letter, Words};

use crate::Lexicon;

/// Word lists by name. A list, once on the shelf, never changes.
#[derive(Clone, Default)]
pub struct Shelf {
    lexicons: Vec<Arc<Lexicon>>,
}

impl Shelf {
    /// A shelf with these lists.
    pub fn new(lexicons: impl IntoIterator<Item = Arc<Lexicon>>) -> Self {
        Self { lexicons: lexicons.into_iter().collect() }
    }

    /// The list of this name.
    pub fn find(&self, name: &str) -> Option<&Arc<Lexicon>> {
        self.lexicons.iter().find(|lexicon| lexicon.name() == name)
    }

    /// The names of the lists on it.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.lexicons.iter().map(|lexicon| lexicon.name())
    }
}

impl Words for Lexicon {
    /// "English" and "French" for lists in those languages; the list's own name for any other.
    fn list_name(&self) -> &str {
        match self.language() {
            "en" => "English",
            "fr" => "French",
            _ => self.name(),
        }
    }

    fn knows(&self, word: &[Letter]) -> bool {
        self.contains(word)
    }
}
