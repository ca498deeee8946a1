//! The dialogs of a table as they are drawn.

use locales::{Spoken as _, modern as say};
use ratatui::layout::Rect;

use super::super::canvas::{Canvas, Target, after, row_of, width_of};
use super::super::look::Role;
use super::super::names::meaning;
use super::super::play::{Around, Purpose, Suggestion};
use super::Table;
use super::bottom::draw_answers;
use super::dialog::Dialog;
use super::panels::{below, draw_turn};

impl Table {
    /// Draws a dialog over the board.
    pub(super) fn draw_dialog(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        dialog: &Dialog,
        around: Around,
    ) {
        let language = around.language;
        match dialog {
            Dialog::Keys => self.draw_key_list(canvas, area, around),
            Dialog::Bag => {
                let bag = self.play.bag(around);
                let inside = open(canvas, area, (62, 12), &bag.title);
                let tiles = bag.tiles.iter().map(|(tile, left)| format!("{tile} {left}"));
                let text = tiles.collect::<Vec<_>>().join("   ");
                canvas.paragraph(inside, &text, Role::Ink);
            }
            Dialog::Turns(from) => self.draw_sheet(canvas, area, *from, around),
            Dialog::Meaning => {
                let Some(report) = &self.word else { return };
                let inside = open(canvas, area, (64, 14), &report.word);
                let mut row = 0;
                for line in meaning(report, language) {
                    row += canvas.paragraph(below(inside, row), &line, Role::Ink);
                }
            }
            Dialog::Told(lines) => {
                let inside = open(canvas, area, (76, area.height), "");
                let mut row = 0;
                for line in lines {
                    row += canvas.paragraph(below(inside, row), line, Role::Ink);
                }
            }
            Dialog::Confirm { asks, is_yes, .. } => {
                let inside = open(canvas, area, (60, 5), "");
                canvas.paragraph(inside, asks, Role::Strong);
                let answers = [say::yes().say(language), say::no().say(language)];
                let chosen = usize::from(!is_yes);
                let place = below(inside, inside.height.saturating_sub(1));
                draw_answers(canvas, place, answers.iter().map(String::as_str), chosen);
            }
            Dialog::Choose { purpose, marked, .. } => {
                let count = marked.iter().filter(|mark| **mark).count();
                let inside = open(canvas, area, (66, 4), "");
                canvas.paragraph(inside, &purpose_text(*purpose, count, around), Role::Strong);
            }
            Dialog::Hints { rows, cursor } => draw_hints(canvas, area, rows, *cursor, around),
            Dialog::Letters { asks, field, .. } => draw_field(canvas, area, asks, field.text()),
            Dialog::Title(field) => {
                draw_field(canvas, area, &say::title_asked().say(language), field.text());
            }
        }
    }

    /// The whole score sheet, from a line on.
    fn draw_sheet(&self, canvas: &mut Canvas<'_>, area: Rect, from: usize, around: Around) {
        let title = say::turns().say(around.language);
        let inside = open(canvas, area, (60, area.height), &title);
        let lines = self.play.turns(around);
        let from = from.min(lines.len().saturating_sub(usize::from(inside.height)));
        for (line, row) in lines[from..].iter().zip(0_u16..) {
            draw_turn(canvas, row_of(inside, row), line);
        }
    }

    fn draw_key_list(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let language = around.language;
        let mut keys = self.play.all_keys(around);
        let common = [
            ("5", say::key_hint()),
            ("7", say::key_bag()),
            ("9", say::key_define()),
            ("F2", say::key_sheet()),
            ("Tab", say::key_windows()),
            (":", say::key_command()),
            ("Esc", say::key_escape()),
        ];
        keys.extend(common.map(|(key, does)| (key, does.say(language))));
        let rows = u16::try_from(keys.len()).unwrap_or(u16::MAX);
        let is_split = rows + 4 > area.height;
        let size = if is_split { (78, rows.div_ceil(2) + 3) } else { (50, rows + 3) };
        let inside = open(canvas, area, size, &say::keys_title().say(language));
        let column = if is_split { inside.width / 2 } else { inside.width };
        let split = usize::from(if is_split { rows.div_ceil(2) } else { rows });
        for (place, (key, does)) in keys.iter().enumerate() {
            let shift = if place < split { 0 } else { column };
            let row = u16::try_from(place % split.max(1)).unwrap_or(u16::MAX);
            let line = Rect { width: column, ..after(row_of(inside, row), shift) };
            canvas.text(line, &format!("{key:>5}"), Role::Strong);
            canvas.text(
                Rect { width: column.saturating_sub(7), ..after(line, 6) },
                does,
                Role::Ink,
            );
        }
        let examples = say::keys_commands(self.play.examples(around)).say(language);
        canvas.text(row_of(inside, inside.height.saturating_sub(1)), &examples, Role::Quiet);
    }
}

fn draw_hints(
    canvas: &mut Canvas<'_>,
    area: Rect,
    rows: &[Suggestion],
    cursor: usize,
    around: Around,
) {
    let height = u16::try_from(rows.len()).unwrap_or(u16::MAX).saturating_add(2);
    let inside = open(canvas, area, (56, height), &say::hint_title().say(around.language));
    let visible = usize::from(inside.height);
    let from = (cursor + 1).saturating_sub(visible);
    for (place, row) in (from..rows.len()).zip(0_u16..) {
        let line = row_of(inside, row);
        let role = if place == cursor { Role::Cursor } else { Role::Ink };
        canvas.text(line, &format!(" {} ", rows[place].says), role);
        canvas.press(line, Target::Row(place));
    }
}

fn draw_field(canvas: &mut Canvas<'_>, area: Rect, asks: &str, text: &str) {
    let inside = open(canvas, area, (64, 5), "");
    canvas.paragraph(inside, asks, Role::Ink);
    let line = row_of(inside, inside.height.saturating_sub(1));
    canvas.texts(line, &[("› ", Role::Accent), (text, Role::Strong), ("█", Role::Ink)]);
}

fn purpose_text(purpose: Purpose, count: usize, around: Around) -> String {
    let message = match purpose {
        Purpose::Exchange => say::choose_exchange(count),
        Purpose::End => say::choose_end(count),
        Purpose::Pass => say::choose_pass(count),
        Purpose::Buy => say::choose_buy(count),
        Purpose::Return(wanted) => say::choose_return(count, wanted),
    };
    message.say(around.language)
}

/// A frame in the middle of an area; gives what is inside.
fn open(canvas: &mut Canvas<'_>, area: Rect, size: (u16, u16), title: &str) -> Rect {
    let (width, height) = (size.0.min(area.width), size.1.min(area.height));
    let frame = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    canvas.fill(frame, Role::Paper);
    let title = [(title, Role::Strong)];
    let shown: &[(&str, Role)] = if width_of(title[0].0) == 0 { &[] } else { &title };
    canvas.frame(frame, shown, Role::Line)
}
