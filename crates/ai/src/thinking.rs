//! Thinking, as players of this crate do it: what they try are deeds with what they are worth.

use crate::turn::Choice;

pub use ::thinking::StopSign;

/// A player's limit, his stop sign, and someone who is told what he tries.
pub type Thinking<'call> = ::thinking::Thinking<'call, Choice>;
