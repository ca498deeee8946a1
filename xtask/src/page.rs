//! The page's own tests: its types, its state without a browser, and whole games in a real one.

use std::error::Error;
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use crate::steps::{Action, Step};

/// The folder of the page.
const FOLDER: &str = "apps/web";

/// The packages of the page, before cargo's build script looks for them.
pub(crate) const PACKAGES: Step = Step {
    name: "page packages",
    action: Action::Own(install_packages),
    advice: "`npm ci` in apps/web shows more",
};

/// Types and unit tests, which need no browser.
pub(crate) const PAGE: Step = Step {
    name: "page",
    action: Action::Own(test_without_a_browser),
    advice: "`npm run check` and `npm test` in apps/web show more",
};

/// Whole games in a real browser, with Playwright.
pub(crate) const BROWSER: Step = Step {
    name: "browser",
    action: Action::Own(test_in_a_browser),
    advice: "pictures of what was seen are in apps/web/test-results",
};

/// Installs the packages unless those of the lock file are there, as the build script does.
fn install_packages() -> Result<(), Box<dyn Error>> {
    let changed = |path: &str| fs::metadata(PathBuf::from(FOLDER).join(path))?.modified();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(installed), Ok(listed)) if installed >= listed => Ok(()),
        _ => npm(&["ci"], &[]),
    }
}

fn test_without_a_browser() -> Result<(), Box<dyn Error>> {
    npm(&["run", "check"], &[])?;
    npm(&["test"], &[])
}

/// Uses the program that a test of its package has made cargo build.
fn test_in_a_browser() -> Result<(), Box<dyn Error>> {
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
