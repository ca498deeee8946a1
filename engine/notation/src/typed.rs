//! What a player types for a turn, and back: `8D HO(R)N`, `exch QV`, `pass`.
//!
//! A small letter is a blank. A tile that lies on the board already is written as a dot, as its own
//! letter or in parentheses; dots and parentheses insist that a tile lies there.

use board::{Board, Placement, Square};
use tiles::{Alphabet, NotATile, PlacedTile, Tile};

use crate::{Coordinates, NotAPlace, Place};

mod write;

pub use write::{PlayStyle, Through, play_text};

/// A turn as a player types it. Nothing about it has been checked against a board or a rack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedTurn {
    /// Lay a word: `8D HORN`.
    Play(TypedPlay),
    /// Exchange these tiles: `exch QV`, `éch QV` or `-QV`.
    Exchange(Vec<Tile>),
    /// Pass: `pass`, `passe` or `-`.
    Pass,
}

/// A word and where it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedPlay {
    /// Where its first piece goes and which way it runs.
    pub place: Place,
    /// What was typed for each square.
    pub pieces: Vec<Piece>,
}

/// What was typed for one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// `.`: some tile lies there.
    Dot,
    /// `(A)`: this letter lies there.
    Lying(PlacedTile),
    /// `A`: lay this, unless this letter lies there already.
    Letter(PlacedTile),
}

/// Why a text is not a turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotATurn {
    /// Nothing was typed.
    #[error("type a place and a word, `exch` and the tiles, or `pass`")]
    Empty,
    /// It begins with something that is no place.
    #[error(transparent)]
    Place(#[from] NotAPlace),
    /// A place, and nothing after it.
    #[error("type the word after the place {0}")]
    NoWord(String),
    /// More than a place and a word.
    #[error("`{0}` is left over after the word")]
    LeftOver(String),
    /// `exch` alone.
    #[error("type the tiles to exchange after `exch`")]
    NoTiles,
    /// A sign that is no tile.
    #[error(transparent)]
    Tile(#[from] NotATile),
    /// A parenthesis without its partner.
    #[error("`{0}` has a parenthesis without its partner")]
    Parentheses(String),
}

/// Why a word cannot be written where it was meant to go.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PathMismatch {
    /// The word leaves the board.
    #[error("the word does not fit on the board")]
    OffBoard,
    /// A dot or parentheses on an empty square.
    #[error("no tile lies on {0}, where the word passes over one")]
    NoTile(Square),
    /// Another letter lies there.
    #[error("another letter than the word's lies on {0}")]
    OtherLetter(Square),
    /// All its letters lie there already.
    #[error("all letters of the word are on the board already")]
    NothingNew,
}

impl TypedTurn {
    /// Reads a turn.
    ///
    /// ```
    /// use notation::{Coordinates, TypedTurn};
    ///
    /// let english = tiles::Alphabet::named("english").unwrap();
    /// assert!(matches!(
    ///     TypedTurn::parse("8D HORN", Coordinates::English, &english),
    ///     Ok(TypedTurn::Play(_))
    /// ));
    /// ```
    pub fn parse(
        text: &str,
        coordinates: Coordinates,
        alphabet: &Alphabet,
    ) -> Result<Self, NotATurn> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (first, rest) = words.split_first().ok_or(NotATurn::Empty)?;
        match first.to_lowercase().as_str() {
            "pass" | "passe" | "-" if rest.is_empty() => Ok(Self::Pass),
            "exch" | "exchange" | "éch" | "échange" | "-" => exchange(&rest.concat(), alphabet),
            lower if lower.starts_with('-') => exchange(&words.concat()[1..], alphabet),
            _ => match rest {
                [] => {
                    coordinates.parse(first)?;
                    Err(NotATurn::NoWord((*first).to_owned()))
                }
                [word] => {
                    let place = coordinates.parse(first)?;
                    Ok(Self::Play(TypedPlay { place, pieces: pieces(word, alphabet)? }))
                }
                [_, left_over @ ..] => Err(NotATurn::LeftOver(left_over.join(" "))),
            },
        }
    }
}

fn exchange(text: &str, alphabet: &Alphabet) -> Result<TypedTurn, NotATurn> {
    if text.is_empty() {
        return Err(NotATurn::NoTiles);
    }
    Ok(TypedTurn::Exchange(alphabet.tiles(text)?))
}

/// Reads a word with dots and parentheses: `HO(R)N`, `..NS`, `[CH]A(T)`.
pub(crate) fn pieces(word: &str, alphabet: &Alphabet) -> Result<Vec<Piece>, NotATurn> {
    let unmatched = || NotATurn::Parentheses(word.to_owned());
    let mut inside = false;
    let mut pieces = Vec::new();
    for sign in alphabet.pieces(word) {
        match (sign, inside) {
            ("(", false) | (")", true) => inside = !inside,
            ("(", true) | (")", false) => return Err(unmatched()),
            (".", _) => pieces.push(Piece::Dot),
            (letter, false) => pieces.push(Piece::Letter(alphabet.placed_tile(letter)?)),
            (letter, true) => pieces.push(Piece::Lying(alphabet.placed_tile(letter)?)),
        }
    }
    if inside { Err(unmatched()) } else { Ok(pieces) }
}

impl TypedPlay {
    /// The tiles it lays on this board; whether they may lie there is for the board to say.
    pub fn placement(&self, board: &Board) -> Result<Placement, PathMismatch> {
        let mut tiles = Vec::new();
        let mut next = Some(self.place.square);
        for piece in &self.pieces {
            let square = next.filter(|square| board.layout().contains(*square));
            let square = square.ok_or(PathMismatch::OffBoard)?;
            match (piece, board.tile(square)) {
                (Piece::Letter(tile), None) => tiles.push((square, *tile)),
                (Piece::Dot | Piece::Lying(_), None) => return Err(PathMismatch::NoTile(square)),
                (Piece::Dot, Some(_)) => {}
                (Piece::Letter(tile) | Piece::Lying(tile), Some(there)) => {
                    if tile.letter() != there.letter() {
                        return Err(PathMismatch::OtherLetter(square));
                    }
                }
            }
            next = square.next(self.place.direction);
        }
        if tiles.is_empty() { Err(PathMismatch::NothingNew) } else { Ok(Placement { tiles }) }
    }
}

#[cfg(test)]
mod tests;
