//! CGP: a position on one line.
//!
//! `ROWS RACKS SCORES ZEROS [opcode value;]…`, as in
//!
//! ```text
//! 15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMPSTE/ 0/14 0 lex en; ld english;
//! ```
//!
//! Rows go from top to bottom; a number stands for that many empty squares, a letter for a tile, a
//! lower-case letter for a blank. Racks and scores are in turn order; a rack may be known in part or
//! not at all. ZEROS counts the scoreless turns just before. [`Cgp::parse`] splits the text without
//! needing an alphabet; [`Cgp::position`] turns it into tiles on a board.

use std::fmt;
use std::sync::Arc;

use board::Layout;
use tiles::{Score, TileSet};

use crate::names::{self, UnknownLayout, UnknownTileSet};

mod position;

pub(crate) use position::check_counts;
pub use position::{Position, PositionError};

/// Maximum players.
pub const MAX_SEATS: usize = 4;

/// A position as parsed text; its letters are not yet tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cgp {
    /// From top to bottom: `5HORN6`.
    pub rows: Vec<String>,
    /// In turn order, the player to move first; empty if unknown.
    pub racks: Vec<String>,
    /// In the same order.
    pub scores: Vec<Score>,
    /// The number of scoreless turns just before.
    pub scoreless_turns: u16,
    /// The operations, in the order of the text.
    pub operations: Vec<Operation>,
}

/// An operation of a position: `lex en;`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The opcode: `lex`.
    pub opcode: String,
    /// The operand: `en`. May be empty.
    pub value: String,
}

/// Why a text is not a CGP.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CgpError {
    /// Fewer than four fields.
    #[error("a position needs rows, racks, scores and the number of scoreless turns; {0} missing")]
    Incomplete(&'static str),
    /// A score that is not a number.
    #[error("score {seat}: `{found}` is not a number")]
    Score {
        /// Counted from 1.
        seat: usize,
        /// The text found.
        found: String,
    },
    /// The fourth field is not a number.
    #[error("the number of scoreless turns cannot be `{0}`")]
    ScorelessTurns(String),
    /// The numbers of racks and scores differ.
    #[error("racks for {racks} but scores for {scores}; every player needs one of each")]
    Uneven {
        /// Racks found.
        racks: usize,
        /// Scores found.
        scores: usize,
    },
    /// More players than there are seats.
    #[error("{0} players are too many; at most {MAX_SEATS} can play")]
    TooManyPlayers(usize),
}

/// An operand that should be a number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{opcode}` should be followed by a number, not by `{found}`")]
pub struct NotANumber {
    /// The opcode.
    pub opcode: &'static str,
    /// The operand found.
    pub found: String,
}

impl Cgp {
    /// Parses a position.
    pub fn parse(text: &str) -> Result<Self, CgpError> {
        let (rows, rest) = field(text);
        if rows.is_empty() {
            return Err(CgpError::Incomplete("the rows are"));
        }
        let (racks, rest) = match field(rest) {
            (scores, _) if is_numeric(scores) => ("", rest),
            racks => racks,
        };
        let (scores, rest) = field(rest);
        if scores.is_empty() {
            return Err(CgpError::Incomplete("the scores are"));
        }
        let (scoreless_turns, rest) = field(rest);
        if scoreless_turns.is_empty() {
            return Err(CgpError::Incomplete("the last is"));
        }
        let cgp = Self {
            rows: rows.split('/').map(str::to_owned).collect(),
            racks: racks.split('/').map(str::to_owned).collect(),
            scores: parse_scores(scores)?,
            scoreless_turns: scoreless_turns
                .parse()
                .map_err(|_| CgpError::ScorelessTurns(scoreless_turns.to_owned()))?,
            operations: rest.split(';').filter_map(Operation::parse).collect(),
        };
        cgp.check_seats()?;
        Ok(cgp)
    }

    fn check_seats(&self) -> Result<(), CgpError> {
        let (racks, scores) = (self.racks.len(), self.scores.len());
        if racks != scores {
            return Err(CgpError::Uneven { racks, scores });
        }
        if racks > MAX_SEATS { Err(CgpError::TooManyPlayers(racks)) } else { Ok(()) }
    }

    /// The operand of this opcode, if it occurs.
    pub fn value(&self, opcode: &str) -> Option<&str> {
        let operation = self.operations.iter().find(|operation| operation.opcode == opcode);
        operation.map(|operation| operation.value.as_str())
    }

    /// The same position with this operation, which replaces an earlier one of the same opcode.
    #[must_use]
    pub fn with(mut self, opcode: &str, value: &str) -> Self {
        match self.operations.iter_mut().find(|operation| operation.opcode == opcode) {
            Some(operation) => value.clone_into(&mut operation.value),
            None => self.operations.push(Operation::new(opcode, value)),
        }
        self
    }

    /// The word list's name (`lex`).
    pub fn word_list(&self) -> Option<&str> {
        self.value("lex")
    }

    /// The tile set that `ld` names; else that of the word list's language, else the English one.
    pub fn tile_set(&self) -> Result<Arc<TileSet>, UnknownTileSet> {
        names::tile_set(self.value("ld"), self.word_list())
    }

    /// The board that `bdn` names; else the first built-in board with as many rows.
    pub fn layout(&self) -> Result<Arc<Layout>, UnknownLayout> {
        match self.value("bdn") {
            Some(name) => names::layout(name),
            None => names::layout_of_size(self.rows.len()),
        }
    }

    /// The bonus for laying a whole rack (`bb`), if given.
    pub fn bonus(&self) -> Result<Option<Score>, NotANumber> {
        Ok(self.number("bb")?.map(Score))
    }

    /// The number of tiles the bag must hold for an exchange (`etl`), if given.
    pub fn exchange_limit(&self) -> Result<Option<u16>, NotANumber> {
        self.number("etl")
    }

    /// The number of scoreless turns that end the game (`mcnz`), if given.
    pub fn scoreless_limit(&self) -> Result<Option<u16>, NotANumber> {
        self.number("mcnz")
    }

    /// The milliseconds left on each clock in turn order (`tmr`); negative in overtime.
    pub fn clocks(&self) -> Result<Vec<i64>, NotANumber> {
        let clocks = self.value("tmr").map_or(Vec::new(), |value| value.split('/').collect());
        clocks.into_iter().map(|clock| number("tmr", clock)).collect()
    }

    fn number<Number: std::str::FromStr>(
        &self,
        opcode: &'static str,
    ) -> Result<Option<Number>, NotANumber> {
        self.value(opcode).map(|value| number(opcode, value)).transpose()
    }
}

fn number<Number: std::str::FromStr>(
    opcode: &'static str,
    text: &str,
) -> Result<Number, NotANumber> {
    text.parse().map_err(|_| NotANumber { opcode, found: text.to_owned() })
}

/// The first field of a text and what follows it.
fn field(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

/// Scores are; racks are not, so that the rack of a single player may be left out.
fn is_numeric(field: &str) -> bool {
    field.contains(|character: char| character.is_ascii_digit())
}

fn parse_scores(field: &str) -> Result<Vec<Score>, CgpError> {
    let score = |(found, seat): (&str, usize)| {
        let wrong = |_| CgpError::Score { seat, found: found.to_owned() };
        found.parse().map(Score).map_err(wrong)
    };
    field.split('/').zip(1..).map(score).collect()
}

impl Operation {
    /// The operation with this opcode and operand.
    pub fn new(opcode: &str, value: &str) -> Self {
        Self { opcode: opcode.to_owned(), value: value.to_owned() }
    }

    fn parse(text: &str) -> Option<Self> {
        let (opcode, value) = field(text);
        (!opcode.is_empty()).then(|| Self::new(opcode, value.trim()))
    }
}

/// One line, with single spaces between fields and `;` after every operation.
impl fmt::Display for Cgp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores: Vec<String> = self.scores.iter().map(Score::to_string).collect();
        let [rows, racks, scores] = [&self.rows, &self.racks, &scores].map(|list| list.join("/"));
        write!(f, "{rows} {racks} {scores} {}", self.scoreless_turns)?;
        self.operations.iter().try_for_each(|operation| write!(f, " {operation}"))
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self { opcode, value } if value.is_empty() => write!(f, "{opcode};"),
            Self { opcode, value } => write!(f, "{opcode} {value};"),
        }
    }
}

impl std::str::FromStr for Cgp {
    type Err = CgpError;

    fn from_str(text: &str) -> Result<Self, CgpError> {
        Self::parse(text)
    }
}
