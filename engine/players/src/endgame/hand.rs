//! Racks packed into one machine word, so that playing tiles is one subtraction.

use tiles::{MAX_LETTERS, Rack, Tile};

/// The tiles of a rack: four bits for each kind of tile that either player holds.
///
/// A rack has at most seven tiles, so the fourth bit of a kind is never set and tells, when one
/// hand is taken from another, whether there was enough of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Hand(pub(super) u64);

/// The highest bit of every kind.
const GUARDS: u64 = 0x8888_8888_8888_8888;
const BITS: u32 = 4;

/// Which tiles the two players hold, and where each kind lies in a hand.
#[derive(Clone, Debug)]
pub(super) struct Kinds {
    /// The place of each tile in a hand, by the tile's index; none if neither player holds it.
    places: [Option<u8>; MAX_LETTERS + 1],
    /// The index of each kind, by place.
    kinds: Vec<u8>,
}

impl Hand {
    /// What is left when these tiles are played; none if they are not all there.
    #[inline]
    pub(super) const fn without(self, played: Self) -> Option<Self> {
        let left = (self.0 | GUARDS).wrapping_sub(played.0);
        if left & GUARDS == GUARDS { Some(Self(left & !GUARDS)) } else { None }
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many tiles.
    #[inline]
    pub(super) const fn len(self) -> u32 {
        const PAIRS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        const ONES: u64 = 0x0101_0101_0101_0101;
        let pairs = (self.0 & PAIRS) + (self.0 >> BITS & PAIRS);
        (pairs.wrapping_mul(ONES) >> 56) as u32
    }

    /// How many tiles of the kind at this place.
    #[inline]
    pub(super) const fn count(self, place: u8) -> u64 {
        self.0 >> (place as u32 * BITS) & 7
    }

    /// One tile of the kind at this place.
    #[inline]
    pub(super) const fn one(place: u8) -> Self {
        Self(1 << (place as u32 * BITS))
    }
}

impl Kinds {
    /// The kinds of tile that two racks hold.
    pub(super) fn of(racks: [&Rack; 2]) -> Self {
        let mut known = Self { places: [None; MAX_LETTERS + 1], kinds: Vec::new() };
        for tile in racks.into_iter().flat_map(Rack::tiles) {
            if known.places[tile.index()].is_none() {
                known.places[tile.index()] = u8::try_from(known.kinds.len()).ok();
                known.kinds.push(u8::try_from(tile.index()).unwrap_or(0));
            }
        }
        known
    }

    /// A rack as a hand.
    pub(super) fn hand(&self, rack: &Rack) -> Hand {
        let bits = rack.tiles().filter_map(|tile| self.place(tile)).map(|place| Hand::one(place).0);
        Hand(bits.sum())
    }

    /// Where a tile lies in a hand.
    #[inline]
    pub(super) fn place(&self, tile: Tile) -> Option<u8> {
        self.places[tile.index()]
    }

    /// The place of a natural tile, by the letter's number.
    #[inline]
    pub(super) fn place_of_letter(&self, number: usize) -> Option<u8> {
        self.places[number & MAX_LETTERS]
    }

    /// The letters that a hand can lay with its natural tiles, as bits by number.
    pub(super) fn letters(&self, hand: Hand) -> u64 {
        let held = self.kinds.iter().zip(0..).filter(|(_, place)| hand.count(*place) > 0);
        held.fold(0, |letters, (kind, _)| letters | 1 << kind) & !1
    }

    /// The tiles of a hand by kind: place, letter and how many.
    pub(super) fn held(&self, hand: Hand) -> impl Iterator<Item = (u8, u8, u8)> {
        let kinds = (0..).zip(&self.kinds);
        kinds.filter_map(move |(place, kind)| match hand.count(place) {
            0 => None,
            count => Some((place, *kind, u8::try_from(count).unwrap_or(0))),
        })
    }

    /// How many blanks a hand holds.
    pub(super) fn blanks(&self, hand: Hand) -> u64 {
        self.places[0].map_or(0, |place| hand.count(place))
    }
}

#[cfg(test)]
mod tests {
    use tiles::TileSet;

    use super::*;

    #[test]
    fn a_hand_gives_only_tiles_it_holds() {
        let set = TileSet::named("english").unwrap();
        let rack = |text| set.alphabet().rack(text).unwrap();
        let (mine, yours) = (rack("AABCDE?"), rack("QQZZZZZ"));
        let kinds = Kinds::of([&mine, &yours]);
        let hand = kinds.hand(&mine);
        assert_eq!(hand.without(kinds.hand(&rack("AB?"))), Some(kinds.hand(&rack("ACDE"))));
        assert_eq!(hand.without(kinds.hand(&rack("BB"))), None);
        assert_eq!(hand.without(kinds.hand(&rack("Q"))), None);
        assert!(hand.without(hand).is_some_and(Hand::is_empty));
        assert_eq!((hand.len(), kinds.blanks(hand)), (7, 1));
        assert_eq!(kinds.letters(hand).count_ones(), 5);
    }
}
