//! The subsets of a rack: what can be played from it and what is kept, computed once a turn.
//!
//! A subset is numbered so that what is kept has the number of everything less the number of what
//! is played. Equal tiles count once: seven different tiles have 128 subsets, AAEEIO? has 72.

#![expect(
    clippy::cast_possible_truncation,
    reason = "letters are numbered to 63, squares to 26, subsets to 127, and keys are cut on purpose"
)]

use std::cmp::Reverse;

use tiles::{Rack, Score, Tile, TileSet};

use crate::keys::KEYS;

/// The longest rack that is searched by subsets; longer ones are searched the plain way.
pub const LONGEST_RACK: usize = 7;

/// A number of points in thousandths: scores and the worth of tiles kept, added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Equity(pub i32);

impl From<Score> for Equity {
    fn from(score: Score) -> Self {
        Self(score.0 * 1000)
    }
}

impl std::ops::Add for Equity {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// A kind of tile in the rack.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The tile.
    pub tile: Tile,
    /// How many of it the rack holds.
    pub count: u8,
    /// What one of it adds to a subset's number.
    pub stride: usize,
}

/// The subsets of one rack.
#[derive(Clone, Debug, Default)]
pub struct Subsets {
    kinds: Vec<Kind>,
    held: usize,
    by_number: Vec<Subset>,
    /// Once more by number of tiles, those of the same size with the best kept first.
    by_size: Vec<Subset>,
    /// Where those of each size begin, and where the last ones end.
    sizes: [usize; LONGEST_RACK + 2],
    best_kept: [i32; LONGEST_RACK + 1],
    /// The subsets worked out so far, while they are.
    known: Vec<u8>,
    /// The values of all tiles, most valuable first.
    all_values: [i16; 8],
    /// The letters of the rack, as bits by number, and what they are worth, most valuable first.
    letter_values: Vec<(u64, i16)>,
}

/// One subset.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Subset {
    /// The sum of its letters' keys; blanks add nothing.
    pub(crate) key: u64,
    /// Its letters as bits by number; all of them with a blank.
    pub(crate) letters: u64,
    pub(crate) number: u8,
    pub(crate) size: u8,
    pub(crate) blanks: u8,
    /// The values of its tiles, most valuable first, then zeros.
    pub(crate) values: [i16; 8],
    /// What the tiles kept are worth when it is played, in thousandths.
    pub(crate) kept: i32,
}

impl Subsets {
    /// The subsets of a rack of up to seven tiles; none for a longer one. Everything kept is worth
    /// nothing until [`Subsets::value_kept`] says otherwise.
    pub fn of(rack: &Rack, set: &TileSet) -> Option<Self> {
        let mut subsets = Self::default();
        let is_filled = subsets.fill(rack, set);
        subsets.value_kept(|_| {});
        is_filled.then_some(subsets)
    }

    /// The same, in the memory of an earlier turn; false for a rack that is too long. It is ready
    /// to be searched once [`Subsets::value_kept`] has been called.
    pub fn fill(&mut self, rack: &Rack, set: &TileSet) -> bool {
        if rack.len() > LONGEST_RACK {
            return false;
        }
        self.held = rack.len();
        self.kinds.clear();
        let mut stride = 1;
        for tile in rack.tiles() {
            match self.kinds.last_mut() {
                Some(kind) if kind.tile == tile => kind.count += 1,
                _ => self.kinds.push(Kind { tile, count: 1, stride: 0 }),
            }
        }
        for kind in &mut self.kinds {
            kind.stride = stride;
            stride *= usize::from(kind.count) + 1;
        }
        self.by_number.clear();
        self.by_number.resize(stride, Subset::default());
        self.list_by_value(set);
        self.all_values = self.by_number[stride - 1].values;
        true
    }

    /// Works out every subset from the one with one tile fewer, most valuable tiles first.
    fn list_by_value(&mut self, set: &TileSet) {
        let mut dearest_first = [0; LONGEST_RACK];
        for (place, kind) in dearest_first.iter_mut().zip(0..self.kinds.len()) {
            *place = kind;
        }
        let kinds = &mut dearest_first[..self.kinds.len()];
        kinds.sort_unstable_by_key(|kind| (Reverse(set.value(self.kinds[*kind].tile)), *kind));
        self.known.clear();
        self.known.push(0);
        self.letter_values.clear();
        for kind in kinds {
            let Kind { tile, count, stride } = self.kinds[*kind];
            let value = i16::try_from(set.value(tile).0).unwrap_or(i16::MAX);
            if tile != Tile::Blank {
                self.letter_values.push((letters_of(tile), value));
            }
            for place in 0..self.known.len() {
                let mut from = usize::from(self.known[place]);
                for _ in 0..count {
                    let mut subset = self.by_number[from];
                    subset.values[usize::from(subset.size) & 7] = value;
                    subset.size += 1;
                    subset.blanks += u8::from(tile == Tile::Blank);
                    subset.key = subset.key.wrapping_add(KEYS[tile.index()]);
                    subset.letters |= letters_of(tile);
                    from += stride;
                    subset.number = from as u8;
                    self.by_number[from] = subset;
                    self.known.push(from as u8);
                }
            }
        }
    }

    /// Says what the tiles kept are worth. `value` is given a slot for every subset *kept*, by its
    /// number, and fills them in thousandths of a point.
    pub fn value_kept(&mut self, value: impl FnOnce(&mut [i32])) {
        let mut kept = [0_i32; 1 << LONGEST_RACK];
        let count = self.by_number.len();
        value(&mut kept[..count]);
        for (played, subset) in self.by_number.iter_mut().enumerate() {
            subset.kept = kept[count - 1 - played];
        }
        self.best_kept = [i32::MIN / 2; LONGEST_RACK + 1];
        self.sizes = [0; LONGEST_RACK + 2];
        for subset in &self.by_number {
            let size = usize::from(subset.size) & 7;
            self.sizes[size + 1] += 1;
            self.best_kept[size] = self.best_kept[size].max(subset.kept);
        }
        for size in 0..=LONGEST_RACK {
            self.sizes[size + 1] += self.sizes[size];
        }
        self.order_by_size();
    }

    /// Puts subsets of the same size side by side, the best kept first.
    fn order_by_size(&mut self) {
        let mut ranks = [0_u64; 1 << LONGEST_RACK];
        let mut next = self.sizes;
        for subset in &self.by_number {
            let place = &mut next[usize::from(subset.size) & 7];
            // In one number, so that comparing is quick; of equal worth the lower number is first.
            let worst_last = !(subset.kept.cast_unsigned() ^ 1 << 31);
            ranks[*place] = u64::from(worst_last) << 8 | u64::from(subset.number);
            *place += 1;
        }
        for size in 0..=LONGEST_RACK {
            ranks[self.sizes[size]..self.sizes[size + 1]].sort_unstable();
        }
        let Self { by_number, by_size, .. } = self;
        by_size.clear();
        by_size.extend(
            ranks[..by_number.len()].iter().map(|rank| by_number[usize::from(*rank as u8)]),
        );
    }

    /// The kinds of tile, in the alphabet's order, the blank last.
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds
    }

    /// How many tiles the rack holds.
    pub fn held(&self) -> usize {
        self.held
    }

    /// How many blanks the rack holds.
    pub(crate) fn blanks(&self) -> u8 {
        self.by_number.last().map_or(0, |everything| everything.blanks)
    }

    /// How many subsets there are, the empty one and the whole rack included.
    pub fn count(&self) -> usize {
        self.by_number.len()
    }

    /// The number of what is kept when this subset is played.
    pub fn kept_number(&self, played: usize) -> usize {
        self.by_number.len() - 1 - played
    }

    /// What the tiles kept are worth when this subset is played.
    pub fn kept_equity(&self, played: usize) -> Equity {
        Equity(self.by_number[played].kept)
    }

    /// How many tiles this subset has.
    pub fn size(&self, number: usize) -> usize {
        usize::from(self.by_number[number].size)
    }

    /// The number of the subset with these tiles of the rack.
    pub(crate) fn number_of(&self, tiles: &[Tile]) -> usize {
        let stride = |tile: &Tile| self.kinds.iter().find(|kind| kind.tile == *tile);
        tiles.iter().filter_map(stride).map(|kind| kind.stride).sum()
    }

    /// The tiles of a subset.
    pub fn tiles(&self, number: usize) -> impl Iterator<Item = Tile> + '_ {
        self.kinds.iter().flat_map(move |kind| {
            let count = number / kind.stride % (usize::from(kind.count) + 1);
            std::iter::repeat_n(kind.tile, count)
        })
    }

    pub(crate) fn subset(&self, number: u8) -> &Subset {
        &self.by_number[usize::from(number)]
    }

    /// The subsets with this many tiles, the best kept first.
    #[inline]
    pub(crate) fn of_size(&self, size: usize) -> &[Subset] {
        &self.by_size[self.sizes[size & 7]..self.sizes[(size & 7) + 1]]
    }

    pub(crate) fn best_kept(&self, size: usize) -> i32 {
        self.best_kept[size & 7]
    }

    pub(crate) fn all_values(&self) -> &[i16; 8] {
        &self.all_values
    }

    /// The value of the most valuable tile of the rack that may be laid as one of these letters.
    #[inline]
    pub(crate) fn dearest_among(&self, letters: u64) -> i32 {
        let dearest = self.letter_values.iter().find(|(letter, _)| letter & letters != 0);
        dearest.map_or(0, |(_, value)| i32::from(*value))
    }

    /// The letters the rack can lay: its own, or all with a blank.
    pub(crate) fn letters(&self) -> u64 {
        self.by_number.last().map_or(0, |everything| everything.letters)
    }
}

/// The letters a tile can be laid as, as bits by number.
fn letters_of(tile: Tile) -> u64 {
    match tile {
        Tile::Letter(letter) => 1 << letter.number(),
        Tile::Blank => !1,
    }
}
