//! The classic flow, driven by keys on a terminal that is only a picture.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod deluxe;
mod desk;
mod micro;
mod questions;
#[path = "../support/mod.rs"]
mod support;
mod whole_games;
