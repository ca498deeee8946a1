//! One thread of a parallel search with a shared table (lazy SMP): the board, the frames, and
//! making and unmaking steps.

use super::clock::{Clock, Stopped};
use super::frame::{Candidate, Frame};
use super::grid::{Before, Grid};
use super::hand::Hand;
use super::memory::Memory;
use super::mix::mix;
use super::step::{Step, line_of};
use super::table::Table;
use super::threats::{OTHERS, Ranking};
use super::walk::{Words, each_step};

/// How many plies a game can last: every tile alone, a pass between any two, two passes at the end.
pub(super) const MOST_PLIES: usize = 32;

/// The size of the history table; steps whose names end alike share a counter.
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
    /// History heuristic: how often a step of each player caused a cut-off, by its name.
    pub(super) cuts: [Vec<u32>; 2],
    /// A number of this search that is part of every key.
    pub(super) salt: u64,
}

impl Worker<'_> {
    /// The key of the position at a ply.
    pub(super) fn key(&self, ply: usize) -> u64 {
        let Frame { mover, hands, pass_ends, .. } = self.frames[ply];
        self.key_of(self.grid.key(), hands, (mover, pass_ends))
    }

    /// The key of the position that a step of the mover leads to.
    pub(super) fn key_after(&self, ply: usize, step: &Step) -> u64 {
        let Frame { mover, mut hands, .. } = self.frames[ply];
        hands[mover].0 -= step.played.0;
        self.key_of(self.grid.key_with(step), hands, (1 - mover, step.is_pass()))
    }

    fn key_of(&self, tiles: u64, hands: [Hand; 2], (mover, pass_ends): (usize, bool)) -> u64 {
        let turn = (mover as u64) << 1 | u64::from(pass_ends);
        let hands = mix(hands[0].0 ^ self.salt).wrapping_add(mix(hands[1].0 ^ !self.salt));
        mix(tiles ^ hands ^ turn << 60)
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

    /// Finds the mover's plays, and how they can go out at once.
    pub(super) fn open(&mut self, ply: usize) -> Result<(), Stopped> {
        if self.memory.is_full() {
            self.memory.clear();
            for frame in &mut self.frames {
                frame.stale = [u64::MAX; 2];
            }
        }
        let mover = self.frames[ply].mover;
        self.renew(ply, mover, u64::MAX)?;
        let frame = &mut self.frames[ply];
        let hand = frame.hands[mover];
        let other_held = frame.worth[1 - mover];
        frame.out = None;
        for span in &frame.spans[mover][..self.grid.lines()] {
            let best = self.memory.outs(*span, hand).max_by_key(|step| step.score);
            if let Some(step) = best
                && step.score + 2 * other_held > frame.out_value()
            {
                frame.out = Some((step.score + 2 * other_held, *step));
            }
        }
        Ok(())
    }

    /// The mover's step of this name, if it is possible and keeps tiles.
    pub(super) fn step_named(&mut self, ply: usize, name: u32) -> Result<Option<Step>, Stopped> {
        if name == Step::PASS.name {
            return Ok((!self.frames[ply].pass_ends).then_some(Step::PASS));
        }
        let line = line_of(name);
        if line >= self.grid.lines() {
            return Ok(None);
        }
        self.renew(ply, self.frames[ply].mover, 1 << line)?;
        let frame = &self.frames[ply];
        let hand = frame.hands[frame.mover];
        let keeps = |step: &&Step| hand.without(step.played).is_some_and(|left| !left.is_empty());
        let steps = self.memory.steps(frame.spans[frame.mover][line]).iter();
        Ok(steps.filter(|step| step.name == name).find(keeps).copied())
    }

    /// Lists the mover's steps, except going out and those already tried, when the plays were
    /// found.
    pub(super) fn gather(&mut self, ply: usize, tried: Option<&Step>) {
        let frame = &mut self.frames[ply];
        let mover = frame.mover;
        let hand = frame.hands[mover];
        frame.candidates.clear();
        for span in &frame.spans[mover][..self.grid.lines()] {
            let steps = self.memory.steps(*span).iter();
            let steps =
                steps.filter(|step| hand.without(step.played).is_some_and(|left| !left.is_empty()));
            frame.candidates.extend(steps.map(Candidate::new));
        }
        if !frame.pass_ends {
            frame.candidates.push(Candidate::new(&Step::PASS));
        }
        let tried = tried.and_then(|tried| {
            frame.candidates.iter().position(|candidate| candidate.step == *tried)
        });
        if let Some(place) = tried {
            frame.candidates.swap_remove(place);
        }
    }

    /// Estimates the candidates, and drops those that cannot bring more than
    /// `low`; the most that one of the dropped could bring.
    pub(super) fn judge(&mut self, ply: usize, low: i32) -> Result<i32, Stopped> {
        self.renew(ply, 1 - self.frames[ply].mover, u64::MAX)?;
        self.find_outs(ply);
        self.find_threats(ply);
        let frame = &mut self.frames[ply];
        let (held, other_held) = (frame.worth[frame.mover], frame.worth[1 - frame.mover]);
        let hand = frame.hands[frame.mover];
        let Frame { candidates, threats, prospects, .. } = frame;
        for candidate in candidates {
            threats.judge(candidate, (held, other_held), &self.grid);
            if let Some(prospects) = prospects
                && let Some(kept) = hand.without(candidate.step.played)
            {
                let most = candidate.step.score + prospects.most(kept);
                candidate.most = candidate.most.min(most);
                candidate.promise = candidate.promise.min(most);
            }
        }
        let dropped = frame.drop_candidates(low);
        Ok(dropped.max(self.expect_reply(ply, low)))
    }

    /// Finds a player's plays on those of these lines that have changed.
    pub(super) fn renew(&mut self, ply: usize, player: usize, lines: u64) -> Result<(), Stopped> {
        let frame = &mut self.frames[ply];
        let hand = frame.hands[player];
        let mut stale = frame.stale[player] & lines & ((1 << self.grid.lines()) - 1);
        let hand_key = mix(hand.0);
        while stale != 0 {
            let line = stale.trailing_zeros() as usize;
            stale &= stale - 1;
            let key = self.grid.line_key(line).wrapping_add(hand_key).wrapping_add(line as u64);
            let mut is_in_time = Ok(());
            frame.spans[player][line] = self.memory.get_or_find(key, |found| {
                each_step(&self.words, &self.grid, (line, hand), found);
                is_in_time = self.clock.look();
            });
            frame.stale[player] &= !(1 << line);
            is_in_time?;
        }
        Ok(())
    }

    /// Finds the ways in which the other player could go out.
    pub(super) fn find_outs(&mut self, ply: usize) {
        let frame = &mut self.frames[ply];
        let other = 1 - frame.mover;
        let spans = &frame.spans[other][..self.grid.lines_to_answer_on()];
        self.memory.rank_outs(spans, frame.hands[other]).list(&mut frame.threats.outs);
    }

    /// Finds what else the other player could do.
    fn find_threats(&mut self, ply: usize) {
        let frame = &mut self.frames[ply];
        let other = 1 - frame.mover;
        let hand = frame.hands[other];
        let mut others = Ranking::<OTHERS>::default();
        for span in &frame.spans[other][..self.grid.lines_to_answer_on()] {
            for step in self.memory.steps(*span) {
                if !others.has_room_for(step.relief()) {
                    break;
                }
                if hand.without(step.played).is_some_and(|left| !left.is_empty()) {
                    others.offer(step.relief(), step);
                }
            }
        }
        others.list(&mut frame.threats.others);
    }
}
