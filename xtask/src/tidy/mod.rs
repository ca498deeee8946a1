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

/// Rules that the checkout does not keep everywhere yet: their findings may only become fewer.
///
/// `LETTRINE_TIDY_ALL=1` lists them. A rule whose limit is 0 leaves this list.
const LIMITS: [(&str, usize); 2] = [("test habits", 7), ("prose", 156)];

/// Removes the findings of the rules with a limit, unless there are more than it allows.
fn within_limits(mut findings: Vec<Finding>) -> Vec<Finding> {
    let shown = std::env::var_os("LETTRINE_TIDY_ALL").is_some();
    for (rule, limit) in LIMITS {
        let places = findings.iter().filter(|finding| finding.rule == rule).count();
        println!("{rule}: {places} places to fix, at most {limit}");
        if shown || places > limit {
            findings
                .iter()
                .filter(|finding| finding.rule == rule)
                .for_each(|finding| println!("{finding}"));
        }
        findings.retain(|finding| finding.rule != rule);
        if places > limit {
            let advice = format!("{places} places break the rule \"{rule}\", {limit} did before");
            findings.push(Finding { rule: "limits", path: PATH_OF_LIMITS.into(), line: 1, advice });
        }
    }
    findings
}

const PATH_OF_LIMITS: &str = "xtask/src/tidy/mod.rs";

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
    Ok(within_limits(exceptions::apply(&exceptions, findings)))
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
    fn a_rule_with_a_limit_may_not_be_broken_more_often() {
        let (rule, limit) = LIMITS[0];
        let broken = |times: usize| {
            let finding = Finding { rule, path: "a.rs".into(), line: 1, advice: "b".into() };
            within_limits(vec![finding; times])
        };
        assert!(broken(limit).is_empty());
        assert_eq!(broken(limit + 1).len(), 1);
    }

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
