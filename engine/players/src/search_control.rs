//! The search control of this crate: the trials are moves with what they are worth.

use crate::turn::Choice;

pub use ::search_control::StopSignal;

/// A deadline, a stop signal, and a listener who is told which moves are tried.
pub type SearchControl<'call> = ::search_control::SearchControl<'call, Choice>;
