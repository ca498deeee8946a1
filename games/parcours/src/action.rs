//! What a player asks for.

use serde::{Deserialize, Serialize};

use crate::Place;

/// What a player asks for: `{"do":"lay","place":{"owner":0,"slot":3,"part":"path"},"word":"SOl"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Lay a word, tile by tile as it lies: a small letter is a joker standing for it.
    Lay {
        /// Where.
        place: Place,
        /// The tiles: `SOl`.
        word: String,
    },
    /// Write a word as people do; jokers stand for the letters that the rack lacks.
    Write {
        /// Where.
        place: Place,
        /// The word, in any case.
        word: String,
    },
    /// Take the last word of this hand back.
    TakeBack,
    /// Draw up to nine after a white slot, for the second play.
    Refill,
    /// End the hand: these tiles go back into the bag, the others are kept, and nine are held again.
    End {
        /// The tiles that go back: `QV?`.
        #[serde(default)]
        back: String,
    },
    /// Lay nothing, and change these tiles for the next hand.
    Pass {
        /// The tiles that go back; none to keep them all.
        #[serde(default)]
        back: String,
    },
    /// Buy the hand: change these tiles for five points, and play on.
    Buy {
        /// The tiles that go back.
        back: String,
    },
    /// Say whether a word that the list does not have may pass.
    Judge {
        /// Whether it may.
        accept: bool,
    },
    /// Stop the clocks.
    Pause,
    /// Go on after a pause.
    Resume,
    /// Give the game up.
    Resign,
}
