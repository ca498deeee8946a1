//! Only `games/` names games: the sources of everything else work for any.

use crate::finding::Finding;
use crate::repository::SourceFile;
use crate::rust_text;

/// Findings for names of games in code and literals of everything else.
///
/// Comments may name one, as an example; so may tests and examples, which have to play something. The
/// page has a folder for each game.
pub(super) fn check(files: &[SourceFile]) -> Vec<Finding> {
    let games = games(files);
    let sources = files.iter().filter(|file| {
        let is_shared = ["engine/", "words/", "server/", "apps/"]
            .iter()
            .any(|home| file.path.starts_with(home));
        is_shared
            && ["rs", "ts", "svelte"].contains(&file.extension())
            && !plays_something(&file.path)
    });
    sources.flat_map(|file| check_file(file, &games)).collect()
}

/// Whether a file is a test, an example, or a game's own part of the page.
fn plays_something(path: &str) -> bool {
    let folders = ["/tests/", "/examples/", "/testing/", "web/src/games/", "web/src/lib/types/"];
    folders.iter().any(|folder| path.contains(folder)) || path.ends_with(".test.ts")
}

/// The folders of `games/`, but for the contract and the catalogue.
fn games(files: &[SourceFile]) -> Vec<&str> {
    let mut games: Vec<&str> = files.iter().filter_map(|file| game_folder(&file.path)).collect();
    games.dedup();
    games
}

fn game_folder(path: &str) -> Option<&str> {
    let (folder, _) = path.strip_prefix("games/")?.split_once('/')?;
    (!["catalogue", "tabletop"].contains(&folder)).then_some(folder)
}

fn check_file(file: &SourceFile, games: &[&str]) -> Vec<Finding> {
    let text =
        if file.is_rust() { rust_text::without_comments(&file.text) } else { file.text.clone() };
    let named = |line: &str| {
        let line = line.to_lowercase();
        games.iter().copied().find(|game| line.contains(game))
    };
    let finding = |(above, line)| {
        let advice = format!("only games/ names {}: take the game as a value", named(line)?);
        Some(Finding { rule: "game names", path: file.path.clone(), line: above + 1, advice })
    };
    text.lines().enumerate().filter_map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    fn in_shared_code(text: &str) -> Vec<usize> {
        lines(&check(&[
            file("server/server/src/a.rs", text),
            file("games/zigzag/src/lib.rs", "Zigzag"),
        ]))
    }

    #[test]
    fn shared_code_names_no_game() {
        assert_eq!(in_shared_code("// as in zigzag\nlet game = catalogue.find(name);\n"), NOWHERE);
        assert_eq!(in_shared_code("let a;\nlet game = ZigzagGame::new();\n"), [2]);
        assert_eq!(in_shared_code("let game = \"zigzag\";\n"), [1]);
    }

    #[test]
    fn tests_and_the_games_of_the_page_may_name_one() {
        for path in
            ["server/server/tests/a.rs", "apps/web/src/games/zigzag/a.ts", "apps/web/a.test.ts"]
        {
            let files = [file(path, "'zigzag'"), file("games/zigzag/src/lib.rs", "")];
            assert_eq!(lines(&check(&files)), NOWHERE, "{path}");
        }
    }

    #[test]
    fn the_catalogue_is_not_a_game() {
        let files = [file("games/catalogue/src/lib.rs", ""), file("games/zigzag/Cargo.toml", "")];
        assert_eq!(games(&files), ["zigzag"]);
    }
}
