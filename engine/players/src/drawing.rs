//! Drawing tiles at random: a partial Fisher–Yates shuffle (Durstenfeld 1964) in memory of its own.

use tiles::{Chance, Rack, Tile};

/// More tiles than any set has.
const MOST: usize = 256;

/// A multiset of tiles to draw from.
#[derive(Clone)]
pub(crate) struct Drawing {
    tiles: [Tile; MOST],
    count: usize,
}

impl Drawing {
    /// All tiles of a rack.
    pub(crate) fn of(rack: &Rack) -> Self {
        let mut drawing = Self { tiles: [Tile::Blank; MOST], count: 0 };
        for (place, tile) in drawing.tiles.iter_mut().zip(rack.tiles()) {
            *place = tile;
            drawing.count += 1;
        }
        drawing
    }

    /// Draws this many tiles, each subset equally likely; all if there are fewer. The tiles stay
    /// available for the next draw.
    pub(crate) fn draw(&mut self, number: usize, chance: &mut Chance) -> &[Tile] {
        let heap = &mut self.tiles[..self.count];
        let number = number.min(heap.len());
        for place in 0..number {
            let taken = place + chance.index_below(heap.len() - place);
            heap.swap(place, taken);
        }
        &heap[..number]
    }
}

#[cfg(test)]
mod tests {
    use tiles::{Seed, TileSet};

    use super::*;

    #[test]
    fn every_tile_is_drawn_equally_often() {
        let rack = TileSet::named("english").unwrap().alphabet().rack("ABBC").unwrap();
        let mut drawing = Drawing::of(&rack);
        let mut chance = Seed::from_number(1).chance(0);
        let mut drawn = Rack::EMPTY;
        (0..100).for_each(|_| drawn.extend(drawing.draw(2, &mut chance).iter().copied()));
        let counts: Vec<usize> = Vec::from_iter([1, 2, 3])
            .into_iter()
            .map(|number| drawn.count(Tile::from_index(number).unwrap()))
            .collect();
        assert!(counts[0].abs_diff(50) < 15 && counts[2].abs_diff(50) < 15, "{counts:?}");
        assert_eq!(counts.iter().sum::<usize>(), 200);
    }

    #[test]
    fn a_small_heap_gives_all_it_has() {
        let rack: Rack = [Tile::Blank].into_iter().collect();
        let mut chance = Seed::from_number(1).chance(0);
        assert_eq!(Drawing::of(&rack).draw(7, &mut chance), [Tile::Blank]);
    }
}
