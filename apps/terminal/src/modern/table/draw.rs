//! A table as it is drawn: the title, the board and the panels beside it, the hand, the bottom.

use std::time::Instant;

use crossterm::event::KeyCode;
use locales::{Language, Spoken as _, modern as say};
use ratatui::layout::Rect;

use super::super::canvas::{Canvas, Target, after, row_of, width_of};
use super::super::look::Role;
use super::super::play::{Around, RackTile};
use super::dialog::Dialog;
use super::{Table, Windows};
use crate::screen::Settings;

/// The rows of the bottom: a rule, the message, the command line, examples, keys.
const BOTTOM: u16 = 5;
/// From this height on, the rack has a row for letters and one for values.
const ROOMY: u16 = 30;

impl Table {
    /// Draws the table.
    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        (settings, language): (&Settings, Language),
        now: Instant,
    ) {
        let around = self.around(settings, language);
        self.draw_title(canvas, row_of(area, 0), language);
        let bottom = Rect { y: area.bottom() - BOTTOM, height: BOTTOM, ..area };
        self.draw_bottom(canvas, bottom, around);
        let hand_rows = if area.height >= ROOMY { 4 } else { 2 };
        let hand = Rect { y: bottom.y - hand_rows, height: hand_rows, ..area };
        let body = Rect { y: area.y + 1, height: hand.y - area.y - 1, ..area };
        if self.veiled {
            self.draw_veil(canvas, body, language);
            return;
        }
        self.draw_body(canvas, body, around, now);
        self.draw_hand(canvas, hand, around);
        if let Some(dialog) = &self.dialog {
            self.draw_dialog(canvas, body, dialog, around);
        }
    }

    fn draw_title(&self, canvas: &mut Canvas<'_>, area: Rect, language: Language) {
        let table = self.session.table();
        let about = format!("  {}", super::super::names::table_title(table, language));
        canvas.texts(
            area,
            &[(" L ", Role::Fresh), (" Lettrine", Role::Strong), (&about, Role::Quiet)],
        );
        let round = self.view_json().and_then(|view| {
            let round = view["round"].as_array()?;
            let (one, all) = (round.first()?.as_u64()?, round.get(1)?.as_u64()?);
            (all > 1).then(|| say::round(one, all).say(language))
        });
        let right = round.unwrap_or_else(|| say::all_saved().say(language));
        canvas.text_right(area, &right, Role::Quiet);
    }

    fn draw_veil(&self, canvas: &mut Canvas<'_>, area: Rect, language: Language) {
        let shared = self.shared();
        let name = self.seat.and_then(|seat| Self::name_of(shared.as_ref(), seat));
        let middle = area.height / 2;
        let title = say::hand_over(name.unwrap_or_default()).say(language);
        canvas.text_centred(row_of(area, middle.saturating_sub(1)), &title, Role::Accent);
        let about = say::hand_over_about().say(language);
        canvas.text_centred(row_of(area, middle + 1), &about, Role::Quiet);
        canvas.press(area, Target::Key(KeyCode::Enter));
    }

    fn draw_body(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around, now: Instant) {
        let (width, height) = match self.windows {
            Windows::None => (area.width, area.height),
            Windows::Usual | Windows::All => self.play.board_size(area),
        };
        let board = Rect { width: width.min(area.width), height: height.min(area.height), ..area };
        if let Some(text) = self.waiting_for(around.language) {
            canvas.paragraph(board, &text, Role::Ink);
        } else {
            self.play.draw(canvas, board, around);
        }
        let beside = after(area, board.width + 2);
        if self.windows != Windows::None && beside.width >= 16 {
            self.draw_panels(canvas, beside, around, now);
        }
    }

    fn draw_hand(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let tiles = self.play.rack();
        let is_tall = area.height >= 4;
        let top = u16::from(is_tall);
        let mut column = area.x + 3;
        for (place, tile) in tiles.iter().enumerate() {
            let marked = match &self.dialog {
                Some(Dialog::Choose { marked, cursor, .. }) => {
                    Some((marked.get(place).copied().unwrap_or_default(), *cursor == place))
                }
                _ => None,
            };
            let spot = Rect { x: column, y: area.y + top, width: 4, height: 1 };
            column += draw_rack_tile(canvas, spot, tile, is_tall, marked);
            canvas.press(Rect { height: if is_tall { 2 } else { 1 }, ..spot }, Target::Rack(place));
        }
        let rest = Rect { x: column + 1, width: area.right().saturating_sub(column + 1), ..area };
        self.draw_tentative(canvas, row_of(rest, top), row_of(area, area.height - 1), around);
    }

    /// What the laid tiles would bring: a button beside the rack, the sum beside or below it.
    fn draw_tentative(&self, canvas: &mut Canvas<'_>, beside: Rect, below: Rect, around: Around) {
        let tentative = self.play.tentative(around);
        let mut rest = beside;
        if let Some(button) = &tentative.button {
            let text = format!("  {button} ⏎  ");
            let spot = Rect { width: width_of(&text).min(rest.width), ..rest };
            canvas.text(spot, &text, Role::Button);
            canvas.press(spot, Target::Key(KeyCode::Enter));
            rest = after(rest, spot.width + 2);
        }
        let (first, others) = match tentative.lines.split_first() {
            Some((first, others)) => (first.as_str(), others),
            None => ("", &[][..]),
        };
        canvas.text(rest, first, Role::Strong);
        let indent = 3.min(below.width);
        let place = after(below, indent);
        match &tentative.refusal {
            Some(refusal) => canvas.text(place, refusal, Role::Warning),
            None => canvas.text(place, &others.join(" · "), Role::Quiet),
        };
    }
}

/// Draws a tile of the rack and gives the columns it takes.
fn draw_rack_tile(
    canvas: &mut Canvas<'_>,
    spot: Rect,
    tile: &RackTile,
    is_tall: bool,
    marked: Option<(bool, bool)>,
) -> u16 {
    use super::super::look::Tint;
    let role = match marked {
        Some((_, true)) => Role::Cursor,
        Some((true, false)) => Role::Fresh,
        _ if tile.is_laid => Role::Used,
        _ => Role::Tile(Tint::Light),
    };
    let face = &tile.face;
    let mark = if marked.is_some_and(|(is_marked, _)| is_marked) { "✓" } else { " " };
    if is_tall {
        let width = width_of(face).max(1) + 2;
        let spot = Rect { width, ..spot };
        canvas.text(spot, &format!("{mark}{face} "), role);
        let value = format!("{:>1$}", tile.value, usize::from(width));
        canvas.text(Rect { y: spot.y + 1, ..spot }, &value, role);
        return width + 1;
    }
    let text = format!("{mark}{face}{}", super::super::names::subscript(&tile.value));
    let text = format!("{text:<3}");
    let width = width_of(&text);
    canvas.text(Rect { width, ..spot }, &text, role);
    width + 1
}
