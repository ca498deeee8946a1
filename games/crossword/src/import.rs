//! Games of other programs.

use lexicon::Shelf;
use tabletop::{Language, Sentence, Spoken};
use tiles::Seed;

use crate::{Event, Options};

/// A game that was read from a file of another program.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// How its table is set.
    pub options: Options,
    /// The seed of its table.
    pub seed: Seed,
    /// What happened.
    pub log: Vec<Event>,
    /// What had to be repaired or left out.
    pub notes: Vec<Sentence>,
}

/// Why a file did not become a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotImported(pub Sentence);

impl Spoken for NotImported {
    fn say(&self, language: Language) -> String {
        self.0.say(language)
    }
}

/// Reads a game; nothing if the file is not of a form this game reads.
pub fn import(_bytes: &[u8], _shelf: &Shelf) -> Option<Result<Imported, NotImported>> {
    None
}
