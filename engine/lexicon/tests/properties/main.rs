//! What must hold for every word list: look-ups, files, damage.

mod common;
mod container;
mod format;
mod lookups;
