//! The state of a play-out: racks, bag and scores, without the board.

use tiles::{Chance, Rack, Score, Tile};

use crate::setting::EngineRules;
use crate::turn::{Choice, Move, Situation, Turn};

/// The table in the middle of a play-out, without the board. The player whose turn is simulated has
/// seat 0.
///
/// Seat 0 draws from the front of the bag and all others from its back. So what a candidate draws
/// depends only on the number of its tiles, and what the others draw does not depend on it:
/// candidates are compared with common random numbers.
pub(super) struct Scene {
    pub(super) seats: Vec<Seat>,
    /// The tiles of the bag, from `front` to `back`.
    pub(super) order: Vec<Tile>,
    pub(super) front: usize,
    pub(super) back: usize,
    pub(super) scoreless_turns: u8,
    pub(super) mover: usize,
    /// Where tiles that are exchanged go.
    pub(super) chance: Chance,
}

/// One seat.
#[derive(Clone, Default)]
pub(super) struct Seat {
    pub(super) rack: Rack,
    /// How many tiles are held when the play-out begins.
    pub(super) held: usize,
    /// The points made since.
    pub(super) score: i32,
    /// The value, in thousandths, of the leave of the last turn.
    pub(super) kept: i32,
}

impl Scene {
    /// Becomes the same as another, in its own memory.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.seats.clone_from(&other.seats);
        self.order.clone_from(&other.order);
        self.chance.clone_from(&other.chance);
        (self.front, self.back) = (other.front, other.back);
        (self.scoreless_turns, self.mover) = (other.scoreless_turns, other.mover);
    }

    /// How many tiles there are to draw.
    pub(super) fn bag(&self) -> usize {
        self.back - self.front
    }

    /// The tiles of the player about to move.
    pub(super) fn rack(&self) -> &Rack {
        &self.seats[self.mover].rack
    }

    /// How many tiles the player about to move does not see.
    pub(super) fn unseen(&self) -> usize {
        let held: usize = self.seats.iter().map(|seat| seat.rack.len()).sum();
        self.bag() + held - self.rack().len()
    }

    /// What the player about to move knows, on this board.
    pub(super) fn turn<'game>(
        &'game self,
        rules: EngineRules<'game>,
        lines: &'game movegen::Lines,
    ) -> Turn<'game> {
        let situation = Situation {
            lead: Score::ZERO,
            others: self.seats.len() - 1,
            scoreless_turns: self.scoreless_turns,
        };
        Turn { rules, lines, rack: self.rack(), bag: self.bag(), situation, before: None }
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self, rules: &EngineRules<'_>) -> bool {
        let is_out = self.bag() == 0 && self.seats.iter().any(|seat| seat.rack.is_empty());
        is_out || self.scoreless_turns >= rules.scoreless_turns
    }

    /// Does what the player about to move has chosen, but for the board.
    pub(super) fn carry_out(&mut self, choice: &Choice) {
        let seat = &mut self.seats[self.mover];
        let score = choice.chosen.score().0;
        seat.score += score;
        seat.kept = choice.equity.0.saturating_sub(score.saturating_mul(1000));
        match &choice.chosen {
            Move::Place(play) => {
                for tile in play.tiles() {
                    // Plays are found with tiles of the rack.
                    let _ = seat.rack.take(tile.lifted());
                }
                self.draw(play.laid());
            }
            Move::Exchange(tiles) => self.exchange(tiles),
            Move::Pass => {}
        }
        self.scoreless_turns = if score > 0 { 0 } else { self.scoreless_turns.saturating_add(1) };
        self.mover = (self.mover + 1) % self.seats.len();
    }

    /// Draws for the player about to move, as long as there are tiles.
    fn draw(&mut self, count: usize) {
        for _ in 0..count.min(self.bag()) {
            let place = self.next_place();
            self.seats[self.mover].rack.add(self.order[place]);
        }
    }

    /// Takes the next place off the end of the bag from which the mover draws.
    fn next_place(&mut self) -> usize {
        if self.mover == 0 {
            self.front += 1;
            self.front - 1
        } else {
            self.back -= 1;
            self.back
        }
    }

    /// New tiles are drawn before the old ones go back, each to a random place.
    fn exchange(&mut self, tiles: &Rack) {
        self.draw(tiles.len());
        for tile in tiles.tiles() {
            if self.seats[self.mover].rack.take(tile).is_ok() {
                self.put_back(tile);
            }
        }
    }

    fn put_back(&mut self, tile: Tile) {
        let place = if self.mover == 0 && self.front > 0 {
            self.front -= 1;
            self.front
        } else {
            if self.back == self.order.len() {
                self.order.push(tile);
            }
            self.back += 1;
            self.back - 1
        };
        self.order[place] = tile;
        let other = self.front + self.chance.index_below(self.bag());
        self.order.swap(place, other);
    }

    /// Players lose the value of the tiles they hold; a player who is out gains that of the others'
    /// tiles.
    pub(super) fn settle(&mut self, rules: &EngineRules<'_>) {
        let held = |seat: &Seat| seat.rack.value(rules.terms.tiles).0;
        let all: i32 = self.seats.iter().map(held).sum();
        for seat in &mut self.seats {
            seat.score += if seat.rack.is_empty() { all } else { -held(seat) };
            seat.kept = 0;
        }
    }

    /// By how much seat 0 made more than the best of the others, with what they kept, in
    /// thousandths.
    pub(super) fn gain(&self) -> i32 {
        let worth = |seat: &Seat| seat.score * 1000 + seat.kept;
        let others = self.seats[1..].iter().map(worth).max();
        worth(&self.seats[0]) - others.unwrap_or(0)
    }
}
