//! The arrows of ARCHITECTURE.md: a package depends only on lower layers, and on lower levels of
//! its own layer.
//!
//! Dependencies for tests may point upwards. Who may depend on a game is in `game_folders.rs`.

use super::packages::{Dependency, Package, Usage};
use crate::finding::Finding;

/// Stands for every game in the list of levels.
const ANY_GAME: &str = "games/*";

/// A folder of packages at the root, or a package at the root.
struct Layer {
    name: &'static str,
    /// The packages of each level, lowest first.
    levels: &'static [&'static [&'static str]],
}

/// The layers, lowest first.
const LAYERS: [Layer; 6] = [
    Layer {
        name: "engine",
        levels: &[
            &["engine/tiles", "engine/search-control"],
            &["engine/lexicon", "engine/board"],
            &["engine/levels", "engine/movegen", "engine/notation"],
            &["engine/players"],
        ],
    },
    Layer { name: "locales", levels: &[&["locales"]] },
    Layer {
        name: "words",
        levels: &[
            &["words/dictionary-file", "words/data"],
            &["words/definitions", "words/vocabulary"],
        ],
    },
    Layer { name: "games", levels: &[&["games/tabletop"], &[ANY_GAME], &["games/catalogue"]] },
    Layer {
        name: "server",
        levels: &[&["server/protocol", "server/store"], &["server/client"], &["server/server"]],
    },
    Layer { name: "apps", levels: &[&["apps/web", "apps/terminal"], &["apps/lettrine"]] },
];

/// Where a package is: its layer, then its level within the layer; both counted from one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    layer: usize,
    level: usize,
}

/// Findings for arrows that point upwards and packages that are not on the map.
pub(super) fn check(packages: &[Package]) -> Vec<Finding> {
    let ranked =
        packages.iter().filter(|package| package.folder != "xtask" && !package.is_test_kit());
    ranked.flat_map(check_package).collect()
}

fn check_package(package: &Package) -> Vec<Finding> {
    let Some(rank) = rank(&package.folder) else {
        let advice = "this package has no level: give it one in xtask/src/tidy/arrows.rs \
                      and a place in ARCHITECTURE.md";
        return vec![finding(package, 1, advice.into())];
    };
    let product = package.dependencies.iter().filter(|found| found.usage == Usage::Product);
    let wrong = |dependency: &Dependency| {
        let folder = dependency.folder.as_ref()?;
        let reason = complaint(rank, folder)?;
        let advice = format!("{} must not depend on {folder}: {reason}", package.folder);
        Some(finding(package, dependency.line, advice))
    };
    product.filter_map(wrong).collect()
}

fn finding(package: &Package, line: usize, advice: String) -> Finding {
    Finding { rule: "arrows", path: package.manifest(), line, advice }
}

/// Why a package of this rank must not depend on the package in `folder`.
fn complaint(own: Rank, folder: &str) -> Option<String> {
    if Package::is_test_kit_folder(folder) {
        return Some("a test kit is a dev-dependency".into());
    }
    let theirs = rank(folder)?;
    let (lower, upper) = (layer_name(own), layer_name(theirs));
    if theirs.layer > own.layer {
        return Some(format!("{lower} is below {upper}"));
    }
    (theirs >= own).then(|| {
        format!("level {} of {lower} uses lower levels only, this is {}", own.level, theirs.level)
    })
}

fn layer_name(rank: Rank) -> &'static str {
    LAYERS[rank.layer - 1].name
}

fn rank(folder: &str) -> Option<Rank> {
    let listed = position(folder);
    listed.or_else(|| folder.starts_with("games/").then(|| position(ANY_GAME))?)
}

fn position(folder: &str) -> Option<Rank> {
    LAYERS.iter().enumerate().find_map(|(above, layer)| {
        let level = layer.levels.iter().position(|packages| packages.contains(&folder))?;
        Some(Rank { layer: above + 1, level: level + 1 })
    })
}

#[cfg(test)]
mod tests {
    use super::super::packages::examples::{ours, package};
    use super::*;

    fn advice(package: Package) -> Vec<String> {
        check(&[package]).into_iter().map(|finding| finding.advice).collect()
    }

    #[test]
    fn arrows_point_to_lower_levels_of_a_layer() {
        let movegen = package("engine/movegen", vec![ours("engine/board", Usage::Product)]);
        assert!(advice(movegen).is_empty());
        let board = package("engine/board", vec![ours("engine/movegen", Usage::Product)]);
        let expected = "engine/board must not depend on engine/movegen: \
                        level 2 of engine uses lower levels only, this is 3";
        assert_eq!(advice(board), [expected]);
    }

    #[test]
    fn arrows_point_to_lower_layers() {
        let server = package("server/protocol", vec![ours("games/catalogue", Usage::Product)]);
        assert!(advice(server).is_empty());
        let players = package("engine/players", vec![ours("words/data", Usage::Product)]);
        let expected = "engine/players must not depend on words/data: engine is below words";
        assert_eq!(advice(players), [expected]);
    }

    #[test]
    fn the_engine_does_not_know_the_sentences() {
        let tiles = package("engine/tiles", vec![ours("locales", Usage::Product)]);
        assert_eq!(advice(tiles).len(), 1);
        let game = package("games/zigzag", vec![ours("locales", Usage::Product)]);
        assert!(advice(game).is_empty());
    }

    #[test]
    fn tests_may_depend_on_higher_levels() {
        let board = package("engine/board", vec![ours("engine/movegen", Usage::Tests)]);
        assert!(advice(board).is_empty());
    }

    #[test]
    fn a_test_kit_is_for_tests_only() {
        let kit = package("server/test-kit", vec![ours("server/server", Usage::Product)]);
        assert!(advice(kit).is_empty());
        let tests = package("server/store", vec![ours("server/test-kit", Usage::Tests)]);
        assert!(advice(tests).is_empty());
        let product = package("server/store", vec![ours("server/test-kit", Usage::Product)]);
        let expected =
            "server/store must not depend on server/test-kit: a test kit is a dev-dependency";
        assert_eq!(advice(product), [expected]);
    }

    #[test]
    fn every_package_is_on_the_map() {
        assert!(
            advice(package("engine/dice", Vec::new()))[0].starts_with("this package has no level")
        );
        assert!(advice(package("games/sixth", Vec::new())).is_empty());
    }
}
