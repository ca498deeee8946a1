//! The search control of this crate: the trials are moves with what they are worth.

use crate::turn::Choice;

pub use ::search_control::StopSignal;

/// A player's limit, his stop sign, and someone who is told what he tries.
pub type SearchControl<'call> = ::search_control::SearchControl<'call, Choice>;
