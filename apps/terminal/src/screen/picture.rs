//! Screens as pictures, for tests.

use std::fmt::Write as _;

use locales::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use super::{Screen, full};

/// What a screen looks like on a terminal of this size.
pub fn of<S: Screen>(screen: &S, columns: u16, rows: u16, language: Language) -> Buffer {
    let Ok(mut terminal) = Terminal::new(TestBackend::new(columns, rows));
    let Ok(_drawn) = terminal.draw(|frame| full::draw(screen, frame, language));
    terminal.backend().buffer().clone()
}

/// The characters of a picture, a line a row, without spaces at the ends.
pub fn text(buffer: &Buffer) -> String {
    let columns = usize::from(buffer.area.width).max(1);
    let mut text = String::new();
    for row in buffer.content().chunks(columns) {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        let _strings_take_all = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// The styles of a picture: a letter for each style in order of first use, and what it stands for.
pub fn styles(buffer: &Buffer) -> String {
    let columns = usize::from(buffer.area.width).max(1);
    let mut seen: Vec<(Color, Color, Modifier)> = Vec::new();
    let mut text = String::new();
    for row in buffer.content().chunks(columns) {
        for cell in row {
            let style = (cell.fg, cell.bg, cell.modifier);
            let index = seen.iter().position(|known| *known == style).unwrap_or_else(|| {
                seen.push(style);
                seen.len() - 1
            });
            text.push(sign(index));
        }
        text.push('\n');
    }
    for (index, (ink, paper, modifier)) in seen.into_iter().enumerate() {
        let style = Style::new().fg(ink).bg(paper).add_modifier(modifier);
        let _strings_take_all = writeln!(text, "{} {}", sign(index), shown(style));
    }
    text
}

fn sign(index: usize) -> char {
    let signs = (b'a'..=b'z').chain(b'A'..=b'Z').chain(b'0'..=b'9').map(char::from);
    signs.chain(std::iter::repeat('?')).nth(index).unwrap_or('?')
}

fn shown(style: Style) -> String {
    let colour = |colour: Option<Color>| colour.unwrap_or_default().to_string();
    let mut text = format!("{} on {}", colour(style.fg), colour(style.bg));
    for (name, _) in style.add_modifier.iter_names() {
        text.push(' ');
        text.push_str(&name.to_lowercase());
    }
    text
}
