//! A list of rows to choose from: every screen but the table is one.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use super::canvas::{Canvas, Target, after, row_of};
use super::keys::{Step, selects, step};
use super::look::Role;
use crate::screen::KeyMap;

/// A row of a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Row {
    /// What it is.
    pub label: String,
    /// What is chosen there; it can be changed to the sides.
    pub value: Option<String>,
    /// A sentence about it.
    pub about: String,
    /// Whether it can be chosen.
    pub is_heading: bool,
}

impl Row {
    /// A row that does something.
    pub(crate) fn does(label: String, about: String) -> Self {
        Self { label, about, ..Self::default() }
    }

    /// A row whose value can be changed.
    pub(crate) fn choice(label: String, value: String, about: String) -> Self {
        Self { label, value: Some(value), about, is_heading: false }
    }

    /// A line that only says something.
    pub(crate) fn heading(label: String) -> Self {
        Self { label, is_heading: true, ..Self::default() }
    }
}

/// What a key does to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// Another row is chosen.
    Moved,
    /// The value of this row is changed: forwards or backwards.
    Change(usize, bool),
    /// This row does what it does.
    Do(usize),
    /// The screen is left.
    Back,
    /// The key means nothing here.
    Nothing,
}

/// Takes a key for a list of rows.
pub(crate) fn press(cursor: &mut usize, rows: &[Row], key: KeyEvent, keys: KeyMap) -> Chosen {
    let last = rows.len().saturating_sub(1);
    *cursor = (*cursor).min(last);
    match (key.code, step(keys, key, false)) {
        (KeyCode::Esc | KeyCode::Backspace, _) => Chosen::Back,
        (_, Some(Step::Up)) => move_to(cursor, rows, (0..*cursor).rev()),
        (_, Some(Step::Down)) => move_to(cursor, rows, *cursor + 1..rows.len()),
        (_, Some(Step::Left)) => Chosen::Change(*cursor, false),
        (_, Some(Step::Right)) => Chosen::Change(*cursor, true),
        (KeyCode::Home | KeyCode::PageUp, _) => move_to(cursor, rows, 0..rows.len()),
        (KeyCode::End | KeyCode::PageDown, _) => move_to(cursor, rows, (0..rows.len()).rev()),
        (KeyCode::Char(' '), _) => Chosen::Do(*cursor),
        _ if selects(keys, key, false) => Chosen::Do(*cursor),
        _ => Chosen::Nothing,
    }
}

fn move_to(cursor: &mut usize, rows: &[Row], mut places: impl Iterator<Item = usize>) -> Chosen {
    if let Some(place) = places.find(|place| !rows[*place].is_heading) {
        *cursor = place;
    }
    Chosen::Moved
}

/// Draws a list; the sentence about the chosen row stands below it.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, rows: &[Row], cursor: usize) {
    let list = Rect { height: area.height.saturating_sub(3), ..area };
    let visible = usize::from(list.height).max(1);
    let from = (cursor + 1).saturating_sub(visible);
    for (place, down) in (from..rows.len()).zip(0_u16..) {
        if down >= list.height {
            break;
        }
        draw_row(canvas, row_of(list, down), &rows[place], place == cursor);
        canvas.press(row_of(list, down), Target::Row(place));
    }
    if let Some(row) = rows.get(cursor) {
        let below = Rect { y: area.bottom().saturating_sub(2), height: 2, ..area };
        canvas.paragraph(after(below, 2), &row.about, Role::Quiet);
    }
}

fn draw_row(canvas: &mut Canvas<'_>, line: Rect, row: &Row, is_chosen: bool) {
    let role = match (is_chosen, row.is_heading) {
        (_, true) => Role::Quiet,
        (true, _) => Role::Accent,
        (false, _) => Role::Ink,
    };
    let mark = if is_chosen { "▸ " } else { "  " };
    canvas.texts(line, &[(mark, Role::Accent), (&row.label, role)]);
    let Some(value) = &row.value else { return };
    let place = after(line, 24.min(line.width / 2));
    let (left, right) = if is_chosen { ("‹ ", " ›") } else { ("  ", "  ") };
    canvas.texts(place, &[(left, Role::Accent), (value, Role::Strong), (right, Role::Accent)]);
}
