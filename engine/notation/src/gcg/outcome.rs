//! The result of reading a game: the game and its repairs, or why it cannot be read.

use tiles::Score;

use super::GcgGame;
use crate::{MAX_SEATS, NotAPlace};

/// A game that was read, and the repairs made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgRead {
    /// The game.
    pub game: GcgGame,
    /// In the order of the file's lines.
    pub repairs: Vec<Repair>,
}

/// An error in a file that was repaired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// Counted from 1.
    pub line: usize,
    /// What was wrong and how it was read.
    pub kind: RepairKind,
}

/// For developers; the messages for players are made from the kind.
impl std::fmt::Display for Repair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

/// What was wrong in a line and how it was read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RepairKind {
    /// The file is declared as UTF-8 but is not.
    #[error("this is not UTF-8; it was read as ISO-8859-1")]
    NotUtf8,
    /// The file is UTF-8 but does not declare it.
    #[error("the file does not say that it is UTF-8; it was read so")]
    UndeclaredUtf8,
    /// `#player1 anna`
    #[error("the full name was missing; the nickname was taken")]
    NoFullName,
    /// A turn of a player without a `#player` line.
    #[error("no line named {name}; it was taken for player {number}")]
    UnnamedPlayer {
        /// The nickname of the turn.
        name: String,
        /// Counted from 1.
        number: usize,
    },
    /// A nickname in different case, or a full name.
    #[error("{written} was taken for {nickname}")]
    OtherName {
        /// As written in the file.
        written: String,
        /// The player's.
        nickname: String,
    },
    /// A nickname without its colon.
    #[error("the colon after {0} was missing")]
    NoColon(String),
    /// Lower-case letters where tiles are upper case.
    #[error("the rack {written} had small letters; it was read as {read}")]
    SmallLetters {
        /// As written in the file.
        written: String,
        /// In upper case, with blanks for lower-case letters among upper-case ones.
        read: String,
    },
    /// `(AEI`
    #[error("the parenthesis was not closed; it was added")]
    OpenParenthesis,
    /// A pass with points.
    #[error("a pass scores nothing; {0} was left out")]
    PassScores(Score),
    /// An exchange with points.
    #[error("an exchange scores nothing; {0} was left out")]
    ExchangeScores(Score),
    /// `(time) +10`
    #[error("time costs points; {0} was read as {minus}", minus = -*.0)]
    TimeScores(Score),
    /// `24` instead of `+24`.
    #[error("the points {0} had no sign; they were read as +{0}")]
    NoSign(String),
    /// `--` with other points than those of the play.
    #[error("`--` takes back the {score} points of the play, not {written}")]
    TakenBack {
        /// The play's points.
        score: Score,
        /// As written in the file.
        written: Score,
    },
    /// A line that ends before the total.
    #[error("the total was missing; it was counted")]
    NoTotal,
    /// A total that is not the sum.
    #[error("the total is {counted}, not {written}")]
    Total {
        /// The sum.
        counted: Score,
        /// As written in the file.
        written: Score,
    },
    /// Something after the total.
    #[error("`{0}` after the total was left out")]
    AfterTotal(String),
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
    /// A declared encoding that is neither UTF-8 nor ISO-8859-1.
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
        /// The players of the game.
        players: String,
    },
    /// A turn that ends too soon.
    #[error("the turn is not complete; {0}")]
    Incomplete(MissingPart),
    /// A word without a valid coordinate.
    #[error(transparent)]
    Place(#[from] NotAPlace),
    /// A character among the tiles that has another meaning.
    #[error("`{0}` cannot be tiles; write their letters and `?` for a blank, as in QV?")]
    Tiles(String),
    /// Something else where the points should be.
    #[error("`{0}` is not a number of points; write it as in +24")]
    Points(String),
    /// `--` with no play before it.
    #[error("{0} has no play that could be taken back")]
    NothingToTakeBack(String),
    /// More points than a score can hold.
    #[error("the total is too large to be true")]
    TooManyPoints,
}

/// The missing part of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MissingPart {
    /// The action.
    #[error("say what was done: a place and a word, `-` and the tiles, or `-` to pass")]
    Action,
    /// The word after its place.
    #[error("the word is missing after the place")]
    Word,
    /// The points.
    #[error("the points are missing, as in +24")]
    Points,
}
