//! `cargo xtask types`: generates the page's types from the server's.
//!
//! A test of the server compares them; here it writes them instead.

use std::error::Error;

use crate::steps;

/// Rewrites the types.
pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    let mut test = steps::cargo();
    test.args(["test", "-p", "lettrine-server", "--test", "types"]);
    steps::finish(test.env("LETTRINE_TYPES", "update"))
}
