//! `cargo xtask coverage`: keeps docs/coverage.md, the list of all requirements, true to the tests.

mod ids;
mod scan;
mod table;
mod update;
mod verify;

use std::error::Error;
use std::fs;
use std::path::Path;

use crate::finding::{Finding, Findings};
use crate::repository;
use scan::DeclaringTest;
use table::Document;

/// The list, from the root.
const PATH: &str = "docs/coverage.md";

/// The catalogue the ids come from, where it is beside the checkout.
const CATALOGUE: &str = "../shared/spec/requirements.md";

/// Whether the list is compared with the tests or written from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// The list must be complete and true.
    Verify,
    /// What the tests show is written into the list; then it is verified.
    Update,
}

/// Verifies the list, after an update if asked, and prints its counts.
pub(crate) fn run(mode: Mode) -> Result<(), Box<dyn Error>> {
    let root = repository::root();
    let tests = scan::declaring_tests(&repository::read(&root)?);
    let mut document = Document::parse(&fs::read_to_string(root.join(PATH))?)?;
    if mode == Mode::Update {
        update::update(&mut document, &tests);
        fs::write(root.join(PATH), document.to_string())?;
    }
    Findings::none_of(look_at(&root, &document, &tests))?;
    println!("{}", document.counted());
    Ok(())
}

fn look_at(root: &Path, document: &Document, tests: &[DeclaringTest]) -> Vec<Finding> {
    let mut findings = verify::verify(document, tests, |place| root.join(place).exists());
    if let Ok(catalogue) = fs::read_to_string(root.join(CATALOGUE)) {
        findings.extend(verify::compare(&catalogue));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_requirements_is_complete_and_true() {
        run(Mode::Verify).unwrap_or_else(|findings| panic!("{findings}"));
    }
}
