//! The crossword game in the terminal.

mod screen;

pub(crate) use screen::CrosswordScreen;
