//! Threats: what the other player could do on the present board, and which steps spoil it.

use std::cell::OnceCell;

use super::frame::{Candidate, NEVER};
use super::grid::{Grid, MAX_LINES};
use super::step::Step;

/// How many ways of going out are kept, and how many other threats.
pub(super) const OUTS: usize = 16;
pub(super) const OTHERS: usize = 6;

/// A step of the other player, and where a tile would spoil it.
pub(super) struct Threat {
    pub(super) step: Step,
    footprint: OnceCell<Footprint>,
}

/// By line: the empty squares on which a new tile makes a step impossible or changes its points.
type Footprint = [u32; MAX_LINES];

/// The few worst threats.
#[derive(Default)]
pub(super) struct Threats {
    /// Steps by which the other player would go out.
    pub(super) outs: Vec<Threat>,
    pub(super) others: Vec<Threat>,
}

impl Threat {
    fn new(step: &Step) -> Self {
        Self { step: *step, footprint: OnceCell::new() }
    }

    /// Whether it is as it was after this step, on the board on which it was found.
    #[inline]
    pub(super) fn survives(&self, step: &Step, grid: &Grid<'_>) -> bool {
        let footprint = || footprint(grid, &self.step);
        step.is_pass()
            || self.footprint.get_or_init(footprint)[usize::from(step.line)] & step.spots == 0
    }

    /// The most that a step brings a player who holds this much, if this way of going out follows.
    #[inline]
    pub(super) const fn most_before(&self, step: &Step, held: i32) -> i32 {
        step.score - self.step.score - 2 * (held - step.worth)
    }
}

impl Threats {
    /// The estimate of a step when the mover holds this much and the other that.
    pub(super) fn judge(
        &self,
        candidate: &mut Candidate,
        (held, other_held): (i32, i32),
        grid: &Grid<'_>,
    ) {
        let step = &candidate.step;
        let kept = held - step.worth;
        let out = self.outs.iter().find(|threat| threat.survives(step, grid));
        let most = out.map_or(-NEVER, |out| out.most_before(step, held));
        let place = self.others.iter().position(|threat| threat.survives(step, grid));
        candidate.reply = place.and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX);
        let reply = place.map(|place| &self.others[place].step);
        let reply = reply
            .map_or(kept - other_held, |reply| reply.score + kept - (other_held - reply.worth));
        candidate.promise = (step.score - reply).min(most);
        candidate.most = most;
    }
}

/// The best few steps so far.
pub(super) struct Ranking<'steps, const COUNT: usize> {
    best: [Option<(i32, &'steps Step)>; COUNT],
}

impl<const COUNT: usize> Default for Ranking<'_, COUNT> {
    fn default() -> Self {
        Self { best: [None; COUNT] }
    }
}

impl<'steps, const COUNT: usize> Ranking<'steps, COUNT> {
    /// Whether a step of this rank would be among them.
    #[inline]
    pub(super) fn has_room_for(&self, rank: i32) -> bool {
        self.best[COUNT - 1].is_none_or(|(least, _)| least < rank)
    }

    pub(super) fn offer(&mut self, rank: i32, step: &'steps Step) {
        if !self.has_room_for(rank) {
            return;
        }
        let mut carried = Some((rank, step));
        for place in &mut self.best {
            let is_better = match (&carried, &place) {
                (Some(carried), Some(there)) => carried.0 > there.0,
                (Some(_), None) => true,
                (None, _) => return,
            };
            if is_better {
                std::mem::swap(place, &mut carried);
            }
        }
    }

    pub(super) fn list(&self, threats: &mut Vec<Threat>) {
        threats.clear();
        threats.extend(self.best.iter().flatten().map(|(_, step)| Threat::new(step)));
    }
}

/// By line, the squares on which a new tile would spoil a step.
fn footprint(grid: &Grid<'_>, step: &Step) -> Footprint {
    let mut footprint = [0; MAX_LINES];
    let mut mark = |place: usize| {
        let (row, column) = grid.row_and_column(place);
        footprint[row] |= 1 << column;
        footprint[grid.column_line(column)] |= 1 << row;
    };
    let line = usize::from(step.line);
    let along = grid.direction(line);
    for (at, _) in step.laid() {
        let place = grid.place(line, at);
        mark(place);
        grid.ends(place, along.crossing()).into_iter().flatten().for_each(&mut mark);
        // Squares between its tiles are among its own; beyond the last the word must end.
        grid.ends(place, along).into_iter().flatten().for_each(&mut mark);
    }
    footprint
}
