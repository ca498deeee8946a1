//! What knows a game: one folder each. Nothing else in this crate names a game's types.

mod crossword;

use crate::modern::Play;

/// What a game gives its table on a modern screen.
pub(crate) fn play_of(game: &str) -> Option<Box<dyn Play>> {
    match game {
        "crossword" => Some(Box::new(crossword::CrosswordScreen::new())),
        _ => None,
    }
}
