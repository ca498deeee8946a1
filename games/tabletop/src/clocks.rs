//! The clocks of a game that is being played.

use serde::{Deserialize, Serialize};
use tiles::Score;

use crate::{Millis, Moment, Seat};

/// What every seat has used of its time, and since when the turn runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    /// What each seat has used in turns that are over.
    spent: Vec<Millis>,
    /// When the turn began, or went on after a pause.
    since: Moment,
    /// What the turn had used before a pause.
    before_pause: Millis,
    running: bool,
}

impl Clocks {
    /// The clocks of a table for this many, running from the first moment.
    pub fn new(seats: usize) -> Self {
        Self {
            spent: vec![Millis(0); seats],
            since: Moment(0),
            before_pause: Millis(0),
            running: true,
        }
    }

    /// What the turn has used by now.
    pub fn turn_time(&self, now: Moment) -> Millis {
        let running = if self.running { now.since(self.since) } else { Millis(0) };
        self.before_pause + running
    }

    /// What a seat used in turns that are over.
    pub fn spent(&self, seat: Seat) -> Millis {
        self.spent[seat.index()]
    }

    /// When the turn will have used this much, if the clock runs.
    pub fn reaches(&self, limit: Millis) -> Option<Moment> {
        self.running.then(|| self.since + limit.less(self.before_pause))
    }

    /// The seat's turn is over; the next one's begins.
    pub fn end_turn(&mut self, seat: Seat, now: Moment) {
        let used = self.turn_time(now);
        self.spent[seat.index()] += used;
        self.begin_turn(now);
    }

    /// A turn begins; nothing is charged for the time before.
    pub fn begin_turn(&mut self, now: Moment) {
        self.since = now;
        self.before_pause = Millis(0);
        self.running = true;
    }

    /// The clock stops, as in a pause.
    pub fn stop(&mut self, now: Moment) {
        self.before_pause = self.turn_time(now);
        self.running = false;
    }

    /// It goes on.
    pub fn go_on(&mut self, now: Moment) {
        self.since = now;
        self.running = true;
    }

    /// A seat's clock as screens see it; only the clock of the player to move runs.
    pub fn view(&self, seat: Seat, to_move: Option<Seat>) -> ClockView {
        let is_to_move = to_move == Some(seat);
        ClockView {
            spent: self.spent(seat),
            turn: if is_to_move { self.before_pause } else { Millis(0) },
            since: (is_to_move && self.running).then_some(self.since),
        }
    }
}

/// A seat's clock. Screens count on from it by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClockView {
    /// What the seat used in turns that are over.
    #[cfg_attr(feature = "typescript", ts(type = "Millis"))]
    pub spent: Millis,
    /// What it has used of the present turn up to `since`.
    #[cfg_attr(feature = "typescript", ts(type = "Millis"))]
    pub turn: Millis,
    /// Since when its clock has been running, if it is.
    #[cfg_attr(feature = "typescript", ts(type = "Moment | null"))]
    pub since: Option<Moment>,
}

/// The points lost for having used this much more than was allowed.
pub fn overtime_penalty(used: Millis, allowed: Millis, points_a_minute: u8) -> Score {
    let minutes = used.less(allowed).started_minutes();
    Score(i32::try_from(minutes).unwrap_or(i32::MAX / 256) * i32::from(points_a_minute))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_minute_begun_over_the_time_costs_points() {
        let penalty = |used| overtime_penalty(Millis(used), Millis(60_000), 5);
        assert_eq!(penalty(60_000), Score(0));
        assert_eq!(penalty(60_001), Score(5));
        assert_eq!(penalty(180_001), Score(15));
    }

    /// PS-084
    #[test]
    fn a_pause_takes_nobody_s_time() {
        let mut clocks = Clocks::new(2);
        clocks.stop(Moment(4_000));
        assert_eq!(clocks.turn_time(Moment(90_000)), Millis(4_000));
        clocks.go_on(Moment(100_000));
        assert_eq!(clocks.reaches(Millis(10_000)), Some(Moment(106_000)));
        clocks.end_turn(Seat(0), Moment(101_000));
        assert_eq!(clocks.spent(Seat(0)), Millis(5_000));
        assert_eq!(clocks.turn_time(Moment(101_000)), Millis(0));
    }
}
