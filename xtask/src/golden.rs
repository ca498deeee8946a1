//! `cargo xtask golden`: the golden tests, and what an update changed in their files.
//!
//! A golden test compares with the files in a folder called `golden`; when `LETTRINE_GOLDEN` is
//! `update`, it rewrites them instead.

use std::collections::BTreeMap;
use std::error::Error;

use crate::repository::{self, SourceFile};
use crate::steps;

/// Whether golden files are compared or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// The tests must find what the files say.
    Compare,
    /// The files are made to say what the tests find.
    Update,
}

/// Runs the tests with `golden` in their names; after an update, lists the files that changed.
pub(crate) fn run(mode: Mode) -> Result<(), Box<dyn Error>> {
    let mut tests = steps::cargo();
    tests.args(["test", "--workspace", "golden"]);
    if mode == Mode::Compare {
        return steps::finish(&mut tests);
    }
    let before = golden_files()?;
    steps::finish(tests.env("LETTRINE_GOLDEN", "update"))?;
    let changes = changes(&before, &golden_files()?);
    for change in &changes {
        println!("{change}");
    }
    println!("golden files changed: {}", changes.len());
    Ok(())
}

fn golden_files() -> Result<Vec<SourceFile>, repository::UnreadableFile> {
    let mut files = repository::read(&repository::root())?;
    files.retain(|file| file.path.split('/').any(|folder| folder == "golden"));
    Ok(files)
}

/// A line for each file that differs: its path, and how many lines came and went.
fn changes(before: &[SourceFile], after: &[SourceFile]) -> Vec<String> {
    let mut texts: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
    for file in before {
        texts.entry(&file.path).or_default().0 = &file.text;
    }
    for file in after {
        texts.entry(&file.path).or_default().1 = &file.text;
    }
    let changed = texts.into_iter().filter(|(_, (old, new))| old != new);
    let line = |(path, (old, new))| {
        let (added, removed) = (lines_missing(new, old), lines_missing(old, new));
        format!("{path}: lines added {added}, removed {removed}")
    };
    changed.map(line).collect()
}

/// How many lines of `text` are not in `other`, equal lines counted as often as they occur.
fn lines_missing(text: &str, other: &str) -> usize {
    let mut balance: BTreeMap<&str, isize> = BTreeMap::new();
    for line in text.lines() {
        *balance.entry(line).or_default() += 1;
    }
    for line in other.lines() {
        *balance.entry(line).or_default() -= 1;
    }
    balance.into_values().filter_map(|surplus| usize::try_from(surplus).ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.into(), text: text.into() }
    }

    #[test]
    fn changes_are_told_by_file() {
        let before = [file("a", "1\n2\n2\n"), file("b", "1\n"), file("c", "1\n")];
        let after = [file("a", "1\n2\n3\n"), file("b", "1\n"), file("d", "4\n5\n")];
        assert_eq!(
            changes(&before, &after),
            [
                "a: lines added 1, removed 1",
                "c: lines added 0, removed 1",
                "d: lines added 2, removed 0"
            ]
        );
    }
}
