//! The arrows of ARCHITECTURE.md: a package depends only on packages of lower levels.
//!
//! Dependencies for tests may point upwards, except that nothing outside `games/` depends on a
//! single game.

use super::packages::{Dependency, Package, Usage};
use crate::finding::Finding;

/// The level of each package, lowest first.
const LEVELS: [(u8, &[&str]); 8] = [
    (1, &["engine/tiles", "engine/search-control"]),
    (2, &["engine/lexicon", "engine/board", "words/dictionary-file"]),
    (3, &["engine/levels", "engine/movegen", "engine/notation"]),
    (4, &["engine/players", "words/data"]),
    (5, &["games/tabletop", "words/definitions", "words/vocabulary"]),
    (7, &["games/catalogue", "server/protocol", "server/store"]),
    (8, &["server/client", "server/server", "apps/terminal", "apps/web"]),
    (9, &["apps/lettrine"]),
];

/// The level of every game; the catalogue, which lists them, is above.
const GAMES: u8 = 6;

/// Findings for arrows that point the wrong way and packages that are not on the map.
pub(super) fn check(packages: &[Package]) -> Vec<Finding> {
    packages.iter().filter(|package| package.folder != "xtask").flat_map(check_package).collect()
}

fn check_package(package: &Package) -> Vec<Finding> {
    let Some(level) = level(&package.folder) else {
        let advice = "this package has no level: give it one in xtask/src/tidy/arrows.rs \
                      and a place in ARCHITECTURE.md";
        return vec![finding(package, 1, advice.into())];
    };
    let wrong = |dependency: &Dependency| {
        let folder = dependency.folder.as_ref()?;
        complaint(package, level, dependency).map(|complaint| {
            let advice = format!("{} must not depend on {folder}: {complaint}", package.folder);
            finding(package, dependency.line, advice)
        })
    };
    package.dependencies.iter().filter_map(wrong).collect()
}

fn finding(package: &Package, line: usize, advice: String) -> Finding {
    Finding { rule: "arrows", path: package.manifest(), line, advice }
}

fn complaint(package: &Package, own_level: u8, dependency: &Dependency) -> Option<String> {
    let folder = dependency.folder.as_ref()?;
    let theirs = level(folder)?;
    if theirs == GAMES && !package.folder.starts_with("games/") {
        return Some("only games/catalogue names a game".into());
    }
    (dependency.usage == Usage::Product && theirs >= own_level)
        .then(|| format!("level {own_level} uses lower levels only, this is {theirs}"))
}

fn level(folder: &str) -> Option<u8> {
    let listed = LEVELS.iter().find(|(_, folders)| folders.contains(&folder));
    listed.map(|(level, _)| *level).or_else(|| folder.starts_with("games/").then_some(GAMES))
}

#[cfg(test)]
mod tests {
    use super::super::packages::examples::{ours, package};
    use super::*;

    fn advice(package: Package) -> Vec<String> {
        check(&[package]).into_iter().map(|finding| finding.advice).collect()
    }

    #[test]
    fn arrows_point_downwards() {
        let movegen = package("engine/movegen", vec![ours("engine/board", Usage::Product)]);
        assert!(advice(movegen).is_empty());
        let board = package("engine/board", vec![ours("engine/movegen", Usage::Product)]);
        let expected = "engine/board must not depend on engine/movegen: \
                        level 2 uses lower levels only, this is 3";
        assert_eq!(advice(board), [expected]);
    }

    #[test]
    fn one_game_does_not_know_another() {
        let zigzag = package("games/zigzag", vec![ours("games/parcours", Usage::Product)]);
        assert_eq!(advice(zigzag).len(), 1);
        let catalogue = package("games/catalogue", vec![ours("games/parcours", Usage::Product)]);
        assert!(advice(catalogue).is_empty());
    }

    #[test]
    fn programs_and_libraries_name_no_game_even_in_tests() {
        let server = package("server/server", vec![ours("games/zigzag", Usage::Tests)]);
        let expected =
            "server/server must not depend on games/zigzag: only games/catalogue names a game";
        assert_eq!(advice(server), [expected]);
    }

    #[test]
    fn tests_may_look_upwards() {
        let board = package("engine/board", vec![ours("engine/movegen", Usage::Tests)]);
        assert!(advice(board).is_empty());
    }

    #[test]
    fn every_package_is_on_the_map() {
        assert!(
            advice(package("engine/dice", Vec::new()))[0].starts_with("this package has no level")
        );
        assert!(advice(package("games/sixth", Vec::new())).is_empty());
    }
}
