//! A cache for one rack: which of its subsets make words with which letters.
//!
//! Many slots have the same letters lying in them, or none, and take as many tiles. Which subsets
//! of the rack may make words there is asked of the filter once, subset by subset in the order in
//! which they are tried, and only as far as one has got.

use crate::slots::Slot;

/// What is remembered of one rack.
#[derive(Default)]
pub(crate) struct Memory {
    entries: Vec<Entry>,
    /// Which rack it is, counted from the first.
    rack: u32,
}

/// The subsets that may make words with some letters.
#[derive(Clone, Copy, Default)]
pub(crate) struct Entry {
    /// The key of the letters.
    key: u64,
    rack: u32,
    /// How many tiles are laid.
    tiles: u8,
    /// How many subsets of that size were asked about, and which of them may make words, as bits.
    pub(crate) asked: u8,
    pub(crate) fitting: u64,
}

/// How many entries there are; a newer one takes the place of an older.
const PLACES: usize = 1 << 10;

impl Memory {
    /// Begins with another rack.
    pub(crate) fn forget(&mut self) {
        if self.entries.is_empty() {
            self.entries.resize(PLACES, Entry::default());
        }
        self.rack = self.rack.wrapping_add(1);
        if self.rack == 0 {
            self.entries.fill(Entry::default());
            self.rack = 1;
        }
    }

    /// What is known of the letters that lie in a slot and of as many tiles as it takes.
    #[inline]
    pub(crate) fn entry(&mut self, slot: &Slot) -> &mut Entry {
        let Slot { key, tiles, .. } = *slot;
        let place = (key.wrapping_add(u64::from(tiles) << 54) >> 54) as usize % PLACES;
        let entry = &mut self.entries[place];
        if (entry.key, entry.tiles, entry.rack) != (key, tiles, self.rack) {
            *entry = Entry { key, tiles, rack: self.rack, asked: 0, fitting: 0 };
        }
        entry
    }
}
