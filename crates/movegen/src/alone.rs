//! What a rack can do alone: which of its subsets may make words without letters of the board.
//!
//! About half of all slots have no letters in them: words beside other words. What can fill them is the
//! same for all, so it is asked once a turn, and a slot for five tiles is left alone at once if no five
//! tiles of the rack make a word.

use crate::fill::Source;
use crate::filter::WordFilter;
use crate::slots::Slot;
use crate::subsets::{LONGEST_RACK, Subset, Subsets};

/// Which subsets of a rack may make words without letters of the board.
#[derive(Clone, Copy)]
pub(crate) struct Alone {
    /// As bits by the subsets' numbers.
    makes_words: u128,
    /// By how much less than the best of all is kept, at least, when so many tiles make a word alone;
    /// none if none do.
    kept_less: [Option<i32>; LONGEST_RACK + 1],
}

impl Alone {
    /// Nothing was asked: any subset may.
    pub(crate) const UNKNOWN: Self =
        Self { makes_words: !0, kept_less: [Some(0); LONGEST_RACK + 1] };

    /// Asks for all subsets of a rack.
    pub(crate) fn of(subsets: &Subsets, words: Source<'_>) -> Self {
        let filter = words.filter();
        let mut alone = Self { makes_words: 0, kept_less: [None; LONGEST_RACK + 1] };
        for size in 2..=subsets.held() {
            // The best kept comes first.
            for played in subsets.of_size(size) {
                let subset = subsets.subset(*played);
                if may_make_words(filter, subset, 0) {
                    alone.makes_words |= 1 << (played & 127);
                    let less = subsets.best_kept(size) - subset.kept;
                    alone.kept_less[size & 7].get_or_insert(less);
                }
            }
        }
        alone
    }

    /// The most a slot can bring, when so much was thought possible; none if nothing can fill it.
    #[inline]
    pub(crate) fn bound(&self, bound: i32, slot: &Slot) -> Option<i32> {
        if slot.has_letters() {
            return Some(bound);
        }
        self.kept_less[usize::from(slot.tiles) & 7].map(|less| bound - less)
    }

    /// Whether a subset may fill a slot, as far as this is known.
    #[inline]
    pub(crate) fn allows(&self, played: u8, slot: &Slot) -> bool {
        slot.has_letters() || self.makes_words >> (played & 127) & 1 == 1
    }
}

/// Whether a subset may make words with the letters that have this key.
#[inline]
pub(crate) fn may_make_words(filter: &WordFilter, subset: &Subset, key: u64) -> bool {
    let key = subset.key.wrapping_add(key);
    match subset.blanks {
        0 => filter.may_be_words(key),
        1 => filter.may_be_completed(key),
        _ => true,
    }
}
