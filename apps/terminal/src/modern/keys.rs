//! Key maps: which keys walk, choose and go back. Each player may have another one.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use locales::{Message, modern as say};

use crate::screen::KeyMap;

/// A step over a board or a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// What a key map is called.
pub(crate) fn name_of(keys: KeyMap) -> Message {
    match keys {
        KeyMap::Arrows => say::keymap_arrows(),
        KeyMap::Wasd => say::keymap_wasd(),
        KeyMap::Vi => say::keymap_vi(),
    }
}

/// What the keys of a map do, in a sentence.
pub(crate) fn about(keys: KeyMap) -> Message {
    match keys {
        KeyMap::Arrows => say::keymap_arrows_about(),
        KeyMap::Wasd => say::keymap_wasd_about(),
        KeyMap::Vi => say::keymap_vi_about(),
    }
}

/// Whether letters are laid without a square being chosen first.
pub(crate) const fn types_at_once(keys: KeyMap) -> bool {
    matches!(keys, KeyMap::Arrows)
}

/// Where a key leads; letters only lead anywhere while none are being typed.
pub(crate) fn step(keys: KeyMap, key: KeyEvent, is_typing: bool) -> Option<Step> {
    if let Some(step) = arrow(key.code) {
        return Some(step);
    }
    let KeyCode::Char(letter) = key.code else { return None };
    if is_typing || key.modifiers.contains(KeyModifiers::CONTROL) {
        return None;
    }
    let letters = match keys {
        KeyMap::Arrows => return None,
        KeyMap::Wasd => "wsad",
        KeyMap::Vi => "kjhl",
    };
    let place = letters.find(letter.to_ascii_lowercase())?;
    Some([Step::Up, Step::Down, Step::Left, Step::Right][place])
}

/// Whether a key chooses what the keyboard is on.
pub(crate) fn selects(keys: KeyMap, key: KeyEvent, is_typing: bool) -> bool {
    match (keys, key.code) {
        (_, KeyCode::Enter) => true,
        (KeyMap::Wasd, KeyCode::Char(' ')) | (KeyMap::Vi, KeyCode::Char('i')) => !is_typing,
        _ => false,
    }
}

/// The keys that walk, as the bottom line shows them.
pub(crate) const fn walking_keys(keys: KeyMap) -> &'static str {
    match keys {
        KeyMap::Arrows => "←↑↓→",
        KeyMap::Wasd => "WASD",
        KeyMap::Vi => "hjkl",
    }
}

/// The key that chooses, as the bottom line shows it.
pub(crate) const fn selecting_key(keys: KeyMap) -> &'static str {
    match keys {
        KeyMap::Arrows => "⏎",
        KeyMap::Wasd => "Space",
        KeyMap::Vi => "i",
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
pub(crate) fn letter(key: KeyEvent) -> Option<(String, bool)> {
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
            assert_eq!(step(map, KeyEvent::from(KeyCode::Left), true), Some(Step::Left));
            assert!(selects(map, KeyEvent::from(KeyCode::Enter), false));
        }
        assert_eq!(step(KeyMap::Wasd, key('w'), false), Some(Step::Up));
        assert!(selects(KeyMap::Wasd, key(' '), false));
        assert_eq!(step(KeyMap::Vi, key('j'), false), Some(Step::Down));
        assert!(selects(KeyMap::Vi, key('i'), false));
        assert_eq!(step(KeyMap::Arrows, key('w'), false), None);
    }

    /// PS-035
    #[test]
    fn while_letters_are_typed_they_do_not_walk() {
        assert_eq!(step(KeyMap::Wasd, key('w'), true), None);
        assert_eq!(step(KeyMap::Vi, key('l'), true), None);
        assert!(!selects(KeyMap::Wasd, key(' '), true));
    }
}
