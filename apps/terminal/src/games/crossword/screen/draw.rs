//! The board as it is drawn, and what the laid tiles would score.

use board::{Direction, Premium, Square};
use crossword::MoveView;
use locales::{Language, Spoken as _, modern_crossword as here};
use ratatui::layout::Rect;

use super::squares::{Edge, edge_name, written};
use super::{CrosswordScreen, Zoom};
use crate::modern::{Around, Canvas, Role, Target, Tentative, Tint, subscript};

/// The columns of the row names.
const NAMES: u16 = 3;

/// The columns of the panels beside a large board.
const PANELS: u16 = 62;

/// The columns and rows of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell {
    width: u16,
    height: u16,
}

const SMALL: Cell = Cell { width: 2, height: 1 };
const USUAL: Cell = Cell { width: 3, height: 1 };
const LARGE: Cell = Cell { width: 5, height: 2 };

/// The part of the board that is drawn: squares of this size, from this row and column on.
struct Window {
    cell: Cell,
    rows: std::ops::Range<u8>,
    columns: std::ops::Range<u8>,
}

impl CrosswordScreen {
    fn squares(&self) -> (u16, u16) {
        let Some(layout) = &self.layout else { return (15, 15) };
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        (count(layout.rows()), count(layout.columns()))
    }

    /// The largest squares that fit, with some columns left beside the board.
    fn cell_in(&self, area: Rect, beside: u16) -> Cell {
        let (rows, columns) = self.squares();
        let fits = |cell: Cell, beside: u16| {
            rows * cell.height < area.height && NAMES + columns * cell.width + beside <= area.width
        };
        match self.zoom {
            Zoom::Overview => SMALL,
            Zoom::Large => LARGE,
            Zoom::Fitting if fits(LARGE, beside) => LARGE,
            Zoom::Fitting | Zoom::Usual => USUAL,
        }
    }

    /// How much room the board takes in an area.
    pub(super) fn size_in(&self, area: Rect) -> (u16, u16) {
        let (rows, columns) = self.squares();
        let cell = self.cell_in(area, PANELS);
        let most = area.width.saturating_sub(30);
        ((NAMES + columns * cell.width).min(most), (1 + rows * cell.height).min(area.height))
    }

    /// The squares that fit, with the cursor among them.
    fn window(&self, area: Rect) -> Window {
        let cell = self.cell_in(area, 0);
        let (rows, columns) = self.squares();
        let range = |count: u16, room: u16, at: u8| {
            let shown = room.max(1).min(count);
            let from = u16::from(at).saturating_sub(shown / 2).min(count - shown);
            let from = u8::try_from(from).unwrap_or_default();
            from..from.saturating_add(u8::try_from(shown).unwrap_or(u8::MAX))
        };
        Window {
            cell,
            rows: range(rows, area.height.saturating_sub(1) / cell.height, self.cursor.row),
            columns: range(
                columns,
                area.width.saturating_sub(NAMES) / cell.width,
                self.cursor.column,
            ),
        }
    }

    /// Draws the board.
    pub(super) fn draw_board(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let window = self.window(area);
        let Cell { width, height } = window.cell;
        for (column, place) in window.columns.clone().zip(0_u16..) {
            let name = edge_name(Edge::Column, column, around.notation);
            let spot = Rect { x: area.x + NAMES + place * width, y: area.y, width, height: 1 };
            let role = if column == self.cursor.column { Role::Accent } else { Role::Quiet };
            canvas.text_centred(spot, &name, role);
        }
        for (row, down) in window.rows.clone().zip(0_u16..) {
            let y = area.y + 1 + down * height;
            let name = format!("{:>2}", edge_name(Edge::Row, row, around.notation));
            let role = if row == self.cursor.row { Role::Accent } else { Role::Quiet };
            canvas.text(Rect { x: area.x, y, width: NAMES, height: 1 }, &name, role);
            for (column, across) in window.columns.clone().zip(0_u16..) {
                let spot = Rect { x: area.x + NAMES + across * width, y, width, height };
                self.draw_square(canvas, spot, Square::new(row, column), around);
            }
        }
    }

    fn draw_square(&self, canvas: &mut Canvas<'_>, spot: Rect, square: Square, around: Around) {
        let (text, role) = self.shown(square, spot.width, around.language);
        let is_cursor = square == self.cursor && self.review.is_none();
        let role = if is_cursor { Role::Cursor } else { role };
        let text = match (is_cursor && self.hand.at(&square).is_none(), self.letter_at(square)) {
            (true, None) => match self.direction {
                Direction::Across => " → ".to_owned(),
                Direction::Down => " ↓ ".to_owned(),
            },
            _ => text,
        };
        canvas.fill(spot, role);
        let line = Rect { height: 1, ..spot };
        canvas.text_centred(line, text.trim_end(), role);
        if let Some(layout) = &self.layout {
            let place = usize::from(square.row) * layout.columns() + usize::from(square.column);
            canvas.press(spot, Target::Board(place));
        }
    }

    /// What stands on a square and in which role.
    fn shown(&self, square: Square, width: u16, language: Language) -> (String, Role) {
        if let Some((letter, role)) = self.reviewed_tile(square) {
            return (self.tile_text(&letter, width), role);
        }
        if let Some((letter, blank)) = self.hand.at(&square) {
            let letter = if blank { letter.to_lowercase() } else { letter.to_owned() };
            return (self.tile_text(&letter, width), Role::Fresh);
        }
        if let Some(letter) = self.letter_at(square) {
            let is_light = (square.row + square.column).is_multiple_of(2);
            let tint = if is_light { Tint::Light } else { Tint::Dark };
            let role = if self.is_recent(square) { Role::Recent } else { Role::Tile(tint) };
            return (self.tile_text(&letter, width), role);
        }
        self.empty(square, language)
    }

    /// A tile: its letter with the value below the line; a blank has none and is lowercase.
    fn tile_text(&self, letter: &str, width: u16) -> String {
        let value = self.value_of(letter);
        match value {
            0 => format!(" {letter} "),
            _ if width < 3 => format!("{letter} "),
            10.. => format!("{letter}{}", subscript(&value.to_string())),
            _ => format!(" {letter}{}", subscript(&value.to_string())),
        }
    }

    fn empty(&self, square: Square, language: Language) -> (String, Role) {
        let Some(layout) = &self.layout else { return (String::new(), Role::Empty) };
        match layout.premium(square) {
            _ if square == layout.start() => (" ★ ".to_owned(), Role::WordPremium(2)),
            Premium::Letter(by) => {
                (here::premium_letter(by).say(language), Role::LetterPremium(by))
            }
            Premium::Word(by) => (here::premium_word(by).say(language), Role::WordPremium(by)),
            Premium::None => (" · ".to_owned(), Role::Empty),
        }
    }

    /// Whether a square was covered by the last play.
    fn is_recent(&self, square: Square) -> bool {
        let history = self.view.as_ref().map(|view| &view.history);
        match history.and_then(|history| history.last()).map(|turn| &turn.what) {
            Some(MoveView::Played { squares, .. }) if self.review.is_none() => {
                squares.contains(&square)
            }
            _ => false,
        }
    }

    /// What the laid tiles would bring.
    pub(super) fn told_tentative(&self, around: Around) -> Tentative {
        let language = around.language;
        let mut told = Tentative::default();
        if !self.hand.has_laid() || self.review.is_some() {
            return told;
        }
        let Some((start, direction, sum)) = self.main_sum() else {
            told.refusal = Some(here::one_line().say(language));
            return told;
        };
        let place = written(start, direction, around.notation);
        told.lines.push(format!("{} {place}", self.main_word(start, direction)));
        match &self.preview {
            Some(Ok(preview)) => {
                let score = preview.score.0;
                told.button = Some(here::play(score).say(language));
                let own = self
                    .view
                    .as_ref()
                    .and_then(|view| view.viewer.and_then(|seat| view.seats.get(seat.index())));
                told.total = own.map(|seat| seat.score.0 + score);
                told.lines.push(sum);
                for (word, points) in preview.words.iter().skip(1) {
                    told.lines.push(format!("{word} {}", points.0));
                }
                if preview.bonus.0 > 0 {
                    told.lines.push(here::bonus(preview.bonus.0).say(language));
                }
                let unknown = preview.unknown.iter().flatten().cloned().collect::<Vec<_>>();
                if !unknown.is_empty() {
                    told.refusal =
                        Some(here::unknown(unknown.len(), unknown.join(", ")).say(language));
                }
                let kept: Vec<&str> = self.hand.kept().collect();
                if !kept.is_empty() && !self.is_told() {
                    told.lines.push(here::keeps(kept.join(" ")).say(language));
                }
            }
            Some(Err(sentence)) => told.refusal = Some(sentence.clone()),
            None => {}
        }
        told
    }
}
