//! A chain that is laid in thought: tiles that fit on the table and beside one another.

use super::{APART, Direction, Plane, Point, TileId};

/// A chain of tiles that could be laid, as long as every tile added to it fits.
#[derive(Clone, Debug)]
pub(crate) struct Chain<'plane> {
    plane: &'plane Plane,
    /// The letter it begins on; none for the first word.
    on: Option<TileId>,
    /// Where its tiles would lie.
    points: Vec<Point>,
}

impl<'plane> Chain<'plane> {
    /// A chain without tiles yet that begins on a letter.
    pub(crate) fn on(plane: &'plane Plane, on: TileId) -> Self {
        Self { plane, on: Some(on), points: Vec::new() }
    }

    /// A first word with its root alone.
    pub(crate) fn opening(plane: &'plane Plane) -> Self {
        Self { plane, on: None, points: vec![Point::ORIGIN] }
    }

    /// The table on which it would lie.
    pub(crate) fn plane(&self) -> &'plane Plane {
        self.plane
    }

    /// Where its tiles would lie.
    pub(crate) fn points(&self) -> &[Point] {
        &self.points
    }

    /// The letter it begins on; none for the first word.
    pub(crate) fn begins_on(&self) -> Option<TileId> {
        self.on
    }

    /// The centre of its last tile, or of the letter it begins on.
    pub(crate) fn end(&self) -> Point {
        let begin = || self.on.map_or(Point::ORIGIN, |on| self.plane.at(on));
        self.points.last().copied().unwrap_or_else(begin)
    }

    /// Where one more tile would lie in this direction, if it fits.
    #[inline]
    pub(crate) fn next(&self, direction: Direction) -> Option<Point> {
        let at = self.end() + direction.vector();
        let (nest, before) = match self.points.split_last() {
            Some((_, before)) => (None, before),
            None => (self.on, &[][..]),
        };
        let keeps_apart = |other: &Point| at.squared_distance(*other) >= APART;
        (before.iter().all(keeps_apart) && self.plane.is_clear(at, nest)).then_some(at)
    }

    /// Adds a tile where [`next`](Self::next) said.
    pub(crate) fn push(&mut self, at: Point) {
        self.points.push(at);
    }

    /// Takes the last tile off.
    pub(crate) fn pop(&mut self) {
        self.points.pop();
    }

    /// Adds tiles in these directions as long as they fit, and tells whether all did.
    pub(super) fn extend(mut self, directions: &[Direction]) -> bool {
        directions.iter().all(|direction| {
            let fits = self.next(*direction);
            fits.map(|at| self.push(at)).is_some()
        })
    }
}
