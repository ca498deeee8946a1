//! Converts a CGP to tiles on a board, and back.

use std::sync::Arc;

use board::{Board, Layout, Square};
use tiles::{Alphabet, NotATile, PlacedTile, Rack, Score, Tile, TileSet};

use super::{Cgp, Operation};

/// A position: a board, the known racks and the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The tiles on the board.
    pub board: Board,
    /// In turn order, the player to move first; a rack may be known only in part.
    pub racks: Vec<Rack>,
    /// In the same order.
    pub scores: Vec<Score>,
    /// The number of scoreless turns just before.
    pub scoreless_turns: u16,
    /// The operations after the position.
    pub operations: Vec<Operation>,
}

/// Why a CGP is not a position with these tiles on this board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// Too few or too many rows.
    #[error("{found} rows instead of {expected}")]
    Rows {
        /// Rows of the text.
        found: usize,
        /// Rows of the board.
        expected: usize,
    },
    /// A row that is too short or too long.
    #[error("row {row}: {found} squares instead of {expected}")]
    Width {
        /// Counted from 1.
        row: usize,
        /// Squares of the text.
        found: usize,
        /// Squares of the board.
        expected: usize,
    },
    /// A run of empty squares whose length is zero or too large.
    #[error("row {row}: `{found}` cannot be a number of empty squares")]
    Run {
        /// Counted from 1.
        row: usize,
        /// The number.
        found: String,
    },
    /// A character in a row that is not a letter.
    #[error("row {row}: {wrong}")]
    RowLetter {
        /// Counted from 1.
        row: usize,
        /// What was found.
        wrong: NotATile,
    },
    /// A character in a rack that is not a tile.
    #[error("rack {seat}: {wrong}")]
    RackTile {
        /// Counted from 1.
        seat: usize,
        /// What was found.
        wrong: NotATile,
    },
    /// More of a tile than the set has.
    #[error(
        "{tile} occurs {found} times on the board and the racks; the {set} set has {available}"
    )]
    TooMany {
        /// The tile as text.
        tile: String,
        /// How many there are.
        found: usize,
        /// How many there can be.
        available: usize,
        /// The tile set's name.
        set: String,
    },
}

impl Cgp {
    /// The position, with these tiles on this board.
    pub fn position(
        &self,
        tiles: &TileSet,
        layout: &Arc<Layout>,
    ) -> Result<Position, PositionError> {
        let (found, expected) = (self.rows.len(), layout.rows());
        if found != expected {
            return Err(PositionError::Rows { found, expected });
        }
        let mut board = Board::new(Arc::clone(layout));
        for (text, row) in self.rows.iter().zip(0..) {
            read_row(&mut board, row, text, tiles.alphabet())?;
        }
        let mut racks = Vec::with_capacity(self.racks.len());
        for (text, seat) in self.racks.iter().zip(1..) {
            let wrong = |wrong| PositionError::RackTile { seat, wrong };
            racks.push(tiles.alphabet().tiles(text).map_err(wrong)?);
        }
        check_counts(tiles, tiles.kinds(), &board, &racks)?;
        Ok(Position {
            board,
            racks: racks.into_iter().map(Rack::from_iter).collect(),
            scores: self.scores.clone(),
            scoreless_turns: self.scoreless_turns,
            operations: self.operations.clone(),
        })
    }
}

fn read_row(
    board: &mut Board,
    row: u8,
    text: &str,
    alphabet: &Alphabet,
) -> Result<(), PositionError> {
    let number = usize::from(row) + 1;
    let expected = board.layout().columns();
    let squares = row_squares(number, text, alphabet)?;
    if squares.len() != expected {
        return Err(PositionError::Width { row: number, found: squares.len(), expected });
    }
    for (tile, column) in squares.into_iter().zip(0..) {
        board.set(Square { row, column }, tile);
    }
    Ok(())
}

/// The tile on each square of a row: `5HORN6`.
fn row_squares(
    row: usize,
    text: &str,
    alphabet: &Alphabet,
) -> Result<Vec<Option<PlacedTile>>, PositionError> {
    let mut squares = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let digits = rest.find(|character: char| !character.is_ascii_digit()).unwrap_or(rest.len());
        let (run, letters) = rest.split_at(digits);
        if !run.is_empty() {
            let length = run.parse().ok().filter(|length| (1..=u8::MAX).contains(length));
            let wrong = || PositionError::Run { row, found: run.to_owned() };
            squares.resize(squares.len() + usize::from(length.ok_or_else(wrong)?), None);
        }
        let end =
            letters.find(|character: char| character.is_ascii_digit()).unwrap_or(letters.len());
        let (letters, after) = letters.split_at(end);
        let wrong = |wrong| PositionError::RowLetter { row, wrong };
        let tiles = alphabet.placed_tiles(letters).map_err(wrong)?;
        squares.extend(tiles.into_iter().map(Some));
        rest = after;
    }
    Ok(squares)
}

/// Checks that there are no more tiles of each kind than the set has.
pub(crate) fn check_counts(
    tiles: &TileSet,
    kinds: impl IntoIterator<Item = Tile>,
    board: &Board,
    racks: &[Vec<Tile>],
) -> Result<(), PositionError> {
    let held = || racks.iter().flatten().copied();
    let placed = || board.tiles().map(|(_, tile)| tile.lifted());
    for tile in kinds {
        let found = placed().chain(held()).filter(|other| *other == tile).count();
        let available = tiles.count(tile);
        if found > available {
            let set = tiles.name().to_owned();
            let tile = tiles.alphabet().tile_text(tile);
            return Err(PositionError::TooMany { tile, found, available, set });
        }
    }
    Ok(())
}

impl Position {
    /// An empty board at the start of a game for this many players, their racks unknown.
    pub fn start(layout: &Arc<Layout>, seats: usize) -> Self {
        Self {
            board: Board::new(Arc::clone(layout)),
            racks: vec![Rack::EMPTY; seats],
            scores: vec![Score::ZERO; seats],
            scoreless_turns: 0,
            operations: Vec::new(),
        }
    }

    /// The position as text, in the letters of this alphabet.
    pub fn to_cgp(&self, alphabet: &Alphabet) -> Cgp {
        let rows = u8::try_from(self.board.layout().rows()).expect("at most MAX_SIDE");
        Cgp {
            rows: (0..rows).map(|row| row_text(&self.board, row, alphabet)).collect(),
            racks: self.racks.iter().map(|rack| alphabet.rack_text(rack)).collect(),
            scores: self.scores.clone(),
            scoreless_turns: self.scoreless_turns,
            operations: self.operations.clone(),
        }
    }
}

fn row_text(board: &Board, row: u8, alphabet: &Alphabet) -> String {
    let columns = u8::try_from(board.layout().columns()).expect("at most MAX_SIDE");
    let mut text = String::new();
    let mut empty = 0;
    for column in 0..columns {
        match board.tile(Square { row, column }) {
            None => empty += 1,
            Some(tile) => {
                push_run(&mut text, std::mem::take(&mut empty));
                text.push_str(&alphabet.placed_text(tile));
            }
        }
    }
    push_run(&mut text, empty);
    text
}

fn push_run(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
}
