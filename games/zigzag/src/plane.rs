//! The plane: a rooted tree of round tiles that nest on one another, in integer geometry.
//!
//! A tile is a disc with a bite of the same radius, and nests on exactly one tile that lay there
//! before: its centre stands one step away, in one of 24 directions. Tiles that are not linked by a
//! nest keep two radii apart. Nothing ever moves, so a tile is known by the order of laying.

mod chain;
mod direction;
mod grid;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use tiles::{Letter, PlacedTile};

use crate::ActionKind;
use grid::Grid;

pub(crate) use chain::Chain;
pub use direction::{Direction, NotADirection, Point};

/// The radius of a tile, and of its bite.
pub const RADIUS: i32 = 1000;
/// Squared distance that two tiles keep unless one nests on the other.
pub const APART: i64 = 4 * (RADIUS as i64) * (RADIUS as i64);
/// The most tiles that find room around one.
const AROUND: usize = 4;

/// A tile on the table, by the order of laying; 0 is the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub u16);

impl TileId {
    /// The first letter of the first word.
    pub const ROOT: Self = Self(0);

    /// Its place in lists of the tiles on the table.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a tile on the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A letter.
    Letter(PlacedTile),
    /// An Action tile, on which nothing nests.
    Action(ActionKind),
}

impl Face {
    /// Its letter; none for an Action tile.
    pub const fn letter(self) -> Option<Letter> {
        match self {
            Self::Letter(tile) => Some(tile.letter()),
            Self::Action(_) => None,
        }
    }
}

/// The table: tiles, each nested on one that lay there before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plane {
    tiles: Vec<Lying>,
    grid: Grid,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lying {
    face: Face,
    at: Point,
    nest: Option<Nest>,
    /// The letters that nest on it, in the order of laying.
    carries: [Option<TileId>; AROUND],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Nest {
    on: TileId,
    direction: Direction,
}

impl Plane {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many tiles lie on it.
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Whether nothing lies on it.
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// Whether it has a tile of this number.
    pub fn has(&self, id: TileId) -> bool {
        id.index() < self.tiles.len()
    }

    /// Every tile, in the order of laying.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = TileId> + ExactSizeIterator + use<> {
        (0..u16::try_from(self.tiles.len()).unwrap_or(u16::MAX)).map(TileId)
    }

    /// What a tile shows.
    pub fn face(&self, id: TileId) -> Face {
        self.tiles[id.index()].face
    }

    /// The letter of a tile; none for an Action tile.
    pub fn letter(&self, id: TileId) -> Option<Letter> {
        self.face(id).letter()
    }

    /// Where the centre of a tile is.
    pub fn at(&self, id: TileId) -> Point {
        self.tiles[id.index()].at
    }

    /// The tile on which a tile nests; none for the root.
    pub fn on(&self, id: TileId) -> Option<TileId> {
        self.tiles[id.index()].nest.map(|nest| nest.on)
    }

    /// The direction in which a tile stands from the one it nests on; none for the root.
    pub fn direction(&self, id: TileId) -> Option<Direction> {
        self.tiles[id.index()].nest.map(|nest| nest.direction)
    }

    /// The letters linked to a tile by a nest: the one it nests on, then those that nest on it.
    pub fn neighbours(&self, id: TileId) -> impl Iterator<Item = TileId> + use<> {
        self.on(id).into_iter().chain(self.carried(id))
    }

    /// The letters that nest on a tile.
    pub(crate) fn carried(&self, id: TileId) -> impl Iterator<Item = TileId> + use<> {
        self.tiles[id.index()].carries.into_iter().flatten()
    }

    /// Lays the first tile of the game at (0, 0). The table must be empty.
    pub fn root(&mut self, face: Face) {
        debug_assert!(self.is_empty(), "a table has one root");
        self.lie(face, Point::ORIGIN, None);
    }

    /// Nests a tile. The caller has checked that it [`fits`](Self::fits).
    pub fn nest(&mut self, face: Face, on: TileId, direction: Direction) -> TileId {
        debug_assert!(self.fits(on, direction), "only a tile that fits is laid");
        let at = self.at(on) + direction.vector();
        let id = self.lie(face, at, Some(Nest { on, direction }));
        if let Face::Letter(_) = face
            && let Some(room) = self.tiles[on.index()].carries.iter_mut().find(|it| it.is_none())
        {
            *room = Some(id);
        }
        id
    }

    fn lie(&mut self, face: Face, at: Point, nest: Option<Nest>) -> TileId {
        let id = TileId(u16::try_from(self.tiles.len()).expect("a game has a few hundred tiles"));
        self.tiles.push(Lying { face, at, nest, carries: [None; AROUND] });
        self.grid.put(at, id);
        id
    }

    /// The table as it was when so many tiles lay on it.
    pub(crate) fn first(&self, count: usize) -> Self {
        let mut plane = Self::new();
        for Lying { face, nest, .. } in self.tiles.iter().take(count) {
            match nest {
                Some(Nest { on, direction }) => drop(plane.nest(*face, *on, *direction)),
                None => plane.root(*face),
            }
        }
        plane
    }

    /// Whether one more tile can nest on a letter in this direction.
    pub fn fits(&self, on: TileId, direction: Direction) -> bool {
        self.letter(on).is_some() && self.is_clear(self.at(on) + direction.vector(), Some(on))
    }

    /// The directions in which one more tile can nest on a letter; none on an Action tile.
    pub fn free(&self, on: TileId) -> impl Iterator<Item = Direction> + '_ {
        Direction::ALL.into_iter().filter(move |direction| self.fits(on, *direction))
    }

    /// Whether a chain fits: its first tile on a letter, each next one on the one before.
    pub fn fits_chain(&self, on: TileId, directions: &[Direction]) -> bool {
        self.letter(on).is_some() && Chain::on(self, on).extend(directions)
    }

    /// Whether a first word fits whose letters after the root stand in these directions.
    pub fn fits_opening(&self, directions: &[Direction]) -> bool {
        self.is_empty() && Chain::opening(self).extend(directions)
    }

    /// Whether a tile at this point overlaps no other than the one it nests on.
    #[inline]
    fn is_clear(&self, at: Point, on: Option<TileId>) -> bool {
        let mut near = self.grid.near(at);
        near.all(|id| Some(id) == on || at.squared_distance(self.at(id)) >= APART)
    }

    /// Squared distance from a point to the nearest tile but one, as far as it matters: a distance
    /// beyond the search of the grid counts as none.
    pub(crate) fn nearest(&self, at: Point, but: Option<TileId>) -> Option<i64> {
        let near = self.grid.near(at).filter(|id| Some(*id) != but);
        near.map(|id| at.squared_distance(self.at(id))).min()
    }
}
