//! The board: a layout with the tiles on it.

use std::sync::Arc;

use tiles::PlacedTile;

use crate::{Direction, Layout, LegalPlay, Square};

/// A board with the tiles on it.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    layout: Arc<Layout>,
    /// Row by row.
    squares: Vec<Option<PlacedTile>>,
    tiles: usize,
}

impl Board {
    /// A board without tiles.
    pub fn new(layout: Arc<Layout>) -> Self {
        let squares = vec![None; layout.rows() * layout.columns()];
        Self { layout, squares, tiles: 0 }
    }

    /// Its size, premium squares and start square.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The tile on a square; none off the board.
    pub fn tile(&self, square: Square) -> Option<PlacedTile> {
        self.squares[self.layout.place(square)?]
    }

    /// Whether the square is on the board and holds no tile.
    pub fn is_empty_at(&self, square: Square) -> bool {
        self.layout.place(square).is_some_and(|place| self.squares[place].is_none())
    }

    /// The number of tiles on it.
    pub const fn tile_count(&self) -> usize {
        self.tiles
    }

    /// Whether it holds no tile.
    pub const fn is_empty(&self) -> bool {
        self.tiles == 0
    }

    /// The occupied squares with their tiles, row by row.
    pub fn tiles(&self) -> impl Iterator<Item = (Square, PlacedTile)> + '_ {
        self.layout
            .squares()
            .zip(&self.squares)
            .filter_map(|(square, tile)| Some((square, (*tile)?)))
    }

    /// Places the tiles of a legal play.
    pub fn play(&mut self, play: &LegalPlay) {
        play.placement().tiles.iter().for_each(|(square, tile)| self.set(*square, Some(*tile)));
    }

    /// Removes the tiles of a play.
    pub fn take_back(&mut self, play: &LegalPlay) {
        play.placement().tiles.iter().for_each(|(square, _)| self.set(*square, None));
    }

    /// Sets or clears a square, for reading positions; squares off the board are ignored.
    pub fn set(&mut self, square: Square, tile: Option<PlacedTile>) {
        if let Some(place) = self.layout.place(square) {
            let before = std::mem::replace(&mut self.squares[place], tile);
            self.tiles += usize::from(tile.is_some());
            self.tiles -= usize::from(before.is_some());
        }
    }

    /// The first square of the run of tiles that ends just before this square, or the square itself.
    pub(crate) fn run_start(&self, square: Square, direction: Direction) -> Square {
        let before = |at: &Square| at.previous(direction).filter(|at| self.tile(*at).is_some());
        std::iter::successors(Some(square), before).last().unwrap_or(square)
    }
}

/// One line per row: `.` for an empty square, else the tile as a number.
impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for row in self.squares.chunks(self.layout.columns()) {
            let signs: Vec<String> = row
                .iter()
                .map(|tile| tile.map_or(".".to_owned(), |tile| i8::from(tile).to_string()))
                .collect();
            writeln!(f, "{}", signs.join(" "))?;
        }
        Ok(())
    }
}
