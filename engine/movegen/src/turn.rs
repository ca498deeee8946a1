//! A turn: what stays the same while one rack is searched on one board.

use crate::aside::numbers;
use crate::bounds::Bounds;
use crate::lines::Lines;
use crate::slots::Slot;
use crate::subsets::Subsets;

/// One rack on one board.
#[derive(Clone, Copy)]
pub(crate) struct Turn<'turn> {
    pub(crate) lines: &'turn Lines,
    pub(crate) subsets: &'turn Subsets,
    /// How many tiles earn the bonus, and the bonus.
    pub(crate) full_rack: usize,
    pub(crate) bonus: i32,
}

impl Turn<'_> {
    /// The bonus for laying this many tiles.
    #[inline]
    pub(crate) fn bonus_for(&self, tiles: u8) -> i32 {
        if usize::from(tiles) >= self.full_rack { self.bonus } else { 0 }
    }

    fn bounds(&self) -> Bounds<'_> {
        Bounds::of(self.subsets, |tiles| self.bonus_for(tiles))
    }

    /// Every slot the rack might fill: the most it can bring, its line and its place there.
    pub(crate) fn each_slot(&self, mut found: impl FnMut(i32, u16, u16, &Slot)) {
        let bounds = self.bounds();
        for (line, number) in self.lines.all().zip(0..) {
            if line.slots.is_empty() {
                continue;
            }
            let caps = bounds.caps(line);
            for (slot, place) in line.slots.iter().zip(0..) {
                if let Some(bound) = bounds.bound(slot, &caps) {
                    found(bound, number, place, slot);
                }
            }
        }
    }

    /// The same for some lines only, given as bits by number.
    pub(crate) fn each_slot_in(&self, lines: u64, mut found: impl FnMut(i32, u16, u16)) {
        let bounds = self.bounds();
        for number in numbers(lines) {
            let line = self.lines.line(number);
            let caps = bounds.caps(line);
            let number = u16::try_from(number).unwrap_or(u16::MAX);
            for (slot, place) in line.slots.iter().zip(0..) {
                if let Some(bound) = bounds.bound(slot, &caps) {
                    found(bound, number, place);
                }
            }
        }
    }
}
