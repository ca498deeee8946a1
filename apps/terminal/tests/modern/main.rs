//! Modern screens, driven by keys against a house in the same process, and as pictures.

mod controls;
mod games;
mod pictures;
mod player;
#[path = "../support/mod.rs"]
#[expect(dead_code, reason = "the tables of other tests")]
mod support;
mod together;
