//! Plays as the generators find them: small, copied about by the thousand, turned into placements
//! only when one is shown.

#![expect(
    clippy::cast_possible_truncation,
    reason = "letters are numbered to 63, squares to 26, subsets to 127, and keys are cut on purpose"
)]

use board::{Board, Direction, FittedPlay, Placement, Square};
use tiles::{Letter, PlacedTile, Score};

use crate::subsets::{Equity, LONGEST_RACK, Subsets};

/// A play that was found: where, which tiles, its points and what it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// The row or column and the place in it where the word begins.
    start: Square,
    direction: Direction,
    /// The length of the word, tiles that lie there included.
    length: u8,
    /// How many tiles are laid.
    laid: u8,
    /// The tiles laid, in order; the high bit marks a blank.
    tiles: [u8; LONGEST_RACK],
    /// The subset of the rack that is played, by number.
    played: u8,
    score: i32,
    equity: i32,
}

pub(crate) const BLANK_BIT: u8 = 0x80;

impl Play {
    pub(crate) fn new(start: Square, direction: Direction, length: u8) -> Self {
        let tiles = [0; LONGEST_RACK];
        Self { start, direction, length, laid: 0, tiles, played: 0, score: 0, equity: i32::MIN }
    }

    /// The play that lays a fitted placement from a rack.
    pub fn of(fitted: &FittedPlay, subsets: &Subsets) -> Self {
        let word = fitted.main_word();
        let length = u8::try_from(word.tiles.len()).unwrap_or(u8::MAX);
        let mut play = Self::new(word.start, word.direction, length);
        for (_, tile) in &fitted.placement().tiles {
            let blank = if tile.is_blank() { BLANK_BIT } else { 0 };
            play.lay(tile.letter().number() | blank);
        }
        let played = subsets.number_of(&fitted.placement().lifted());
        play.scored(fitted.score().0, subsets.kept_equity(played).0, played as u8)
    }

    pub(crate) fn lay(&mut self, tile: u8) {
        if let Some(place) = self.tiles.get_mut(usize::from(self.laid)) {
            *place = tile;
            self.laid += 1;
        }
    }

    /// The letter of the tile laid at this place among those laid, without the mark of a blank.
    pub(crate) fn letter_at(&self, place: usize) -> u8 {
        self.tiles[place] & !BLANK_BIT
    }

    /// The same with the tile laid at this place as a blank.
    pub(crate) fn with_blank_at(mut self, place: usize) -> Self {
        self.tiles[place] |= BLANK_BIT;
        self
    }

    pub(crate) fn with(mut self, tile: u8) -> Self {
        self.lay(tile);
        self
    }

    pub(crate) fn scored(mut self, score: i32, kept: i32, played: u8) -> Self {
        self.score = score;
        self.equity = score * 1000 + kept;
        self.played = played;
        self
    }

    /// Its points.
    pub fn score(&self) -> Score {
        Score(self.score)
    }

    /// Its points and what the tiles kept are worth.
    pub fn equity(&self) -> Equity {
        Equity(self.equity)
    }

    /// Where its word begins.
    pub fn start(&self) -> Square {
        self.start
    }

    /// Which way its word runs.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The number of the subset of the rack that it plays.
    pub fn played(&self) -> usize {
        self.played.into()
    }

    /// How many tiles it lays.
    pub fn laid(&self) -> usize {
        self.laid.into()
    }

    /// The tiles it lays, in order.
    pub fn tiles(&self) -> impl Iterator<Item = PlacedTile> + '_ {
        self.tiles[..usize::from(self.laid)].iter().filter_map(|tile| {
            let letter = Letter::from_number(tile & !BLANK_BIT)?;
            let is_blank = tile & BLANK_BIT != 0;
            Some(if is_blank { PlacedTile::BlankAs(letter) } else { PlacedTile::Natural(letter) })
        })
    }

    /// The placement, on the board the play was found for.
    pub fn placement(&self, board: &Board) -> Placement {
        Placement { tiles: self.laid_on(board).collect() }
    }

    /// The tiles it lays and their squares, on the board it was found for.
    pub(crate) fn laid_on<'play>(
        &'play self,
        board: &'play Board,
    ) -> impl Iterator<Item = (Square, PlacedTile)> + 'play {
        let along = std::iter::successors(Some(self.start), |at| at.next(self.direction));
        let empty = along.take(self.length.into()).filter(|at| board.is_empty_at(*at));
        empty.zip(self.tiles())
    }

    /// Whether it is to be preferred: for its equity, then its points, then its place and tiles, so
    /// that every generator prefers the same play.
    pub(crate) fn beats(&self, other: &Self) -> bool {
        let rank = |play: &Self| (play.equity, play.score);
        let order = |play: &Self| (play.direction, play.start, play.tiles);
        rank(self) > rank(other) || (rank(self) == rank(other) && order(self) < order(other))
    }
}
