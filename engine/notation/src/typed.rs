//! Turns as players type them, read and written: `8D HO(R)N`, `exch QV`, `pass`.
//!
//! A lower-case letter is a blank. A tile already on the board is written as a dot, as its own letter
//! or in parentheses; dots and parentheses require a tile on that square.

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

/// A word and its coordinate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedPlay {
    /// The square of its first piece, and its direction.
    pub place: Place,
    /// What was typed for each square.
    pub pieces: Vec<Piece>,
}

/// What was typed for one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// `.`: any tile, already on the board.
    Dot,
    /// `(A)`: this letter, already on the board.
    Lying(PlacedTile),
    /// `A`: this tile is laid, unless the letter is already on the board.
    Letter(PlacedTile),
}

/// Why a text is not a turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotATurn {
    /// Nothing was typed.
    #[error("type a place and a word, `exch` and the tiles, or `pass`")]
    Empty,
    /// It does not begin with a coordinate.
    #[error(transparent)]
    Place(#[from] NotAPlace),
    /// A coordinate with nothing after it.
    #[error("type the word after the place {0}")]
    NoWord(String),
    /// More than a coordinate and a word.
    #[error("`{0}` is left over after the word")]
    LeftOver(String),
    /// `exch` without tiles.
    #[error("type the tiles to exchange after `exch`")]
    NoTiles,
    /// A character that is not a tile.
    #[error(transparent)]
    Tile(#[from] NotATile),
    /// An unmatched parenthesis.
    #[error("`{0}` has a parenthesis without its partner")]
    Parentheses(String),
}

/// Why a word cannot be written at its coordinate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PathMismatch {
    /// The word runs off the board.
    #[error("the word does not fit on the board")]
    OffBoard,
    /// A dot or parentheses on an empty square.
    #[error("no tile lies on {0}, where the word passes over one")]
    NoTile(Square),
    /// A different letter is there.
    #[error("another letter than the word's lies on {0}")]
    OtherLetter(Square),
    /// All its letters are on the board already.
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
    /// The tiles it lays on this board; whether they fit is checked by the board.
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
