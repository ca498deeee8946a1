//! The crossword game in the terminal.

mod plain;
mod screen;
mod setup;

use super::TerminalGame;

/// What the terminal knows of it.
pub(super) const GAME: TerminalGame = TerminalGame {
    name: "crossword",
    speaker: &plain::Plain,
    screen: || Box::new(screen::CrosswordScreen::new()),
    modes: &setup::MODES,
    mode_changes: setup::mode_changes,
    word_changes: Some(setup::word_changes),
};
