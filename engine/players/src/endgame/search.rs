//! Negamax alpha-beta with null-window re-search (principal variation search, Marsland and Campbell
//! 1982), killer moves and a history heuristic (Schaeffer 1989). See docs/notes/endgame.md.

use super::clock::Stopped;
use super::frame::{Candidate, NEVER};
use super::step::Step;
use super::table::{Bound, COMPLETE, Known};
use super::worker::{CUTS, Worker};

/// What a search found for the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) value: i32,
    /// Whether it would be the same however deep one looked.
    pub(super) is_complete: bool,
}

/// The values between which the exact one is wanted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Window {
    pub(super) const ALL: Self = Self { low: NEVER, high: -NEVER };

    /// The window for the other player after a step with these points.
    pub(super) const fn after(self, score: i32) -> Self {
        Self { low: score - self.high, high: score - self.low }
    }

    /// The narrowest window above its lower end.
    pub(super) const fn narrowed(self) -> Self {
        Self { low: self.low, high: self.low + 1 }
    }
}

/// History heuristic: the bonus of a step for every doubling of the cut-offs it caused elsewhere.
const OFTEN: i32 = 2;

/// How many tiles the players must hold together for looking up where candidates lead.
const WORTH_LOOKING_UP: u32 = 5;

/// The bonus of killer moves: steps that refuted sister positions.
const KILLER: i32 = 10_000;

/// What is asked of a position.
#[derive(Clone, Copy)]
struct Task {
    ply: usize,
    /// How many plies to look ahead.
    depth: u8,
    window: Window,
}

/// The best so far at a position.
struct Best {
    value: i32,
    name: u32,
    is_complete: bool,
}

impl Worker<'_> {
    /// The value of the position at a ply for its mover, searched to this depth.
    pub(super) fn search(
        &mut self,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> Result<Found, Stopped> {
        self.nodes += 1;
        self.clock.check(self.nodes)?;
        let key = self.key(ply);
        let known = self.table.get(key);
        if let Some(found) = known.and_then(|known| known.answer(depth, window)) {
            return Ok(found);
        }
        let nodes = self.nodes;
        let task = Task { ply, depth, window };
        let best = self.best(task, known.map_or(0, |known| known.best))?;
        let effort = (self.nodes - nodes + 1).ilog2().min(31);
        let Best { value, name, is_complete } = best;
        let bound = match value {
            _ if value >= window.high => Bound::Lower,
            _ if value <= window.low => Bound::Upper,
            _ => Bound::Exact,
        };
        // If nothing was good enough, the best step is no hash move.
        let name = if bound == Bound::Upper { known.map_or(0, |known| known.best) } else { name };
        let depth = if is_complete { COMPLETE } else { depth };
        self.table.put(key, Known { value, bound, depth, effort: effort as u8, best: name });
        Ok(Found { value, is_complete })
    }

    /// What the mover has for certain: going out, or ending the game with a second pass.
    fn without_looking(&self, ply: usize) -> Best {
        let frame = &self.frames[ply];
        let mut best = Best { value: NEVER, name: 0, is_complete: true };
        if let Some((value, step)) = frame.out {
            best = Best { value, name: step.name, ..best };
        }
        if frame.pass_ends && frame.value_if_over() > best.value {
            best = Best { value: frame.value_if_over(), name: Step::PASS.name, is_complete: true };
        }
        best
    }

    /// The best that the mover can do, or something that is too good for the window.
    fn best(&mut self, task: Task, tip: u32) -> Result<Best, Stopped> {
        let Task { ply, depth, window } = task;
        let mut best = Best { value: NEVER, name: 0, is_complete: true };
        let is_hopeless = self.frames[ply].is_hopeless;
        let tip = if depth > 0 { self.tip(ply, tip)? } else { None };
        if is_hopeless && self.is_refuted(ply, window, &mut best)? {
            return Ok(best);
        }
        if let Some(step) = &tip
            && self.weigh(task, &Candidate::new(step), &mut best, true)?
        {
            return Ok(best);
        }
        if !is_hopeless && self.is_beyond(ply, window, &mut best) {
            return Ok(best);
        }
        self.open(ply)?;
        let certain = self.without_looking(ply);
        if certain.value >= window.high {
            return Ok(certain);
        }
        if certain.value > best.value {
            best = Best { is_complete: best.is_complete, ..certain };
        }
        self.gather(ply, tip.as_ref());
        let dropped = self.judge(ply, window.low.max(best.value))?;
        best.value = best.value.max(dropped);
        if depth == 0 {
            self.guess(task, &mut best);
        } else if !self.look_up(task, &mut best) {
            self.rank(ply);
            self.try_all(task, &mut best, tip.is_none())?;
        }
        Ok(best)
    }

    /// What is tried before anything else is found: what was best before, or, if something is
    /// expected to be good enough, what the other player's threats let expect.
    fn tip(&mut self, ply: usize, name: u32) -> Result<Option<Step>, Stopped> {
        match name {
            0 if ply > 0 && !self.frames[ply].is_hopeless => Ok(self.hint(ply)),
            0 => Ok(None),
            _ => self.step_named(ply, name),
        }
    }

    /// What is expected to be good enough: the best threat that the step before has left, or a
    /// pass.
    fn hint(&self, ply: usize) -> Option<Step> {
        let pass = || (!self.frames[ply].pass_ends).then_some(Step::PASS);
        self.frames[ply - 1].next_hint.or_else(pass)
    }

    /// Whether nothing is good enough, because the other player goes out next or by the mover's
    /// prospects.
    fn is_refuted(&mut self, ply: usize, window: Window, best: &mut Best) -> Result<bool, Stopped> {
        if let Some(most) = self.run_out_on(ply, window.low)? {
            best.value = most;
            return Ok(true);
        }
        Ok(self.is_beyond(ply, window, best))
    }

    /// Whether nothing can be better than the best and the window, by the mover's prospects.
    fn is_beyond(&mut self, ply: usize, window: Window, best: &mut Best) -> bool {
        let Some(most) = self.find_prospects(ply) else { return false };
        let is_beyond = most <= window.low.max(best.value);
        if is_beyond {
            best.value = best.value.max(most);
        }
        is_beyond
    }

    /// Takes the most promising candidate for the best.
    fn guess(&self, task: Task, best: &mut Best) {
        let candidates = self.frames[task.ply].candidates.iter();
        let low = task.window.low.max(best.value);
        let open = candidates.filter(|candidate| candidate.most > low);
        if let Some(candidate) = open.max_by_key(|candidate| candidate.promise) {
            best.is_complete = false;
            if candidate.promise > best.value {
                best.value = candidate.promise;
                best.name = candidate.step.name;
            }
        }
    }

    /// Looks up what is known of the positions that the candidates lead to; whether one is too
    /// good.
    fn look_up(&mut self, task: Task, best: &mut Best) -> bool {
        let Task { ply, window, .. } = task;
        if self.frames[ply].hands.iter().map(|hand| hand.len()).sum::<u32>() < WORTH_LOOKING_UP {
            return false;
        }
        let mut candidates = std::mem::take(&mut self.frames[ply].candidates);
        let mut is_too_good = false;
        for candidate in &mut candidates {
            let known = self.table.get(self.key_after(ply, &candidate.step));
            let Some(known) = known.filter(|known| known.depth == COMPLETE) else { continue };
            let value = candidate.step.score - known.value;
            if known.bound != Bound::Upper {
                candidate.most = candidate.most.min(value);
            }
            if known.bound != Bound::Lower && value >= window.high {
                *best = Best { value, name: candidate.step.name, is_complete: true };
                is_too_good = true;
                break;
            }
        }
        self.frames[ply].candidates = candidates;
        is_too_good
    }

    /// Steps that were often too good elsewhere promise more.
    fn rank(&mut self, ply: usize) {
        let frame = &mut self.frames[ply];
        let cuts = &self.cuts[frame.mover];
        for candidate in &mut frame.candidates {
            if frame.killers.contains(&candidate.step.name) {
                candidate.promise += KILLER;
                continue;
            }
            let often = cuts[candidate.step.name as usize % CUTS];
            candidate.promise += (u32::BITS - often.leading_zeros()).cast_signed() * OFTEN;
        }
    }

    /// Tries the candidates, the most promising first, until one is too good.
    fn try_all(&mut self, task: Task, best: &mut Best, mut is_first: bool) -> Result<(), Stopped> {
        for place in 0..self.frames[task.ply].candidates.len() {
            let candidate = self.take_best(task.ply, place);
            if candidate.most <= task.window.low.max(best.value) {
                best.value = best.value.max(candidate.most);
                continue;
            }
            if self.weigh(task, &candidate, best, is_first)? {
                return Ok(());
            }
            is_first = false;
        }
        Ok(())
    }

    /// Tries a step; whether it is too good.
    fn weigh(
        &mut self,
        task: Task,
        candidate: &Candidate,
        best: &mut Best,
        is_first: bool,
    ) -> Result<bool, Stopped> {
        let Task { ply, depth, window } = task;
        let rest = Window { low: window.low.max(best.value), ..window };
        let step = &candidate.step;
        let frame = &mut self.frames[ply];
        let reply = frame.threats.others.get(usize::from(candidate.reply));
        frame.next_hint = reply.map(|reply| reply.step);
        let found = self.try_one(ply, depth, step, (rest, is_first))?;
        let name = step.name;
        if found.value >= window.high {
            *best = Best { value: found.value, name, is_complete: found.is_complete };
            let cut = &mut self.cuts[self.frames[ply].mover][name as usize % CUTS];
            *cut = cut.saturating_add(1);
            let killers = &mut self.frames[ply].killers;
            if killers[0] != name {
                *killers = [name, killers[0]];
            }
            return Ok(true);
        }
        best.is_complete &= found.is_complete;
        if found.value > best.value {
            best.value = found.value;
            best.name = name;
        }
        Ok(false)
    }

    /// Brings the most promising of the candidates from a place on to that place. Most often the
    /// first few are enough; only then are the others sorted.
    fn take_best(&mut self, ply: usize, place: usize) -> Candidate {
        const FEW: usize = 3;
        let candidates = &mut self.frames[ply].candidates[place..];
        if place < FEW {
            let mut best = 0;
            for (candidate, at) in candidates.iter().zip(0..) {
                if candidate.promise > candidates[best].promise {
                    best = at;
                }
            }
            candidates.swap(0, best);
        } else if place == FEW {
            candidates.sort_unstable_by_key(|candidate| std::cmp::Reverse(candidate.promise));
        }
        candidates[0]
    }

    pub(super) fn try_one(
        &mut self,
        ply: usize,
        depth: u8,
        step: &Step,
        (window, is_first): (Window, bool),
    ) -> Result<Found, Stopped> {
        let before = self.make(ply, step);
        let mut look = |window: Window| {
            let found = self.search(ply + 1, depth - 1, window.after(step.score))?;
            Ok(Found { value: step.score - found.value, ..found })
        };
        let found = if is_first {
            look(window)
        } else {
            match look(window.narrowed()) {
                Ok(found) if found.value > window.low && found.value < window.high => look(window),
                found => found,
            }
        };
        self.take_back(before.as_ref());
        found
    }
}

impl Known {
    /// What it says about a search of this depth with this window, if it says anything.
    fn answer(&self, depth: u8, window: Window) -> Option<Found> {
        let is_enough = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= window.high,
            Bound::Upper => self.value <= window.low,
        };
        (self.depth >= depth && is_enough)
            .then_some(Found { value: self.value, is_complete: self.depth == COMPLETE })
    }
}
