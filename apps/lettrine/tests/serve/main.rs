//! `lettrine serve` as it is started, stopped and killed.

mod clock;
mod kill;
mod player;
#[path = "../../../../crates/store/tests/store/postgres.rs"]
mod postgres;
mod program;
#[path = "../../../server/tests/server/robot.rs"]
mod robot;
mod stop;
mod two_programs;
