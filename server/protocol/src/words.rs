//! The word service.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is known of a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WordReport {
    /// The word as the list writes it.
    pub word: String,
    /// Whether the list has it.
    pub valid: bool,
    /// What it means, as far as our dictionaries tell.
    pub definitions: Vec<DefinitionEntry>,
    /// What the grammar says of it, where we have one of its language.
    pub forms: Vec<FormEntry>,
    /// Letters that make another word of it.
    pub hooks: Hooks,
}

/// What form of a word a word is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FormEntry {
    /// The word with its accents.
    pub spelling: String,
    /// The word it is a form of.
    pub lemma: String,
    /// Which form, in the language of the word.
    pub grammar: String,
}

/// What one dictionary says of a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DefinitionEntry {
    /// How it spells the word.
    pub spelling: String,
    /// Which dictionary it is.
    pub source: String,
    /// What form of the spelled word was asked for, if it was another.
    pub form: Option<String>,
    /// The senses.
    pub senses: Vec<DefinitionSense>,
}

/// A sense of a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DefinitionSense {
    /// Noun, verb; empty where the dictionary does not tell.
    pub part_of_speech: String,
    /// What it means.
    pub gloss: String,
}

/// Letters that make another word of a word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Hooks {
    /// In front of it.
    pub front: Vec<String>,
    /// Behind it.
    pub back: Vec<String>,
}

/// Words that were found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WordList {
    /// The words, the longest first.
    pub words: Vec<String>,
    /// Whether there were more than are listed.
    pub more: bool,
}
