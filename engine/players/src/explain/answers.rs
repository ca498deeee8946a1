//! What the next player would answer: their best plays with sampled racks.
//!
//! Squares that are opened or closed are measured by it: a premium square is as open as it is often
//! used. The answers to two moves are found with the same draws.

use std::collections::BTreeMap;

use board::Square;
use movegen::Lines;
use tiles::{Bag, Rack, Score, Seed};

use crate::player::Player;
use crate::static_player::StaticPlayer;
use crate::turn::{Move, Turn};

/// From how large a factor on a word premium is worth a sentence.
const LARGE_FACTOR: i32 = 3;
/// How many racks are drawn for the next player.
const DRAWS: usize = 60;
/// The stream of chance for these draws.
const STREAM: u64 = 0;

/// The racks that the next player may hold.
pub(super) struct NextRacks(Vec<Rack>);

/// The answers with them.
#[derive(Debug, Default)]
pub(super) struct Answers {
    count: u32,
    points: Score,
    uses: BTreeMap<Square, u32>,
}

impl NextRacks {
    /// The only rack that is possible, or samples that are the same for the same turn.
    pub(super) fn of(turn: &Turn<'_>) -> Self {
        let (unseen, full) = (turn.unseen(), turn.rules.terms.full_rack);
        if unseen.len() <= full {
            return Self(vec![unseen]);
        }
        let mut chance = Seed::from_number(1).chance(STREAM);
        let mut draw = || Bag::of(unseen.tiles(), &mut chance).draw_rack(full);
        Self((0..DRAWS).map(|_| draw()).collect())
    }

    /// Whether there is but one.
    pub(super) fn is_known(&self) -> bool {
        self.0.len() == 1
    }

    /// The answers to a move; none if it ends the game.
    pub(super) fn answer(
        &self,
        turn: &Turn<'_>,
        candidate: &Move,
        player: &mut StaticPlayer,
    ) -> Answers {
        let mut answers = Answers::default();
        if turn.bag == 0 && candidate.kept(turn.rack).is_empty() {
            return answers;
        }
        let mut lines = turn.lines.clone();
        if let Move::Place(play) = candidate {
            lines.lay(play);
        }
        let drawn = turn.rack.len() - candidate.kept(turn.rack).len();
        let bag = match candidate {
            Move::Place(_) => turn.bag.saturating_sub(drawn),
            Move::Exchange(_) | Move::Pass => turn.bag,
        };
        for rack in &self.0 {
            let next = Turn { lines: &lines, rack, bag, before: None, ..*turn };
            answers.add(&player.choose(&next).chosen, &lines);
        }
        answers
    }
}

impl Answers {
    fn add(&mut self, candidate: &Move, lines: &Lines) {
        self.count += 1;
        self.points += candidate.score();
        let Move::Place(play) = candidate else { return };
        let board = lines.board();
        for (square, _) in play.placement(board).tiles {
            if board.layout().premium(square).word_factor() >= LARGE_FACTOR {
                *self.uses.entry(square).or_default() += 1;
            }
        }
    }

    /// The mean of their points; nothing if the game is over.
    pub(super) fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { f64::from(self.points.0) / f64::from(self.count) }
    }

    /// The share of them that uses a square.
    pub(super) fn share(&self, square: Square) -> f64 {
        let uses = self.uses.get(&square).copied().unwrap_or(0);
        if self.count == 0 { 0.0 } else { f64::from(uses) / f64::from(self.count) }
    }

    /// The large word premiums that any of them uses.
    pub(super) fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.uses.keys().copied()
    }
}
