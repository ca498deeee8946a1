//! How the classic screens look, on 80×24 characters in the middle of the terminal.

mod panel;
mod prompt;
mod table;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::game::Game;
use super::setup::{Setup, Step};
use crate::screen::{Palette, SMALLEST};
use locales::classic as say;

/// The last column of text.
const RIGHT: u16 = 79;
/// The row of messages, and the one below it for what is typed.
const NOTE: u16 = 22;
const PROMPT: u16 = 23;

/// Where a classic screen is drawn.
pub(super) struct Canvas<'frame, 'terminal> {
    frame: &'frame mut Frame<'terminal>,
    area: Rect,
    palette: &'frame Palette,
}

impl<'frame, 'terminal> Canvas<'frame, 'terminal> {
    /// The middle of the terminal, on a ground of one colour.
    pub(super) fn new(frame: &'frame mut Frame<'terminal>, palette: &'frame Palette) -> Self {
        let whole = frame.area();
        frame.buffer_mut().set_style(whole, palette.paper);
        let (width, height) = SMALLEST;
        let area = Rect {
            x: whole.x + (whole.width.saturating_sub(width)) / 2,
            y: whole.y + (whole.height.saturating_sub(height)) / 2,
            width: width.min(whole.width),
            height: height.min(whole.height),
        };
        Self { frame, area, palette }
    }

    /// Writes a text from a column on; what does not fit is cut off.
    fn put(&mut self, column: u16, row: u16, text: &str, style: Style) {
        if row < self.area.height && column < self.area.width {
            let (x, y) = (self.area.x + column, self.area.y + row);
            let width = usize::from(self.area.width - column);
            self.frame.buffer_mut().set_stringn(x, y, text, width, style);
        }
    }

    /// Writes a text that ends before a column.
    fn put_right(&mut self, end: u16, row: u16, text: &str, style: Style) {
        self.put(end.saturating_sub(width(text)), row, text, style);
    }

    /// A bar over a panel.
    fn head(&mut self, column: u16, row: u16, columns: u16, text: &str) {
        let bar = format!(" {text:<0$}", usize::from(columns).saturating_sub(1));
        self.put(column, row, &bar, self.palette.head);
    }

    /// The name of the program and of the edition.
    pub(super) fn title(&mut self, edition: &str) {
        self.put(1, 0, "LETTRINE", self.palette.accent);
        self.put(10, 0, edition, self.palette.quiet);
    }

    /// A question, what is typed after it with the cursor, and which keys there are.
    fn ask(&mut self, row: u16, question: &str, typed: &str) {
        self.put(1, row, question, self.palette.accent);
        let column = 2 + width(question);
        self.put(column, row, typed, self.palette.strong);
        self.put(column + width(typed), row, " ", self.palette.selected);
    }
}

/// How many columns a text takes; our texts have no wide characters.
fn width(text: &str) -> u16 {
    u16::try_from(text.chars().count()).unwrap_or(u16::MAX)
}

/// The questions before a game.
pub(super) fn setup(canvas: &mut Canvas<'_, '_>, setup: &Setup) {
    let row = answered(canvas, setup);
    canvas.ask(row, &setup.question(), &setup.text);
    if setup.step == Step::FileName {
        saved_games(canvas, setup, row + 2);
    }
    canvas.put(1, NOTE, &setup.fault, canvas.palette.strong);
    canvas.put(1, PROMPT, &setup.help(), canvas.palette.quiet);
}

/// The questions with all answers, while the game begins.
pub(super) fn beginning(canvas: &mut Canvas<'_, '_>, setup: &Setup) {
    answered(canvas, setup);
    let moment = setup.edition.say(&say::beginning());
    canvas.put(1, PROMPT, &moment, canvas.palette.accent);
}

/// Writes what was asked and answered, and gives the row below it.
fn answered(canvas: &mut Canvas<'_, '_>, setup: &Setup) -> u16 {
    let mut row = 2;
    for (question, answer) in &setup.lines {
        canvas.put(1, row, question, canvas.palette.quiet);
        canvas.put(2 + width(question), row, answer, canvas.palette.paper);
        row += 1;
    }
    row
}

fn saved_games(canvas: &mut Canvas<'_, '_>, setup: &Setup, first: u16) {
    let head = setup.edition.say(&say::saved_games());
    canvas.head(1, first, 50, &head);
    if setup.saved.is_empty() {
        let nothing = setup.edition.say(&say::no_saved_games());
        canvas.put(2, first + 1, &nothing, canvas.palette.paper);
    }
    for (row, (number, saved)) in (first + 1..).zip(setup.saved.iter().enumerate()) {
        canvas.put(2, row, &(number + 1).to_string(), canvas.palette.strong);
        canvas.put(5, row, &saved.title, canvas.palette.paper);
    }
}

/// A game.
pub(super) fn game(canvas: &mut Canvas<'_, '_>, game: &Game) {
    let Some(view) = game.view() else { return };
    table::board(canvas, game, view);
    table::rack(canvas, game, view);
    table::last_play(canvas, game, view);
    panel::scores(canvas, game, view);
    panel::panel(canvas, game, view);
    panel::clock(canvas, game);
    panel::racks(canvas, game, view);
    prompt::note(canvas, game, view);
    prompt::prompt(canvas, game, view);
}
