//! A hypothetical game with all tiles known, played on to its end.

use movegen::{Lines, Play};
use tiles::{Rack, Score, Tile};

use crate::setting::EngineRules;
use crate::turn::{Move, Situation, Turn};

/// A game between two of which everything is known. The player who judges has seat 0.
#[derive(Clone)]
pub(super) struct Scene<'game> {
    pub(super) rules: EngineRules<'game>,
    pub(super) lines: Lines,
    pub(super) racks: [Rack; 2],
    /// The last tile comes out first.
    pub(super) bag: Vec<Tile>,
    /// By how many points seat 0 is ahead.
    pub(super) lead: Score,
    pub(super) seat: usize,
    pub(super) scoreless_turns: u8,
}

impl Scene<'_> {
    /// What the player to move knows.
    pub(super) fn turn(&self) -> Turn<'_> {
        let lead = if self.seat == 0 { self.lead } else { -self.lead };
        let situation = Situation { lead, others: 1, scoreless_turns: self.scoreless_turns };
        let rack = &self.racks[self.seat];
        Turn { situation, ..Turn::new(self.rules, &self.lines, rack, self.bag.len()) }
    }

    /// Whether a player is out, or there were too many scoreless turns.
    pub(super) fn is_over(&self) -> bool {
        let is_out = self.bag.is_empty() && self.racks.iter().any(Rack::is_empty);
        is_out || self.scoreless_turns >= self.rules.scoreless_turns
    }

    /// Carries out a move of the player to move; it is the turn of the other.
    pub(super) fn carry_out(&mut self, candidate: &Move) {
        match candidate {
            Move::Place(play) => self.lines.lay(play),
            Move::Exchange(_) | Move::Pass => {}
        }
        self.settle_move(candidate);
    }

    /// The same on a board on which the move's tiles lie already.
    pub(super) fn settle_move(&mut self, candidate: &Move) {
        match candidate {
            Move::Place(play) => self.spend(play),
            Move::Exchange(tiles) => self.exchange(tiles),
            Move::Pass => {}
        }
        let score = candidate.score();
        let scores = score > Score::ZERO;
        self.scoreless_turns = if scores { 0 } else { self.scoreless_turns + 1 };
        self.lead += if self.seat == 0 { score } else { -score };
        self.seat = 1 - self.seat;
    }

    fn spend(&mut self, play: &Play) {
        let rack = &mut self.racks[self.seat];
        for tile in play.tiles() {
            rack.take(tile.lifted()).expect("players lay tiles of their rack");
        }
        self.draw(play.laid());
    }

    fn draw(&mut self, number: usize) {
        let stay = self.bag.len().saturating_sub(number);
        self.racks[self.seat].extend(self.bag.drain(stay..));
    }

    /// What is exchanged comes out last: it lies at the bottom of a bag whose order is known.
    fn exchange(&mut self, tiles: &Rack) {
        self.draw(tiles.len());
        let rack = &mut self.racks[self.seat];
        for tile in tiles.tiles() {
            rack.take(tile).expect("players exchange tiles of their rack");
        }
        self.bag.splice(0..0, tiles.tiles());
    }

    /// By how many points seat 0 is ahead when both have lost the value of their tiles, and a
    /// player who is out has gained that of the other's.
    pub(super) fn settled_lead(&self) -> Score {
        let [own, other] = [0, 1].map(|seat: usize| self.racks[seat].value(self.rules.terms.tiles));
        let factor = if self.racks.iter().any(Rack::is_empty) { 2 } else { 1 };
        self.lead + Score(factor * (other - own).0)
    }
}
