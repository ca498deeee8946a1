//! What comes in the box: the tiles of each language and how many each player takes, as data files.

use std::sync::{Arc, LazyLock};

use tiles::{Alphabet, Tile};

use crate::{ActionKind, Blanks, HandTile, Piles};

const TILES: [(&str, &str); 2] = [
    ("english", include_str!("../data/tiles/english.txt")),
    ("french", include_str!("../data/tiles/french.txt")),
];
const DEALS: &str = include_str!("../data/deals.txt");

static READ: LazyLock<Vec<Arc<Supply>>> = LazyLock::new(|| {
    let read = |(name, text)| Supply::parse(name, text).map(Arc::new);
    TILES.into_iter().map(|file| read(file).expect("a test reads every file of data/")).collect()
});

/// The tiles of a language.
#[derive(Clone, Debug)]
pub(crate) struct Supply {
    name: String,
    alphabet: Arc<Alphabet>,
    /// Every tile, letters in the order of the alphabet.
    tiles: Vec<HandTile>,
}

impl Supply {
    /// The tiles of this name.
    pub(crate) fn named(name: &str) -> Option<Arc<Self>> {
        READ.iter().find(|supply| supply.name == name).cloned()
    }

    /// Reads a file: its alphabet, then a line for each kind of tile.
    fn parse(name: &str, text: &str) -> Option<Self> {
        let mut lines = content(text);
        let alphabet = Alphabet::named(lines.next()?.strip_prefix("alphabet ")?)?;
        let line = |line: &str| {
            let (tile, count) = line.split_once(' ')?;
            Some((HandTile::read(tile, &alphabet).ok()?, count.parse::<usize>().ok()?))
        };
        let counted: Vec<_> = lines.map(line).collect::<Option<_>>()?;
        let tiles = counted.into_iter().flat_map(|(tile, count)| std::iter::repeat_n(tile, count));
        Some(Self { name: name.to_owned(), tiles: tiles.collect(), alphabet })
    }

    pub(crate) fn alphabet(&self) -> &Arc<Alphabet> {
        &self.alphabet
    }

    /// Every tile, with blanks if the table has them.
    pub(crate) fn all(&self, blanks: Blanks) -> Vec<HandTile> {
        let blanks = std::iter::repeat_n(Tile::Blank.into(), blanks.count());
        self.tiles.iter().copied().chain(blanks).collect()
    }

    /// Every kind of tile, in the order in which screens count them.
    pub(crate) fn kinds(&self, blanks: Blanks) -> Vec<HandTile> {
        let letters = self.alphabet.letters().map(|letter| Tile::Letter(letter).into());
        let blank = (blanks != Blanks::None).then_some(Tile::Blank.into());
        letters.chain(blank).chain(ActionKind::ALL.map(HandTile::from)).collect()
    }
}

/// How many tiles each of this many players takes, if so many can play.
pub(crate) fn pile_size(players: usize, piles: Piles) -> Option<usize> {
    let line = |line: &str| {
        let numbers = line.split_whitespace().map(|number| number.parse().ok());
        let [number, full, short] = numbers.collect::<Option<Vec<usize>>>()?[..] else {
            return None;
        };
        let size = match piles {
            Piles::Full => full,
            Piles::Short => short,
        };
        (number == players).then_some(size)
    };
    content(DEALS).find_map(line)
}

/// The lines of a data file, comments left out.
fn content(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiles::TileSet;

    fn count(supply: &Supply, tile: HandTile) -> usize {
        supply.tiles.iter().filter(|other| **other == tile).count()
    }

    /// ZZ-041
    #[test]
    fn there_are_100_french_or_98_english_letters_and_12_action_tiles() {
        for (name, letters) in [("french", 100), ("english", 98)] {
            let supply = Supply::named(name).unwrap();
            assert_eq!(supply.tiles.len(), letters + 12, "{name}");
            for kind in ActionKind::ALL {
                assert_eq!(count(&supply, kind.into()), 3, "{}", kind.name());
            }
            let set = TileSet::named(name).unwrap();
            for letter in set.alphabet().letters().map(Tile::Letter) {
                assert_eq!(count(&supply, letter.into()), set.count(letter));
            }
        }
        assert!(Supply::named("klingon").is_none());
    }

    /// ZZ-040
    #[test]
    fn there_are_no_blanks_unless_the_table_wants_two() {
        let supply = Supply::named("french").unwrap();
        let blanks = |tiles: Vec<HandTile>| {
            tiles.into_iter().filter(|tile| *tile == Tile::Blank.into()).count()
        };
        assert_eq!(blanks(supply.all(Blanks::None)), 0);
        assert_eq!(blanks(supply.all(Blanks::Two)), 2);
        assert_eq!(supply.kinds(Blanks::None).len(), 30);
        assert_eq!(supply.kinds(Blanks::Two).len(), 31);
    }

    /// ZZ-005, ZZ-042
    #[test]
    fn two_players_take_35_tiles_each_three_take_30_and_four_take_25() {
        let sizes = |piles| [1, 2, 3, 4, 5].map(|players| pile_size(players, piles));
        assert_eq!(sizes(Piles::Full), [None, Some(35), Some(30), Some(25), None]);
        assert_eq!(sizes(Piles::Short), [None, Some(25), Some(20), Some(18), None]);
    }

    #[test]
    fn a_damaged_file_is_no_supply() {
        for text in ["", "A 9", "alphabet french\nA nine", "alphabet french\n+4 3"] {
            assert!(Supply::parse("damaged", text).is_none(), "{text}");
        }
    }
}
