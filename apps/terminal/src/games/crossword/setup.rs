//! What the set-up of a crossword table can change.

use serde_json::{Map, Value, json};

/// The kinds of games.
pub(crate) const MODES: [&str; 4] = ["normal", "solitaire", "tournament", "real_board"];

/// How many games a tournament has.
const TOURNAMENT: u8 = 3;

/// The rules that differ for a kind of game.
pub(crate) fn mode_changes(mode: &str) -> Map<String, Value> {
    let mode = match mode {
        "normal" => return Map::new(),
        "tournament" => json!({ "tournament": TOURNAMENT }),
        other => json!(other),
    };
    Map::from_iter([("mode".to_owned(), mode)])
}

/// The rules that differ for the words of a language.
pub(crate) fn word_changes(language: &str) -> Map<String, Value> {
    let tiles = if language == "fr" { "french" } else { "english" };
    let changes = [("language", language), ("lexicon", language), ("tiles", tiles)];
    changes.into_iter().map(|(name, value)| (name.to_owned(), json!(value))).collect()
}
