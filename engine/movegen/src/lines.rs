//! The board as lines: every row and every column with what a play along it needs to know.
//!
//! Kept from turn to turn: a play changes the lines it touches and leaves the others alone.

use std::sync::Arc;

use board::{Board, Direction, LegalPlay, MAX_SIDE, Square};
use lexicon::{Lexicon, WordGraph};
use tiles::{Letter, PlacedTile, TileSet};

use crate::cross_checks::{Pairs, allowed_letters};
use crate::found::Play;
use crate::line_set::LineSet;
use crate::slots::{Slot, find_slots};
use crate::subsets::LONGEST_RACK;
use crate::surroundings::narrow_slots;

/// A board prepared for generating plays with one word list and one tile set.
#[derive(Clone)]
pub struct Lines {
    board: Board,
    graph: Arc<WordGraph>,
    pairs: Arc<Pairs>,
    /// What each tile is worth, by index.
    values: [i16; 64],
    rows: Vec<Line>,
    columns: Vec<Line>,
}

/// A row or a column.
#[derive(Clone)]
pub(crate) struct Line {
    pub(crate) direction: Direction,
    /// Which row or column it is.
    pub(crate) place: u8,
    pub(crate) length: usize,
    /// The letters that lie there, by number; 0 for an empty square.
    pub(crate) letters: [u8; MAX_SIDE],
    /// The points of the tiles that lie there.
    pub(crate) points: [i16; MAX_SIDE],
    /// How often a letter laid here counts, and the word.
    pub(crate) letter_factor: [i16; MAX_SIDE],
    pub(crate) word_factor: [i16; MAX_SIDE],
    /// The letters that may be laid here, as bits by number.
    pub(crate) allowed: [u64; MAX_SIDE],
    /// The points of the tiles in the crossing word, if laying here makes one.
    pub(crate) crossing: [Option<i16>; MAX_SIDE],
    /// The empty squares with a crossing word, as bits by place.
    pub(crate) crossed: u32,
    /// The stretches of the line that a word can fill.
    pub(crate) slots: Vec<Slot>,
}

impl Lines {
    /// The lines of a board.
    pub fn new(board: &Board, lexicon: &Lexicon, set: &TileSet) -> Self {
        let mut values = [0; 64];
        for tile in set.kinds() {
            values[tile.index()] = i16::try_from(set.value(tile).0).unwrap_or(i16::MAX);
        }
        let layout = board.layout();
        let line = |direction, place, length| Line::empty(direction, place, length);
        let sides =
            [layout.rows(), layout.columns()].map(|side| u8::try_from(side).unwrap_or(u8::MAX));
        let mut lines = Self {
            board: board.clone(),
            graph: lexicon.graph().clone(),
            pairs: Arc::new(Pairs::of(lexicon.graph())),
            values,
            rows: (0..sides[0]).map(|row| line(Direction::Across, row, layout.columns())).collect(),
            columns: (0..sides[1])
                .map(|column| line(Direction::Down, column, layout.rows()))
                .collect(),
        };
        for square in board.layout().squares() {
            lines.read_square(square);
        }
        for place in 0..lines.rows.len() {
            lines.renew(Direction::Across, place);
        }
        for place in 0..lines.columns.len() {
            lines.renew(Direction::Down, place);
        }
        lines
    }

    /// The board as it lies.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The words, as a graph.
    pub fn graph(&self) -> &WordGraph {
        &self.graph
    }

    pub(crate) fn values(&self) -> &[i16; 64] {
        &self.values
    }

    /// All lines: rows first.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Line> {
        self.rows.iter().chain(&self.columns)
    }

    pub(crate) fn line(&self, number: usize) -> &Line {
        if number < self.rows.len() {
            &self.rows[number]
        } else {
            &self.columns[number - self.rows.len()]
        }
    }

    pub(crate) fn line_mut(&mut self, number: usize) -> &mut Line {
        let rows = self.rows.len();
        if number < rows { &mut self.rows[number] } else { &mut self.columns[number - rows] }
    }

    /// How many rows there are.
    pub(crate) fn rows(&self) -> usize {
        self.rows.len()
    }

    /// Lays a play down, renewing the lines it touches.
    pub fn play(&mut self, play: &LegalPlay) {
        self.lay_tiles(&play.placement().tiles, play.main_word().direction);
    }

    /// Lays down a play that was found for this very board, renewing the lines it touches.
    pub fn lay(&mut self, play: &Play) {
        let laid = self.squares_of(play);
        self.lay_tiles(&laid[..play.laid()], play.direction());
    }

    /// The tiles of a play and their squares; as many are meant as the play lays.
    pub(crate) fn squares_of(&self, play: &Play) -> [(Square, PlacedTile); LONGEST_RACK] {
        const UNUSED: PlacedTile = PlacedTile::Natural(Letter::from_number(1).expect("A"));
        let mut laid = [(play.start(), UNUSED); LONGEST_RACK];
        for (place, tile) in laid.iter_mut().zip(play.laid_on(&self.board)) {
            *place = tile;
        }
        laid
    }

    fn lay_tiles(&mut self, laid: &[(Square, PlacedTile)], direction: Direction) {
        let touched = self.put(laid);
        self.renew_around(laid, direction, touched);
    }

    /// Puts tiles on the board; says which lines change by that alone: with the first tiles the
    /// start square loses its meaning.
    pub(crate) fn put(&mut self, laid: &[(Square, PlacedTile)]) -> LineSet {
        let mut touched = LineSet::default();
        if self.board.is_empty() {
            touched.mark(self.board.layout().start());
        }
        for (square, tile) in laid {
            self.board.set(*square, Some(*tile));
        }
        touched
    }

    /// Renews these lines and all that are touched by tiles that were put on the board.
    pub(crate) fn renew_around(
        &mut self,
        laid: &[(Square, PlacedTile)],
        direction: Direction,
        mut touched: LineSet,
    ) {
        for (square, _) in laid {
            self.read_tile(*square);
            touched.mark(*square);
            self.renew_ends(*square, direction.crossing(), &mut touched);
        }
        if let Some((square, _)) = laid.first() {
            self.renew_ends(*square, direction, &mut touched);
        }
        for (direction, marks) in Direction::BOTH.into_iter().zip([touched.rows, touched.columns]) {
            for place in (0..MAX_SIDE).filter(|place| marks >> place & 1 == 1) {
                self.renew(direction, place);
            }
        }
    }

    /// The lines that are touched by tiles that were put on the board.
    pub(crate) fn around(&self, laid: &[(Square, PlacedTile)], direction: Direction) -> LineSet {
        let mut touched = LineSet::default();
        for (square, _) in laid {
            touched.mark(*square);
            self.ends(*square, direction.crossing()).for_each(|end| touched.mark(end));
        }
        if let Some((square, _)) = laid.first() {
            self.ends(*square, direction).for_each(|end| touched.mark(end));
        }
        touched
    }

    /// The empty squares at both ends of a run of tiles.
    fn ends(&self, square: Square, direction: Direction) -> impl Iterator<Item = Square> + '_ {
        [1, -1].into_iter().filter_map(move |step| {
            let along = std::iter::successors(Some(square), |at| at.moved(direction, step));
            let end = along.take(MAX_SIDE).find(|at| self.board.tile(*at).is_none());
            end.filter(|end| self.board.layout().contains(*end))
        })
    }

    /// Takes a tile off the board; the lines do not know it yet.
    pub(crate) fn clear(&mut self, square: Square) {
        self.board.set(square, None);
    }

    /// The empty squares at both ends of a run of tiles have a new crossing word.
    fn renew_ends(&mut self, square: Square, direction: Direction, touched: &mut LineSet) {
        for step in [1, -1] {
            let along = std::iter::successors(Some(square), |at| at.moved(direction, step));
            let end = along.take(MAX_SIDE).find(|at| self.board.tile(*at).is_none());
            if let Some(end) = end.filter(|end| self.board.layout().contains(*end)) {
                self.read_crossing(end, direction.crossing());
                touched.mark(end);
            }
        }
    }

    fn line_at(&mut self, square: Square, direction: Direction) -> (&mut Line, usize) {
        match direction {
            Direction::Across => (&mut self.rows[usize::from(square.row)], square.column.into()),
            Direction::Down => (&mut self.columns[usize::from(square.column)], square.row.into()),
        }
    }

    /// Takes a square over into its row and its column.
    fn read_square(&mut self, square: Square) {
        let premium = self.board.layout().premium(square);
        for direction in Direction::BOTH {
            let (line, at) = self.line_at(square, direction);
            line.letter_factor[at] = i16::try_from(premium.letter_factor()).unwrap_or(1);
            line.word_factor[at] = i16::try_from(premium.word_factor()).unwrap_or(1);
            self.read_crossing(square, direction);
        }
        self.read_tile(square);
    }

    /// Takes the tile on a square over, if one lies there.
    fn read_tile(&mut self, square: Square) {
        let Some(tile) = self.board.tile(square) else { return };
        let points = self.values[tile.lifted().index()];
        for direction in Direction::BOTH {
            let (line, at) = self.line_at(square, direction);
            line.letters[at] = tile.letter().number();
            line.points[at] = points;
            line.allowed[at] = 0;
            line.crossing[at] = None;
            line.crossed &= !(1 << at);
            line.letter_factor[at] = 1;
            line.word_factor[at] = 1;
        }
    }

    /// Finds which letters may be laid on an empty square along a direction, and what they cross.
    fn read_crossing(&mut self, square: Square, direction: Direction) {
        let allowed =
            allowed_letters(&self.board, square, direction, (&self.graph, &self.pairs)).bits();
        let crossing = self.crossing_points(square, direction.crossing());
        let (line, at) = self.line_at(square, direction);
        line.allowed[at] = allowed;
        line.crossing[at] = crossing;
        line.crossed |= u32::from(crossing.is_some()) << at;
    }

    /// The points of the tiles beside a square in a direction, if there are any.
    fn crossing_points(&self, square: Square, direction: Direction) -> Option<i16> {
        let run = |step: i16| {
            std::iter::successors(square.moved(direction, step), move |at| {
                at.moved(direction, step)
            })
            .map_while(|at| self.board.tile(at))
        };
        let value = |tile: PlacedTile| self.values[tile.lifted().index()];
        let beside = run(1).next().is_some() || run(-1).next().is_some();
        beside.then(|| run(1).chain(run(-1)).map(value).sum())
    }

    /// Recomputes the slots of a line.
    fn renew(&mut self, direction: Direction, place: usize) {
        let start = self.board.layout().start();
        let lines = match direction {
            Direction::Across => &mut self.rows,
            Direction::Down => &mut self.columns,
        };
        let Some(line) = lines.get_mut(place) else { return };
        let opening = self.board.is_empty().then(|| match direction {
            Direction::Across if usize::from(start.row) == place => usize::from(start.column),
            Direction::Down if usize::from(start.column) == place => usize::from(start.row),
            Direction::Across | Direction::Down => MAX_SIDE,
        });
        find_slots(line, opening);
        narrow_slots(line, &self.graph);
    }
}

impl LineSet {
    /// Adds the row and the column of a square.
    fn mark(&mut self, square: Square) {
        self.rows |= 1 << square.row;
        self.columns |= 1 << square.column;
    }
}

impl Line {
    fn empty(direction: Direction, place: u8, length: usize) -> Self {
        Self {
            direction,
            place,
            length,
            letters: [0; MAX_SIDE],
            points: [0; MAX_SIDE],
            letter_factor: [1; MAX_SIDE],
            word_factor: [1; MAX_SIDE],
            allowed: [0; MAX_SIDE],
            crossing: [None; MAX_SIDE],
            crossed: 0,
            slots: Vec::new(),
        }
    }

    /// Takes over all squares of another line, and keeps its own memory for slots.
    pub(crate) fn copy_squares(&mut self, other: &Self) {
        let slots = std::mem::take(&mut self.slots);
        *self = Self { slots, ..*other };
    }

    /// The square at a place of the line.
    pub(crate) fn square(&self, at: usize) -> Square {
        let at = u8::try_from(at).unwrap_or(u8::MAX);
        match self.direction {
            Direction::Across => Square::new(self.place, at),
            Direction::Down => Square::new(at, self.place),
        }
    }

    /// The empty squares on which none of these letters may be laid, as bits by place.
    pub(crate) fn dead_squares(&self, letters: u64) -> u32 {
        let squares = self.letters.iter().zip(&self.allowed).take(self.length);
        squares.zip(0..).fold(0, |dead, ((lying, allowed), at)| {
            dead | u32::from(*lying == 0 && allowed & letters == 0) << at
        })
    }

    /// What a tile laid here counts, when the word counts `word_factor` times.
    pub(crate) fn factor(&self, at: usize, word_factor: i16) -> i16 {
        let crossing = if self.crossing[at].is_some() { self.word_factor[at] } else { 0 };
        self.letter_factor[at] * (word_factor + crossing)
    }
}
