//! What the terminal knows of each game, one folder a game.

pub(crate) mod crossword;
pub(crate) mod parcours;
pub(crate) mod zigzag;

use crate::plain::speaker::Speaker;

/// Every game's part of the dialogue, by the name of the game.
const SPEAKERS: [(&str, &dyn Speaker); 3] = [
    ("crossword", &crate::games::crossword::Plain),
    ("parcours", &crate::games::parcours::Plain),
    ("zigzag", &crate::games::zigzag::Plain),
];

/// What the dialogue of text lines knows of a game.
pub(crate) fn speaker(game: &str) -> Option<&'static dyn Speaker> {
    SPEAKERS.iter().find(|(name, _)| *name == game).map(|(_, speaker)| *speaker)
}
