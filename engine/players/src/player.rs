//! The interface of every player of the engine.

use crate::search_control::SearchControl;
use crate::turn::{Choice, Turn};

/// Chooses a move for a turn. A player may cache things between turns, but the answer depends only
/// on the turn and on the time there was.
pub trait Player {
    /// The chosen move, found within these limits; always a legal one.
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice;

    /// The chosen move, found without limits.
    fn choose(&mut self, turn: &Turn<'_>) -> Choice {
        self.think(turn, &SearchControl::unlimited())
    }
}
