//! A cache of generated moves: the plays along a line for a hand, found once and met again in
//! thousands of positions.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::hand::Hand;
use super::look::Look;
use super::mix::mix;
use super::open_lines::OpenLines;
use super::step::Step;
use super::threats::{OUTS, Ranking};

/// A list of plays in the memory, those with the greatest relief first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Span {
    start: u32,
    length: u32,
    /// The most tiles that one of them takes.
    pub(super) longest: u32,
}

/// Things by keys that look like chance already.
pub(super) type ByKey<Known> = HashMap<u64, Known, BuildHasherDefault<AsItIs>>;

/// The plays of lines by key.
#[derive(Default)]
pub(super) struct Memory {
    steps: Vec<Step>,
    spans: ByKey<Span>,
    pub(super) open_lines: OpenLines,
    /// How each hand could last go out, by its key and by line.
    outs: ByKey<Vec<LineOuts>>,
    /// The last look with each hand, by its key.
    pub(super) looks: ByKey<Look>,
}

/// How many plays are remembered before everything is forgotten: some fifty megabytes.
const MOST: usize = 1_600_000;

impl Memory {
    pub(super) fn clear(&mut self) {
        self.steps.clear();
        self.spans.clear();
        self.open_lines.clear();
        self.outs.clear();
        self.looks.clear();
    }

    /// Whether it must be cleared before more is put in.
    pub(super) fn is_full(&self) -> bool {
        self.steps.len() >= MOST
    }

    /// The list under a key, found by `find` if it is not known.
    pub(super) fn get_or_find(&mut self, key: u64, find: impl FnOnce(&mut Vec<Step>)) -> Span {
        let steps = &mut self.steps;
        *self.spans.entry(key).or_insert_with(|| {
            let start = steps.len();
            find(steps);
            let found = &mut steps[start..];
            found.sort_unstable_by_key(|step| Reverse(step.relief()));
            let longest = found.iter().map(|step| step.spots.count_ones()).max();
            let short = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
            let length = short(found.len());
            Span { start: short(start), length, longest: longest.unwrap_or(0) }
        })
    }

    /// The plays of a list that take the whole hand.
    #[inline]
    pub(super) fn outs(&self, span: Span, hand: Hand) -> impl Iterator<Item = &Step> {
        let steps = if span.longest < hand.len() { &[] } else { self.steps(span) };
        steps.iter().filter(move |step| step.played == hand)
    }

    /// The best plays of some lists that take the whole hand. Most lists are those of the last
    /// time.
    pub(super) fn rank_outs(&mut self, spans: &[Span], hand: Hand) -> Ranking<'_, OUTS> {
        let Self { steps, outs, .. } = self;
        let known = outs.entry(mix(hand.0)).or_default();
        known.resize_with(spans.len(), LineOuts::default);
        let mut ranking = Ranking::default();
        for (known, span) in known.iter_mut().zip(spans) {
            if known.span != *span {
                known.renew(*span, steps, hand);
            }
        }
        for step in known.iter().flat_map(|known| &known.steps) {
            ranking.offer(step.score, step);
        }
        ranking
    }

    /// The plays of a list.
    #[inline]
    pub(super) fn steps(&self, span: Span) -> &[Step] {
        let start = span.start as usize;
        &self.steps[start..start + span.length as usize]
    }
}

/// The ways of going out along a line.
#[derive(Default)]
struct LineOuts {
    span: Span,
    steps: Vec<Step>,
}

impl LineOuts {
    fn renew(&mut self, span: Span, steps: &[Step], hand: Hand) {
        self.span = span;
        self.steps.clear();
        if span.longest >= hand.len() {
            let list = &steps[span.start as usize..][..span.length as usize];
            let outs = list.iter().filter(|step| step.played == hand);
            self.steps.extend(outs.take(OUTS));
        }
    }
}

/// Keys look like chance already.
#[derive(Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0 << 8 | u64::from(*byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
