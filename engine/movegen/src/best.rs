//! The best play by best-first branch and bound (compare shadow playing in wolges and MAGPIE):
//! slots are taken in the order of their upper bounds, until none that is left could beat the best
//! play found. See docs/notes/bounds.md.

#![expect(
    clippy::cast_possible_truncation,
    reason = "a rank is cut into the parts it was put together from, and a size has 35 subsets at most"
)]

use std::collections::BinaryHeap;

use crate::all::Inquiry;
use crate::bounds::{dot, dot_apart};
use crate::fill::{Filler, Pair};
use crate::found::Play;
use crate::lines::Line;
use crate::memory::Memory;
use crate::slots::Slot;

/// Memory that is used again turn after turn.
#[derive(Default)]
pub struct Scratch {
    /// Slots or anchors by their bound.
    pub(crate) queue: BinaryHeap<Ranked>,
    pub(crate) inquiry: Inquiry,
    pub(crate) memory: Memory,
}

impl Scratch {
    /// The queue's memory, emptied.
    pub(crate) fn empty_queue(&mut self) -> Vec<Ranked> {
        let mut queue = std::mem::take(&mut self.queue).into_vec();
        queue.clear();
        queue
    }
}

/// A place on the board and the most it can bring, in one number so that comparing is quick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ranked(u64);

impl Ranked {
    #[inline]
    pub(crate) fn new(bound: i32, line: u16, place: u16) -> Self {
        let rank = u64::from(bound.cast_unsigned() ^ 1 << 31);
        Self(rank << 32 | u64::from(line) << 16 | u64::from(place))
    }

    #[inline]
    pub(crate) fn parts(self) -> (i32, u16, u16) {
        let bound = ((self.0 >> 32) as u32 ^ 1 << 31).cast_signed();
        (bound, (self.0 >> 16) as u16, self.0 as u16)
    }
}

/// The best play so far, and what a play must be worth to be considered.
pub(crate) struct Best {
    pub(crate) floor: i32,
    pub(crate) play: Option<Play>,
}

impl Best {
    #[inline]
    pub(crate) fn consider(&mut self, play: Play) {
        if play.equity().0 >= self.floor && self.play.is_none_or(|best| play.beats(&best)) {
            self.floor = play.equity().0;
            self.play = Some(play);
        }
    }
}

impl Filler<'_> {
    /// The best play that is worth at least `floor`, if there is one.
    pub(crate) fn best(&self, floor: i32, scratch: &mut Scratch) -> Option<Play> {
        let mut queue = scratch.empty_queue();
        self.turn.each_slot(|bound, number, place, _| {
            if bound >= floor {
                queue.push(Ranked::new(bound, number, place));
            }
        });
        self.best_of(queue, Best { floor, play: None }, scratch)
    }

    /// The best play of some lines that is worth at least `floor`, if there is one.
    pub(crate) fn best_in(&self, lines: u64, floor: i32, scratch: &mut Scratch) -> Option<Play> {
        let mut queue = scratch.empty_queue();
        self.turn.each_slot_in(lines, |bound, number, place| {
            if bound >= floor {
                queue.push(Ranked::new(bound, number, place));
            }
        });
        self.best_of(queue, Best { floor, play: None }, scratch)
    }

    /// Takes slots in the order of their bounds until none that is left can beat the best play.
    #[inline]
    fn best_of(&self, queue: Vec<Ranked>, mut best: Best, scratch: &mut Scratch) -> Option<Play> {
        let mut queue = BinaryHeap::from(queue);
        while let Some((bound, line, place)) = queue.pop().map(Ranked::parts) {
            if bound < best.floor {
                break;
            }
            let line = self.turn.lines.line(usize::from(line));
            self.improve(line, &line.slots[usize::from(place)], &mut best, &mut scratch.memory);
        }
        scratch.queue = queue;
        best.play
    }

    /// Looks in one slot for a play that beats the best so far.
    #[inline]
    pub(crate) fn improve(&self, line: &Line, slot: &Slot, best: &mut Best, memory: &mut Memory) {
        let base = slot.base + self.turn.bonus_for(slot.tiles);
        let most = (base + dot_apart(&slot.factors, self.turn.subsets.all_values())) * 1000;
        let subsets = self.turn.subsets.of_size(slot.tiles.into());
        let mut fitting = self.fitting(slot, most, best.floor, memory);
        while fitting != 0 {
            let subset = &subsets[fitting.trailing_zeros() as usize];
            fitting &= fitting - 1;
            if most + subset.kept < best.floor {
                return;
            }
            let bound = (base + dot(&slot.factors, &subset.values)) * 1000 + subset.kept;
            if bound >= best.floor && meets_needs(line, slot, subset.letters) {
                self.fill(Pair { line, slot, subset }, &mut |play| best.consider(play));
            }
        }
    }

    /// The subsets that may make words with the letters that lie in a slot, as bits by their place
    /// among those of its size: all that are worth at least `floor` with at most this many points.
    #[inline]
    fn fitting(&self, slot: &Slot, most: i32, floor: i32, memory: &mut Memory) -> u64 {
        let subsets = self.turn.subsets.of_size(slot.tiles.into());
        let entry = memory.entry(slot);
        let mut asked = usize::from(entry.asked);
        while let Some(subset) = subsets.get(asked)
            && most + subset.kept >= floor
        {
            let key = subset.key.wrapping_add(slot.key);
            entry.fitting |= u64::from(self.may_be_words(key, subset.blanks)) << asked;
            asked += 1;
        }
        entry.asked = asked as u8;
        entry.fitting
    }
}

/// Whether some letters have one for each crossing word and for each end of a long run.
#[inline]
pub(crate) fn meets_needs(line: &Line, slot: &Slot, letters: u64) -> bool {
    let mut crossed = slot.squares & line.crossed;
    while crossed != 0 {
        let at = crossed.trailing_zeros() as usize;
        crossed &= crossed - 1;
        if line.allowed[at] & letters == 0 {
            return false;
        }
    }
    slot.needs.iter().all(|needed| needed & letters != 0)
}
