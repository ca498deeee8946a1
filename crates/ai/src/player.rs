//! What every player is: someone who can be asked what to do.

use crate::turn::{Choice, Turn};

/// Someone who can be asked what to do. He may remember things between turns to think faster, but
/// what he answers depends on the turn alone.
pub trait Player {
    /// What to do.
    fn choose(&mut self, turn: &Turn<'_>) -> Choice;
}
