//! The search itself: negamax with a window, deeper and deeper. See docs/notes/endgame.md.

use super::frame::{Candidate, NEVER};
use super::step::Step;
use super::table::{Bound, COMPLETE, Known};
use super::worker::{CUTS, Stopped, Worker};

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

/// How much a step promises more for every doubling of the times it was too good elsewhere.
const OFTEN: i32 = 2;

/// The best so far at a position.
struct Best {
    value: i32,
    name: u32,
    is_complete: bool,
}

impl Worker<'_> {
    /// The value of the position at a ply for its mover, looking so many plies ahead.
    pub(super) fn search(
        &mut self,
        ply: usize,
        depth: u8,
        window: Window,
    ) -> Result<Found, Stopped> {
        self.nodes += 1;
        self.check_clock()?;
        let key = self.key(ply);
        let known = self.table.get(key);
        if let Some(found) = known.and_then(|known| known.answer(depth, window)) {
            return Ok(found);
        }
        let nodes = self.nodes;
        self.gather(ply);
        let mut best = self.without_looking(ply);
        if best.value < window.high {
            let dropped = self.judge(ply, window.low.max(best.value));
            best.value = best.value.max(dropped);
            if depth > 0 {
                self.rank(ply, known.map_or(0, |known| known.best));
            }
            self.try_all(ply, depth, window, &mut best)?;
        }
        let effort = (self.nodes - nodes + 1).ilog2().min(31);
        let Best { value, name, is_complete } = best;
        let bound = match value {
            _ if value >= window.high => Bound::Lower,
            _ if value <= window.low => Bound::Upper,
            _ => Bound::Exact,
        };
        let depth = if is_complete { COMPLETE } else { depth };
        self.table.put(key, Known { value, bound, depth, effort: effort as u8, best: name });
        Ok(Found { value, is_complete })
    }

    /// What the mover has for certain: going out, or ending the game with a second pass.
    fn without_looking(&self, ply: usize) -> Best {
        let frame = &self.frames[ply];
        let mut best = Best { value: frame.out, name: frame.out_step.name(), is_complete: true };
        if frame.pass_ends && frame.value_if_over() > best.value {
            best =
                Best { value: frame.value_if_over(), name: Step::PASS.name(), is_complete: true };
        }
        best
    }

    /// Puts first what was best before.
    fn rank(&mut self, ply: usize, best: u32) {
        let frame = &mut self.frames[ply];
        let killers = frame.killers;
        let cuts = &self.cuts[frame.mover];
        for candidate in &mut frame.candidates {
            let name = candidate.step.name();
            if name == best {
                candidate.promise += 20_000;
            } else if killers.contains(&name) {
                candidate.promise += 10_000;
            } else {
                let often = cuts[name as usize % CUTS];
                candidate.promise += (u32::BITS - often.leading_zeros()).cast_signed() * OFTEN;
            }
        }
    }

    /// Tries the candidates, the most promising first, until one is too good.
    fn try_all(
        &mut self,
        ply: usize,
        depth: u8,
        window: Window,
        best: &mut Best,
    ) -> Result<(), Stopped> {
        let mut is_first = true;
        for place in 0..self.frames[ply].candidates.len() {
            let low = window.low.max(best.value);
            let candidate = self.take_best(ply, place);
            let name = candidate.step.name();
            if candidate.most <= low {
                best.value = best.value.max(candidate.most);
                continue;
            }
            let found = if depth == 0 {
                Found { value: candidate.promise, is_complete: false }
            } else {
                let window = Window { low, ..window };
                self.try_one(ply, depth, &candidate.step, (window, is_first))?
            };
            is_first = false;
            if found.value >= window.high {
                *best = Best { value: found.value, name, is_complete: found.is_complete };
                let cut = &mut self.cuts[self.frames[ply].mover][name as usize % CUTS];
                *cut = cut.saturating_add(1);
                let killers = &mut self.frames[ply].killers;
                if killers[0] != name {
                    *killers = [name, killers[0]];
                }
                return Ok(());
            }
            best.is_complete &= found.is_complete;
            if found.value > best.value {
                best.value = found.value;
                best.name = name;
            }
            if depth == 0 {
                // Nothing else promises more.
                return Ok(());
            }
        }
        Ok(())
    }

    /// Brings the most promising of the candidates from a place on to that place. Most often the first
    /// few are enough; only then are the others sorted.
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
