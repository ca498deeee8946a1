//! The bag: the tiles nobody has drawn yet, in the order in which they will come out (Fisher–Yates
//! shuffle, Durstenfeld 1964).

use crate::{Chance, Rack, Tile, TileSet};

/// The tiles that can still be drawn. Their order is fixed by a seed, so a draw needs no
/// randomness.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Bag {
    /// The last tile is the next to be drawn.
    tiles: Vec<Tile>,
}

impl Bag {
    /// All tiles of a set, shuffled.
    pub fn full(set: &TileSet, chance: &mut Chance) -> Self {
        Self::of(set.tiles(), chance)
    }

    /// These tiles, shuffled.
    pub fn of(tiles: impl IntoIterator<Item = Tile>, chance: &mut Chance) -> Self {
        let mut tiles: Vec<Tile> = tiles.into_iter().collect();
        tiles.sort_unstable();
        chance.shuffle(&mut tiles);
        Self { tiles }
    }

    /// The number of tiles left.
    pub fn len(&self) -> usize {
        self.tiles.len()
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// Draws this many tiles, or all that are left if they are fewer.
    pub fn draw(&mut self, count: usize) -> Vec<Tile> {
        let kept = self.tiles.len().saturating_sub(count);
        self.tiles.drain(kept..).rev().collect()
    }

    /// Draws a fresh rack of this many tiles.
    pub fn draw_rack(&mut self, count: usize) -> Rack {
        self.draw(count).into_iter().collect()
    }

    /// Returns tiles to the bag, each at a random position.
    pub fn put_back(&mut self, tiles: &[Tile], chance: &mut Chance) {
        for tile in tiles {
            self.tiles.push(*tile);
            let last = self.tiles.len() - 1;
            self.tiles.swap(chance.index_below(last + 1), last);
        }
    }

    /// Its tiles, sorted so as not to reveal the order of drawing.
    pub fn contents(&self) -> Rack {
        self.tiles.iter().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    fn english_bag(seed: u64) -> Bag {
        let set = TileSet::named("english").unwrap();
        Bag::full(&set, &mut Seed::from_number(seed).chance(0))
    }

    #[test]
    fn the_same_seed_gives_the_same_draws() {
        assert_eq!(english_bag(7), english_bag(7));
        assert_ne!(english_bag(7), english_bag(8));
    }

    #[test]
    fn the_draws_of_seed_seven_are_these_on_every_machine() {
        let set = TileSet::named("english").unwrap();
        let drawn: String = english_bag(7)
            .draw(14)
            .into_iter()
            .map(|tile| set.alphabet().tile_text(tile))
            .collect();
        assert_eq!(drawn, "REEAGDTDITAISE");
    }

    #[test]
    fn a_short_bag_gives_what_it_has() {
        let mut bag = english_bag(1);
        assert_eq!(bag.draw(98).len(), 98);
        assert_eq!(bag.draw(7).len(), 2);
        assert!(bag.is_empty());
        assert!(bag.draw(1).is_empty());
    }

    #[test]
    fn tiles_put_back_can_be_drawn_again() {
        let mut bag = english_bag(1);
        let before = bag.contents();
        let drawn = bag.draw(7);
        bag.put_back(&drawn, &mut Seed::from_number(1).chance(1));
        assert_eq!(bag.contents(), before);
    }
}
