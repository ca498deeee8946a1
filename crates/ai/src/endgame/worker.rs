//! One thread of a search: the board, the frames, and the moves between positions.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::frame::{Candidate, Frame, NEVER};
use super::grid::{Before, Grid};
use super::memory::Memory;
use super::mix::mix;
use super::step::Step;
use super::table::Table;
use super::threats::{Ranking, Threats};
use super::walk::{Words, each_step};

/// The search was stopped before it came to an end.
#[derive(Debug)]
pub(super) struct Stopped;

/// When a search must stop.
#[derive(Clone, Copy)]
pub(super) struct Clock<'game> {
    pub(super) deadline: Option<Instant>,
    pub(super) stop: Option<&'game AtomicBool>,
    /// Set when another thread is done.
    pub(super) done: &'game AtomicBool,
}

impl Clock<'_> {
    pub(super) fn has_run_out(&self) -> bool {
        self.done.load(Ordering::Relaxed)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}

/// How many plies a game can last: every tile alone, a pass between any two, two passes at the end.
pub(super) const MOST_PLIES: usize = 32;

/// How many counters of cut-offs there are; steps whose names end alike share one.
pub(super) const CUTS: usize = 1 << 14;

/// One thread of a search.
pub(super) struct Worker<'game> {
    pub(super) words: Words<'game>,
    pub(super) grid: Grid<'game>,
    pub(super) memory: &'game mut Memory,
    pub(super) table: &'game Table,
    pub(super) clock: Clock<'game>,
    pub(super) frames: Vec<Frame>,
    pub(super) nodes: u64,
    /// How often a step of each player was too good, by its name.
    pub(super) cuts: [Vec<u32>; 2],
    /// A number of this search that is part of every key.
    pub(super) salt: u64,
}

impl Worker<'_> {
    /// The key of the position at a ply.
    pub(super) fn key(&self, ply: usize) -> u64 {
        let frame = &self.frames[ply];
        let turn = (frame.mover as u64) << 1 | u64::from(frame.pass_ends);
        let hands =
            mix(frame.hands[0].0 ^ self.salt).wrapping_add(mix(frame.hands[1].0 ^ !self.salt));
        mix(self.grid.key() ^ hands ^ turn << 60)
    }

    /// Goes on to the next ply by a step of the mover.
    pub(super) fn make(&mut self, ply: usize, step: &Step) -> Option<Before> {
        let before = (!step.is_pass()).then(|| self.grid.lay(step));
        let touched = before.as_ref().map_or(0, |before| self.grid.touched(before));
        if let [parent, child, ..] = &mut self.frames[ply..] {
            child.follow(parent, step, touched);
        }
        before
    }

    /// Comes back from there.
    pub(super) fn take_back(&mut self, before: Option<&Before>) {
        if let Some(before) = before {
            self.grid.take_back(before);
        }
    }

    pub(super) fn check_clock(&self) -> Result<(), Stopped> {
        if self.nodes.is_multiple_of(64) && self.clock.has_run_out() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }

    /// Finds everything that the mover can do, and how he can go out at once.
    pub(super) fn gather(&mut self, ply: usize) {
        if self.memory.is_full() {
            self.memory.clear();
            for frame in &mut self.frames {
                frame.stale = [u64::MAX; 2];
            }
        }
        let mover = self.frames[ply].mover;
        self.renew(ply, mover);
        let frame = &mut self.frames[ply];
        let hand = frame.hands[mover];
        let other_held = frame.worth[1 - mover];
        frame.candidates.clear();
        frame.out = NEVER;
        for span in &frame.spans[mover][..self.grid.lines()] {
            for step in self.memory.steps(*span) {
                match hand.without(step.played) {
                    None => {}
                    Some(left) if left.is_empty() => {
                        let value = step.score + 2 * other_held;
                        if value > frame.out {
                            frame.out = value;
                            frame.out_step = *step;
                        }
                    }
                    Some(_) => frame.candidates.push(Candidate::new(step)),
                }
            }
        }
        if !frame.pass_ends {
            frame.candidates.push(Candidate::new(&Step::PASS));
        }
    }

    /// Says what is to be thought of the candidates, and drops those that cannot bring more than
    /// `low`; the most that one of the dropped could bring.
    pub(super) fn judge(&mut self, ply: usize, low: i32) -> i32 {
        self.renew(ply, 1 - self.frames[ply].mover);
        self.find_threats(ply);
        let frame = &mut self.frames[ply];
        let (held, other_held) = (frame.worth[frame.mover], frame.worth[1 - frame.mover]);
        let Frame { candidates, threats, .. } = frame;
        let mut dropped = NEVER;
        candidates.retain_mut(|candidate| {
            threats.judge(candidate, held, other_held);
            if candidate.most <= low {
                dropped = dropped.max(candidate.most);
                return false;
            }
            true
        });
        dropped
    }

    /// Finds a player's plays on all lines that have changed.
    fn renew(&mut self, ply: usize, player: usize) {
        let frame = &mut self.frames[ply];
        let hand = frame.hands[player];
        let mut stale = frame.stale[player] & ((1 << self.grid.lines()) - 1);
        frame.stale[player] = 0;
        let hand_key = mix(hand.0);
        while stale != 0 {
            let line = stale.trailing_zeros() as usize;
            stale &= stale - 1;
            let key = self.grid.line_key(line).wrapping_add(hand_key).wrapping_add(line as u64);
            frame.spans[player][line] = self.memory.get_or_find(key, |found| {
                each_step(&self.words, &self.grid, (line, hand), found);
            });
        }
    }

    fn find_threats(&mut self, ply: usize) {
        let frame = &mut self.frames[ply];
        let other = 1 - frame.mover;
        let hand = frame.hands[other];
        let mut outs = Ranking::default();
        let mut others = Ranking::default();
        for span in &frame.spans[other][..self.grid.lines()] {
            for step in self.memory.steps(*span) {
                match hand.without(step.played) {
                    None => {}
                    Some(left) if left.is_empty() => outs.offer(step.score, step),
                    Some(_) => others.offer(step.score + step.worth, step),
                }
            }
        }
        let Threats { outs: out_threats, others: other_threats } = &mut frame.threats;
        outs.list(&self.grid, out_threats);
        others.list(&self.grid, other_threats);
    }
}
