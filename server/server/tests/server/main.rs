//! The server as its clients see it: whole games, rough ways, secrets, clocks, bad manners.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod bad_input;
mod before_one_house;
mod clocks;
mod games;
mod guest;
mod house;
mod manners;
mod parcours;
mod path_player;
#[path = "../../../store/tests/store/postgres.rs"]
mod postgres;
mod robot;
mod secrets;
mod stopping;
mod tally;
mod two_servers;
