//! The crossword game in the terminal.

mod plain;

pub(crate) use plain::Plain;
