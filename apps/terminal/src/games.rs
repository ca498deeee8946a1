//! What the terminal knows of each game, one folder a game.

pub(crate) mod crossword;
pub(crate) mod parcours;
pub(crate) mod zigzag;

use serde_json::{Map, Value};

use crate::games::crossword::{
    CrosswordScreen, MODES, Plain as CrosswordPlain, mode_changes as crossword_mode_changes,
    word_changes as crossword_word_changes,
};
use crate::games::parcours::{ParcoursScreen, Plain as ParcoursPlain};
use crate::games::zigzag::{Plain as ZigzagPlain, ZigzagScreen};
use crate::modern::Play;
use crate::plain::speaker::Speaker;

/// Every game's part of the dialogue, by the name of the game.
const SPEAKERS: [(&str, &dyn Speaker); 3] =
    [("crossword", &CrosswordPlain), ("parcours", &ParcoursPlain), ("zigzag", &ZigzagPlain)];

/// What the dialogue of text lines knows of a game.
pub(crate) fn speaker(game: &str) -> Option<&'static dyn Speaker> {
    SPEAKERS.iter().find(|(name, _)| *name == game).map(|(_, speaker)| *speaker)
}

/// What a game gives its table on a modern screen.
pub(crate) fn play_of(game: &str) -> Option<Box<dyn Play>> {
    match game {
        "crossword" => Some(Box::new(CrosswordScreen::new())),
        "parcours" => Some(Box::new(ParcoursScreen::new())),
        "zigzag" => Some(Box::new(ZigzagScreen::new())),
        _ => None,
    }
}

/// The kinds of a game that can be set up.
pub(crate) fn modes(game: &str) -> &'static [&'static str] {
    match game {
        "crossword" => &MODES,
        _ => &["normal"],
    }
}

/// Whether the language of the words is chosen besides the rules.
pub(crate) fn chooses_words(game: &str) -> bool {
    game == "crossword"
}

/// The rules that differ for a kind of game.
pub(crate) fn mode_changes(game: &str, mode: &str) -> Map<String, Value> {
    match game {
        "crossword" => crossword_mode_changes(mode),
        _ => Map::new(),
    }
}

/// The rules that differ for the words of another language.
pub(crate) fn word_changes(game: &str, language: &str) -> Map<String, Value> {
    match game {
        "crossword" => crossword_word_changes(language),
        _ => Map::new(),
    }
}
