//! The root: iterative deepening with aspiration windows, values of the first moves, and principal
//! variations.

use std::time::{Duration, Instant};

use super::clock::Stopped;
use super::frame::NEVER;
use super::search::{Found, Window};
use super::step::Step;
use super::worker::{MOST_PLIES, Worker};

/// A first move and what is known of it.
#[derive(Clone, Copy)]
pub(super) struct First {
    pub(super) step: Step,
    pub(super) value: i32,
    /// Whether the value holds however deep one looks.
    pub(super) is_complete: bool,
    /// The value is not more than this in any case.
    most: i32,
    /// Whether the game is over after it.
    is_last: bool,
}

/// The last depth that is searched with estimates, before the search to the end.
const LAST_ESTIMATE: u8 = 2;

/// How far from the last estimate the value is looked for, at first and then.
const MARGINS: [i32; 2] = [8, 30];

/// Deeper than any game lasts.
const WHOLE_GAME: u8 = 31;

/// How long a line is continued by estimates when time is up.
const GRACE: Duration = Duration::from_millis(40);

/// How a line is continued.
struct Course {
    /// What the next mover gets, if that is known.
    wanted: Option<i32>,
    /// Since when only estimates continue it.
    estimated_since: Option<Instant>,
}

/// How far a search got.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    /// How many plies the last finished search looked ahead.
    pub(super) depth: u8,
    pub(super) is_proved: bool,
}

impl Worker<'_> {
    /// Every first move, the most promising first.
    pub(super) fn first_moves(&mut self) -> Vec<First> {
        self.clock.ignore();
        let listed = self.list(0);
        self.clock.heed();
        debug_assert!(listed.is_ok(), "nobody heeds the clock");
        let frame = &self.frames[0];
        let (mover, other) = (frame.mover, 1 - frame.mover);
        let considered = frame.candidates.iter().map(|candidate| First {
            step: candidate.step,
            value: candidate.promise,
            is_complete: false,
            most: candidate.most,
            is_last: false,
        });
        let mut firsts: Vec<First> = considered.collect();
        let last = |step: Step, value: i32| First {
            step,
            value,
            is_complete: true,
            most: value,
            is_last: true,
        };
        for span in &frame.spans[mover][..self.grid.lines()] {
            let outs = self.memory.steps(*span).iter();
            let outs = outs.filter(|step| step.played == frame.hands[mover]);
            firsts.extend(outs.map(|step| last(*step, step.score + 2 * frame.worth[other])));
        }
        if frame.pass_ends {
            firsts.push(last(Step::PASS, frame.value_if_over()));
        }
        firsts.sort_by_key(|candidate| std::cmp::Reverse(candidate.value));
        firsts
    }

    /// Finds and judges everything that the mover can do.
    fn list(&mut self, ply: usize) -> Result<(), Stopped> {
        self.open(ply)?;
        self.gather(ply, None);
        self.judge(ply, NEVER)?;
        Ok(())
    }

    /// Iterative deepening from a depth on, until everything is proved or the time is up. The
    /// first moves are kept with the best in front; `wanted` of them get exact values.
    pub(super) fn deepen(&mut self, moves: &mut Vec<First>, wanted: usize, from: u8) -> Progress {
        let mut progress = Progress { depth: 0, is_proved: false };
        for depth in (from..=LAST_ESTIMATE).chain([WHOLE_GAME]) {
            match self.search_all(moves, wanted, depth) {
                Ok(is_complete) => progress = Progress { depth, is_proved: is_complete },
                Err(Stopped) => break,
            }
            if progress.is_proved {
                break;
            }
        }
        progress
    }

    /// Searches all first moves to a depth and sorts them; whether the best are proved.
    fn search_all(
        &mut self,
        moves: &mut Vec<First>,
        wanted: usize,
        depth: u8,
    ) -> Result<bool, Stopped> {
        let mut best: Vec<First> = Vec::new();
        let mut others: Vec<First> = Vec::new();
        let mut is_complete = true;
        let mut queue = moves.iter().copied();
        for candidate in queue.by_ref() {
            let low = if best.len() < wanted { NEVER } else { best[wanted - 1].value };
            let found = match self.search_first(&candidate, depth, low) {
                Ok(found) => found,
                Err(stopped) => {
                    let unsearched: Vec<First> = std::iter::once(candidate).chain(queue).collect();
                    *moves = [best, others, unsearched].concat();
                    return Err(stopped);
                }
            };
            is_complete &= found.is_complete;
            let candidate =
                First { value: found.value, is_complete: found.is_complete, ..candidate };
            if found.value > low {
                let place = best.partition_point(|other| other.value >= candidate.value);
                best.insert(place, candidate);
                others.extend(best.drain(wanted.min(best.len())..));
            } else {
                others.push(candidate);
            }
        }
        *moves = [best, others].concat();
        Ok(is_complete)
    }

    fn search_first(&mut self, candidate: &First, depth: u8, low: i32) -> Result<Found, Stopped> {
        if candidate.is_last || candidate.most <= low {
            return Ok(Found { value: candidate.most, is_complete: true });
        }
        if low > NEVER {
            let window = Window { low, ..Window::ALL };
            return self.try_one(0, depth, &candidate.step, (window, false));
        }
        // The value will hardly be far from the last estimate; a small window is searched faster.
        for margin in MARGINS {
            let window = Window { low: candidate.value - margin, high: candidate.value + margin };
            let found = self.try_one(0, depth, &candidate.step, (window, true))?;
            if window.low < found.value && found.value < window.high {
                return Ok(found);
            }
        }
        self.try_one(0, depth, &candidate.step, (Window::ALL, true))
    }

    /// How the game goes on after a first move. As long as time allows it is the best for both, if
    /// the move's value is proved; otherwise what promises most, for a moment longer.
    pub(super) fn line(&mut self, candidate: &First) -> Vec<Step> {
        let mut line = vec![candidate.step];
        let mut undo = vec![self.make(0, &candidate.step)];
        let mut is_over = candidate.is_last;
        let wanted = candidate.is_complete.then_some(candidate.step.score - candidate.value);
        let mut course = Course { wanted, estimated_since: None };
        while !is_over && line.len() + 2 < MOST_PLIES {
            let ply = line.len();
            let Some((step, is_last)) = self.next_step(ply, &mut course) else { break };
            undo.push(self.make(ply, &step));
            line.push(step);
            is_over = is_last;
        }
        for before in undo.iter().rev() {
            self.take_back(before.as_ref());
        }
        line
    }

    /// The step that has the wanted value, or the most promising; and whether it ends the game.
    fn next_step(&mut self, ply: usize, course: &mut Course) -> Option<(Step, bool)> {
        if let Some(value) = course.wanted
            && let Ok(step) = self.step_worth(ply, value)
        {
            course.wanted = Some(step.0.score - value);
            return Some(step);
        }
        course.wanted = None;
        let since = course.estimated_since.get_or_insert_with(Instant::now);
        if self.clock.is_running() && since.elapsed() > GRACE {
            return None;
        }
        self.clock.ignore();
        let listed = self.list(ply);
        self.clock.heed();
        listed.ok().map(|()| self.most_promising(ply))
    }

    fn most_promising(&self, ply: usize) -> (Step, bool) {
        let frame = &self.frames[ply];
        let promising = frame.candidates.iter().max_by_key(|candidate| candidate.promise);
        let steps = [
            promising.map(|candidate| (candidate.promise, candidate.step, false)),
            frame.out.map(|(value, step)| (value, step, true)),
            frame.pass_ends.then(|| (frame.value_if_over(), Step::PASS, true)),
        ];
        let best = steps.into_iter().flatten().max_by_key(|(value, ..)| *value);
        best.map_or((Step::PASS, frame.pass_ends), |(_, step, is_last)| (step, is_last))
    }

    /// The step by which the mover gets this much, which is known to be the value of the position.
    fn step_worth(&mut self, ply: usize, value: i32) -> Result<(Step, bool), Stopped> {
        self.list(ply)?;
        let frame = &self.frames[ply];
        if let Some((_, step)) = frame.out.filter(|(out, _)| *out >= value) {
            return Ok((step, true));
        }
        if frame.pass_ends && frame.value_if_over() >= value {
            return Ok((Step::PASS, true));
        }
        let best = self.table.get(self.key(ply)).map_or(0, |known| known.best);
        let mut candidates = frame.candidates.clone();
        candidates.sort_by_key(|candidate| {
            (candidate.step.name != best, std::cmp::Reverse(candidate.promise))
        });
        let window = Window { low: value - 1, high: value };
        self.frames[ply].next_hint = None;
        for candidate in candidates.iter().filter(|candidate| candidate.most >= value) {
            let found = self.try_one(ply, WHOLE_GAME, &candidate.step, (window, true))?;
            if found.value >= value {
                return Ok((candidate.step, false));
            }
        }
        Err(Stopped)
    }
}
