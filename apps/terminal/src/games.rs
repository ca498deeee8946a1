//! What the terminal knows of each game, one folder a game.

pub(crate) mod crossword;
pub(crate) mod parcours;
pub(crate) mod zigzag;

use serde_json::{Map, Value};

use self::crossword::GAME as CROSSWORD;
use self::parcours::GAME as PARCOURS;
use self::zigzag::GAME as ZIGZAG;
use crate::modern::Play;
use crate::plain::speaker::Speaker;

/// The rules that differ for a choice.
type Changes = fn(&str) -> Map<String, Value>;

/// A game in the terminal.
pub(crate) struct TerminalGame {
    /// The name of the game: `crossword`.
    name: &'static str,
    /// Its part of the dialogue of text lines.
    speaker: &'static dyn Speaker,
    /// What it gives its table on a modern screen.
    screen: fn() -> Box<dyn Play>,
    /// The kinds of it that can be set up.
    modes: &'static [&'static str],
    /// The rules that differ for a kind of it.
    mode_changes: Changes,
    /// The rules that differ for the words of another language, where that is chosen besides the rules.
    word_changes: Option<Changes>,
}

/// Every game, one line each.
const GAMES: [TerminalGame; 3] = [CROSSWORD, PARCOURS, ZIGZAG];

fn found(game: &str) -> Option<&'static TerminalGame> {
    GAMES.iter().find(|found| found.name == game)
}

/// What the dialogue of text lines knows of a game.
pub(crate) fn speaker(game: &str) -> Option<&'static dyn Speaker> {
    found(game).map(|game| game.speaker)
}

/// What a game gives its table on a modern screen.
pub(crate) fn play_of(game: &str) -> Option<Box<dyn Play>> {
    found(game).map(|game| (game.screen)())
}

/// The kinds of a game that can be set up.
pub(crate) fn modes(game: &str) -> &'static [&'static str] {
    found(game).map_or(&["normal"], |game| game.modes)
}

/// Whether the language of the words is chosen besides the rules.
pub(crate) fn chooses_words(game: &str) -> bool {
    found(game).is_some_and(|game| game.word_changes.is_some())
}

/// The rules that differ for a kind of game.
pub(crate) fn mode_changes(game: &str, mode: &str) -> Map<String, Value> {
    found(game).map(|game| (game.mode_changes)(mode)).unwrap_or_default()
}

/// The rules that differ for the words of another language.
pub(crate) fn word_changes(game: &str, language: &str) -> Map<String, Value> {
    let changes = found(game).and_then(|game| game.word_changes);
    changes.map(|changes| changes(language)).unwrap_or_default()
}
