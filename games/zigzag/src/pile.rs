//! Face-down tiles, in the order in which they will be drawn (Fisher–Yates shuffle, Durstenfeld
//! 1964).

use tiles::Chance;

use crate::HandTile;

/// Face-down tiles: a player's pile, or the reserve.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pile {
    /// The last tile is the next to be drawn.
    tiles: Vec<HandTile>,
}

impl Pile {
    /// These tiles, shuffled.
    pub(crate) fn of(tiles: impl IntoIterator<Item = HandTile>, chance: &mut Chance) -> Self {
        let mut tiles: Vec<HandTile> = tiles.into_iter().collect();
        tiles.sort_unstable();
        chance.shuffle(&mut tiles);
        Self { tiles }
    }

    /// These tiles, the first of which is drawn first.
    #[cfg(test)]
    pub(crate) fn in_order(mut tiles: Vec<HandTile>) -> Self {
        tiles.reverse();
        Self { tiles }
    }

    pub(crate) fn len(&self) -> usize {
        self.tiles.len()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// Draws this many tiles, or all that are left if they are fewer.
    pub(crate) fn draw(&mut self, count: usize) -> Vec<HandTile> {
        let kept = self.tiles.len().saturating_sub(count);
        self.tiles.drain(kept..).rev().collect()
    }

    /// Mixes tiles in, each at a random place.
    pub(crate) fn mix_in(&mut self, tiles: &[HandTile], chance: &mut Chance) {
        for tile in tiles {
            self.tiles.push(*tile);
            let last = self.tiles.len() - 1;
            self.tiles.swap(chance.index_below(last + 1), last);
        }
    }

    /// Its tiles in no telling order: sorted.
    pub(crate) fn contents(&self) -> Vec<HandTile> {
        let mut tiles = self.tiles.clone();
        tiles.sort_unstable();
        tiles
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ActionKind;
    use tiles::{Seed, Tile};

    #[test]
    fn a_pile_gives_what_it_has_and_loses_nothing() {
        let mut chance = Seed::from_number(1).chance(0);
        let tiles = [HandTile::Letter(Tile::Blank), ActionKind::Skip.into()];
        let mut pile = Pile::of(tiles, &mut chance);
        assert_eq!(pile.draw(7).len(), 2);
        assert!(pile.is_empty());
        pile.mix_in(&tiles, &mut chance);
        assert_eq!(pile.contents(), tiles);
    }
}
