//! Questions that come again: whether a subset of the rack makes words with the letters of a slot.
//!
//! It depends on the letters that lie there and on the subset alone. A letter of the board has several
//! slots around it for the same number of tiles, and the same letter lies in several places; so answers
//! are kept for a turn, in a table that forgets the older of two questions in the same place.

#![expect(clippy::cast_possible_truncation, reason = "keys are cut on purpose")]

use crate::slots::Slot;

/// How many questions are remembered.
const PLACES: usize = 256;

/// The questions of one rack and their answers.
#[derive(Default)]
pub(crate) struct Questions {
    places: Vec<Question>,
    /// Which turn it is; questions of others count as forgotten.
    turn: u32,
}

/// What is known of the subsets that may fill slots with the same letters.
#[derive(Clone, Copy, Default)]
pub(crate) struct Question {
    /// The key of the letters.
    key: u64,
    turn: u32,
    /// The subsets that were asked about and those that may make words, as bits by number.
    asked: u128,
    may: u128,
}

impl Questions {
    /// Begins with a new rack.
    pub(crate) fn begin(&mut self) {
        if self.places.is_empty() || self.turn == u32::MAX {
            self.turn = 0;
            self.places.clear();
            self.places.resize(PLACES, Question::default());
        }
        self.turn += 1;
    }

    /// What is known of a slot's letters.
    #[inline]
    pub(crate) fn of(&mut self, slot: &Slot) -> &mut Question {
        let question = &mut self.places[(slot.key >> 7) as usize % PLACES];
        if question.key != slot.key || question.turn != self.turn {
            *question = Question { key: slot.key, turn: self.turn, asked: 0, may: 0 };
        }
        question
    }
}

impl Question {
    /// Whether a subset may make words with the letters; it is asked the first time.
    #[inline]
    pub(crate) fn may(&mut self, played: u8, ask: impl FnOnce() -> bool) -> bool {
        let bit = 1 << (played & 127);
        if self.asked & bit == 0 {
            self.asked |= bit;
            self.may |= if ask() { bit } else { 0 };
        }
        self.may & bit != 0
    }
}
