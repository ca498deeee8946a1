//! The tiles of a hand: some are held, others lie on the board until the turn is played.

/// A tile of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Held<Place> {
    /// As it is written on a rack: `A`, `?`.
    pub tile: String,
    /// Where it lies, and the letter it is read as; nothing while it is held.
    pub laid: Option<(Place, String)>,
}

/// The tiles of a hand, in the order in which the player keeps them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hand<Place> {
    tiles: Vec<Held<Place>>,
}

/// How a blank is written.
pub(crate) const BLANK: &str = "?";

impl<Place> Default for Hand<Place> {
    fn default() -> Self {
        Self { tiles: Vec::new() }
    }
}

impl<Place: Clone + PartialEq> Hand<Place> {
    /// The tiles, held and laid.
    pub(crate) fn tiles(&self) -> &[Held<Place>] {
        &self.tiles
    }

    /// Takes the tiles that the game says there are. Those that stay keep their place, and stay
    /// where they lie; new ones come last.
    pub(crate) fn sync(&mut self, tiles: &[String]) {
        let mut left: Vec<&String> = tiles.iter().collect();
        self.tiles.retain(|held| {
            let found = left.iter().position(|tile| **tile == held.tile);
            found.map(|place| left.remove(place)).is_some()
        });
        let new = left.into_iter().map(|tile| Held { tile: tile.clone(), laid: None });
        self.tiles.extend(new);
    }

    /// The laid tiles: where, as which letter, and whether a blank.
    pub(crate) fn laid(&self) -> impl Iterator<Item = (&Place, &str, bool)> {
        self.tiles.iter().filter_map(|held| {
            held.laid.as_ref().map(|(place, letter)| (place, &**letter, held.tile == BLANK))
        })
    }

    /// Whether any tile is laid.
    pub(crate) fn has_laid(&self) -> bool {
        self.tiles.iter().any(|held| held.laid.is_some())
    }

    /// The letter that lies at a place, and whether it is a blank.
    pub(crate) fn at(&self, place: &Place) -> Option<(&str, bool)> {
        self.laid().find(|(found, ..)| *found == place).map(|(_, letter, blank)| (letter, blank))
    }

    /// The tiles that are still held.
    pub(crate) fn kept(&self) -> impl Iterator<Item = &str> {
        self.tiles.iter().filter(|held| held.laid.is_none()).map(|held| &*held.tile)
    }

    /// Lays the tile of a letter, or a blank for it if there is none or one is asked for; whether
    /// there was such a tile.
    pub(crate) fn lay(&mut self, letter: &str, as_blank: bool, place: Place) -> bool {
        let held = |wanted: &str, tiles: &[Held<Place>]| {
            tiles.iter().position(|held| held.laid.is_none() && held.tile == wanted)
        };
        let plain = held(letter, &self.tiles).filter(|_| !as_blank);
        let Some(found) = plain.or_else(|| held(BLANK, &self.tiles)) else { return false };
        self.tiles[found].laid = Some((place, letter.to_owned()));
        true
    }

    /// Takes back what lies at a place; whether anything did.
    pub(crate) fn take_back(&mut self, place: &Place) -> bool {
        let lies =
            |held: &&mut Held<Place>| held.laid.as_ref().is_some_and(|(found, _)| found == place);
        self.tiles.iter_mut().find(lies).map(|held| held.laid = None).is_some()
    }

    /// Takes everything back.
    pub(crate) fn take_all_back(&mut self) {
        for held in &mut self.tiles {
            held.laid = None;
        }
    }

    /// Keeps only the laid tiles of which this is true.
    pub(crate) fn keep_laid(&mut self, stays: impl Fn(&Place) -> bool) {
        for held in &mut self.tiles {
            held.laid.take_if(|(place, _)| !stays(place));
        }
    }

    /// Mixes the tiles: every call gives another order.
    pub(crate) fn shuffle(&mut self, round: u32) {
        let length = self.tiles.len();
        let mut state = u64::from(round).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        for last in (1..length).rev() {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let other = usize::try_from(state % (last as u64 + 1)).unwrap_or_default();
            self.tiles.swap(last, other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(tiles: &str) -> Hand<u8> {
        let mut hand = Hand::default();
        hand.sync(&texts(tiles));
        hand
    }

    fn texts(tiles: &str) -> Vec<String> {
        tiles.chars().map(String::from).collect()
    }

    #[test]
    fn a_blank_is_laid_for_a_letter_that_is_missing_or_when_it_is_asked_for() {
        let mut hand = hand("AB??");
        assert!(hand.lay("A", false, 1) && hand.lay("A", false, 2) && hand.lay("B", true, 3));
        let laid: Vec<_> = hand.laid().collect();
        assert_eq!(laid, [(&1, "A", false), (&2, "A", true), (&3, "B", true)]);
        assert!(!hand.lay("Q", false, 4));
        assert_eq!(hand.kept().collect::<String>(), "B");
    }

    #[test]
    fn tiles_that_stay_in_the_rack_keep_their_place_and_new_ones_come_last() {
        let mut hand = hand("ABCA");
        hand.lay("C", false, 1);
        hand.sync(&texts("AACZ"));
        let order: String = hand.tiles().iter().map(|held| &*held.tile).collect();
        assert_eq!(order, "ACAZ");
        assert_eq!(hand.at(&1), Some(("C", false)));
    }

    #[test]
    fn shuffling_changes_the_order_and_nothing_else() {
        let mut mixed = hand("ABCDEFG");
        mixed.shuffle(1);
        assert_ne!(mixed, hand("ABCDEFG"));
        let mut order: Vec<_> = mixed.kept().collect();
        order.sort_unstable();
        assert_eq!(order.concat(), "ABCDEFG");
    }
}
