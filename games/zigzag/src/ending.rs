//! The end of a game: when it ends, and who has won.

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Seat};
use tiles::Score;

use crate::apply::points;
use crate::event::EndReason;
use crate::game::Zigzag;
use crate::history::{Line, LineKind};
use crate::table::{Phase, Side, Table};

/// The game ends when everybody has passed this often in a row.
const QUIET_ROUNDS: usize = 2;

/// How the game was settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settlement {
    /// Why the game ended.
    pub reason: EndReason,
    /// How many tiles each seat still has.
    pub left: Vec<usize>,
    /// The final scores.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub scores: Vec<Score>,
    /// Who has won.
    #[cfg_attr(feature = "typescript", ts(type = "Seat[]"))]
    pub winners: Vec<Seat>,
}

impl Settlement {
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome { winners: self.winners.clone(), scores: self.scores.clone() }
    }
}

impl Zigzag {
    /// Why the game is over, if it is.
    pub(crate) fn ending(&self) -> Option<EndReason> {
        let table = &self.table;
        if let Phase::Over(_) = table.phase {
            return None;
        }
        if table.playing().any(|seat| table.side(seat).left() == 0) {
            return Some(EndReason::Finished);
        }
        if table.playing().count() <= 1 {
            return Some(EndReason::Resignation);
        }
        (self.passes_left() == 0).then_some(EndReason::Standstill)
    }

    /// How many more passes in a row end the game.
    pub(crate) fn passes_left(&self) -> usize {
        (QUIET_ROUNDS * self.table.playing().count()).saturating_sub(self.table.passes)
    }
}

/// Determines the winners. Whoever is rid of all tiles gets a point for each that the others have.
pub(crate) fn settle(table: &mut Table, reason: EndReason) {
    let winners = winners(table, reason);
    if let (EndReason::Finished, [winner]) = (reason, &winners[..]) {
        let others = table.sides.iter().map(Side::left).sum();
        let line = Line::at(table, *winner, LineKind::Won);
        table.enter(line, points(others));
    }
    table.phase = Phase::Over(Settlement {
        reason,
        left: table.sides.iter().map(Side::left).collect(),
        scores: table.sides.iter().map(|side| side.score).collect(),
        winners,
    });
}

/// Those who hold the fewest tiles among the players who have not resigned.
fn winners(table: &Table, reason: EndReason) -> Vec<Seat> {
    let fewest = table.playing().map(|seat| table.side(seat).left()).min();
    let wins = |seat: &Seat| match reason {
        EndReason::Finished | EndReason::Standstill => Some(table.side(*seat).left()) == fewest,
        EndReason::Resignation => true,
    };
    table.playing().filter(wins).collect()
}
