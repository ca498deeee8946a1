//! A screen while it is drawn: the cells, what things look like, and where the mouse can press.

use crossterm::event::KeyCode;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;

use super::look::{Look, Role};

/// What a press of the mouse means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// The same as this key.
    Key(KeyCode),
    /// This row of a list.
    Row(usize),
    /// This place of the board, by its number.
    Board(usize),
    /// This tile of the rack.
    Rack(usize),
}

/// Where the mouse can press, and what that means; the last one drawn lies on top.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Targets(Vec<(Rect, Target)>);

impl Targets {
    /// What lies under a position.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Target> {
        let position = Position::new(column, row);
        self.0.iter().rev().find(|(area, _)| area.contains(position)).map(|(_, target)| *target)
    }
}

/// A screen while it is drawn.
pub(crate) struct Canvas<'screen> {
    buffer: &'screen mut Buffer,
    look: &'screen Look,
    targets: Targets,
}

impl<'screen> Canvas<'screen> {
    /// An empty screen.
    pub(crate) fn new(buffer: &'screen mut Buffer, look: &'screen Look) -> Self {
        let area = buffer.area;
        buffer.set_style(area, look.style(Role::Paper));
        Self { buffer, look, targets: Targets::default() }
    }

    /// Where the mouse can press on what was drawn.
    pub(crate) fn into_targets(self) -> Targets {
        self.targets
    }

    /// Writes a text and gives the column after it; what does not fit in `area`'s width is cut off.
    pub(crate) fn text(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        let area = area.intersection(self.buffer.area);
        if area.is_empty() {
            return area.x;
        }
        let style = self.look.style(role);
        let (column, _) =
            self.buffer.set_stringn(area.x, area.y, text, usize::from(area.width), style);
        column
    }

    /// Writes several texts after one another.
    pub(crate) fn texts(&mut self, area: Rect, texts: &[(&str, Role)]) -> u16 {
        let mut column = area.x;
        for (text, role) in texts {
            let width = area.right().saturating_sub(column);
            column = self.text(Rect { x: column, width, ..area }, text, *role);
        }
        column
    }

    /// Writes a text that ends at the right edge of an area.
    pub(crate) fn text_right(&mut self, area: Rect, text: &str, role: Role) {
        let width = width_of(text).min(area.width);
        self.text(Rect { x: area.right() - width, width, ..area }, text, role);
    }

    /// Writes a text in the middle of an area's first row.
    pub(crate) fn text_centred(&mut self, area: Rect, text: &str, role: Role) {
        let width = width_of(text).min(area.width);
        let x = area.x + (area.width - width) / 2;
        self.text(Rect { x, width, ..area }, text, role);
    }

    /// Writes a text over several rows, between words; gives how many rows it took.
    pub(crate) fn paragraph(&mut self, area: Rect, text: &str, role: Role) -> u16 {
        let mut taken = 0;
        for line in wrapped(text, area.width) {
            if taken >= area.height {
                break;
            }
            self.text(Rect { y: area.y + taken, height: 1, ..area }, &line, role);
            taken += 1;
        }
        taken
    }

    /// Fills an area.
    pub(crate) fn fill(&mut self, area: Rect, role: Role) {
        let area = area.intersection(self.buffer.area);
        let style = self.look.style(role);
        for row in area.rows() {
            self.buffer.set_stringn(
                row.x,
                row.y,
                " ".repeat(usize::from(row.width)),
                usize::from(row.width),
                style,
            );
        }
    }

    /// A frame with a title; gives the area inside.
    pub(crate) fn frame(&mut self, area: Rect, title: &[(&str, Role)], line: Role) -> Rect {
        if area.width < 4 || area.height < 2 {
            return Rect::default();
        }
        let across = "─".repeat(usize::from(area.width - 2));
        let top = Rect { height: 1, ..area };
        let bottom = Rect { y: area.bottom() - 1, ..top };
        self.text(top, &format!("╭{across}╮"), line);
        self.text(bottom, &format!("╰{across}╯"), line);
        for row in area.y + 1..area.bottom() - 1 {
            self.text(Rect { y: row, ..top }, "│", line);
            self.text(Rect { x: area.right() - 1, y: row, width: 1, height: 1 }, "│", line);
        }
        if !title.is_empty() {
            let place = Rect { x: area.x + 2, width: area.width - 4, ..top };
            let mut pieces = vec![(" ", line)];
            pieces.extend_from_slice(title);
            pieces.push((" ", line));
            self.texts(place, &pieces);
        }
        Rect { x: area.x + 2, y: area.y + 1, width: area.width - 4, height: area.height - 2 }
    }

    /// Lets the mouse press here.
    pub(crate) fn press(&mut self, area: Rect, target: Target) {
        self.targets.0.push((area, target));
    }
}

/// How many columns a text takes.
pub(crate) fn width_of(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A text in lines of at most this many columns; a longer word is cut.
pub(crate) fn wrapped(text: &str, width: u16) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && width_of(&line) + 1 + width_of(word) > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// One row of an area, counted from its top; empty below its bottom.
pub(crate) fn row_of(area: Rect, row: u16) -> Rect {
    if row >= area.height {
        return Rect::default();
    }
    Rect { y: area.y + row, height: 1, ..area }
}

/// The area without its first columns.
pub(crate) fn after(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect { x: area.x + columns, width: area.width - columns, ..area }
}
