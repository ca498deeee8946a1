//! `cargo xtask load`: a load test of the server, with a given number of tables and actions a second.
//!
//! The work is done by an example of `server/server`, which starts the program that is built here,
//! without its page.

use std::error::Error;

use crate::steps;

/// Builds the program and runs the load test with the arguments that follow the command's name.
pub(crate) fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let mut program = steps::cargo();
    program.args(["build", "--release", "--package", "lettrine", "--no-default-features"]);
    steps::finish(&mut program)?;
    let mut load = steps::cargo();
    load.args(["run", "--release", "--package", "lettrine-server", "--example", "load"]);
    steps::finish(load.arg("--").args(arguments))
}
