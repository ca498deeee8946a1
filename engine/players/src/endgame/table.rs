//! The transposition table, shared by all threads without locks: an entry holds its data, and the
//! key combined with the data by XOR (Hyatt and Mann, "A Lock-less Transposition Table", 2002).
//!
//! If two threads write the same entry at once, key and data do not match and the entry counts as
//! empty.

#![expect(
    clippy::cast_possible_truncation,
    reason = "an entry is cut into the parts it was put together from"
)]

use std::sync::atomic::{AtomicU64, Ordering};

use super::step::NAME;

/// An entry of the table: what is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) value: i32,
    pub(super) bound: Bound,
    /// How many plies were looked at; [`COMPLETE`] for all there are.
    pub(super) depth: u8,
    /// How much work it was: the number of bits in the number of positions below.
    pub(super) effort: u8,
    /// The name of the best step; 0 for a pass or none.
    pub(super) best: u32,
}

/// The depth of what holds however deep one looks.
pub(super) const COMPLETE: u8 = 31;

/// How a value stands to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is not more.
    Upper,
    /// The true value is not less.
    Lower,
    Exact,
}

/// The transposition table.
pub(super) struct Table {
    entries: Vec<Entry>,
    generation: u64,
}

#[derive(Default)]
struct Entry {
    key_xor_data: AtomicU64,
    known: AtomicU64,
}

/// The number of entries in a bucket (set associativity).
const WAYS: usize = 4;
/// Values are kept in twenty bits.
const MIDDLE: i32 = 1 << 19;

impl Table {
    /// A table of about this many bytes.
    pub(super) fn new(bytes: usize) -> Self {
        let wanted = (bytes / size_of::<Entry>()).max(WAYS);
        let count = if wanted.is_power_of_two() { wanted } else { wanted.next_power_of_two() / 2 };
        Self {
            entries: std::iter::repeat_with(Entry::default).take(count).collect(),
            generation: 0,
        }
    }

    /// Begins a new search: what earlier ones left is overwritten first.
    pub(super) fn begin(&mut self) {
        self.generation += 1;
    }

    /// The number of this search, mixed into all keys so that no other search's entries match.
    pub(super) fn generation(&self) -> u64 {
        self.generation
    }

    fn ways(&self, key: u64) -> &[Entry] {
        let place = key as usize & (self.entries.len() - 1) & !(WAYS - 1);
        &self.entries[place..place + WAYS]
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let mut found = None;
        for entry in self.ways(key) {
            let known = entry.known.load(Ordering::Relaxed);
            if entry.key_xor_data.load(Ordering::Relaxed) ^ known == key {
                found = Some(unpack(known));
                break;
            }
        }
        found
    }

    pub(super) fn put(&self, key: u64, known: Known) {
        let packed = pack(known, self.generation);
        let ways = self.ways(key);
        let mut least = (u64::MAX, &ways[0]);
        for entry in ways {
            let old = entry.known.load(Ordering::Relaxed);
            if entry.key_xor_data.load(Ordering::Relaxed) ^ old == key {
                least = (0, entry);
                break;
            }
            let is_of_now = old >> 59 == packed >> 59;
            let rank = u64::from(is_of_now) << 8 | (old >> 54 & 31);
            if rank < least.0 {
                least = (rank, entry);
            }
        }
        least.1.known.store(packed, Ordering::Relaxed);
        least.1.key_xor_data.store(key ^ packed, Ordering::Relaxed);
    }
}

/// From the low end: best 27 bits, value 20, bound 2, depth 5, effort 5, generation 5.
fn pack(known: Known, generation: u64) -> u64 {
    let value = (known.value + MIDDLE).clamp(0, 2 * MIDDLE - 1).cast_unsigned();
    let bound = match known.bound {
        Bound::Upper => 0,
        Bound::Lower => 1,
        Bound::Exact => 2,
    };
    u64::from(known.best & NAME)
        | u64::from(value) << 27
        | bound << 47
        | u64::from(known.depth & 31) << 49
        | u64::from(known.effort & 31) << 54
        | (generation & 31) << 59
}

fn unpack(packed: u64) -> Known {
    Known {
        best: packed as u32 & NAME,
        value: (packed >> 27 & 0xf_ffff) as i32 - MIDDLE,
        bound: match packed >> 47 & 3 {
            0 => Bound::Upper,
            1 => Bound::Lower,
            _ => Bound::Exact,
        },
        depth: (packed >> 49 & 31) as u8,
        effort: (packed >> 54 & 31) as u8,
    }
}
