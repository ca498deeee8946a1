//! Folders: every package is on the map and introduces itself, and what we took from others has its
//! licence beside it.

use super::packages::Package;
use super::text_of;
use crate::finding::Finding;
use crate::repository::SourceFile;

/// The longest README of a package, in lines.
const LONGEST_README: usize = 40;

/// Findings for packages without a place on the map or a README, and for sources without a licence.
pub(super) fn check(packages: &[Package], files: &[SourceFile]) -> Vec<Finding> {
    let map = text_of(files, "ARCHITECTURE.md");
    let unmentioned = packages.iter().filter(|package| !mentions(map, package.short_name()));
    let mut findings: Vec<Finding> = unmentioned.map(missing_on_map).collect();
    findings.extend(packages.iter().filter_map(|package| check_readme(package, files)));
    findings.extend(files.iter().filter_map(|file| check_licence(file, files)));
    findings
}

/// A `source.toml` names where words or texts come from; their licence belongs beside it.
fn check_licence(file: &SourceFile, files: &[SourceFile]) -> Option<Finding> {
    let folder = file.path.strip_suffix("source.toml")?;
    if !text_of(files, &format!("{folder}LICENCE")).is_empty() {
        return None;
    }
    let advice = format!("put the licence of what comes from there into {folder}LICENCE");
    Some(Finding { rule: "licence", path: file.path.clone(), line: 1, advice })
}

fn missing_on_map(package: &Package) -> Finding {
    let advice = format!("say in a line what {} is for", package.folder);
    Finding { rule: "map", path: "ARCHITECTURE.md".into(), line: 1, advice }
}

/// Whether the text names this folder: as a word, where `-` and `_` belong to words.
fn mentions(text: &str, name: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    text.split(|letter| !is_part(letter)).any(|word| word == name)
}

fn check_readme(package: &Package, files: &[SourceFile]) -> Option<Finding> {
    let path = format!("{}/README.md", package.folder);
    let lines = text_of(files, &path).lines().count();
    let (line, advice) = match lines {
        0 => (1, "write one: what the package is, what it is not, where to start reading".into()),
        1..=LONGEST_README => return None,
        _ => (
            LONGEST_README + 1,
            format!("{lines} lines are more than {LONGEST_README}: keep to the start"),
        ),
    };
    Some(Finding { rule: "readme", path, line, advice })
}

#[cfg(test)]
mod tests {
    use super::super::examples::file;
    use super::super::packages::examples::package;
    use super::*;

    fn places(files: &[SourceFile]) -> Vec<String> {
        let findings = check(&[package("engine/tiles", Vec::new())], files);
        findings.into_iter().map(|finding| finding.path).collect()
    }

    #[test]
    fn a_package_is_on_the_map_and_introduces_itself() {
        let map = file("ARCHITECTURE.md", "engine/\n  tiles/   letters\n");
        let readme = file("engine/tiles/README.md", "# tiles\n");
        assert!(places(&[map, readme]).is_empty());
    }

    #[test]
    fn what_comes_from_others_has_its_licence_beside_it() {
        let source = file("words/data/en/source.toml", "[[package]]\n");
        let licence = file("words/data/en/LICENCE", "You may.\n");
        assert!(check(&[], &[source.clone(), licence]).is_empty());
        assert_eq!(check(&[], &[source])[0].path, "words/data/en/source.toml");
    }

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(places(&[]), ["ARCHITECTURE.md", "engine/tiles/README.md"]);
        let map = file("ARCHITECTURE.md", "engine/subtiles\n");
        let readme = file("engine/tiles/README.md", &"tiles\n".repeat(41));
        assert_eq!(places(&[map, readme]), ["ARCHITECTURE.md", "engine/tiles/README.md"]);
    }
}
