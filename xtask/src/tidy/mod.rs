//! Tidy: the rules of STYLE.md and ARCHITECTURE.md that a program can check.
//!
//! Every check is a function from texts, or from the packages of the workspace, to findings.
//! Exceptions are listed in `xtask/tidy-exceptions.toml`, each with its reason.

mod arrows;
mod exceptions;
mod folders;
mod game_folders;
mod imports;
mod manifests;
mod module_docs;
mod packages;
mod prose;
mod sizes;
mod spacing;
mod test_habits;
mod third_party;
mod unfinished;
mod words;

use std::error::Error;
use std::path::Path;

use crate::finding::{Finding, Findings};
use crate::repository::{self, SourceFile};

/// Looks at the whole checkout; an error lists what to fix.
pub(crate) fn run() -> Result<(), Box<dyn Error>> {
    Findings::none_of(look_at(&repository::root())?)?;
    println!("everything is tidy");
    Ok(())
}

/// Everything that breaks a rule and is not excepted.
fn look_at(root: &Path) -> Result<Vec<Finding>, Box<dyn Error>> {
    let files = repository::read(root)?;
    let packages = packages::of_workspace(root)?;
    let exceptions = exceptions::parse(text_of(&files, exceptions::PATH))?;

    let mut findings: Vec<Finding> = files.iter().flat_map(look_at_file).collect();
    findings.extend(game_folders::check_packages(&packages, &files));
    findings.extend(game_folders::check_page(&files));
    findings.extend(arrows::check(&packages));
    findings.extend(third_party::check(&packages));
    findings.extend(folders::check(&packages, &files));
    Ok(exceptions::apply(&exceptions, findings))
}

fn look_at_file(file: &SourceFile) -> Vec<Finding> {
    let checks = [
        module_docs::check,
        sizes::check,
        spacing::check,
        unfinished::check,
        test_habits::check,
        prose::check,
        words::check,
        manifests::check,
    ];
    checks.iter().flat_map(|check| check(file)).collect()
}

/// The text of the file at this path; empty if there is no such file.
fn text_of<'files>(files: &'files [SourceFile], path: &str) -> &'files str {
    files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checkout_keeps_its_own_rules() {
        run().unwrap_or_else(|findings| panic!("{findings}"));
    }
}

/// Examples that the tests of the checks share.
#[cfg(test)]
mod examples {
    use super::{Finding, SourceFile};

    /// The lines of no finding.
    pub(super) const NOWHERE: [usize; 0] = [];

    /// A file with this text.
    pub(super) fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.into(), text: text.into() }
    }

    /// The lines at which something was found.
    pub(super) fn lines(findings: &[Finding]) -> Vec<usize> {
        findings.iter().map(|finding| finding.line).collect()
    }
}
