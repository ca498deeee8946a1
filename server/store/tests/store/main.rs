//! What the store promises, tried on SQLite and on PostgreSQL alike.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod killing;
mod logs;
mod migrating;
mod notices;
mod opening;
mod people;
mod place;
mod results;
mod tables;
mod turns;
