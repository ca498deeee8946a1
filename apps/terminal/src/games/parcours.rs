//! Parcours in the terminal.

mod plain;
mod screen;

use serde_json::Map;

use super::TerminalGame;

/// What the terminal knows of it.
pub(super) const GAME: TerminalGame = TerminalGame {
    name: "parcours",
    speaker: &plain::Plain,
    screen: || Box::new(screen::ParcoursScreen::new()),
    modes: &["normal"],
    mode_changes: |_| Map::new(),
    word_changes: None,
};
