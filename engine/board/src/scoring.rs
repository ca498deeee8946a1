//! Scoring: letter premiums first, then word premiums, then the bonus for laying a whole rack.

use tiles::{PlacedTile, Score, TileSet};

use crate::{Layout, Square};

/// What a play needs besides a board: tile values, the bonus and the rule for the first play.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'set> {
    /// The tiles and their values.
    pub tiles: &'set TileSet,
    /// The number of tiles a play must lay to earn the bonus.
    pub full_rack: usize,
    /// The bonus for laying that many.
    pub bonus: Score,
    /// Where the first play may lie.
    pub first_play: FirstPlay,
}

/// Where the first play of a game may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstPlay {
    /// Over the start square.
    CoversStart,
    /// Anywhere.
    Anywhere,
}

impl<'set> Terms<'set> {
    /// Seven tiles earn 50 points; the first play covers the start square.
    pub const fn standard(tiles: &'set TileSet) -> Self {
        Self { tiles, full_rack: 7, bonus: Score(50), first_play: FirstPlay::CoversStart }
    }

    /// The bonus for laying this many tiles in one play.
    pub fn bonus_for(&self, laid: usize) -> Score {
        if laid >= self.full_rack { self.bonus } else { Score::ZERO }
    }
}

/// A tile of the word being scored.
pub(crate) struct WordTile {
    pub(crate) square: Square,
    pub(crate) tile: PlacedTile,
    /// Premium squares count only in the turn in which they are covered.
    pub(crate) is_new: bool,
}

/// The points of one word: letter premiums are counted before word premiums, which multiply.
pub(crate) fn word_score(word: &[WordTile], layout: &Layout, tiles: &TileSet) -> Score {
    let mut letters = Score::ZERO;
    let mut factor = 1;
    for WordTile { square, tile, is_new } in word {
        let value = tiles.value(tile.lifted());
        if *is_new {
            let premium = layout.premium(*square);
            letters += value * premium.letter_factor();
            factor *= premium.word_factor();
        } else {
            letters += value;
        }
    }
    letters * factor
}
