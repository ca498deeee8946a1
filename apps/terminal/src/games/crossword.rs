//! The crossword game in the terminal.

mod plain;
mod screen;
mod setup;

pub(crate) use plain::Plain;
pub(crate) use screen::CrosswordScreen;
pub(crate) use setup::{MODES, mode_changes, word_changes};
