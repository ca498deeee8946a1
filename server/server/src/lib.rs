//! The Lettrine server.
//!
//! It speaks HTTP, holds live games without knowing which games there are, and keeps everything in a
//! [`store::Store`]. One task owns each live table; actions are decided, stored, applied and announced, in
//! this order, so that what a player was told has been stored.

mod app_state;
mod blocking_pool;
mod body;
mod connections;
mod embedded;
mod health;
mod importing;
mod library;
mod limits;
mod live;
mod metrics;
mod names;
mod open_counts;
mod page;
mod passwords;
mod peer_address;
mod rate_limit;
mod rejection;
mod routes;
mod safety;
mod sentences;
mod serve;
mod server_clock;
mod session;
mod setting;
#[cfg(test)]
mod tests;
mod word_search;
mod workers;

pub use embedded::Embedded;
pub use limits::{Limit, Limits};
pub use page::{Page, PageFile};
pub use serve::{Config, Listen, Running, StartError, start};
pub use server_clock::Clock;
