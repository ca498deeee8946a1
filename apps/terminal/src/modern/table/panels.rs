//! What stands beside the board: players, turns, the bag, what computers try, reviews, meanings.

use std::time::Instant;

use locales::{Spoken as _, modern as say};
use ratatui::layout::Rect;
use tabletop::{PlayedBy, SharedView};

use super::super::canvas::{Canvas, after, row_of, width_of};
use super::super::look::Role;
use super::super::names::{level_name, seat_mark};
use super::super::play::{Around, ReviewLine, TurnLine};
use super::clock::clock_text;
use super::{Table, Windows};

/// From this width on, panels stand in two columns.
const TWO_COLUMNS: u16 = 56;

impl Table {
    /// Draws the panels.
    pub(super) fn draw_panels(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        around: Around,
        now: Instant,
    ) {
        if self.review.is_some() {
            self.draw_review(canvas, area, around);
            return;
        }
        let is_wide = area.width >= TWO_COLUMNS;
        let width = if is_wide { (area.width - 2) / 2 } else { area.width };
        let first = Rect { width, ..area };
        let players = self.draw_players(canvas, first, around, now);
        let rest = below(first, players);
        if is_wide {
            self.draw_turns(canvas, rest, around);
            let second = after(area, width + 2);
            let bag = self.draw_bag(canvas, second, around);
            let rest = below(second, bag);
            let trials = self.draw_trials(canvas, rest, around);
            self.draw_word(canvas, below(rest, trials), around);
            return;
        }
        let bag = self.bag_lines(width, around);
        let bag_rows = match self.windows {
            Windows::All => 0,
            _ => u16::try_from(bag.len() + 1).unwrap_or(u16::MAX),
        };
        let fits = rest.height > bag_rows + 3;
        let turns = Rect { height: rest.height - if fits { bag_rows } else { 0 }, ..rest };
        if self.trials.is_empty() {
            self.draw_turns(canvas, turns, around);
        } else {
            self.draw_trials(canvas, turns, around);
        }
        if fits && bag_rows > 0 {
            self.draw_bag(canvas, below(rest, turns.height), around);
        }
    }

    /// Draws the players, two rows each; gives how many rows were taken.
    fn draw_players(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        around: Around,
        now: Instant,
    ) -> u16 {
        let Some(view) = &self.shared() else { return 0 };
        let mut row = 0;
        for (seat, place) in view.seats.iter().zip(0_u8..) {
            let is_to_move = view.turn.map(|turn| turn.0) == Some(place);
            let line = row_of(area, row);
            let (mark, role) = (seat_mark(place), Role::Seat(place));
            let turn = if is_to_move { "▸" } else { " " };
            canvas.texts(
                line,
                &[(turn, Role::Accent), (mark, role), (" ", role), (&seat.player.name, role)],
            );
            canvas.text_right(line, &self.score_text(view, place, around), Role::Strong);
            let about = self.about_player(view, place, around, now);
            canvas.text(after(row_of(area, row + 1), 3), &about, Role::Quiet);
            row += 2;
        }
        row
    }

    fn score_text(&self, view: &SharedView, place: u8, around: Around) -> String {
        let score = view.seats[usize::from(place)].score.0;
        let total = self.play.tentative(around).total;
        match total.filter(|_| Some(place) == self.seat) {
            Some(total) => format!("{score} → {total}"),
            None => score.to_string(),
        }
    }

    fn about_player(&self, view: &SharedView, place: u8, around: Around, now: Instant) -> String {
        let language = around.language;
        let seat = &view.seats[usize::from(place)];
        let state = if seat.resigned {
            Some(say::has_resigned().say(language))
        } else if self.session.update().thinking.contains(&place) {
            Some(say::thinking().say(language))
        } else if view.turn.map(|turn| turn.0) == Some(place) && Some(place) == self.seat {
            Some(say::your_turn().say(language))
        } else if let PlayedBy::Computer(level) = &seat.player.by {
            Some(level_name(level, language))
        } else {
            None
        };
        let clock = self.time_left(view, place, now).map(clock_text);
        let about = self.play.about_seat(place, around);
        [state, clock, about].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    fn draw_turns(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let lines = self.play.turns(around);
        canvas.text(row_of(area, 0), &say::turns().say(around.language), Role::Quiet);
        if lines.is_empty() {
            let text = say::nothing_yet().say(around.language);
            canvas.paragraph(after(below(area, 1), 1), &text, Role::Quiet);
            return;
        }
        let rows = usize::from(area.height.saturating_sub(1));
        let from = lines.len().saturating_sub(rows);
        for (line, row) in lines[from..].iter().zip(1_u16..) {
            draw_turn(canvas, row_of(area, row), line);
        }
    }

    fn bag_lines(&self, width: u16, around: Around) -> Vec<String> {
        let bag = self.play.bag(around);
        let mut lines = vec![String::new()];
        for (tile, left) in bag.tiles.iter().filter(|(_, left)| *left > 0) {
            let times = if tile.chars().count() > 1 { "×" } else { "" };
            let piece = format!("{tile}{times}{left} ");
            let line = lines.last().map_or(0, |line| width_of(line));
            if line + width_of(&piece) > width + 1 {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                line.push_str(&piece);
            }
        }
        lines
    }

    fn draw_bag(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) -> u16 {
        canvas.text(row_of(area, 0), &self.play.bag(around).title, Role::Quiet);
        let lines = self.bag_lines(area.width, around);
        let mut row = 1;
        for line in lines {
            canvas.text(row_of(area, row), &line, Role::Ink);
            row += 1;
        }
        row + 1
    }

    /// What a computer player tries, the last at the bottom.
    fn draw_trials(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) -> u16 {
        if self.trials.is_empty() || area.height < 3 {
            return 0;
        }
        canvas.text(row_of(area, 0), &say::tries().say(around.language), Role::Quiet);
        let rows = usize::from(area.height - 1).min(8);
        let from = self.trials.len().saturating_sub(rows);
        let mut row = 1;
        for trial in &self.trials[from..] {
            canvas.text(after(row_of(area, row), 1), trial, Role::Ink);
            row += 1;
        }
        row + 1
    }

    /// What the last word that was looked up means.
    fn draw_word(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let Some(report) = &self.word else { return };
        if area.height < 3 {
            return;
        }
        canvas.text(row_of(area, 0), &report.word, Role::Strong);
        let mut row = 1;
        for line in super::super::names::meaning(report, around.language) {
            row += canvas.paragraph(after(below(area, row), 1), &line, Role::Quiet);
        }
    }

    fn draw_review(&self, canvas: &mut Canvas<'_>, area: Rect, around: Around) {
        let lines = self.play.review_lines(around);
        let mut row = 0;
        if lines.is_empty() {
            canvas.text(row_of(area, 0), &say::review_wait().say(around.language), Role::Quiet);
        }
        for line in &lines {
            row += match line {
                ReviewLine::Verdict(text) => canvas.paragraph(below(area, row), text, Role::Strong),
                ReviewLine::Sentence(text) => canvas.paragraph(below(area, row), text, Role::Ink),
                ReviewLine::Play(text, points) => {
                    canvas.text(row_of(area, row), text, Role::Ink);
                    canvas.text_right(row_of(area, row), points, Role::Quiet);
                    1
                }
            };
        }
    }
}

/// A line of the score sheet: mark, place, word, points, sum.
pub(super) fn draw_turn(canvas: &mut Canvas<'_>, area: Rect, line: &TurnLine) {
    let numbers = format!("{:>4}{:>5}", line.points, line.total);
    let text = Rect { width: area.width.saturating_sub(width_of(&numbers)), ..area };
    let place = format!(" {:<4}", line.place);
    canvas.texts(
        text,
        &[
            (seat_mark(line.seat), Role::Seat(line.seat)),
            (&place, Role::Quiet),
            (&line.what, Role::Strong),
        ],
    );
    canvas.text_right(area, &numbers, Role::Ink);
}

/// What is left of an area below some rows.
pub(super) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}
