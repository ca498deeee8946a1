//! The board of the search, with make and unmake of steps and Zobrist keys (Zobrist 1970) of lines.
//!
//! Every line has a key made of all that a play along it depends on. Two lines with the same key
//! have the same plays for the same hand, wherever in the search they are met.

use board::{Direction, FirstPlay, MAX_SIDE, Square, Terms};
use lexicon::WordGraph;
use movegen::Lines;

use super::crossings::Crossings;
use super::mix::mix;
use super::step::{BLANK, Step};

/// How many lines the largest board has.
pub(super) const MAX_LINES: usize = 2 * MAX_SIDE;

/// No word crosses here.
pub(super) const NO_CROSSING: i32 = -1;

/// A square and what lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Cell {
    /// The letter that lies there, by number; 0 for none.
    pub(super) letter: u8,
    pub(super) letter_factor: u8,
    pub(super) word_factor: u8,
    /// The points of the tile that lies there.
    pub(super) points: i32,
    /// The letters that may be laid by a play along each direction, as bits by number.
    pub(super) allowed: [u64; 2],
    /// The points of the tiles in the word that crosses such a play.
    pub(super) crossing: [i32; 2],
}

/// The board of a search.
pub(super) struct Grid<'game> {
    rows: usize,
    columns: usize,
    cells: Vec<Cell>,
    crossings: Crossings<'game>,
    values: [i32; 64],
    first_play: FirstPlay,
    start: Square,
    tiles: usize,
    /// The key of each line.
    keys: [u64; MAX_LINES],
    /// By line, the key of the letters that lie there, and the places where they do, as bits.
    letter_keys: [u64; MAX_LINES],
    filled: [u32; MAX_LINES],
    /// The key of the tiles that lie on the board.
    key: u64,
    /// Cells as they were before they changed.
    changed: Vec<(u16, Cell)>,
}

/// Which way to go along a line.
#[derive(Clone, Copy)]
enum Heading {
    Back,
    On,
}

/// What must be known to take a step back.
#[derive(Clone, Copy)]
pub(super) struct Before {
    keys: [u64; MAX_LINES],
    letter_keys: [u64; MAX_LINES],
    filled: [u32; MAX_LINES],
    key: u64,
    changed: usize,
    tiles: usize,
}

impl<'game> Grid<'game> {
    /// The board as it lies; only these letters will ever be laid.
    pub(super) fn new(
        lines: &Lines,
        graph: &'game WordGraph,
        terms: &Terms<'_>,
        letters: u64,
    ) -> Self {
        let layout = lines.board().layout();
        let mut values = [0; 64];
        for tile in terms.tiles.kinds() {
            values[tile.index()] = terms.tiles.value(tile).0;
        }
        let cell = |square: Square| {
            let premium = layout.premium(square);
            let factor = |times: i32| u8::try_from(times).unwrap_or(1);
            Cell {
                letter: 0,
                letter_factor: factor(premium.letter_factor()),
                word_factor: factor(premium.word_factor()),
                points: 0,
                allowed: [letters; 2],
                crossing: [NO_CROSSING; 2],
            }
        };
        let mut grid = Self {
            rows: layout.rows(),
            columns: layout.columns(),
            cells: layout.squares().map(cell).collect(),
            crossings: Crossings::new(graph, letters),
            values,
            first_play: terms.first_play,
            start: layout.start(),
            tiles: 0,
            keys: [0; MAX_LINES],
            letter_keys: [0; MAX_LINES],
            filled: [0; MAX_LINES],
            key: 0,
            changed: Vec::new(),
        };
        grid.read(lines);
        grid
    }

    fn read(&mut self, lines: &Lines) {
        let mut laid = Vec::new();
        for (square, tile) in lines.board().tiles() {
            let place = usize::from(square.row) * self.columns + usize::from(square.column);
            let blank = if tile.is_blank() { BLANK } else { 0 };
            self.set_tile(place, tile.letter().number() | blank);
            laid.push(place);
        }
        for place in laid {
            for direction in Direction::BOTH {
                self.renew_ends(place, direction);
            }
        }
        self.changed.clear();
    }

    /// Whether no tile lies on the board.
    pub(super) fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// How many lines there are: rows first, then columns.
    pub(super) fn lines(&self) -> usize {
        self.rows + self.columns
    }

    /// How many of them have plays that a step leaves as they are; none before the first word,
    /// which changes what every other one must touch.
    pub(super) fn lines_to_answer_on(&self) -> usize {
        if self.is_empty() { 0 } else { self.lines() }
    }

    /// The key of a line.
    #[inline]
    pub(super) fn line_key(&self, line: usize) -> u64 {
        self.keys[line] ^ u64::from(self.tiles == 0)
    }

    /// The key of the letters that lie on a line.
    #[inline]
    pub(super) fn letter_key(&self, line: usize) -> u64 {
        self.letter_keys[line]
    }

    /// By line, the places where tiles lie, as bits.
    pub(super) fn filled(&self) -> &[u32; MAX_LINES] {
        &self.filled
    }

    /// The line that crosses another at a place, and the place on it.
    pub(super) fn crossing_line(&self, line: usize, at: usize) -> (usize, usize) {
        if line < self.rows { (self.rows + at, line) } else { (at, line - self.rows) }
    }

    /// The key of the tiles on the board.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// The same after a step.
    #[inline]
    pub(super) fn key_with(&self, step: &Step) -> u64 {
        let (first, stride) = self.run(usize::from(step.line));
        step.laid().fold(self.key, |key, (at, tile)| key ^ tile_key(first + at * stride, tile))
    }

    /// What a tile is worth, by its index.
    pub(super) fn values(&self) -> &[i32; 64] {
        &self.values
    }

    pub(super) fn direction(&self, line: usize) -> Direction {
        if line < self.rows { Direction::Across } else { Direction::Down }
    }

    pub(super) fn length(&self, line: usize) -> usize {
        if line < self.rows { self.columns } else { self.rows }
    }

    /// The first square of a line, and from each of its squares to the next.
    #[inline]
    fn run(&self, line: usize) -> (usize, usize) {
        if line < self.rows { (line * self.columns, 1) } else { (line - self.rows, self.columns) }
    }

    /// The cells of a line.
    pub(super) fn line(&self, line: usize) -> impl Iterator<Item = &Cell> {
        let (first, stride) = self.run(line);
        self.cells[first..].iter().step_by(stride).take(self.length(line))
    }

    /// The square at a place of a line.
    pub(super) fn square(&self, line: usize, at: usize) -> Square {
        let (first, stride) = self.run(line);
        let place = first + at * stride;
        let short = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        Square::new(short(place / self.columns), short(place % self.columns))
    }

    /// The places of a line that a first word may cover, as bits; none once a tile lies on the
    /// board.
    pub(super) fn openings(&self, line: usize) -> u32 {
        if self.tiles > 0 {
            return 0;
        }
        match self.first_play {
            FirstPlay::Anywhere => (1 << self.length(line)) - 1,
            FirstPlay::CoversStart => {
                let (row, column) = (usize::from(self.start.row), usize::from(self.start.column));
                match self.direction(line) {
                    Direction::Across if line == row => 1 << column,
                    Direction::Down if line - self.rows == column => 1 << row,
                    Direction::Across | Direction::Down => 0,
                }
            }
        }
    }

    /// Lays a step's tiles. Returns what is needed to take them back.
    pub(super) fn lay(&mut self, step: &Step) -> Before {
        let before = Before {
            keys: self.keys,
            letter_keys: self.letter_keys,
            filled: self.filled,
            key: self.key,
            changed: self.changed.len(),
            tiles: self.tiles,
        };
        let line = usize::from(step.line);
        let (first, stride) = self.run(line);
        for (at, tile) in step.laid() {
            self.set_tile(first + at * stride, tile);
        }
        let along = self.direction(line);
        for (at, _) in step.laid() {
            self.renew_ends(first + at * stride, along.crossing());
        }
        self.renew_ends(first + step.spots.trailing_zeros() as usize * stride, along);
        before
    }

    /// The lines that have changed since, as bits.
    pub(super) fn touched(&self, before: &Before) -> u64 {
        if before.tiles == 0 {
            return u64::MAX;
        }
        let pairs = self.keys.iter().zip(&before.keys);
        pairs
            .zip(0..)
            .fold(0, |touched, ((one, other), line)| touched | u64::from(one != other) << line)
    }

    /// Takes back everything since.
    pub(super) fn take_back(&mut self, before: &Before) {
        while self.changed.len() > before.changed {
            if let Some((place, cell)) = self.changed.pop() {
                self.cells[usize::from(place)] = cell;
            }
        }
        self.keys = before.keys;
        self.letter_keys = before.letter_keys;
        self.filled = before.filled;
        self.key = before.key;
        self.tiles = before.tiles;
    }

    fn set_tile(&mut self, place: usize, tile: u8) {
        let letter = tile & !BLANK;
        let points =
            if tile & BLANK == 0 { self.values[usize::from(letter)] } else { self.values[0] };
        self.change(
            place,
            Cell {
                letter,
                letter_factor: 1,
                word_factor: 1,
                points,
                allowed: [0; 2],
                crossing: [NO_CROSSING; 2],
            },
        );
        let key = tile_key(place, tile);
        let (row, column) = self.row_and_column(place);
        for (line, at) in [(row, column), (self.rows + column, row)] {
            self.letter_keys[line] ^= key;
            self.filled[line] |= 1 << at;
        }
        self.key ^= key;
        self.tiles += 1;
    }

    fn change(&mut self, place: usize, cell: Cell) {
        let old = std::mem::replace(&mut self.cells[place], cell);
        self.changed.push((u16::try_from(place).unwrap_or(u16::MAX), old));
        let (row, column) = (place / self.columns, place % self.columns);
        self.keys[row] ^= cell_key(&old, place, 0) ^ cell_key(&cell, place, 0);
        self.keys[self.rows + column] ^= cell_key(&old, place, 1) ^ cell_key(&cell, place, 1);
    }

    /// The empty squares at both ends of a run of tiles have a new crossing word.
    fn renew_ends(&mut self, place: usize, direction: Direction) {
        for end in self.ends(place, direction).into_iter().flatten() {
            let crossed = direction.crossing();
            let mut cell = self.cells[end];
            let (before, after) = self.beside(end, direction);
            let number = crossed as usize;
            cell.allowed[number] = self.crossings.allowed(before.letters(), after.letters());
            cell.crossing[number] = before.points + after.points;
            self.change(end, cell);
        }
    }

    /// The empty squares before and after the run of tiles in a direction that holds this square,
    /// as if a tile lay on it.
    pub(super) fn ends(&self, place: usize, direction: Direction) -> [Option<usize>; 2] {
        let walk = |mut at: usize, heading: Heading| loop {
            at = self.neighbour(at, direction, heading)?;
            if self.cells[at].letter == 0 {
                return Some(at);
            }
        };
        [walk(place, Heading::Back), walk(place, Heading::On)]
    }

    /// The place of a square by its line.
    pub(super) fn place(&self, line: usize, at: usize) -> usize {
        let (first, stride) = self.run(line);
        first + at * stride
    }

    /// The row and the column of a place.
    pub(super) fn row_and_column(&self, place: usize) -> (usize, usize) {
        (place / self.columns, place % self.columns)
    }

    /// The number of a column among the lines.
    pub(super) fn column_line(&self, column: usize) -> usize {
        self.rows + column
    }

    fn neighbour(&self, place: usize, direction: Direction, heading: Heading) -> Option<usize> {
        let (row, column) = (place / self.columns, place % self.columns);
        let (at, last, stride) = match direction {
            Direction::Across => (column, self.columns - 1, 1),
            Direction::Down => (row, self.rows - 1, self.columns),
        };
        match heading {
            Heading::Back => (at > 0).then(|| place - stride),
            Heading::On => (at < last).then(|| place + stride),
        }
    }

    /// The tiles on both sides of an empty square in a direction, each read from left to right.
    fn beside(&self, place: usize, direction: Direction) -> (Beside, Beside) {
        let walk = |heading| {
            let mut beside = Beside { letters: [0; MAX_SIDE], length: 0, points: 0 };
            let mut at = place;
            while let Some(next) = self.neighbour(at, direction, heading) {
                let cell = &self.cells[next];
                if cell.letter == 0 {
                    break;
                }
                beside.letters[beside.length] = cell.letter;
                beside.length += 1;
                beside.points += cell.points;
                at = next;
            }
            if matches!(heading, Heading::Back) {
                beside.letters[..beside.length].reverse();
            }
            beside
        };
        (walk(Heading::Back), walk(Heading::On))
    }
}

/// The tiles on one side of a square.
struct Beside {
    letters: [u8; MAX_SIDE],
    length: usize,
    points: i32,
}

impl Beside {
    fn letters(&self) -> &[u8] {
        &self.letters[..self.length]
    }
}

/// What a tile adds to the key of the board.
#[inline]
const fn tile_key(place: usize, tile: u8) -> u64 {
    mix((place as u64) << 8 | tile as u64)
}

/// What a cell adds to the key of its line in a direction.
fn cell_key(cell: &Cell, place: usize, direction: usize) -> u64 {
    let small = (place as u64) << 48
        ^ u64::from(cell.points.cast_unsigned()) << 16
        ^ u64::from(cell.letter) << 8
        ^ direction as u64;
    mix(mix(small)
        ^ cell.allowed[direction]
        ^ u64::from(cell.crossing[direction].cast_unsigned()) << 24)
}
