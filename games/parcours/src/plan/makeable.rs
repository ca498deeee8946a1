//! Finds which subsets of a hand's tiles make a word.

use lexicon::{Node, WordGraph};
use tiles::{Letter, PlacedTile, Score, Tile, TileSet};

/// A subset of a hand's tiles as a bit set, in the order of the tiles.
pub(crate) type Tiles = u16;

/// For every subset of a hand's tiles, a word that uses exactly those tiles, if there is one.
///
/// Equal tiles are interchangeable: subsets with the same letters make the same words.
#[derive(Clone, Debug)]
pub(crate) struct Makeable {
    tiles: Vec<Tile>,
    words: Vec<Option<Vec<Letter>>>,
    values: Vec<Score>,
    by_length: Vec<Vec<Tiles>>,
}

/// The words a player thinks of.
pub(crate) trait Vocabulary {
    /// Whether the player thinks of this word of the list.
    fn has(&self, word: &[Letter]) -> bool;
}

impl<Test: Fn(&[Letter]) -> bool> Vocabulary for Test {
    fn has(&self, word: &[Letter]) -> bool {
        self(word)
    }
}

impl Makeable {
    /// Finds the words of these lengths that the tiles make. The tiles must be in order.
    pub(crate) fn find(
        tiles: &[Tile],
        set: &TileSet,
        lengths: impl IntoIterator<Item = usize>,
        (graph, known): (&WordGraph, &dyn Vocabulary),
    ) -> Self {
        let choices = 1_usize << tiles.len();
        let mut walk = Walk {
            graph,
            known,
            tiles,
            wanted: lengths.into_iter().fold(0, |wanted, length| wanted | 1 << length),
            used: 0,
            word: Vec::new(),
            found: vec![None; choices],
        };
        walk.from(graph.forward());
        let words = walk.found;
        let value =
            |choice: usize| -> Score { chosen(tiles, choice).map(|tile| set.value(tile)).sum() };
        let mut makeable = Self {
            tiles: tiles.to_vec(),
            words,
            values: (0..choices).map(value).collect(),
            by_length: vec![Vec::new(); tiles.len() + 1],
        };
        makeable.spread();
        makeable
    }

    /// Copies the word of a subset to every subset with the same letters.
    fn spread(&mut self) {
        for (choice, number) in (0..self.words.len()).zip(0..) {
            let first = first_alike(&self.tiles, number);
            if first != number && self.words[usize::from(first)].is_some() {
                self.words[choice] = self.words[usize::from(first)].clone();
            }
            if self.words[choice].is_some() {
                self.by_length[number.count_ones() as usize].push(number);
            }
        }
    }

    /// The tiles of the hand.
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The set of all tiles.
    pub(crate) fn all(&self) -> Tiles {
        (0..self.tiles.len()).fold(0, |all, place| all | 1 << place)
    }

    /// The subsets of this many tiles that make a word.
    pub(crate) fn of_length(&self, length: usize) -> &[Tiles] {
        self.by_length.get(length).map_or(&[], Vec::as_slice)
    }

    /// The total value of a subset's tiles.
    pub(crate) fn value(&self, choice: Tiles) -> Score {
        self.values[usize::from(choice)]
    }

    /// The word of a subset as placed tiles: letters where the subset has them, jokers for the
    /// rest.
    pub(crate) fn laid(&self, choice: Tiles) -> Vec<PlacedTile> {
        let word = self.words[usize::from(choice)].as_deref().unwrap_or_default();
        let mut left: Vec<Tile> = chosen(&self.tiles, choice.into()).collect();
        let mut lay =
            |letter: &Letter| match left.iter().position(|tile| *tile == Tile::Letter(*letter)) {
                Some(place) => {
                    left.swap_remove(place);
                    PlacedTile::Natural(*letter)
                }
                None => PlacedTile::BlankAs(*letter),
            };
        word.iter().map(&mut lay).collect()
    }
}

/// The tiles of a subset.
pub(crate) fn chosen(tiles: &[Tile], choice: usize) -> impl Iterator<Item = Tile> + '_ {
    let is_in = move |(place, _): &(usize, &Tile)| choice >> place & 1 == 1;
    tiles.iter().enumerate().filter(is_in).map(|(_, tile)| *tile)
}

/// The canonical subset with the same letters: the one that uses the first of equal tiles.
fn first_alike(tiles: &[Tile], choice: Tiles) -> Tiles {
    let mut first = 0;
    for (place, tile) in tiles.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1) {
        let start = tiles.iter().position(|other| other == tile).unwrap_or(place);
        let free = (start..=place).find(|other| first >> other & 1 == 0);
        first |= 1 << free.unwrap_or(place);
    }
    first
}

/// Depth-first search of the word graph with the tiles of a hand.
struct Walk<'hand> {
    graph: &'hand WordGraph,
    known: &'hand dyn Vocabulary,
    tiles: &'hand [Tile],
    /// A bit for each length.
    wanted: u32,
    used: Tiles,
    word: Vec<Letter>,
    found: Vec<Option<Vec<Letter>>>,
}

impl Walk<'_> {
    fn from(&mut self, node: Node) {
        let no_longer_one_is_wanted = self.wanted >> self.word.len() <= 1;
        if no_longer_one_is_wanted {
            return;
        }
        for child in self.graph.children(node) {
            let Some(letter) = child.letter() else { continue };
            for tile in [Tile::Letter(letter), Tile::Blank] {
                let Some(place) = self.free(tile) else { continue };
                self.used |= 1 << place;
                self.word.push(letter);
                self.arrive(child);
                self.from(child);
                self.word.pop();
                self.used &= !(1 << place);
            }
        }
    }

    /// The index of the first unused tile equal to this one.
    fn free(&self, tile: Tile) -> Option<usize> {
        let is_free = |place: &usize| self.used >> place & 1 == 0 && self.tiles[*place] == tile;
        (0..self.tiles.len()).find(is_free)
    }

    fn arrive(&mut self, node: Node) {
        let is_wanted = node.accepts() && self.wanted >> self.word.len() & 1 == 1;
        let is_new = self.found[usize::from(self.used)].is_none();
        if is_wanted && is_new && self.known.has(&self.word) {
            self.found[usize::from(self.used)] = Some(self.word.clone());
        }
    }
}
