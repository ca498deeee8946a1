//! `lettrine serve` as it is started, stopped and killed.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod disk;
mod kill;
mod player;
mod program;
mod stop;
mod two_programs;
