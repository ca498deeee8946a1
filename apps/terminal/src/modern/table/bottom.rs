//! The bottom of a table: what was said, the command line, and what can be done now.

use crossterm::event::KeyCode;
use locales::{Spoken as _, modern as say};
use ratatui::layout::Rect;

use super::super::canvas::{Canvas, Target, after, row_of, width_of};
use super::super::draw_keys;
use super::super::look::Role;
use super::super::play::Around;
use super::Table;
use super::dialog::Dialog;

impl Table {
    /// Draws the bottom.
    pub(super) fn draw_bottom(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let rule = "─".repeat(usize::from(area.width));
        canvas.text(row_of(area, 0), &rule, Role::Line);
        self.draw_message(canvas, row_of(area, 1), around);
        self.draw_command(canvas, row_of(area, 2), row_of(area, 3), around);
        draw_keys(canvas, row_of(area, 4), &self.keys_now(around));
    }

    fn draw_message(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        if let Some(message) = &self.message {
            let role = if message.is_refusal { Role::Warning } else { Role::Ink };
            canvas.text(after(area, 1), &message.text, role);
            return;
        }
        let text = if self.is_thinking() {
            say::wait_thinking().say(around.language)
        } else if around.is_to_move && !self.is_over() {
            say::begin_here().say(around.language)
        } else {
            String::new()
        };
        canvas.text(after(area, 1), &text, Role::Quiet);
    }

    fn draw_command(&self, canvas: &mut Canvas<'_>, area: Rect, below: Rect, around: Around) {
        let language = around.language;
        if let Some(field) = &self.command {
            canvas.texts(
                area,
                &[(" › ", Role::Accent), (field.text(), Role::Strong), ("█", Role::Ink)],
            );
            let examples = say::also(self.play.examples(around)).say(language);
            canvas.text(after(below, 3), &examples, Role::Quiet);
            return;
        }
        let is_at_rest = !self.veiled && self.dialog.is_none() && self.review.is_none();
        if let Some(question) = self.question(around).filter(|_| is_at_rest) {
            canvas.text(after(area, 1), &question.asks, Role::Strong);
            let answers = question.answers.iter().map(|(text, _)| text.as_str());
            draw_answers(canvas, after(below, 1), answers, self.answer);
            return;
        }
        let hint = say::command_line(self.play.examples(around)).say(language);
        canvas.texts(area, &[(" › ", Role::Line), (&hint, Role::Quiet)]);
        canvas.press(area, Target::Key(KeyCode::Char(':')));
    }

    /// The keys that mean something now.
    fn keys_now(&self, around: Around) -> Vec<(&'static str, String)> {
        let language = around.language;
        let told = |keys: &[(&'static str, locales::Message)]| -> Vec<(&'static str, String)> {
            keys.iter().map(|(key, does)| (*key, does.say(language))).collect()
        };
        if self.veiled {
            return told(&[("⏎", say::key_ready()), ("Esc", say::key_leave())]);
        }
        if self.command.is_some() {
            return told(&[("⏎", say::key_do()), ("Esc", say::key_drop())]);
        }
        match &self.dialog {
            Some(Dialog::Confirm { .. }) => {
                return told(&[
                    ("←→", say::key_choose()),
                    ("⏎", say::key_do()),
                    ("Esc", say::key_no()),
                ]);
            }
            Some(Dialog::Choose { .. }) => {
                let all = [
                    ("a–z", say::key_mark()),
                    ("←→", say::key_walk()),
                    ("Space", say::key_mark()),
                    ("*", say::key_all()),
                    ("⏎", say::key_do()),
                    ("Esc", say::key_drop()),
                ];
                return told(&all);
            }
            Some(Dialog::Hints { .. }) => {
                let keys = [
                    ("↑↓", say::key_choose()),
                    ("⏎", say::key_lay_it()),
                    ("5", say::key_more_hints()),
                    ("Esc", say::key_close()),
                ];
                return told(&keys);
            }
            Some(Dialog::Letters { .. } | Dialog::Title(_)) => {
                return told(&[("⏎", say::key_do()), ("Esc", say::key_drop())]);
            }
            Some(_) => return told(&[("Esc", say::key_close())]),
            None => {}
        }
        self.keys_at_rest(around)
    }

    fn keys_at_rest(&self, around: Around) -> Vec<(&'static str, String)> {
        let language = around.language;
        if self.review.is_some() {
            let keys =
                [("←→", say::key_turns()), ("Esc", say::key_back()), ("q", say::key_leave())];
            return keys.into_iter().map(|(key, does)| (key, does.say(language))).collect();
        }
        let mut keys = Vec::new();
        if self.question(around).is_some_and(|question| !question.answers.is_empty()) {
            keys.push(("←→", say::key_choose().say(language)));
            keys.push(("⏎", say::key_do().say(language)));
        } else if self.is_thinking() && !around.is_to_move {
            keys.push(("2", say::key_force().say(language)));
        } else {
            keys.extend(self.play.keys(around));
        }
        keys.push((":", say::key_command().say(language)));
        keys.push(("?", say::key_keys().say(language)));
        let escape = if self.play.is_in_hand() { say::key_take_back() } else { say::key_leave() };
        keys.push(("Esc", escape.say(language)));
        keys
    }
}

/// Answers in a row, the chosen one as a button.
pub(super) fn draw_answers<'texts>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    answers: impl Iterator<Item = &'texts str>,
    chosen: usize,
) {
    let mut rest = area;
    for (place, text) in answers.enumerate() {
        let role = if place == chosen { Role::Button } else { Role::Key };
        let text = format!(" {} {text} ", place + 1);
        let spot = Rect { width: width_of(&text).min(rest.width), ..rest };
        canvas.text(spot, &text, role);
        canvas.press(spot, Target::Row(place));
        rest = after(rest, spot.width + 1);
    }
}
