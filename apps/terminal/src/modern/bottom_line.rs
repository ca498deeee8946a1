//! The bottom line of every screen: the keys that mean something now. Each can be pressed with the
//! mouse.

use crossterm::event::KeyCode;
use ratatui::layout::Rect;

use super::canvas::{Canvas, Target, after, width_of};
use super::look::Role;

/// Draws keys and what they do. Where they do not all fit, the last two stay: the list of all keys,
/// and the way out.
pub(crate) fn draw_keys(canvas: &mut Canvas<'_>, area: Rect, keys: &[(&'static str, String)]) {
    let mut keys: Vec<&(&'static str, String)> = keys.iter().collect();
    let width = |keys: &[&(&'static str, String)], gap: u16| -> u16 {
        keys.iter().map(|(key, does)| width_of(key) + 1 + width_of(does) + gap).sum()
    };
    while keys.len() > 3 && width(&keys, 1) > area.width {
        keys.remove(keys.len() - 3);
    }
    let gap = if width(&keys, 3) <= area.width { 3 } else { 1 };
    let mut rest = after(area, 1);
    for (key, does) in keys {
        let width = width_of(key) + 1 + width_of(does);
        let spot = Rect { width: width.min(rest.width), ..rest };
        canvas.texts(spot, &[(key, Role::Key), (" ", Role::Quiet), (does, Role::Quiet)]);
        if let Some(code) = key_code(key) {
            canvas.press(spot, Target::Key(code));
        }
        rest = after(rest, width + gap);
    }
}

/// The key that a label stands for, if it is one.
fn key_code(label: &str) -> Option<KeyCode> {
    let mut letters = label.chars();
    match (label, letters.next(), letters.next()) {
        ("⏎", ..) => Some(KeyCode::Enter),
        ("⌫", ..) => Some(KeyCode::Backspace),
        ("Esc", ..) => Some(KeyCode::Esc),
        ("Space", ..) => Some(KeyCode::Char(' ')),
        ("Tab", ..) => Some(KeyCode::Tab),
        ("F2", ..) => Some(KeyCode::F(2)),
        (_, Some(letter), None) if letter.is_ascii() => Some(KeyCode::Char(letter)),
        _ => None,
    }
}
