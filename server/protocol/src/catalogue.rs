//! The catalogue: games, presets and word lists.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game, its presets and its computer players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CatalogueEntry {
    /// Its identifier.
    pub id: String,
    /// Complete sets of rules.
    pub presets: Vec<PresetEntry>,
    /// The computer players, by name.
    pub levels: Vec<String>,
    /// File formats besides our own in which its games can be saved: `gcg`.
    pub formats: Vec<String>,
}

/// A named, complete set of rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PresetEntry {
    /// Its identifier.
    pub name: String,
    /// The language of its words: `en`.
    pub language: String,
    /// Its title on screen, in the requested language.
    pub title: String,
    /// The era it comes from, in the requested language.
    pub era: String,
    /// A sentence about it, in the requested language.
    pub about: String,
    /// The rules, in the game's own JSON; a table may change each of them.
    #[ts(type = "unknown")]
    pub rules: Value,
}

/// A word list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LexiconEntry {
    /// Its identifier in rules.
    pub name: String,
    /// The language of its words.
    pub language: String,
    /// The number of words.
    #[ts(type = "number")]
    pub words: u64,
    /// Its checksum.
    pub checksum: String,
}
