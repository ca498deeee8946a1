//! Ideas: the order in which plays come to a player's mind.
//!
//! A player takes up some tiles of the rack and looks where a word of them could go; if there is no
//! place, they take up others. How likely tiles are taken up does not depend on how many places
//! there are for them: people think of words, not of squares.

use movegen::{LONGEST_RACK, Play};
use tiles::Chance;

/// How eagerly a number of tiles is taken up: people like to make a real word of their tiles.
const EAGERNESS: [u32; LONGEST_RACK + 1] = [1, 1, 3, 10, 20, 30, 30, 30];
const MOST_EAGER: u32 = 30;

/// How a play looks to a player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// Its words are known, and it is seen.
    Seen,
    /// Its words are known, but it is overlooked.
    Overlooked,
    /// One of its words is not known.
    Unknown,
}

/// The plays of a turn, by the tiles they lay.
#[derive(Default)]
pub(super) struct Ideas {
    /// By the number of the subset of the rack.
    by_tiles: Vec<Vec<Play>>,
    /// The numbers of those with plays left.
    left: Vec<usize>,
}

impl Ideas {
    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.by_tiles.iter_mut().for_each(Vec::clear);
        self.left.clear();
    }

    /// Adds a play of the turn.
    pub(super) fn add(&mut self, play: Play) {
        let number = play.played();
        if self.by_tiles.len() <= number {
            self.by_tiles.resize_with(number + 1, Vec::new);
        }
        self.by_tiles[number].push(play);
    }

    /// Puts them in an order that does not depend on how they were found; done when all are added.
    pub(super) fn settle(&mut self) {
        for plays in &mut self.by_tiles {
            plays.sort_unstable_by_key(order);
        }
        let has_plays = |number: &usize| !self.by_tiles[*number].is_empty();
        self.left.extend((0..self.by_tiles.len()).filter(has_plays));
    }

    /// Every play, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Play> {
        self.by_tiles.iter().flatten()
    }

    /// Takes up some tiles, and looks at the first play with them whose words are known; if that is
    /// overlooked, takes up others. None when nothing is left.
    pub(super) fn next(
        &mut self,
        chance: &mut Chance,
        mut look: impl FnMut(&Play, &mut Chance) -> Look,
    ) -> Option<Play> {
        while !self.left.is_empty() {
            let place = chance.index_below(self.left.len());
            let plays = &mut self.by_tiles[self.left[place]];
            if plays.is_empty() {
                self.left.swap_remove(place);
                continue;
            }
            let laid = plays.first().map_or(0, Play::laid);
            if chance.below(MOST_EAGER) >= EAGERNESS[laid.min(LONGEST_RACK)] {
                continue;
            }
            while !plays.is_empty() {
                let play = plays.swap_remove(chance.index_below(plays.len()));
                match look(&play, chance) {
                    Look::Seen => return Some(play),
                    Look::Overlooked => break,
                    Look::Unknown => {}
                }
            }
        }
        None
    }
}

/// A number that puts plays in an order of its own: direction, start, tiles.
fn order(play: &Play) -> u128 {
    let start = play.start();
    let place = [play.direction() as u8, start.row, start.column];
    let tiles = play.tiles().map(|tile| tile.letter().number() | u8::from(tile.is_blank()) << 7);
    place.into_iter().chain(tiles).fold(1, |order, byte| order << 8 | u128::from(byte))
}
