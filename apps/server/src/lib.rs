//! Tables for everyone: the server of Lettrine.
//!
//! It speaks HTTP, holds live games without knowing which games there are, and keeps everything in a
//! [`store::Store`]. One task owns each live table; actions are judged, stored, made so and told, in
//! this order, so that what a player was told has been stored.

mod accept;
mod body;
mod hall;
mod live;
mod metrics;
mod names;
mod page;
mod refused;
mod routes;
mod sentences;
mod serve;
mod session;
mod setting;
mod workers;

pub use page::{Page, PageFile};
pub use serve::{Config, Listen, Running, StartError, start};
