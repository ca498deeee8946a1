//! A vocabulary: everything computer players are told about the words of a language.

use std::sync::Arc;

use lexicon::Lexicon;

use crate::{FamilyList, KnownWords, Level, Skills, WordTiers};

/// How common words are, what each level knows, and which words are left alone.
///
/// The default says nothing: every level knows every word, and none is left alone.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    /// How common each word is, where that is known.
    pub tiers: Option<Arc<WordTiers>>,
    /// What makes each level.
    pub skills: Arc<Skills>,
    /// The words that are left alone when the family setting is on.
    pub family: Arc<FamilyList>,
}

impl Vocabulary {
    /// The words of a list that a player of this level knows.
    pub fn known_words(&self, lexicon: &Lexicon, level: Level) -> KnownWords {
        KnownWords::new(lexicon, self.tiers.clone(), self.skills.of(level))
    }
}
