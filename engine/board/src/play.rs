//! Plays: a placement that fits the board, and one that is legal.

use tiles::{Alphabet, Letter, PlacedTile, Score, Words};

use crate::{Direction, Placement, Square};

/// A word that a play forms or changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FormedWord {
    /// Where it begins.
    pub start: Square,
    /// Its direction.
    pub direction: Direction,
    /// Its tiles, including those already on the board.
    pub tiles: Vec<PlacedTile>,
    /// Its points, without the bonus for a whole rack.
    pub score: Score,
}

impl FormedWord {
    /// Its letters.
    pub fn letters(&self) -> Vec<Letter> {
        self.tiles.iter().map(|tile| tile.letter()).collect()
    }

    /// The word as text.
    pub fn text(&self, alphabet: &Alphabet) -> String {
        alphabet.spell(&self.letters())
    }
}

/// A placement that fits the board it was checked against, with the words it forms; they have not been
/// looked up yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FittedPlay {
    pub(crate) placement: Placement,
    /// The main word first.
    pub(crate) words: Vec<FormedWord>,
    pub(crate) bonus: Score,
}

/// A placement that was legal on the board it was checked against.
///
/// Only [`FittedPlay::judge`] and [`FittedPlay::trusted`] make one, so scoring and playing need no
/// error case.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LegalPlay(FittedPlay);

/// Words of a play that are not in the list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} {} not in the {list} list", in_a_row(words), if words.len() == 1 { "is" } else { "are" })]
pub struct UnknownWords {
    /// The words as text.
    pub words: Vec<String>,
    /// The list's name, as in "the English list".
    pub list: String,
}

/// Joins words as in a sentence: "A, B and C".
fn in_a_row(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

impl FittedPlay {
    /// The tiles it lays, in order along the line.
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// The words it forms, the main word first. A single tile's main word runs across if it can.
    pub fn words(&self) -> &[FormedWord] {
        &self.words
    }

    /// The word along the line of the tiles.
    pub fn main_word(&self) -> &FormedWord {
        &self.words[0]
    }

    /// The bonus for laying a whole rack, if it was earned.
    pub fn bonus(&self) -> Score {
        self.bonus
    }

    /// Its total score.
    pub fn score(&self) -> Score {
        self.words.iter().map(|word| word.score).sum::<Score>() + self.bonus
    }

    /// Its words that are not in the list, in order, without duplicates.
    pub fn unknown_words(&self, list: &dyn Words) -> Vec<&FormedWord> {
        let mut unknown: Vec<&FormedWord> = Vec::new();
        for word in self.words.iter().filter(|word| !list.knows(&word.letters())) {
            if !unknown.iter().any(|known| known.letters() == word.letters()) {
                unknown.push(word);
            }
        }
        unknown
    }

    /// A legal play, if all its words are in the list.
    pub fn judge(self, list: &dyn Words, alphabet: &Alphabet) -> Result<LegalPlay, UnknownWords> {
        let unknown = self.unknown_words(list);
        if unknown.is_empty() {
            return Ok(LegalPlay(self));
        }
        let words = unknown.into_iter().map(|word| word.text(alphabet)).collect();
        Err(UnknownWords { words, list: list.list_name().to_owned() })
    }

    /// A legal play without looking its words up, because the players vouch for them.
    pub fn trusted(self) -> LegalPlay {
        LegalPlay(self)
    }
}

impl std::ops::Deref for LegalPlay {
    type Target = FittedPlay;

    fn deref(&self) -> &FittedPlay {
        &self.0
    }
}
