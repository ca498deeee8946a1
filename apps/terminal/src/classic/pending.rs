//! What has happened at the table and is not on the screen yet.
//!
//! The server answers at once; the old programs took their time. Words that a computer player tries
//! are shown one after the other, and its tiles are laid one by one at the placement speed.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use board::Square;
use crossword::{MoveView, Trial, View};
use tabletop::PlayedBy;

use super::task::Snapshot;

/// The pause between two letters at speed 1.
const LETTER: Duration = Duration::from_millis(60);
/// How long a trial word is shown at speed 1.
const TRIAL: Duration = Duration::from_millis(40);
/// How many trial words wait at most; earlier ones are left out.
const TRIALS: usize = 12;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
enum Happened {
    Tried(u8, Trial),
    Seen(Box<Snapshot>, Instant),
}

/// What is not on the screen yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Pending {
    happened: VecDeque<Happened>,
    /// The trial word on the screen.
    pub(super) trial: Option<(u8, Trial)>,
    /// The squares whose tiles are still to be laid.
    pub(super) hidden: VecDeque<Square>,
    /// When the next step is due.
    pub(super) due: Option<Instant>,
}

/// What a step brings to the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step {
    /// Nothing.
    Nothing,
    /// A trial word or a tile.
    Shown,
    /// A new state of the table, and when it came.
    Table(Box<Snapshot>, Instant),
}

impl Pending {
    /// A computer player tries a word.
    pub(super) fn try_word(&mut self, seat: u8, trial: Trial) {
        let is_trial = |happened: &Happened| matches!(happened, Happened::Tried(..));
        if self.happened.iter().filter(|happened| is_trial(happened)).count() >= TRIALS
            && let Some(first) = self.happened.iter().position(is_trial)
        {
            self.happened.remove(first);
        }
        self.happened.push_back(Happened::Tried(seat, trial));
    }

    /// The table has changed. With a clock nobody waits for words that were only tried.
    pub(super) fn see(&mut self, snapshot: Box<Snapshot>, now: Instant) {
        let is_timed = snapshot.views.first().is_some_and(has_clock);
        if is_timed {
            self.happened.retain(|happened| matches!(happened, Happened::Seen(..)));
        }
        self.happened.push_back(Happened::Seen(snapshot, now));
    }

    /// Whether nothing is left to show.
    pub(super) fn is_done(&self) -> bool {
        self.happened.is_empty() && self.hidden.is_empty()
    }

    /// Lets everything be shown at once.
    pub(super) fn hurry(&mut self) {
        self.happened.retain(|happened| matches!(happened, Happened::Seen(..)));
        self.hidden.clear();
        self.trial = None;
        self.due = None;
    }

    /// Takes the next step, if it is due, at the placement speed of the table on the screen.
    pub(super) fn step(&mut self, shown: Option<&View>, now: Instant) -> Step {
        if self.due.is_some_and(|due| now < due) {
            return Step::Nothing;
        }
        let speed = u32::from(shown.map_or(0, |view| view.rules.screen.placement_speed));
        self.due = None;
        if self.hidden.pop_front().is_some() {
            self.due = (!self.hidden.is_empty()).then(|| now + LETTER * speed);
            return Step::Shown;
        }
        match self.happened.pop_front() {
            None => Step::Nothing,
            Some(Happened::Tried(seat, trial)) => {
                self.trial = Some((seat, trial));
                self.due = Some(now + TRIAL * speed);
                Step::Shown
            }
            Some(Happened::Seen(snapshot, came)) => {
                self.trial = None;
                self.hidden = new_squares(shown, &snapshot);
                self.due = (!self.hidden.is_empty()).then(|| now + LETTER * speed);
                Step::Table(snapshot, came)
            }
        }
    }
}

/// Whether there is a time for turns.
pub(super) fn has_clock(view: &View) -> bool {
    turn_seconds(view).is_some()
}

/// The time for a turn.
pub(super) fn turn_seconds(view: &View) -> Option<u32> {
    match view.rules.clock {
        crossword::ClockRule::PerTurn(clock) => Some(clock.seconds),
        crossword::ClockRule::None | crossword::ClockRule::PerGame(_) => None,
    }
}

/// The squares that a computer player has covered since, to be laid one by one.
fn new_squares(shown: Option<&View>, snapshot: &Snapshot) -> VecDeque<Square> {
    let (Some(shown), Some(view)) = (shown, snapshot.views.first()) else {
        return VecDeque::new();
    };
    if view.rules.screen.placement_speed == 0 || view.history.len() <= shown.history.len() {
        return VecDeque::new();
    }
    let new = view.history[shown.history.len()..].iter();
    let is_computer = |seat: tabletop::Seat| {
        view.seats.get(seat.index()).is_some_and(|seat| seat.player.by != PlayedBy::Person)
    };
    let squares = new.filter_map(|line| match &line.what {
        MoveView::Played { squares, .. } if is_computer(line.seat) => Some(squares.clone()),
        _ => None,
    });
    squares.flatten().collect()
}
