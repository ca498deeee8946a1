//! Modern screens, driven by keys against a house in the same process.

mod crossword;
mod player;
#[path = "../support/mod.rs"]
mod support;
