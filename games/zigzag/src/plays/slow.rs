//! Reference implementation of the list of plays: tries every word of a list on every letter.
//!
//! It knows nothing of word graphs, grids or shared prefixes: a word is cut at every place, one part
//! is looked for among the rows of old letters, the other in the hand, and the room for its chain by
//! laying tiles in all directions.

use std::collections::HashMap;

use tiles::{Letter, PlacedTile, Rack, Tile};

use super::Reads;
use crate::plane::{APART, Direction, Plane, Point, TileId};
use crate::rules::Reading;

/// A play without its angles.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlainPlay {
    pub(super) word: Vec<Letter>,
    pub(super) reads: Reads,
    pub(super) reused: Vec<TileId>,
    pub(super) tiles: Vec<PlacedTile>,
}

/// Every legal play with a word of the list, in order.
pub(super) fn all(
    plane: &Plane,
    reading: Reading,
    rack: &Rack,
    words: &[Vec<Letter>],
) -> Vec<PlainPlay> {
    let judge = Judge { plane, rack, rows: rows(plane, reading) };
    let senses = match reading {
        Reading::Either => &[Reads::Outwards, Reads::Inwards][..],
        Reading::Directed => &[Reads::Outwards],
    };
    let mut plays: Vec<PlainPlay> = words
        .iter()
        .flat_map(|word| senses.iter().flat_map(|reads| judge.plays(word, *reads)))
        .collect();
    plays.sort();
    plays
}

struct Judge<'table> {
    plane: &'table Plane,
    rack: &'table Rack,
    /// Rows of old letters, from the one that carries the chain away from it.
    rows: Vec<Vec<TileId>>,
}

impl Judge<'_> {
    fn plays(&self, word: &[Letter], reads: Reads) -> Vec<PlainPlay> {
        // As seen from the chain: its letters from the nest outwards, and the old ones likewise.
        let towards: Vec<Letter> = match reads {
            Reads::Outwards => word.to_vec(),
            Reads::Inwards => word.iter().rev().copied().collect(),
        };
        let play = |reused: &[TileId], tiles| PlainPlay {
            word: word.to_vec(),
            reads,
            reused: reused.to_vec(),
            tiles,
        };
        if self.plane.is_empty() {
            let is_first = reads == Reads::Outwards && word.len() >= 2;
            let tiles = self.held(&towards).filter(|_| is_first);
            return tiles.map(|tiles| play(&[], tiles)).into_iter().collect();
        }
        let mut plays = Vec::new();
        for cut in 1..towards.len() {
            let (old, new) = towards.split_at(cut);
            let Some(tiles) = self.held(new) else { continue };
            for row in self.rows.iter().filter(|row| self.reads_as(row, old)) {
                if has_room(self.plane, row[0], &mut Vec::new(), new.len()) {
                    plays.push(play(row, tiles.clone()));
                }
            }
        }
        plays
    }

    fn reads_as(&self, row: &[TileId], old: &[Letter]) -> bool {
        let letters = row.iter().rev().map(|id| self.plane.letter(*id));
        letters.eq(old.iter().map(|letter| Some(*letter)))
    }

    /// The tiles of the hand for these letters, a blank only where no other is left.
    fn held(&self, letters: &[Letter]) -> Option<Vec<PlacedTile>> {
        let mut rack = self.rack.clone();
        let mut take = |letter: &Letter| {
            if rack.take(Tile::Letter(*letter)).is_ok() {
                Some(PlacedTile::Natural(*letter))
            } else {
                rack.take(Tile::Blank).ok().map(|()| PlacedTile::BlankAs(*letter))
            }
        };
        letters.iter().map(&mut take).collect()
    }
}

/// Every row of linked letters without repetition, from either end.
fn rows(plane: &Plane, reading: Reading) -> Vec<Vec<TileId>> {
    let links: HashMap<TileId, Vec<TileId>> = plane
        .ids()
        .map(|id| {
            let linked =
                |other: &TileId| plane.on(*other) == Some(id) || plane.on(id) == Some(*other);
            (id, plane.ids().filter(linked).collect())
        })
        .collect();
    let mut rows: Vec<Vec<TileId>> = Vec::new();
    let mut longer: Vec<Vec<TileId>> = plane.ids().map(|id| vec![id]).collect();
    while let Some(row) = longer.pop() {
        let end = row[row.len() - 1];
        if plane.letter(end).is_none() {
            continue;
        }
        let next = links[&end].iter().filter(|id| !row.contains(id));
        let next = next.filter(|id| reading == Reading::Either || plane.on(end) == Some(**id));
        longer.extend(next.map(|id| row.iter().copied().chain([*id]).collect()));
        rows.push(row);
    }
    rows
}

/// Whether so many more tiles find room after those of a chain.
fn has_room(plane: &Plane, on: TileId, chain: &mut Vec<Point>, more: usize) -> bool {
    if more == 0 {
        return true;
    }
    let end = chain.last().copied().unwrap_or(plane.at(on));
    Direction::ALL.into_iter().any(|direction| {
        let at = end + direction.vector();
        let old = plane.ids().filter(|id| !(chain.is_empty() && *id == on)).map(|id| plane.at(id));
        let own = chain.iter().copied().filter(|point| *point != end);
        let is_clear = old.chain(own).all(|point| at.squared_distance(point) >= APART);
        if !is_clear {
            return false;
        }
        chain.push(at);
        let is_found = has_room(plane, on, chain, more - 1);
        chain.pop();
        is_found
    })
}
