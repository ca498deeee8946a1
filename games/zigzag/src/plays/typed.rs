//! The ways to lay a word that a player has typed: where it can be attached, and how it lies.

use std::cmp::Reverse;

use tiles::{Letter, PlacedTile, Rack, Tile};

use super::layout::{Shape, layouts};
use crate::plane::{Plane, TileId};
use crate::play::{Nested, Play, Reads};
use crate::rules::Reading;

/// How many ways are laid out.
const WAYS: usize = 12;

/// A row of old letters that begins or ends a word, and the tiles that are missing.
struct Attachment {
    /// From the letter that carries the chain away from it.
    reused: Vec<TileId>,
    tiles: Vec<PlacedTile>,
    reads: Reads,
}

/// The ways to lay a word with these tiles, on this letter if one is named; those that lay most
/// tiles come first. The word itself is not looked up.
pub fn ways(
    plane: &Plane,
    reading: Reading,
    rack: &Rack,
    word: &[Letter],
    on: Option<TileId>,
) -> Vec<Play> {
    let mut found = if plane.is_empty() {
        first_word(rack, word)
    } else {
        let outwards = attachments(plane, reading, rack, (word, Reads::Outwards));
        let backwards: Vec<Letter> = word.iter().rev().copied().collect();
        let inwards = attachments(plane, reading, rack, (&backwards, Reads::Inwards));
        let is_directed = reading == Reading::Directed;
        outwards.into_iter().chain(inwards.into_iter().filter(|_| !is_directed)).collect()
    };
    found.retain(|way| on.is_none() || way.reused.first().copied() == on);
    found.sort_by_key(|way| Reverse(way.tiles.len()));
    found.iter().filter_map(|way| way.laid_out(plane)).take(WAYS).collect()
}

fn first_word(rack: &Rack, word: &[Letter]) -> Vec<Attachment> {
    let tiles = held(rack, word).filter(|tiles| tiles.len() >= 2);
    let way = |tiles| Attachment { reused: Vec::new(), tiles, reads: Reads::Outwards };
    tiles.map(way).into_iter().collect()
}

/// Every way to begin a word with old letters, in the order towards the chain.
fn attachments(
    plane: &Plane,
    reading: Reading,
    rack: &Rack,
    (towards, reads): (&[Letter], Reads),
) -> Vec<Attachment> {
    let mut found = Vec::new();
    let mut rows: Vec<Vec<TileId>> = plane.ids().map(|id| vec![id]).collect();
    for (letter, used) in towards.iter().zip(1..towards.len()) {
        rows.retain(|row| plane.letter(row[row.len() - 1]) == Some(*letter));
        if let Some(tiles) = held(rack, &towards[used..]) {
            found.extend(rows.iter().map(|row| Attachment {
                reused: row.iter().rev().copied().collect(),
                tiles: tiles.clone(),
                reads,
            }));
        }
        rows = rows.iter().flat_map(|row| longer(plane, reading, row)).collect();
    }
    found
}

/// A row with one more letter at its end, in every way.
fn longer(plane: &Plane, reading: Reading, row: &[TileId]) -> Vec<Vec<TileId>> {
    let end = row[row.len() - 1];
    let is_ahead = |next: &TileId| match reading {
        Reading::Either => !row.contains(next),
        Reading::Directed => plane.on(*next) == Some(end),
    };
    let next = plane.neighbours(end).filter(is_ahead);
    next.map(|next| row.iter().copied().chain([next]).collect()).collect()
}

/// The tiles of a hand for these letters, a blank only where no other is left.
fn held(rack: &Rack, letters: &[Letter]) -> Option<Vec<PlacedTile>> {
    let mut rack = rack.clone();
    let take = |letter: &Letter| {
        if rack.take(Tile::Letter(*letter)).is_ok() {
            return Some(PlacedTile::Natural(*letter));
        }
        rack.take(Tile::Blank).ok().map(|()| PlacedTile::BlankAs(*letter))
    };
    letters.iter().map(take).collect()
}

impl Attachment {
    /// The play as it lies best; none if it finds no room.
    fn laid_out(&self, plane: &Plane) -> Option<Play> {
        let on = self.reused.first().copied();
        let shape = Shape {
            on,
            before: self.reused.get(1).copied(),
            reads: self.reads,
            length: self.tiles.len(),
        };
        let layout = layouts(plane, shape).into_iter().next()?;
        let nested = |(tile, direction): (&PlacedTile, _)| Nested { tile: *tile, direction };
        let chain = self.tiles.iter().zip(layout.directions).map(nested).collect();
        Some(Play { on, chain, reused: self.reused.clone(), reads: self.reads })
    }
}
