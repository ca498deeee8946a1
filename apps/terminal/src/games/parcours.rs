//! Parcours in the terminal.

mod plain;
mod screen;

pub(crate) use plain::Plain;
pub(crate) use screen::ParcoursScreen;
