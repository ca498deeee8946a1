//! `cargo xtask calibrate`: the levels of computer players, fitted anew or checked.
//!
//! The work is done by an example of `engine/players`, built optimised, as for `train-leaves`.

use std::error::Error;

use crate::steps;

/// Runs the calibration with the arguments that follow the command's name.
pub(crate) fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let mut calibration = steps::cargo();
    calibration.args([
        "run",
        "--release",
        "--package",
        "lettrine-players",
        "--example",
        "calibrate",
    ]);
    steps::finish(calibration.arg("--").args(arguments))
}
