//! `cargo xtask types`: the types of the page, made from the server's.
//!
//! A test of the server compares them; here it writes them instead.

use std::error::Error;

use crate::steps;

/// Writes the types anew.
pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    let mut test = steps::cargo();
    test.args(["test", "-p", "lettrine-server", "--test", "types"]);
    steps::finish(test.env("LETTRINE_TYPES", "update"))
}
