//! `lettrine serve` as it is started, stopped and killed.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

mod kill;
mod player;
#[path = "../../../../server/store/tests/store/postgres.rs"]
mod postgres;
mod program;
#[path = "../../../../server/server/tests/server/robot.rs"]
mod robot;
mod stop;
#[path = "../../../../server/server/tests/server/tally.rs"]
mod tally;
mod two_programs;
