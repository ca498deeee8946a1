//! `cargo xtask kill`: a crash test that kills the server again and again during games.
//!
//! The work is done by tests of `apps/lettrine`, which play a few games each time they are run; this
//! has them play more.

use std::error::Error;

use crate::steps;

/// The environment variable with the number of games to play.
const GAMES: &str = "LETTRINE_KILL_GAMES";

/// Runs the tests with the arguments that follow the command's name.
pub(crate) fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let (mut games, mut databases) = ("200", "killed_again_and_again");
    for pair in arguments.chunks(2) {
        match pair {
            [option, number] if option == "--games" => games = number,
            [option, name] if option == "--database" => databases = tests_on(name)?,
            _ => return Err(WrongUsage.into()),
        }
    }
    let mut tests = steps::cargo();
    tests.args(["test", "--package", "lettrine", "--no-default-features", "--test", "serve"]);
    tests.args([databases, "--", "--nocapture", "--test-threads", "1"]);
    steps::finish(tests.env(GAMES, games))
}

fn tests_on(database: &str) -> Result<&'static str, WrongUsage> {
    match database {
        "sqlite" => Ok("killed_again_and_again_on_sqlite"),
        "postgres" => Ok("killed_again_and_again_on_postgresql"),
        _ => Err(WrongUsage),
    }
}

/// Arguments this command does not take.
#[derive(Debug, thiserror::Error)]
#[error("kill takes --games with a number, and --database with sqlite or postgres")]
struct WrongUsage;
