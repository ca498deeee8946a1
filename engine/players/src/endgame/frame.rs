//! One ply on the search stack: who is to move, with which tiles, and the candidate moves.

use super::grid::MAX_LINES;
use super::hand::Hand;
use super::memory::Span;
use super::prospects::Prospects;
use super::step::Step;
use super::threats::Threats;

/// One ply of a search. Frames are made once and used again.
pub(super) struct Frame {
    /// Whose turn it is.
    pub(super) mover: usize,
    pub(super) hands: [Hand; 2],
    /// What the hands are worth.
    pub(super) worth: [i32; 2],
    /// Whether a pass ends the game.
    pub(super) pass_ends: bool,
    /// The plays of each player along each line …
    pub(super) spans: [[Span; MAX_LINES]; 2],
    /// … and the lines, as bits, on which they must be recomputed.
    pub(super) stale: [u64; 2],
    /// What the mover can do.
    pub(super) candidates: Vec<Candidate>,
    /// The best way of going out at once, with its value.
    pub(super) out: Option<(i32, Step)>,
    /// What the other player could do if it were their turn, the most threatening first.
    pub(super) threats: Threats,
    /// Whether it is expected that nothing is good enough here.
    pub(super) is_hopeless: bool,
    /// What the mover can get at most, if it was looked for.
    pub(super) prospects: Option<Prospects>,
    /// How the other player will probably answer the step that is tried.
    pub(super) next_hint: Option<Step>,
    /// Killer moves: steps that refuted other steps at this ply, by name.
    pub(super) killers: [u32; 2],
}

/// Less than any value.
pub(super) const NEVER: i32 = -400_000;

/// A step with its estimate and its bound.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) step: Step,
    /// How much it promises: an estimate of its value.
    pub(super) promise: i32,
    /// Its value is not more than this.
    pub(super) most: i32,
    /// The number of the threat that it leaves.
    pub(super) reply: u8,
}

impl Candidate {
    pub(super) fn new(step: &Step) -> Self {
        Self { step: *step, promise: 0, most: -NEVER, reply: u8::MAX }
    }
}

impl Frame {
    pub(super) fn new() -> Self {
        Self {
            mover: 0,
            hands: [Hand::default(); 2],
            worth: [0; 2],
            pass_ends: false,
            spans: [[Span::default(); MAX_LINES]; 2],
            stale: [u64::MAX; 2],
            candidates: Vec::new(),
            out: None,
            threats: Threats::default(),
            is_hopeless: true,
            prospects: None,
            next_hint: None,
            killers: [0; 2],
        }
    }

    /// Takes over everything from the ply before, as it is when its mover has done this step.
    pub(super) fn follow(&mut self, parent: &Self, step: &Step, touched: u64) {
        self.mover = 1 - parent.mover;
        self.hands = parent.hands;
        self.worth = parent.worth;
        self.hands[parent.mover].0 -= step.played.0;
        self.worth[parent.mover] -= step.worth;
        self.pass_ends = step.is_pass();
        self.prospects = None;
        self.is_hopeless = !parent.is_hopeless;
        self.spans = parent.spans;
        self.stale = parent.stale.map(|stale| stale | touched);
    }

    /// Drops the candidates that cannot bring more than `low`; the most that one of them could
    /// bring.
    pub(super) fn drop_candidates(&mut self, low: i32) -> i32 {
        let mut dropped = NEVER;
        self.candidates.retain(|candidate| {
            let is_open = candidate.most > low;
            if !is_open {
                dropped = dropped.max(candidate.most);
            }
            is_open
        });
        dropped
    }

    /// What going out at once brings the mover; [`NEVER`] if that is impossible.
    pub(super) fn out_value(&self) -> i32 {
        self.out.map_or(NEVER, |(value, _)| value)
    }

    /// What the mover has for certain: going out, or ending the game with a second pass.
    pub(super) fn certain(&self) -> i32 {
        let over = if self.pass_ends { self.value_if_over() } else { NEVER };
        self.out_value().max(over)
    }

    /// What it brings the mover if nobody plays any more.
    pub(super) fn value_if_over(&self) -> i32 {
        self.worth[1 - self.mover] - self.worth[self.mover]
    }
}
