//! Players of eight levels who err as people do: by not knowing a word, or by not seeing it.
//!
//! One engine plays them all. A player tries some of the words they know, in places they happen to
//! look at, and plays the best by points; what they know and see is data (`words/vocabulary`),
//! fitted by `cargo xtask calibrate` so that equals score what docs/levels.md says.

pub mod calibration;
mod chance;
mod exchange;
mod ideas;
mod player;
mod seeing;

pub use self::player::LevelPlayer;
