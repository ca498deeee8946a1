//! The result of reading a game: the game and its repairs, or why it cannot be read.

use super::GcgGame;
use crate::{MAX_SEATS, NotAPlace};

/// A game that was read, and what had to be repaired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgRead {
    /// The game.
    pub game: GcgGame,
    /// In the order of the file's lines.
    pub repairs: Vec<Repair>,
}

/// Something in a file that was not as it should be and was put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// Counted from 1.
    pub line: usize,
    /// What was wrong and how it was taken.
    pub sentence: String,
}

impl std::fmt::Display for Repair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.sentence)
    }
}

/// Why a text is not a game, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct GcgError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: GcgProblem,
}

/// Why a line of a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GcgProblem {
    /// A file with nothing in it.
    #[error("there is no game here; it should begin with `#player1 nickname full name`")]
    Empty,
    /// A declared encoding that is neither of the two.
    #[error("the encoding {0} is not known here; save the file as UTF-8 or ISO-8859-1")]
    Encoding(String),
    /// Neither `#` nor `>` at its start.
    #[error("`{0}` is neither a remark (`#title …`) nor a turn (`>nick: RACK 8D WORD +24 124`)")]
    NotALine(String),
    /// A number that no player has.
    #[error("there is no player {0}; players are numbered from 1 to {MAX_SEATS}")]
    PlayerNumber(String),
    /// The same number or nickname twice.
    #[error("player {0} is named a second time")]
    PlayerTwice(String),
    /// `#player1` alone.
    #[error("the player needs a nickname, as in `#player1 nickname full name`")]
    NoNickname,
    /// A turn of a player who is not in the game.
    #[error("nobody is called {found}; the players are {players}")]
    UnknownPlayer {
        /// The name.
        found: String,
        /// Those who play.
        players: String,
    },
    /// A turn that ends too soon.
    #[error("the turn is not complete; {0}")]
    Incomplete(&'static str),
    /// A word at no place.
    #[error(transparent)]
    Place(#[from] NotAPlace),
    /// A sign among the tiles that means something else.
    #[error("`{0}` cannot be tiles; write their letters and `?` for a blank, as in QV?")]
    Tiles(String),
    /// Something else where the points should be.
    #[error("`{0}` is not a number of points; write it as in +24")]
    Points(String),
    /// `--` with no play before it.
    #[error("{0} has no play that could be taken back")]
    NothingToTakeBack(String),
    /// More points than can be counted.
    #[error("the total is too large to be true")]
    TooManyPoints,
}
