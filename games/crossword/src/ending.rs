//! The end of a game: when it ends, rack adjustments, time penalties and the winners.

use serde::{Deserialize, Serialize};
use tabletop::{Millis, Outcome, Seat, overtime_penalty};
use tiles::{Rack, Score, Tile};

use crate::clock::{ClockRule, GameClock};
use crate::event::EndReason;
use crate::game::Crossword;
use crate::history::{Move, Turn};
use crate::setup::Setup;
use crate::table::{Hand, Phase, Table};
use crate::{Adjustment, Mode, Passes, TieBreak};

/// How the scores were settled, step by step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Settlement {
    /// Why the game ended.
    pub reason: EndReason,
    /// The scores before adjustments.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub before: Vec<Score>,
    /// Each seat's adjustment for the tiles left on racks.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub racks: Vec<Score>,
    /// Each seat's time penalty; never positive.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub overtime: Vec<Score>,
    /// The final scores of this game.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub after: Vec<Score>,
    /// The final scores plus those of earlier games of the tournament.
    #[cfg_attr(feature = "typescript", ts(type = "Score[]"))]
    pub totals: Vec<Score>,
    /// Who has won: the game, or the tournament once its last game is over.
    #[cfg_attr(feature = "typescript", ts(type = "Seat[]"))]
    pub winners: Vec<Seat>,
}

impl Settlement {
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome { winners: self.winners.clone(), scores: self.totals.clone() }
    }
}

impl Crossword {
    /// Why the game is over, if it is.
    pub(crate) fn ending(&self) -> Option<EndReason> {
        let table = &self.table;
        let waiting = match &table.phase {
            Phase::Turn | Phase::TellRacks => false,
            Phase::Acceptance(waiting) => !waiting.is_empty(),
            _ => return None,
        };
        if self.all_but_one_have_resigned() {
            Some(EndReason::Resignation)
        } else if waiting {
            None
        } else if table.bag_is_empty() && table.playing().any(|seat| table.hand(seat).len() == 0) {
            Some(EndReason::WentOut)
        } else if self.ends_by_passes() {
            Some(EndReason::Passes)
        } else if self.ends_without_points() {
            Some(EndReason::Scoreless)
        } else if self.setup.rules().end.no_play && self.nobody_can_go_on() {
            Some(EndReason::NoPlay)
        } else {
            None
        }
    }

    fn all_but_one_have_resigned(&self) -> bool {
        let left = self.table.playing().count();
        left == 0 || (left == 1 && self.setup.rules().mode != Mode::Solitaire)
    }

    fn ends_by_passes(&self) -> bool {
        let solitary_pass = self.setup.rules().mode == Mode::Solitaire
            && self.table.history.last().is_some_and(|turn| turn.what == Move::Passed);
        let everyone = self.table.playing().count();
        solitary_pass
            || (self.setup.rules().end.passes == Passes::BagEmptyRound
                && usize::from(self.table.passes) >= everyone)
    }

    fn ends_without_points(&self) -> bool {
        let scoreless = usize::from(self.table.scoreless);
        match self.setup.rules().end.passes {
            Passes::BagEmptyRound => false,
            Passes::ScorelessEach(times) => {
                scoreless >= usize::from(times) * self.table.playing().count()
            }
            Passes::ScorelessInAll(times) => scoreless >= usize::from(times),
        }
    }

    /// Whether nobody can lay a word of the list, even after an exchange.
    fn nobody_can_go_on(&self) -> bool {
        let stuck = |seat| match self.table.hand(seat) {
            Hand::Known(rack) => {
                self.check_exchange(seat, 1).is_err()
                    && !movegen::has_play(
                        &self.table.board,
                        rack,
                        &self.setup.lexicon,
                        &self.setup.terms(),
                    )
            }
            Hand::Unseen(_) => false,
        };
        self.table.playing().all(stuck)
    }
}

/// Applies rack adjustments and time penalties, and records both on the score sheet.
pub(crate) fn settle(setup: &Setup, table: &mut Table, reason: EndReason) -> Settlement {
    let before = table.scores.clone();
    let racks = rack_changes(setup, table, reason);
    let overtime = overtime_changes(setup, table);
    for seat in Seat::all(setup.seats()) {
        let index = seat.index();
        if racks[index] != Score::ZERO {
            let counted = counted_tiles(table, seat, racks[index]);
            enter(table, seat, Move::Racks(counted), racks[index]);
        }
        if overtime[index] != Score::ZERO {
            enter(table, seat, Move::TimePenalty, overtime[index]);
        }
    }
    let after = table.scores.clone();
    let totals: Vec<Score> =
        after.iter().zip(&table.carried).map(|(won, carried)| *won + *carried).collect();
    let untouched: Vec<Score> =
        before.iter().zip(&table.carried).map(|(won, carried)| *won + *carried).collect();
    let winners = winners(setup, table, &totals, &untouched);
    Settlement { reason, before, racks, overtime, after, totals, winners }
}

/// The tiles behind a seat's adjustment: its own, or the others' if it gained.
fn counted_tiles(table: &Table, seat: Seat, points: Score) -> Vec<Tile> {
    let gained = points > Score::ZERO;
    let counted = table.playing().filter(|other| (*other != seat) == gained);
    counted.filter_map(|other| table.hand(other).rack()).flat_map(Rack::tiles).collect()
}

/// Writes points on the score sheet.
pub(crate) fn enter(table: &mut Table, seat: Seat, what: Move, points: Score) {
    table.scores[seat.index()] += points;
    let held = table.known_rack(seat).cloned();
    let total = table.scores[seat.index()];
    table.history.push(Turn { seat, what, points, total, held, challenge: None });
}

fn rack_changes(setup: &Setup, table: &Table, reason: EndReason) -> Vec<Score> {
    let value =
        |seat: Seat| table.hand(seat).rack().map_or(Score::ZERO, |rack| rack.value(&setup.tiles));
    let mut changes = vec![Score::ZERO; setup.seats()];
    let rule = setup.rules().end.adjustment;
    if reason == EndReason::Resignation || rule == Adjustment::None {
        return changes;
    }
    let out =
        table.playing().find(|seat| reason == EndReason::WentOut && table.hand(*seat).len() == 0);
    let left: Score = table.playing().map(value).sum();
    if let (Some(out), Adjustment::TwiceToPlayerOut) = (out, rule) {
        changes[out.index()] = left * 2;
        return changes;
    }
    table.playing().for_each(|seat| changes[seat.index()] = -value(seat));
    if let Some(out) = out {
        changes[out.index()] = left;
    }
    changes
}

fn overtime_changes(setup: &Setup, table: &Table) -> Vec<Score> {
    let ClockRule::PerGame(GameClock { seconds, points }) = setup.rules().clock else {
        return table.told_overtime.clone();
    };
    let allowed = Millis::from_seconds(seconds.into());
    Seat::all(setup.seats())
        .map(|seat| {
            let counted = overtime_penalty(table.clocks.spent(seat), allowed, points);
            table.told_overtime[seat.index()] - counted
        })
        .collect()
}

fn winners(setup: &Setup, table: &Table, totals: &[Score], untouched: &[Score]) -> Vec<Seat> {
    let leaders = |seats: Vec<Seat>, scores: &[Score]| -> Vec<Seat> {
        let best = seats.iter().map(|seat| scores[seat.index()]).max();
        seats.into_iter().filter(|seat| Some(scores[seat.index()]) == best).collect()
    };
    let first = leaders(table.playing().collect(), totals);
    match setup.rules().tie_break {
        TieBreak::BeforeAdjustment if first.len() > 1 => leaders(first, untouched),
        TieBreak::BeforeAdjustment | TieBreak::None => first,
    }
}
