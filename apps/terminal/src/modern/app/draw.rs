//! The pages as they are drawn.

use locales::{Spoken as _, modern as say};
use ratatui::layout::Rect;

use super::super::bottom_line::draw_keys;
use super::super::canvas::{Canvas, after, row_of};
use super::super::field::Field;
use super::super::home;
use super::super::look::Role;
use super::super::menu::{self, Row};
use super::{App, Page};

impl App {
    /// Draws the page.
    pub(super) fn draw_page(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let language = self.language;
        match &self.page {
            Page::Table(table) => {
                table.draw(canvas, area, (&self.settings, language), self.now);
            }
            Page::Loading => {
                self.draw_frame(canvas, area, &say::loading().say(language), &[]);
            }
            Page::Name(field) => self.draw_name(canvas, area, field),
            Page::Home(cursor) => self.draw_home(canvas, area, *cursor),
            Page::Setup(setup) => {
                let rows = setup.rows(language);
                self.draw_menu(
                    canvas,
                    area,
                    &say::setup_title().say(language),
                    (&rows, setup.cursor),
                );
            }
            Page::Games(cursor) => {
                let rows = self.home.as_ref().map(|home| home::game_rows(home, language));
                let title = say::home_games().say(language);
                self.draw_menu(canvas, area, &title, (&rows.unwrap_or_default(), *cursor));
            }
            Page::Charts(charts) => {
                let rows = charts.rows(language);
                let title = say::home_charts().say(language);
                self.draw_menu(canvas, area, &title, (&rows, charts.cursor));
            }
            Page::Controls(controls) => {
                let rows = controls.rows(language);
                let title = say::home_settings().say(language);
                self.draw_menu(canvas, area, &title, (&rows, controls.cursor));
            }
            Page::Position(_) => self.draw_position(canvas, area),
            Page::Join(field) => {
                let asks = say::join_asked().say(language);
                self.draw_typed(canvas, area, (&say::home_join().say(language), &asks), field);
            }
        }
    }

    /// The title, what was said, and the keys; gives what is between them.
    fn draw_frame(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        title: &str,
        keys: &[(&'static str, String)],
    ) -> Rect {
        canvas.texts(
            row_of(area, 0),
            &[
                (" L ", Role::Fresh),
                (" Lettrine", Role::Strong),
                ("  ", Role::Ink),
                (title, Role::Quiet),
            ],
        );
        if let Some(name) = self.home.as_ref().and_then(|home| home.name.as_ref()) {
            canvas.text_right(row_of(area, 0), name, Role::Quiet);
        }
        let rule = "─".repeat(usize::from(area.width));
        canvas.text(row_of(area, area.height - 3), &rule, Role::Line);
        if let Some(notice) = &self.notice {
            canvas.text(after(row_of(area, area.height - 2), 1), notice, Role::Warning);
        }
        draw_keys(canvas, row_of(area, area.height - 1), keys);
        Rect { x: area.x + 2, y: area.y + 2, width: area.width - 4, height: area.height - 6 }
    }

    fn menu_keys(&self) -> Vec<(&'static str, String)> {
        let language = self.language;
        let keys = [
            ("↑↓", say::key_choose()),
            ("←→", say::key_change()),
            ("⏎", say::key_do()),
            ("Esc", say::key_back()),
        ];
        keys.map(|(key, does)| (key, does.say(language))).to_vec()
    }

    fn draw_menu(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        title: &str,
        (rows, cursor): (&[Row], usize),
    ) {
        let inside = self.draw_frame(canvas, area, title, &self.menu_keys());
        if rows.is_empty() {
            canvas.paragraph(inside, &say::no_games().say(self.language), Role::Quiet);
            return;
        }
        menu::draw(canvas, inside, rows, cursor);
    }

    fn draw_home(&self, canvas: &mut Canvas<'_>, area: Rect, cursor: usize) {
        let language = self.language;
        let keys =
            [("↑↓", say::key_choose()), ("⏎", say::key_do()), ("Esc", say::key_leave_program())];
        let keys = keys.map(|(key, does)| (key, does.say(language)));
        let inside = self.draw_frame(canvas, area, &say::home_title().say(language), &keys);
        let Some(home) = &self.home else { return };
        let rows: Vec<Row> = home::rows(home, language).into_iter().map(|(_, row)| row).collect();
        let wide = inside.width >= 90;
        let list = if wide { Rect { width: inside.width / 2, ..inside } } else { inside };
        menu::draw(canvas, list, &rows, cursor);
        if wide {
            home::draw_games(canvas, after(inside, list.width + 2), home, language);
        }
    }

    fn draw_typed(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        (title, asks): (&str, &str),
        field: &Field,
    ) {
        let language = self.language;
        let keys = [("⏎", say::key_do()), ("Esc", say::key_back())];
        let keys = keys.map(|(key, does)| (key, does.say(language)));
        let inside = self.draw_frame(canvas, area, title, &keys);
        let rows = canvas.paragraph(inside, asks, Role::Ink);
        let line = row_of(inside, rows + 1);
        canvas.texts(line, &[("› ", Role::Accent), (field.text(), Role::Strong), ("█", Role::Ink)]);
    }

    fn draw_name(&self, canvas: &mut Canvas<'_>, area: Rect, field: &Field) {
        let language = self.language;
        let people = self.home.as_ref().map(|home| home.people.join(", ")).unwrap_or_default();
        let asks = if people.is_empty() {
            say::name_asked().say(language)
        } else {
            say::name_asked_known(people).say(language)
        };
        self.draw_typed(canvas, area, (&say::name_title().say(language), &asks), field);
    }

    fn draw_position(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let language = self.language;
        let keys = [
            ("←↑↓→", say::key_move_area()),
            ("+", say::key_grow()),
            ("-", say::key_shrink()),
            ("⏎", say::key_keep()),
            ("Esc", say::key_drop()),
        ];
        let keys = keys.map(|(key, does)| (key, does.say(language)));
        let inside = self.draw_frame(canvas, area, &say::position_title().say(language), &keys);
        let frame = canvas.frame(inside, &[], Role::Accent);
        canvas.paragraph(frame, &say::position_about().say(language), Role::Ink);
    }
}
