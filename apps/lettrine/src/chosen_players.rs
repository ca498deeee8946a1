//! What the players of a command know, with its refusals as sentences.

use std::sync::Arc;

use lexicon::Lexicon;
use locales::commands as say;
use players::matches::Entrant;
use players::{Description, Knowledge};
use tiles::TileSet;

use crate::outcome::Failure;

/// Reads a player's name and options.
pub(crate) fn description(text: &str) -> Result<Description, Failure> {
    Ok(text.parse::<Description>()?)
}

/// A list of words with the tiles of its alphabet.
pub(crate) fn knowledge(lexicon: Arc<Lexicon>) -> Result<Arc<Knowledge>, Failure> {
    let alphabet = lexicon.alphabet().name();
    let Some(tiles) = TileSet::named(alphabet) else {
        let sets: Vec<&str> = TileSet::names().collect();
        return Err(say::no_tiles_for(alphabet, sets.join(", ")).into());
    };
    knowledge_with(lexicon, tiles)
}

/// A list of words with these tiles.
pub(crate) fn knowledge_with(
    lexicon: Arc<Lexicon>,
    tiles: Arc<TileSet>,
) -> Result<Arc<Knowledge>, Failure> {
    let vocabulary = vocabulary::of(&lexicon);
    Ok(Arc::new(Knowledge::new(lexicon, tiles, vocabulary)?))
}

/// A player for every thread that asks for one.
pub(crate) fn entrant(knowledge: &Arc<Knowledge>, description: Description) -> Box<Entrant<'_>> {
    Box::new(move || knowledge.player(&description))
}
