//! The flow of the two old programs, as their manuals have it.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod flow;
mod support;
