//! The end of a game: when it ends, time penalties and the winners.

use serde::{Deserialize, Serialize};
use tabletop::{Millis, Outcome, Seat, overtime_penalty};
use tiles::Score;

use crate::clock::{ClockRule, GameClock};
use crate::event::EndReason;
use crate::game::Parcours;
use crate::history::{Line, LineKind};
use crate::setup::Setup;
use crate::table::{Phase, Table};
use crate::{Ending, Ties};

/// The game ends after this many rounds without a word.
const QUIET_ROUNDS: usize = 10;

/// How the scores were settled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settlement {
    /// Why the game ended.
    pub reason: EndReason,
    /// Who arrived first.
    #[cfg_attr(feature = "typescript", ts(type = "Seat | null"))]
    pub arrived: Option<Seat>,
    /// Each seat's time penalty; never positive.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub overtime: Vec<Score>,
    /// The final scores.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub scores: Vec<Score>,
    /// How many hands each seat has had.
    pub hands: Vec<u16>,
    /// Who has won.
    #[cfg_attr(feature = "typescript", ts(type = "Seat[]"))]
    pub winners: Vec<Seat>,
}

impl Settlement {
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome { winners: self.winners.clone(), scores: self.scores.clone() }
    }
}

impl Parcours {
    /// Why the game is over, if it is.
    pub(crate) fn ending(&self) -> Option<EndReason> {
        let table = &self.table;
        if let Phase::Over(_) = table.phase {
            return None;
        }
        let left = table.playing().count();
        if left == 0 || (left == 1 && table.sides.len() > 1) {
            return Some(EndReason::Resignation);
        }
        if self.is_through() {
            return Some(EndReason::Arrival);
        }
        let is_still = usize::from(table.quiet) >= QUIET_ROUNDS * left;
        is_still.then_some(EndReason::Standstill)
    }

    /// Whether somebody has arrived and the others have had the hands due to them; a hand in
    /// progress is finished first.
    fn is_through(&self) -> bool {
        let Some(first) = self.table.arrived else { return false };
        if !self.table.hand.words.is_empty() {
            return false;
        }
        let hands = self.table.side(first).hands;
        match self.setup.rules().ending {
            Ending::AtOnce => true,
            Ending::FinishRound => self.table.playing().all(|seat| {
                let side = self.table.side(seat);
                side.has_arrived() || side.hands >= hands
            }),
        }
    }
}

/// Deducts time penalties and determines the winners.
pub(crate) fn settle(setup: &Setup, table: &mut Table, reason: EndReason) {
    let seats = table.sides.len();
    let overtime: Vec<Score> = Seat::all(seats).map(|seat| -penalty(setup, table, seat)).collect();
    for (seat, points) in Seat::all(seats).zip(&overtime) {
        if *points < Score::ZERO {
            let side = &mut table.sides[seat.index()];
            side.score += *points;
            let (points, total) = (*points, side.score);
            table.history.push(Line { seat, what: LineKind::Overtime, points, total });
        }
    }
    table.phase = Phase::Over(Settlement {
        reason,
        arrived: table.arrived,
        overtime,
        scores: table.sides.iter().map(|side| side.score).collect(),
        hands: table.sides.iter().map(|side| side.hands).collect(),
        winners: winners(setup, table),
    });
}

fn penalty(setup: &Setup, table: &Table, seat: Seat) -> Score {
    match setup.rules().clock {
        ClockRule::PerGame(GameClock { seconds, points }) => {
            let allowed = Millis::from_seconds(seconds.into());
            overtime_penalty(table.clocks.spent(seat), allowed, points)
        }
        ClockRule::None | ClockRule::PerHand(_) => Score::ZERO,
    }
}

/// The players with the most points among those who have not resigned.
fn winners(setup: &Setup, table: &Table) -> Vec<Seat> {
    let rank = |seat: &Seat| {
        let side = table.side(*seat);
        let hands = match setup.rules().ties {
            Ties::Shared => 0,
            Ties::FewerHands => side.hands,
        };
        (side.score, std::cmp::Reverse(hands))
    };
    let best = table.playing().map(|seat| rank(&seat)).max();
    table.playing().filter(|seat| Some(rank(seat)) == best).collect()
}
