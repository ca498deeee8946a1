//! Actions of players.

use serde::{Deserialize, Serialize};

use crate::Place;

/// A player's action: `{"do":"lay","place":{"owner":0,"slot":3,"part":"path"},"word":"SOl"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Lay a word, tile by tile as it lies: a lowercase letter is a joker standing for it.
    Lay {
        /// Where.
        place: Place,
        /// The tiles: `SOl`.
        word: String,
    },
    /// Lay a word given as text; jokers stand for the letters that the rack lacks.
    Write {
        /// Where.
        place: Place,
        /// The word, in any case.
        word: String,
    },
    /// Take back the last word of this hand.
    TakeBack,
    /// Draw up to nine after a white slot, for the second play.
    Refill,
    /// End the hand: return these tiles to the bag, keep the others and draw up to nine.
    End {
        /// The tiles that go back: `QV?`.
        #[serde(default)]
        back: String,
    },
    /// Lay nothing and exchange these tiles for the next hand.
    Pass {
        /// The tiles that go back; none to keep them all.
        #[serde(default)]
        back: String,
    },
    /// Buy the hand: exchange these tiles for five points and play on.
    Buy {
        /// The tiles that go back.
        back: String,
    },
    /// Vote on a word that the list does not have.
    Judge {
        /// Whether to accept it.
        accept: bool,
    },
    /// Stop the clocks.
    Pause,
    /// Go on after a pause.
    Resume,
    /// Resign.
    Resign,
}
