//! One thread of a search: the board, the frames, and the moves between positions.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::frame::{Candidate, Frame, NEVER, Threat, Threats};
use super::grid::{Before, Grid, MAX_LINES};
use super::hand::Hand;
use super::memory::Memory;
use super::mix::mix;
use super::step::Step;
use super::table::Table;
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

/// How many threats of each sort are kept.
const THREATS: usize = 6;

/// One thread of a search.
pub(super) struct Worker<'game> {
    pub(super) words: Words<'game>,
    pub(super) grid: Grid<'game>,
    pub(super) memory: &'game mut Memory,
    pub(super) table: &'game Table,
    pub(super) clock: Clock<'game>,
    pub(super) frames: Vec<Frame>,
    pub(super) nodes: u64,
    pub(super) finishes: Finishes,
    /// A number of this search that is part of every key.
    pub(super) salt: u64,
}

impl Worker<'_> {
    /// The key of the position at a ply.
    pub(super) fn key(&self, ply: usize) -> u64 {
        let frame = &self.frames[ply];
        let turn = (frame.mover as u64) << 1 | u64::from(frame.pass_ends);
        let hands = mix(frame.hands[0].0 ^ self.salt).wrapping_add(mix(frame.hands[1].0 ^ !self.salt));
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
        if self.nodes % 64 == 0 && self.clock.has_run_out() { Err(Stopped) } else { Ok(()) }
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
    pub(super) fn judge(&mut self, ply: usize, depth: u8, low: i32) -> i32 {
        self.renew(ply, 1 - self.frames[ply].mover);
        self.find_threats(ply);
        let frame = &mut self.frames[ply];
        let (hand, held) = (frame.hands[frame.mover], frame.worth[frame.mover]);
        let other_held = frame.worth[1 - frame.mover];
        self.finishes.clear();
        if depth > 0 {
            for Candidate { step, .. } in &frame.candidates {
                self.finishes.offer(step);
            }
        }
        let Frame { candidates, threats, .. } = frame;
        let finishes = &mut self.finishes;
        let mut dropped = NEVER;
        candidates.retain_mut(|candidate| {
            threats.judge(candidate, held, other_held);
            if candidate.most <= low {
                dropped = dropped.max(candidate.most);
                return false;
            }
            if depth > 0 {
                candidate.promise += param(0) * candidate.step.spots.count_ones() as i32 / 8;
                if candidate.reply_goes_out == 0 {
                    let kept = Hand(hand.0 - candidate.step.played.0);
                    if let Some(score) = finishes.score(kept) {
                        candidate.promise += param(1) * score / 8 + param(2);
                    }
                }
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
        outs.list(&self.grid, hand, out_threats);
        others.list(&self.grid, hand, other_threats);
    }
}

impl Threats {
    /// What is to be thought of a step when one holds this much and the other that.
    fn judge(&self, candidate: &mut Candidate, held: i32, other_held: i32) {
        let step = &candidate.step;
        let kept = held - step.worth;
        let out = self.outs.iter().find(|threat| threat.survives(step));
        let most = out.map_or(-NEVER, |out| step.score - out.score - 2 * kept);
        let reply = self.others.iter().find(|threat| threat.survives(step));
        let reply = reply.map_or(kept - other_held, |reply| {
            reply.score + kept - (other_held - reply.worth)
        });
        candidate.promise = (step.score - reply).min(most);
        candidate.most = most;
        candidate.reply_goes_out = i32::from(out.is_some());
    }
}

/// The best few steps so far.
#[derive(Default)]
struct Ranking {
    best: [Option<(i32, Step)>; THREATS],
}

impl Ranking {
    fn offer(&mut self, rank: i32, step: &Step) {
        if self.best[THREATS - 1].is_some_and(|(least, _)| least >= rank) {
            return;
        }
        let mut carried = Some((rank, *step));
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

    fn list(&self, grid: &Grid<'_>, hand: Hand, threats: &mut Vec<Threat>) {
        threats.clear();
        threats.extend(self.best.iter().flatten().map(|(_, step)| Threat {
            score: step.score,
            worth: step.worth,
            goes_out: step.played == hand,
            footprint: footprint(grid, step),
        }));
    }
}

/// By line, the squares on which a new tile would spoil a step.
fn footprint(grid: &Grid<'_>, step: &Step) -> [u32; MAX_LINES] {
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

/// The best score by the tiles that a step takes: what a player could go on with.
pub(super) struct Finishes {
    places: [(u64, i32); Self::PLACES],
    /// The tiles of steps, with the best score and what they are worth.
    steps: Vec<(Hand, i32, i32)>,
    /// What follows from a hand, where it is known.
    next: [(u64, i32); Self::PLACES],
    used: Vec<u16>,
}

impl Finishes {
    /// More than a rack has subsets.
    const PLACES: usize = 512;

    pub(super) fn new() -> Self {
        Self {
            places: [(0, 0); Self::PLACES],
            next: [(0, 0); Self::PLACES],
            steps: Vec::new(),
            used: Vec::new(),
        }
    }

    fn clear(&mut self) {
        for (hand, ..) in &self.steps {
            let mut place = (mix(hand.0) as usize) % Self::PLACES;
            while self.places[place].0 != 0 {
                self.places[place] = (0, 0);
                place = (place + 1) % Self::PLACES;
            }
        }
        self.steps.clear();
        for place in self.used.drain(..) {
            self.next[usize::from(place)] = (0, 0);
        }
    }

    fn offer(&mut self, step: &Step) {
        let mut place = (mix(step.played.0) as usize) % Self::PLACES;
        while self.places[place].0 != 0 && self.places[place].0 != step.played.0 {
            place = (place + 1) % Self::PLACES;
        }
        let (known, number) = &mut self.places[place];
        if *known == 0 {
            *known = step.played.0;
            *number = self.steps.len() as i32;
            self.steps.push((step.played, step.score, step.worth));
        } else {
            let (_, score, _) = &mut self.steps[*number as usize];
            *score = step.score.max(*score);
        }
    }

    fn score(&self, hand: Hand) -> Option<i32> {
        let mut place = (mix(hand.0) as usize) % Self::PLACES;
        while self.places[place].0 != 0 {
            if self.places[place].0 == hand.0 {
                return Some(self.steps[self.places[place].1 as usize].1);
            }
            place = (place + 1) % Self::PLACES;
        }
        None
    }
}

pub(super) fn param(number: usize) -> i32 {
    static PARAMS: std::sync::OnceLock<Vec<i32>> = std::sync::OnceLock::new();
    PARAMS.get_or_init(|| {
        std::env::var("EG").unwrap_or("0,0,0,40,0,0".into()).split(',').map(|n| n.parse().unwrap()).collect()
    })[number]
}
