//! A rack: the tiles a player holds, in no order.

use crate::{Letter, MAX_LETTERS, Score, Tile, TileSet};

/// The tiles a player holds. Screens keep the order in which they are shown.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "Vec<Tile>", into = "Vec<Tile>"))]
pub struct Rack {
    counts: [u8; MAX_LETTERS + 1],
    held: u8,
}

/// The rack does not hold this tile, or not as many of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the rack does not hold that tile")]
pub struct NotInRack {
    /// The first tile that the rack does not hold.
    pub missing: Tile,
}

impl Rack {
    /// A rack without tiles.
    pub const EMPTY: Self = Self { counts: [0; MAX_LETTERS + 1], held: 0 };

    /// The number of tiles.
    pub const fn len(&self) -> usize {
        self.held as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(&self) -> bool {
        self.held == 0
    }

    /// The number of tiles of this kind.
    pub const fn count(&self, tile: Tile) -> usize {
        self.counts[tile.index()] as usize
    }

    /// Puts a tile on the rack.
    ///
    /// # Panics
    /// When the rack already holds 255 tiles, more than any set has.
    pub fn add(&mut self, tile: Tile) {
        self.held = self.held.checked_add(1).expect("no tile set fills a rack to 256 tiles");
        self.counts[tile.index()] += 1;
    }

    /// Takes a tile off the rack.
    pub fn take(&mut self, tile: Tile) -> Result<(), NotInRack> {
        let count = &mut self.counts[tile.index()];
        *count = count.checked_sub(1).ok_or(NotInRack { missing: tile })?;
        self.held -= 1;
        Ok(())
    }

    /// The rack that is left when these tiles are taken; the rack itself stays as it is.
    pub fn without(&self, tiles: &[Tile]) -> Result<Self, NotInRack> {
        let mut left = self.clone();
        tiles.iter().try_for_each(|tile| left.take(*tile))?;
        Ok(left)
    }

    /// Its tiles in the alphabet's order, blanks last.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let letters = (1..=MAX_LETTERS).zip(1..).flat_map(|(index, number)| {
            let tile = Letter::from_number(number).map(Tile::Letter);
            std::iter::repeat_n(tile, self.counts[index] as usize).flatten()
        });
        letters.chain(std::iter::repeat_n(Tile::Blank, self.count(Tile::Blank)))
    }

    /// The total value of its tiles.
    pub fn value(&self, set: &TileSet) -> Score {
        self.tiles().map(|tile| set.value(tile)).sum()
    }
}

impl Default for Rack {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl std::fmt::Debug for Rack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tiles().map(u8::from)).finish()
    }
}

impl Extend<Tile> for Rack {
    fn extend<Tiles: IntoIterator<Item = Tile>>(&mut self, tiles: Tiles) {
        tiles.into_iter().for_each(|tile| self.add(tile));
    }
}

impl FromIterator<Tile> for Rack {
    fn from_iter<Tiles: IntoIterator<Item = Tile>>(tiles: Tiles) -> Self {
        let mut rack = Self::EMPTY;
        rack.extend(tiles);
        rack
    }
}

impl From<Vec<Tile>> for Rack {
    fn from(tiles: Vec<Tile>) -> Self {
        tiles.into_iter().take(u8::MAX as usize).collect()
    }
}

impl From<Rack> for Vec<Tile> {
    fn from(rack: Rack) -> Self {
        rack.tiles().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Tile = Tile::Letter(Letter::from_number(1).unwrap());
    const B: Tile = Tile::Letter(Letter::from_number(2).unwrap());

    #[test]
    fn taking_a_tile_twice_needs_two_of_it() {
        let rack: Rack = [A, B].into_iter().collect();
        assert_eq!(rack.without(&[A, A]), Err(NotInRack { missing: A }));
        assert_eq!(rack.without(&[A]).map(|left| left.len()), Ok(1));
        assert_eq!(rack.len(), 2, "the rack itself stays as it is");
    }

    #[test]
    fn tiles_are_listed_in_alphabetical_order_with_blanks_last() {
        let rack: Rack = [Tile::Blank, B, A, B].into_iter().collect();
        assert_eq!(rack.tiles().collect::<Vec<_>>(), [A, B, B, Tile::Blank]);
    }
}
