//! Word search along every row of old letters, on both halves of the word graph.
//!
//! A row is read towards the letter that carries the chain. A word that begins with it is followed
//! from the forward root; a word that ends with it is followed backwards from the bidirectional
//! root (Gordon's GADDAG), where the whole word stands in reverse. In both the chain comes next, in
//! the order of laying. Rows that read alike are followed together.

use lexicon::{Node, WordGraph};
use tiles::{Letter, LetterSet, PlacedTile, Rack, Tile};

use super::{Ground, Group, Path, Plays, Word, WordFilter};
use crate::plane::TileId;
use crate::play::Reads;
use crate::rules::Reading;

/// Every word that these tiles can make with a row of old letters, whether or not it finds room.
pub(super) fn words(ground: Ground<'_>, rack: &Rack, accepts: Option<&WordFilter<'_>>) -> Plays {
    let mut search = Search {
        ground,
        accepts,
        hand: Hand::of(rack),
        old: Vec::new(),
        chain: Vec::new(),
        plays: Plays::default(),
    };
    if ground.plane.is_empty() {
        search.first_word();
    } else {
        search.every_row();
    }
    search.plays
}

/// The tiles that are left in hand during the search.
struct Hand {
    counts: [u8; tiles::MAX_LETTERS + 1],
    letters: LetterSet,
}

struct Search<'table> {
    ground: Ground<'table>,
    accepts: Option<&'table WordFilter<'table>>,
    hand: Hand,
    /// The old letters, towards the chain.
    old: Vec<Letter>,
    /// The new tiles, in the order of laying.
    chain: Vec<PlacedTile>,
    plays: Plays,
}

/// Where the readings of a row have come to in the word graph.
#[derive(Clone, Copy)]
struct Readings {
    outwards: Option<Node>,
    inwards: Option<Node>,
}

/// The end of a row that is being followed, and the letter before it.
#[derive(Clone, Copy)]
struct RowEnd {
    letter: Letter,
    path: Path,
    before: Option<TileId>,
}

impl Hand {
    fn of(rack: &Rack) -> Self {
        let mut hand = Self { counts: [0; tiles::MAX_LETTERS + 1], letters: LetterSet::EMPTY };
        for tile in rack.tiles() {
            hand.counts[tile.index()] += 1;
            if let Tile::Letter(letter) = tile {
                hand.letters = hand.letters.with(letter);
            }
        }
        hand
    }

    /// Takes a tile for a letter: its own if there is one, else a blank.
    #[inline]
    fn take(&mut self, letter: Letter) -> Option<PlacedTile> {
        if !self.letters.contains(letter) && self.counts[Tile::Blank.index()] == 0 {
            return None;
        }
        let own = &mut self.counts[letter.index()];
        if *own > 0 {
            *own -= 1;
            return Some(PlacedTile::Natural(letter));
        }
        let blanks = &mut self.counts[Tile::Blank.index()];
        *blanks = blanks.checked_sub(1)?;
        Some(PlacedTile::BlankAs(letter))
    }

    #[inline]
    fn put_back(&mut self, tile: PlacedTile) {
        self.counts[tile.lifted().index()] += 1;
    }
}

impl Search<'_> {
    fn graph(&self) -> &WordGraph {
        self.ground.graph
    }

    /// The first word of the game: a chain from the root.
    fn first_word(&mut self) {
        let readings = Readings { outwards: Some(self.graph().forward()), inwards: None };
        self.complete_all(readings, Vec::new());
    }

    fn every_row(&mut self) {
        let plane = self.ground.plane;
        let rows = plane.ids().filter_map(|id| {
            let path = Path { from: id, on: id };
            Some(RowEnd { letter: plane.letter(id)?, path, before: None })
        });
        let is_directed = self.ground.reading == Reading::Directed;
        let roots = Readings {
            outwards: Some(self.graph().forward()),
            inwards: (!is_directed).then(|| self.graph().bidirectional()),
        };
        self.follow(roots, rows.collect());
    }

    /// Follows rows that have read alike so far, by the letter that each goes on with.
    fn follow(&mut self, readings: Readings, mut rows: Vec<RowEnd>) {
        rows.sort_unstable_by_key(|row| row.letter);
        for alike in rows.chunk_by(|one, other| one.letter == other.letter) {
            let letter = alike[0].letter;
            let child = |node: Option<Node>| self.graph().child(node?, letter);
            let outwards = child(readings.outwards);
            let readings = Readings { outwards, inwards: child(readings.inwards) };
            if readings.outwards.is_none() && readings.inwards.is_none() {
                continue;
            }
            self.old.push(letter);
            self.complete_all(readings, alike.iter().map(|row| row.path).collect());
            let further = alike.iter().flat_map(|row| self.further(*row)).collect();
            self.follow(readings, further);
            self.old.pop();
        }
    }

    /// A row with one more letter, in every way.
    fn further(&self, row: RowEnd) -> Vec<RowEnd> {
        let plane = self.ground.plane;
        let Path { from, on } = row.path;
        let is_directed = self.ground.reading == Reading::Directed;
        let back = if is_directed { None } else { plane.on(on) };
        let next = back.into_iter().chain(plane.carried(on));
        let longer = |id: TileId| {
            let letter = plane.letter(id)?;
            Some(RowEnd { letter, path: Path { from, on: id }, before: Some(on) })
        };
        next.filter(|id| Some(*id) != row.before).filter_map(longer).collect()
    }

    /// Every word from here on, in the senses in which the old letters can be read.
    fn complete_all(&mut self, readings: Readings, paths: Vec<Path>) {
        let start = self.plays.words.len();
        if let Some(node) = readings.outwards {
            self.complete(Reads::Outwards, node);
        }
        if let Some(node) = readings.inwards {
            self.complete(Reads::Inwards, node);
        }
        let words = start..self.plays.words.len();
        if !words.is_empty() {
            self.plays.groups.push(Group { old: self.old.clone(), paths, words });
        }
    }

    fn complete(&mut self, reads: Reads, node: Node) {
        let graph = self.ground.graph;
        for child in graph.children(node) {
            let Some(letter) = child.letter() else { continue };
            let Some(tile) = self.hand.take(letter) else { continue };
            self.chain.push(tile);
            if child.accepts() {
                self.record(reads);
            }
            if child.has_children() {
                self.complete(reads, child);
            }
            self.chain.pop();
            self.hand.put_back(tile);
        }
    }

    fn record(&mut self, reads: Reads) {
        // The first word of the game has two letters or more, like every other.
        if self.old.len() + self.chain.len() < 2 {
            return;
        }
        if self.accepts.is_some_and(|accepts| !accepts(&self.word(reads))) {
            return;
        }
        let (first, length) = (self.plays.tiles.len(), self.chain.len());
        self.plays.tiles.extend_from_slice(&self.chain);
        self.plays.words.push(Word { reads, first, length });
    }

    fn word(&self, reads: Reads) -> Vec<Letter> {
        let new = self.chain.iter().map(|tile| tile.letter());
        let mut word: Vec<Letter> = self.old.iter().copied().chain(new).collect();
        if reads == Reads::Inwards {
            word.reverse();
        }
        word
    }
}
