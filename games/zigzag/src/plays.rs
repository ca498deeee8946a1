//! Every legal play: which words, on which letters of the table, and that their chains find room.
//!
//! Whether a chain finds room depends on its length and on the letter it begins on, not on what it
//! spells. So words are searched first (`search.rs`), and then the longest chain that each letter
//! can carry (`reach.rs`); how a chosen chain lies is a matter of taste (`layout.rs`).

mod layout;
mod reach;
mod search;
mod typed;

#[cfg(test)]
mod slow;
#[cfg(test)]
mod tests;

use lexicon::WordGraph;
use tiles::{Letter, PlacedTile, Rack};

use crate::plane::{Direction, Plane, TileId};
use crate::play::{Nested, Play, Reads};
use crate::rules::Reading;

pub(crate) use layout::{Shape, layouts};
pub use layout::{lay_out, nest_action};
pub use typed::ways;

use reach::Reach;

/// What plays are searched on: the table, the words, and how they may be read.
#[derive(Clone, Copy)]
pub struct Ground<'table> {
    /// The table.
    pub plane: &'table Plane,
    /// The words.
    pub graph: &'table WordGraph,
    /// How they may be read.
    pub reading: Reading,
}

/// Which words a player may lay, besides those that the list has.
pub type WordFilter<'player> = dyn Fn(&[Letter]) -> bool + 'player;

/// Every play of a hand, without repeating what several have in common.
#[derive(Debug, Default)]
pub struct Plays {
    groups: Vec<Group>,
    words: Vec<Word>,
    tiles: Vec<PlacedTile>,
    /// By tile: a chain of the longest kind that a word needs there.
    rooms: Vec<Vec<Direction>>,
}

/// Plays that reuse the same old letters.
#[derive(Debug)]
struct Group {
    /// The old letters, towards the chain.
    old: Vec<Letter>,
    /// Where they lie.
    paths: Vec<Path>,
    words: std::ops::Range<usize>,
}

/// A row of old letters from nest to nest; in a tree its ends tell the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Path {
    from: TileId,
    /// The letter on which the chain nests.
    on: TileId,
}

/// The new tiles of a word, in the order of laying.
#[derive(Clone, Copy, Debug)]
struct Word {
    reads: Reads,
    first: usize,
    length: usize,
}

/// One play of a list.
#[derive(Clone, Copy, Debug)]
pub struct ListedPlay<'plays> {
    /// The old letters, towards the chain.
    pub old: &'plays [Letter],
    /// The new tiles, away from the old letters.
    pub tiles: &'plays [PlacedTile],
    /// In which sense the word is read.
    pub reads: Reads,
    path: Option<Path>,
    room: &'plays [Direction],
}

/// Every legal play of these tiles with words that are accepted. A blank stands for a letter only
/// when the hand has no tile of that letter left.
pub fn all_plays(ground: Ground<'_>, rack: &Rack, accepts: Option<&WordFilter<'_>>) -> Plays {
    let mut plays = search::words(ground, rack, accepts);
    plays.find_room(ground.plane);
    plays
}

/// The most tiles that one play of these lays; a chain whose room is hard to find does not count.
pub(crate) fn most_tiles(
    ground: Ground<'_>,
    rack: &Rack,
    accepts: Option<&WordFilter<'_>>,
) -> usize {
    let plays = search::words(ground, rack, accepts);
    let mut reach = Reach::brief(ground.plane);
    let can_lay = |length: &usize| {
        plays.groups.iter().any(|group| {
            let mut words = plays.words[group.words.clone()].iter();
            let mut paths = group.paths.iter();
            words.any(|word| word.length == *length)
                && (group.paths.is_empty() || paths.any(|path| reach.carries(path.on, *length)))
        })
    };
    (1..=rack.len()).rev().find(can_lay).unwrap_or(0)
}

impl Plays {
    /// Finds, for every letter that carries words, a chain long enough for them or the longest that
    /// there is.
    fn find_room(&mut self, plane: &Plane) {
        let mut reach = Reach::new(plane);
        for group in &self.groups {
            let lengths = self.words[group.words.clone()].iter().map(|word| word.length);
            let longest = lengths.max().unwrap_or(0);
            for path in &group.paths {
                reach.look(path.on, longest);
            }
        }
        self.rooms = reach.into_chains();
    }

    /// Every play, grouped by the old letters they reuse.
    pub fn iter(&self) -> impl Iterator<Item = ListedPlay<'_>> {
        self.groups.iter().flat_map(move |group| {
            self.words[group.words.clone()].iter().flat_map(move |word| self.of(group, *word))
        })
    }

    fn of<'plays>(
        &'plays self,
        group: &'plays Group,
        word: Word,
    ) -> impl Iterator<Item = ListedPlay<'plays>> {
        let tiles = &self.tiles[word.first..word.first + word.length];
        let opening = group.paths.is_empty().then_some((None, &[][..]));
        let room = |path: &Path| (Some(*path), &self.rooms[path.on.index()][..]);
        let rooms = group.paths.iter().map(room);
        let rooms = rooms.filter(move |(_, room)| room.len() >= word.length).chain(opening);
        rooms.map(move |(path, room)| ListedPlay {
            old: &group.old,
            tiles,
            reads: word.reads,
            path,
            room,
        })
    }

    /// How many plays there are.
    pub fn count(&self) -> usize {
        self.iter().count()
    }
}

impl ListedPlay<'_> {
    /// The letter on which the chain nests; none for the first word.
    pub fn on(&self) -> Option<TileId> {
        self.path.map(|path| path.on)
    }

    /// The word, in the order of reading.
    pub fn word(&self) -> Vec<Letter> {
        let new = self.tiles.iter().map(|tile| tile.letter());
        let mut word: Vec<Letter> = self.old.iter().copied().chain(new).collect();
        if self.reads == Reads::Inwards {
            word.reverse();
        }
        word
    }

    /// The old letters of the word, from the one that carries the chain away from it.
    pub fn reused(&self, plane: &Plane) -> Vec<TileId> {
        self.path.map_or_else(Vec::new, |path| row(plane, path.on, path.from))
    }

    /// The play with a chain that fits, laid as the search found it.
    pub fn as_found(&self, plane: &Plane) -> Play {
        let straight = std::iter::repeat(Direction::RIGHT);
        let directions = self.room.iter().copied().chain(straight);
        self.laid(plane, directions)
    }

    /// The play with a chain in these directions.
    pub fn laid(&self, plane: &Plane, directions: impl IntoIterator<Item = Direction>) -> Play {
        let nested = |(tile, direction): (&PlacedTile, _)| Nested { tile: *tile, direction };
        Play {
            on: self.on(),
            chain: self.tiles.iter().zip(directions).map(nested).collect(),
            reused: self.reused(plane),
            reads: self.reads,
        }
    }
}

/// The tiles from one to another along the nests.
fn row(plane: &Plane, from: TileId, to: TileId) -> Vec<TileId> {
    let (mut ahead, mut back) = (vec![from], vec![to]);
    let (mut one, mut other) = (from, to);
    // Whichever was laid later cannot be an ancestor of the other, so its parent is on the way.
    while one != other {
        if one > other {
            one = plane.on(one).unwrap_or(other);
            ahead.push(one);
        } else {
            other = plane.on(other).unwrap_or(one);
            back.push(other);
        }
    }
    back.pop();
    ahead.extend(back.into_iter().rev());
    ahead
}
