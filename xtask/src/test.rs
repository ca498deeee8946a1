//! `cargo xtask test`: installs what it needs, then runs everything a change must pass.
//!
//! Most of the time goes into compiling, so that the order saves compiling: the program is built
//! with the features the tests have (one set of features, one compilation of each crate), the
//! browser tests use that program, and they run while cargo builds and runs the other tests.

use std::process::ExitCode;

use crate::steps::{self, Action, Step, Turn};
use crate::{check, coverage, packages, page};

/// All turns, the quick ones first. What a test starts belongs in `packages::PACKAGES`.
const TURNS: [Turn; 13] = [
    Turn::Next(check::TOOLS),
    Turn::Next(check::FORM),
    Turn::Next(check::TIDY),
    Turn::Next(page::PACKAGES),
    Turn::Beside(page::PAGE),
    Turn::Next(check::LINTS),
    Turn::Next(packages::PACKAGES),
    Turn::Wait,
    Turn::Next(PROGRAM),
    Turn::Beside(page::BROWSER),
    Turn::Next(TESTS),
    Turn::Next(DOCS),
    Turn::Next(COVERAGE),
];

/// The program, built with the features that the tests ask for: a test of its package needs it.
const PROGRAM: Step = Step {
    name: "program",
    action: Action::Cargo(&["test", "--workspace", "--no-run", "--test", "readme"]),
    advice: "fix what the compiler names above",
};

/// All tests in Rust, also those in comments.
const TESTS: Step = Step {
    name: "tests",
    action: Action::Tests(&["test", "--workspace", "--no-fail-fast"]),
    advice: "the failed tests are named above",
};

/// The documentation; with the examples, because their features are those of the tests.
const DOCS: Step = Step {
    name: "docs",
    action: Action::CargoWith(
        &["doc", "--no-deps", "--workspace", "--lib", "--bins", "--examples"],
        ("RUSTDOCFLAGS", "-D warnings"),
    ),
    advice: "fix the comments named above",
};

/// The table of requirements against the tests.
const COVERAGE: Step = Step {
    name: "coverage",
    action: Action::Own(|| coverage::run(coverage::Mode::Verify)),
    advice: "`cargo xtask coverage --update` writes what the tests show",
};

/// Runs all steps; the last line counts what passed and failed.
pub(crate) fn run() -> ExitCode {
    steps::run_and_report(&TURNS)
}

/// Runs the step with this name alone; nothing if there is none.
pub(crate) fn run_step(name: &str) -> Option<ExitCode> {
    let step = TURNS.iter().filter_map(Turn::step).find(|step| step.name == name)?;
    Some(steps::run_one(step))
}
