//! The word service.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is known about a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WordReport {
    /// The word as spelt in the list.
    pub word: String,
    /// Whether it is in the list.
    pub valid: bool,
    /// Its definitions in our dictionaries.
    pub definitions: Vec<DefinitionEntry>,
    /// Its grammatical forms, for languages with form data.
    pub forms: Vec<FormEntry>,
    /// Its hooks.
    pub hooks: Hooks,
}

/// A word as a grammatical form of a lemma.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FormEntry {
    /// The word with its accents.
    pub spelling: String,
    /// The lemma.
    pub lemma: String,
    /// The form, described in the language of the word.
    pub grammar: String,
}

/// The entry for a word in one dictionary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DefinitionEntry {
    /// The headword.
    pub spelling: String,
    /// The dictionary.
    pub source: String,
    /// Which form of the headword was asked for, if it was not the headword itself.
    pub form: Option<String>,
    /// The senses.
    pub senses: Vec<DefinitionSense>,
}

/// A sense of a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DefinitionSense {
    /// Noun, verb and so on; empty if the dictionary does not say.
    pub part_of_speech: String,
    /// The definition.
    pub gloss: String,
}

/// Hooks: letters that make another word when added to a word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Hooks {
    /// Letters added in front.
    pub front: Vec<String>,
    /// Letters added at the end.
    pub back: Vec<String>,
}

/// Words found by a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WordList {
    /// The words, longest first.
    pub words: Vec<String>,
    /// Whether more words were found than are listed.
    pub more: bool,
}
