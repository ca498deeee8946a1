//! What can be played.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game, its presets and its computer players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CatalogueEntry {
    /// The name by which tables name it.
    pub id: String,
    /// Complete sets of rules.
    pub presets: Vec<PresetEntry>,
    /// The computer players, by name.
    pub levels: Vec<String>,
    /// The forms besides our own in which its games can be saved: `gcg`.
    pub formats: Vec<String>,
}

/// A complete set of rules under a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PresetEntry {
    /// The name by which tables name it.
    pub name: String,
    /// The language of its words: `en`.
    pub language: String,
    /// What it is called on screen, in the language asked for.
    pub title: String,
    /// The time it comes from, in the language asked for.
    pub era: String,
    /// A sentence about it, in the language asked for.
    pub about: String,
    /// The rules, in the game's own words; a table may change each of them.
    #[ts(type = "unknown")]
    pub rules: Value,
}

/// A word list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LexiconEntry {
    /// The name by which rules name it.
    pub name: String,
    /// The language of its words.
    pub language: String,
    /// How many words it has.
    #[ts(type = "number")]
    pub words: u64,
    /// Its checksum.
    pub checksum: String,
}
