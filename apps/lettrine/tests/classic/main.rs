//! The classic flow through a real pseudo-terminal, as people play it.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod games;
mod pane;
