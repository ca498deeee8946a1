//! A game is known only in its own folders: nothing else depends on its crate or imports its page.
//!
//! In Rust, only `games/catalogue` depends on a game, in tests too, and the terminal, which names a game
//! only in `src/games/<game>/` (and the crossword game in `src/classic/`). On the page, only files of
//! `src/games/<game>/` import from that folder or from the game's generated types;
//! `src/games/index.ts` finds the folders by a glob. Browser tests may import any game.

use super::imports::{imports, resolved};
use super::packages::Package;
use crate::finding::Finding;
use crate::repository::SourceFile;

/// The sources of the page.
const PAGE: &str = "apps/web/src/";
/// The folders of the games on the page.
const PAGE_GAMES: &str = "apps/web/src/games/";
/// The sources of the terminal.
const TERMINAL: &str = "apps/terminal/src/";
/// The types of the page that are generated from Rust, one file for each game.
const TYPES: &str = "apps/web/src/lib/types/";
/// The packages in `games/` that are not games.
const NOT_GAMES: [&str; 2] = ["tabletop", "catalogue"];

/// Findings for dependencies on a game outside its folders.
pub(super) fn check_packages(packages: &[Package], files: &[SourceFile]) -> Vec<Finding> {
    let mut findings: Vec<Finding> = packages.iter().flat_map(check_package).collect();
    let fuzz = files.iter().find(|file| file.path == "fuzz/Cargo.toml");
    findings.extend(fuzz.into_iter().flat_map(|file| check_fuzz_manifest(file, packages)));
    let sources = files.iter().filter(|file| file.path.starts_with(TERMINAL));
    findings.extend(sources.flat_map(|file| check_terminal(file, packages)));
    findings
}

/// Findings for games that are named in a file of the terminal that is not theirs.
fn check_terminal(file: &SourceFile, packages: &[Package]) -> Vec<Finding> {
    let games = packages.iter().filter_map(|package| rust_game(&package.folder));
    let others = games.filter(|game| !is_terminal_folder_of(game, &file.path));
    let findings = others.flat_map(|game| {
        let (path, own) = (format!("{game}::"), format!("games::{game}::"));
        let names = move |line: &str| {
            let code = line.replace(&own, "");
            !code.trim_start().starts_with("//") && begins_a_word(&code, &path)
        };
        let lines = file.text.lines().enumerate().filter(move |(_, line)| names(line));
        lines.map(move |(above, _)| {
            let advice = format!("only src/games/{game}/ of the terminal names {game}");
            Finding { rule: RULE, path: file.path.clone(), line: above + 1, advice }
        })
    });
    findings.collect()
}

/// Whether a file of the terminal belongs to a game.
fn is_terminal_folder_of(game: &str, path: &str) -> bool {
    let path = path.strip_prefix(TERMINAL).unwrap_or(path);
    path.starts_with(&format!("games/{game}/"))
        || game == "crossword" && path.starts_with("classic/")
}

/// Whether a text has this somewhere as the beginning of a path.
fn begins_a_word(text: &str, path: &str) -> bool {
    text.match_indices(path).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !before.is_some_and(|before| before.is_alphanumeric() || before == '_' || before == ':')
    })
}

fn check_package(package: &Package) -> Vec<Finding> {
    if ["games/catalogue", "apps/terminal"].contains(&package.folder.as_str()) {
        return Vec::new();
    }
    let games = package.dependencies.iter().filter_map(|dependency| {
        let game = rust_game(dependency.folder.as_ref()?)?;
        let advice = format!("{} must not depend on {game}: {ONLY_CATALOGUE}", package.folder);
        Some(Finding { rule: RULE, path: package.manifest(), line: dependency.line, advice })
    });
    games.collect()
}

const RULE: &str = "game folders";
const ONLY_CATALOGUE: &str = "only games/catalogue does; take any game from there";

/// The fuzz targets are a workspace of their own, which `cargo metadata` does not list here.
fn check_fuzz_manifest(file: &SourceFile, packages: &[Package]) -> Vec<Finding> {
    let games = packages.iter().filter_map(|package| rust_game(&package.folder));
    let findings = games.flat_map(|game| {
        let path = format!("games/{game}\"");
        let lines = file.text.lines().enumerate().filter(move |(_, line)| line.contains(&path));
        lines.map(move |(above, _)| {
            let advice = format!("fuzz must not depend on {game}: {ONLY_CATALOGUE}");
            Finding { rule: RULE, path: file.path.clone(), line: above + 1, advice }
        })
    });
    findings.collect()
}

/// The game whose package is in this folder.
fn rust_game(folder: &str) -> Option<&str> {
    let name = folder.strip_prefix("games/")?.split('/').next()?;
    (!NOT_GAMES.contains(&name) && !Package::is_test_kit_folder(folder)).then_some(name)
}

/// Findings for imports of the page from a game outside its folder.
pub(super) fn check_page(files: &[SourceFile]) -> Vec<Finding> {
    let games = page_games(files);
    let sources = files.iter().filter(|file| {
        file.path.starts_with(PAGE) && ["ts", "js", "svelte"].contains(&file.extension())
    });
    sources.flat_map(|file| check_imports(file, &games)).collect()
}

/// The folders of `src/games`.
fn page_games(files: &[SourceFile]) -> Vec<&str> {
    let folders = files.iter().filter_map(|file| page_game(&file.path));
    let mut games: Vec<&str> = folders.collect();
    games.dedup();
    games
}

/// The game in whose folder of the page this path is.
fn page_game(path: &str) -> Option<&str> {
    path.strip_prefix(PAGE_GAMES)?.split_once('/').map(|(game, _)| game)
}

fn check_imports(file: &SourceFile, games: &[&str]) -> Vec<Finding> {
    let own = page_game(&file.path);
    let findings = imports(&file.text).into_iter().filter_map(|import| {
        let target = resolved(&file.path, &import.specifier)?;
        let game = page_game(&target).or_else(|| typed_game(&target, games))?;
        // A pattern such as `./*/manifest.ts` names no game.
        if Some(game) == own || game.contains('*') {
            return None;
        }
        let advice = format!("only src/games/{game}/ imports {}", import.specifier);
        Some(Finding { rule: RULE, path: file.path.clone(), line: import.line, advice })
    });
    findings.collect()
}

/// The game whose generated types this path is.
fn typed_game<'path>(path: &'path str, games: &[&str]) -> Option<&'path str> {
    let name = path.strip_prefix(TYPES)?;
    let name = name.strip_suffix(".ts").unwrap_or(name);
    games.contains(&name).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::super::packages::Usage;
    use super::super::packages::examples::{ours, package};
    use super::*;

    fn in_rust(folder: &str, dependency: &str, usage: Usage) -> usize {
        check_packages(&[package(folder, vec![ours(dependency, usage)])], &[]).len()
    }

    #[test]
    fn only_the_catalogue_depends_on_a_game() {
        assert_eq!(in_rust("games/catalogue", "games/zigzag", Usage::Product), 0);
        assert_eq!(in_rust("games/parcours", "games/zigzag", Usage::Product), 1);
        assert_eq!(in_rust("server/server", "games/zigzag", Usage::Tests), 1);
        assert_eq!(in_rust("xtask", "games/zigzag", Usage::Product), 1);
        assert_eq!(in_rust("server/server", "games/tabletop", Usage::Product), 0);
    }

    #[test]
    fn fuzz_targets_depend_on_no_game() {
        let manifest = "[dependencies]\nzigzag = { path = \"../games/zigzag\" }\n";
        let files = [file("fuzz/Cargo.toml", manifest)];
        let findings = check_packages(&[package("games/zigzag", Vec::new())], &files);
        assert_eq!(lines(&findings), [2]);
    }

    #[test]
    fn the_terminal_names_a_game_only_in_its_folder() {
        let found = |path: &str, text: &str| {
            let packages = [package("games/crossword", Vec::new())];
            check_packages(&packages, &[file(path, text)]).len()
        };
        let text = "use crossword::View;\n";
        assert_eq!(found("apps/terminal/src/plain/rack.rs", text), 1);
        assert_eq!(found("apps/terminal/src/games/crossword/plain.rs", text), 0);
        assert_eq!(found("apps/terminal/src/classic/board.rs", text), 0);
        let own = "use crate::games::crossword::Plain;\n//! crossword::View\n";
        assert_eq!(found("apps/terminal/src/plain/rack.rs", own), 0);
    }

    fn on_the_page(path: &str, text: &str) -> Vec<usize> {
        lines(&check_page(&[
            file(path, text),
            file("apps/web/src/games/zigzag/manifest.ts", ""),
            file("apps/web/src/games/parcours/manifest.ts", ""),
        ]))
    }

    #[test]
    fn only_a_games_folder_imports_from_it() {
        let text = "import { a } from '../games/zigzag/a.ts';\nimport '../lib/a.ts';\n";
        assert_eq!(on_the_page("apps/web/src/screens/Table.svelte", text), [1]);
        let own = "export * from '../state/a.ts';\n";
        assert_eq!(on_the_page("apps/web/src/games/zigzag/view/a.ts", own), NOWHERE);
        let other = "const a = await import('../zigzag/a.ts');\n";
        assert_eq!(on_the_page("apps/web/src/games/parcours/a.ts", other), [1]);
    }

    #[test]
    fn the_index_finds_games_by_a_glob() {
        let glob = "const found = import.meta.glob('./*/manifest.ts', { eager: true });\n";
        assert_eq!(on_the_page("apps/web/src/games/index.ts", glob), NOWHERE);
        let named = "import zigzag from './zigzag/manifest.ts';\n";
        assert_eq!(on_the_page("apps/web/src/games/index.ts", named), [1]);
    }

    #[test]
    fn the_generated_types_of_a_game_are_its_own() {
        let text = "import type { View } from '../../lib/types/zigzag.ts';\n";
        assert_eq!(on_the_page("apps/web/src/games/zigzag/types.ts", text), NOWHERE);
        assert_eq!(on_the_page("apps/web/src/games/parcours/types.ts", text), [1]);
        let shared = "import type { Seat } from './types/tabletop.ts';\n";
        assert_eq!(on_the_page("apps/web/src/lib/a.ts", shared), NOWHERE);
    }

    #[test]
    fn browser_tests_may_import_any_game() {
        let text = "import { a } from '../src/games/zigzag/a.ts';\n";
        assert_eq!(on_the_page("apps/web/tests/zigzag.spec.ts", text), NOWHERE);
    }
}
