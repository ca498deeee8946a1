//! `cargo xtask train-win-chances`: what leads are worth, found anew by self-play.
//!
//! The work is done by an example of `engine/players`, built optimised: this program must stay quick to
//! build, and would play a hundred times slower.

use std::error::Error;

use crate::steps;

/// Runs the training with the arguments that follow the command's name.
pub(crate) fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let mut training = steps::cargo();
    training.args([
        "run",
        "--release",
        "--package",
        "lettrine-players",
        "--example",
        "train_win_chances",
    ]);
    steps::finish(training.arg("--").args(arguments))
}
