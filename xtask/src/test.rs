//! `cargo xtask test`: installs what it needs, then everything a change must pass.

use std::process::ExitCode;

use crate::steps::{self, Action, Step};
use crate::{check, coverage, packages, page};

/// All steps, the quick ones first. What a step needs installed belongs in `check::TOOLS`, what a test
/// starts in `packages::PACKAGES`.
const STEPS: [Step; 10] = [
    check::TOOLS,
    check::FORM,
    check::LINTS,
    check::TIDY,
    Step {
        name: "docs",
        action: Action::CargoWith(
            &["doc", "--no-deps", "--workspace"],
            ("RUSTDOCFLAGS", "-D warnings"),
        ),
        advice: "mend the comments named above",
    },
    packages::PACKAGES,
    Step {
        name: "tests",
        action: Action::Tests(&["test", "--workspace", "--no-fail-fast"]),
        advice: "the failed tests are named above",
    },
    page::PAGE,
    page::BROWSER,
    Step {
        name: "coverage",
        action: Action::Own(|| coverage::run(coverage::Mode::Verify)),
        advice: "`cargo xtask coverage --update` writes what the tests show",
    },
];

/// Runs all steps; the last line tells how many checks passed and failed.
pub(crate) fn run() -> ExitCode {
    steps::run_and_tell(&STEPS)
}
