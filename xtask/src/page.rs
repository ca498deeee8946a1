//! The page's own tests: its types, its state without a browser, and whole games in a real one.

use std::env;
use std::error::Error;
use std::path::PathBuf;
use std::process::Command;

use crate::steps::{self, Action, Step};

/// The folder of the page.
const FOLDER: &str = "apps/web";

/// Types and unit tests, which need no browser.
pub(crate) const PAGE: Step = Step {
    name: "page",
    action: Action::Own(test_without_a_browser),
    advice: "`npm run check` and `npm test` in apps/web tell more",
};

/// Whole games in a real browser.
pub(crate) const BROWSER: Step = Step {
    name: "browser",
    action: Action::Own(test_in_a_browser),
    advice: "pictures of what was seen are in apps/web/test-results",
};

fn test_without_a_browser() -> Result<(), Box<dyn Error>> {
    if !PathBuf::from(FOLDER).join("node_modules").is_dir() {
        npm(&["ci"], &[])?;
    }
    npm(&["run", "check"], &[])?;
    npm(&["test"], &[])
}

fn test_in_a_browser() -> Result<(), Box<dyn Error>> {
    steps::finish(steps::cargo().args(["build", "--package", "lettrine"]))?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let program = env::current_dir()?.join(target).join("debug").join("lettrine");
    npm(&["run", "browser"], &[("LETTRINE_BIN", program)])
}

fn npm(arguments: &[&str], variables: &[(&str, PathBuf)]) -> Result<(), Box<dyn Error>> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.args(arguments).current_dir(FOLDER).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command.envs(variables.iter().map(|(name, value)| (name, value)));
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`npm {}` did not succeed", arguments.join(" ")).into()),
        Err(fault) => Err(format!("the page needs Node 20 or newer: {fault}").into()),
    }
}
