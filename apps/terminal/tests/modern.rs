//! Modern screens, driven by keys against a house in the same process, and as pictures.

mod modern_screens;
#[expect(dead_code, reason = "the tables of other tests")]
mod support;
