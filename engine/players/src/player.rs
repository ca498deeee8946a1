//! What every player is: someone who can be asked what to do.

use crate::search_control::SearchControl;
use crate::turn::{Choice, Turn};

/// Someone who can be asked what to do. He may remember things between turns to think faster, but
/// what he answers depends on the turn alone, and on how long he was left to think.
pub trait Player {
    /// What to do, found within the limits that are set; always something that can be done.
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice;

    /// What to do, found in peace.
    fn choose(&mut self, turn: &Turn<'_>) -> Choice {
        self.think(turn, &SearchControl::unlimited())
    }
}
