//! `cargo xtask check`: the quick part of what a change must pass.

use std::error::Error;
use std::process::{ExitCode, Stdio};

use crate::steps::{self, Action, Step, Turn};
use crate::tidy;

/// The parts of the toolchain that other steps call.
pub(crate) const TOOLS: Step = Step {
    name: "tools",
    action: Action::Own(find_tools),
    advice: "install what is missing and try again",
};

/// The formatting of the Rust sources.
pub(crate) const FORM: Step = Step {
    name: "form",
    action: Action::Cargo(&["fmt", "--all", "--check"]),
    advice: "`cargo fmt --all` fixes it",
};

/// The lints of the compiler and of clippy.
pub(crate) const LINTS: Step = Step {
    name: "lints",
    action: Action::Cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    advice: "fix the places named above",
};

/// The rules of STYLE.md and ARCHITECTURE.md that a program can check.
pub(crate) const TIDY: Step =
    Step { name: "tidy", action: Action::Own(tidy::run), advice: "fix the places named above" };

/// Runs the quick steps; the last line counts what passed and failed.
pub(crate) fn run() -> ExitCode {
    steps::run_and_report(&[TOOLS, FORM, LINTS, TIDY].map(Turn::Next))
}

/// Parts of the Rust toolchain that are called, and how to get each.
const PARTS: [(&str, &str); 2] =
    [("fmt", "rustup component add rustfmt"), ("clippy", "rustup component add clippy")];

fn find_tools() -> Result<(), Box<dyn Error>> {
    for (part, how_to_get) in PARTS {
        let mut probe = steps::cargo();
        let found = probe.args([part, "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
        if !found.status()?.success() {
            return Err(MissingPart { part, how_to_get }.into());
        }
    }
    Ok(())
}

/// A part of the Rust toolchain is not installed.
#[derive(Debug, thiserror::Error)]
#[error("`cargo {part}` is not installed: `{how_to_get}` installs it")]
struct MissingPart {
    part: &'static str,
    how_to_get: &'static str,
}
