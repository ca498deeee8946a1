//! Key maps: which keys walk, choose and go back. Each player may have another one.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use locales::{Message, modern as say};
use serde::{Deserialize, Serialize};

/// Three ways to use the keyboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyMap {
    /// Arrows walk, letters are laid at once, Enter chooses.
    #[default]
    Arrows,
    /// W, A, S and D walk, the space bar chooses; letters are laid after a square was chosen.
    Wasd,
    /// h, j, k and l walk, Enter or i chooses; letters are laid after a square was chosen.
    Vi,
}

/// A step over a board or a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl KeyMap {
    /// All three, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Arrows, Self::Wasd, Self::Vi];

    /// What it is called.
    pub fn name(self) -> Message {
        match self {
            Self::Arrows => say::keymap_arrows(),
            Self::Wasd => say::keymap_wasd(),
            Self::Vi => say::keymap_vi(),
        }
    }

    /// What its keys do, in a sentence.
    pub fn about(self) -> Message {
        match self {
            Self::Arrows => say::keymap_arrows_about(),
            Self::Wasd => say::keymap_wasd_about(),
            Self::Vi => say::keymap_vi_about(),
        }
    }

    /// Whether letters are laid without a square being chosen first.
    pub const fn types_at_once(self) -> bool {
        matches!(self, Self::Arrows)
    }

    /// Where a key leads; letters only lead anywhere while none are being typed.
    pub fn step(self, key: KeyEvent, is_typing: bool) -> Option<Step> {
        if let Some(step) = arrow(key.code) {
            return Some(step);
        }
        let KeyCode::Char(letter) = key.code else { return None };
        if is_typing || key.modifiers.contains(KeyModifiers::CONTROL) {
            return None;
        }
        let keys = match self {
            Self::Arrows => return None,
            Self::Wasd => "wsad",
            Self::Vi => "kjhl",
        };
        let place = keys.find(letter.to_ascii_lowercase())?;
        Some([Step::Up, Step::Down, Step::Left, Step::Right][place])
    }

    /// Whether a key chooses what the keyboard is on.
    pub fn selects(self, key: KeyEvent, is_typing: bool) -> bool {
        match (self, key.code) {
            (_, KeyCode::Enter) => true,
            (Self::Wasd, KeyCode::Char(' ')) | (Self::Vi, KeyCode::Char('i')) => !is_typing,
            _ => false,
        }
    }

    /// The keys that walk, as the bottom line shows them.
    pub const fn walking_keys(self) -> &'static str {
        match self {
            Self::Arrows => "←↑↓→",
            Self::Wasd => "WASD",
            Self::Vi => "hjkl",
        }
    }

    /// The key that chooses, as the bottom line shows it.
    pub const fn selecting_key(self) -> (&'static str, KeyCode) {
        match self {
            Self::Arrows | Self::Vi => ("⏎", KeyCode::Enter),
            Self::Wasd => ("␣", KeyCode::Char(' ')),
        }
    }
}

const fn arrow(code: KeyCode) -> Option<Step> {
    match code {
        KeyCode::Up => Some(Step::Up),
        KeyCode::Down => Some(Step::Down),
        KeyCode::Left => Some(Step::Left),
        KeyCode::Right => Some(Step::Right),
        _ => None,
    }
}

/// The letter of a key, and whether it was typed with the shift key.
pub fn letter(key: KeyEvent) -> Option<(String, bool)> {
    let KeyCode::Char(letter) = key.code else { return None };
    let is_plain = !key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
    (is_plain && letter.is_alphabetic())
        .then(|| (letter.to_uppercase().collect(), letter.is_uppercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(letter: char) -> KeyEvent {
        KeyEvent::from(KeyCode::Char(letter))
    }

    /// PS-035
    #[test]
    fn there_are_three_key_maps_and_arrows_walk_in_each() {
        for map in KeyMap::ALL {
            assert_eq!(map.step(KeyEvent::from(KeyCode::Left), true), Some(Step::Left));
            assert!(map.selects(KeyEvent::from(KeyCode::Enter), false));
        }
        assert_eq!(KeyMap::Wasd.step(key('w'), false), Some(Step::Up));
        assert!(KeyMap::Wasd.selects(key(' '), false));
        assert_eq!(KeyMap::Vi.step(key('j'), false), Some(Step::Down));
        assert!(KeyMap::Vi.selects(key('i'), false));
        assert_eq!(KeyMap::Arrows.step(key('w'), false), None);
    }

    /// PS-035
    #[test]
    fn while_letters_are_typed_they_do_not_walk() {
        assert_eq!(KeyMap::Wasd.step(key('w'), true), None);
        assert_eq!(KeyMap::Vi.step(key('l'), true), None);
        assert!(!KeyMap::Wasd.selects(key(' '), true));
    }
}
