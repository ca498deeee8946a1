//! The server as its clients see it: whole games, rough ways, secrets, clocks, bad manners.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod bad_input;
mod before_one_house;
mod clocks;
mod fairness;
mod games;
mod guest;
mod house;
mod manners;
mod nest_player;
mod parcours;
mod path_player;
mod secrets;
mod stopping;
mod two_servers;
mod veil;
mod zigzag;
