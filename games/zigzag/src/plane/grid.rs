//! Spatial index: a uniform grid with at most one tile a cell.
//!
//! A cell's diagonal is shorter than a step, and no two tiles are closer than a step. Whatever can
//! overlap a tile therefore lies in the five by five cells around it.

use super::{Point, TileId};

/// The side of a cell.
const CELL: i32 = 1060;
/// How many cells away a tile can be that overlaps.
const REACH: i32 = 2;
/// Cells added beyond a tile that lies outside, so that the grid seldom grows.
const SPARE: i32 = 8;

/// Which tile lies in which cell, over the rectangle of cells used so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Grid {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    cells: Vec<Option<TileId>>,
}

/// How far a grid has grown says nothing about what lies in it.
impl PartialEq for Grid {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Grid {}

const fn cell(at: Point) -> (i32, i32) {
    (at.x.div_euclid(CELL), at.y.div_euclid(CELL))
}

/// A number that is not negative, as an index.
const fn index(number: i32) -> usize {
    number.unsigned_abs() as usize
}

impl Grid {
    /// Enters a tile.
    pub(super) fn put(&mut self, at: Point, id: TileId) {
        let (column, row) = cell(at);
        self.include(column, row);
        let place = self.place(column, row);
        debug_assert!(self.cells[place].is_none(), "tiles keep a step apart");
        self.cells[place] = Some(id);
    }

    /// The tiles in the cells around a point.
    #[inline]
    pub(super) fn near(&self, at: Point) -> impl Iterator<Item = TileId> + '_ {
        let (at_column, at_row) = cell(at);
        let column = |column: i32| (column - self.left).clamp(0, self.width);
        let row = |row: i32| (row - self.top).clamp(0, self.height);
        let (first, end) = (column(at_column - REACH), column(at_column + REACH + 1));
        let rows = row(at_row - REACH)..row(at_row + REACH + 1);
        rows.flat_map(move |row| {
            let start = row * self.width;
            self.cells[index(start + first)..index(start + end)].iter().flatten().copied()
        })
    }

    fn place(&self, column: i32, row: i32) -> usize {
        index((row - self.top) * self.width + column - self.left)
    }

    /// Grows until it has this cell.
    fn include(&mut self, column: i32, row: i32) {
        let columns = self.left..self.left + self.width;
        let rows = self.top..self.top + self.height;
        if columns.contains(&column) && rows.contains(&row) {
            return;
        }
        let left = if self.cells.is_empty() { column } else { self.left }.min(column) - SPARE;
        let top = if self.cells.is_empty() { row } else { self.top }.min(row) - SPARE;
        let right = columns.end.max(column + 1) + SPARE;
        let bottom = rows.end.max(row + 1) + SPARE;
        let (width, height) = (right - left, bottom - top);
        let empty = vec![None; index(width * height)];
        let mut grown = Self { left, top, width, height, cells: empty };
        for (old, line) in rows.zip(self.cells.chunks(index(self.width).max(1))) {
            let start = grown.place(self.left, old);
            grown.cells[start..start + line.len()].copy_from_slice(line);
        }
        *self = grown;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::{APART, Direction};

    #[test]
    fn a_cell_has_room_for_one_tile_and_five_by_five_cells_hold_all_that_overlap() {
        let diagonal = 2 * i64::from(CELL - 1).pow(2);
        let step = |direction: Direction| direction.vector().squared_distance(Point::ORIGIN);
        assert!(Direction::ALL.into_iter().all(|direction| step(direction) > diagonal));
        assert!(i64::from(CELL * REACH).pow(2) >= APART);
    }

    #[test]
    fn a_grid_that_grows_keeps_what_is_in_it() {
        let mut grid = Grid::default();
        let points = [(0, 0), (90_000, -3000), (-70_000, 50_000), (2000, 2000)];
        let points = points.map(|(x, y)| Point { x, y });
        for (at, id) in points.into_iter().zip((0..).map(TileId)) {
            grid.put(at, id);
        }
        for (at, id) in points.into_iter().zip((0..).map(TileId)) {
            assert!(grid.near(at).any(|found| found == id));
        }
    }

    #[test]
    fn nothing_is_near_a_point_outside() {
        let mut grid = Grid::default();
        grid.put(Point::ORIGIN, TileId::ROOT);
        let far = [-500_000, -12_000, 0, 11_000, 500_000];
        let points = far.iter().flat_map(|x| far.iter().map(move |y| Point { x: *x, y: *y }));
        for at in points.filter(|at| *at != Point::ORIGIN) {
            assert_eq!(grid.near(at).count(), 0, "{at:?}");
        }
    }
}
