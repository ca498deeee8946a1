//! What a search remembers of lines: the plays along a line for a hand, found once and met again in
//! thousands of positions.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::hand::Hand;
use super::open_lines::OpenLines;
use super::step::Step;

/// A list of plays in the memory, those with the greatest relief first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Span {
    start: u32,
    length: u32,
    /// The most tiles that one of them takes.
    pub(super) longest: u32,
}

/// The plays of lines by key.
#[derive(Default)]
pub(super) struct Memory {
    steps: Vec<Step>,
    spans: HashMap<u64, Span, BuildHasherDefault<AsItIs>>,
    pub(super) open_lines: OpenLines,
}

/// How many plays are remembered before everything is forgotten: some fifty megabytes.
const MOST: usize = 1_600_000;

impl Memory {
    pub(super) fn clear(&mut self) {
        self.steps.clear();
        self.spans.clear();
        self.open_lines.clear();
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

    /// The plays of a list.
    #[inline]
    pub(super) fn steps(&self, span: Span) -> &[Step] {
        let start = span.start as usize;
        &self.steps[start..start + span.length as usize]
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
