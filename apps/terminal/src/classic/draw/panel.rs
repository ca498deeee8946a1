//! The right of the board: scores, options or tables, the clock, the racks of the others.

use board::Premium;
use crossword::{RackView, View};
use locales::{Message, classic as say};
use tabletop::PlayedBy;

use super::table::{premium_sign, premium_style};
use super::{Canvas, RIGHT, width};
use crate::classic::edition::Edition;
use crate::classic::game::{Game, Panel, Stage};

/// Where the panel begins, and its columns.
const LEFT: u16 = 52;
const COLUMNS: u16 = RIGHT - LEFT;
/// The row of the options' head, and of the clock.
const OPTIONS: u16 = 7;
const CLOCK: u16 = 17;

/// The scores, at the top right.
pub(super) fn scores(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    canvas.head(LEFT, 1, COLUMNS, &game.edition.say(&say::scores()));
    let first = if view.seats.len() > 3 { 2 } else { 3 };
    let is_over = matches!(game.stage, Stage::Over(_));
    for (row, seat) in (first..).zip(&view.seats) {
        let is_current = game.current().map(u16::from) == Some(row - first) && !is_over;
        let style = if is_current { canvas.palette.accent } else { canvas.palette.paper };
        let sign = if is_current { "►" } else { " " };
        canvas.put(LEFT, row, &format!("{sign} {}", seat.player.name.to_uppercase()), style);
        if let PlayedBy::Computer(level) = &seat.player.by
            && let Some(level) = Edition::level_number(level)
        {
            let level = game.edition.say(&say::computer_level(level));
            canvas.put_right(RIGHT - 6, row, &level, canvas.palette.quiet);
        }
        canvas.put_right(RIGHT - 1, row, &seat.score.0.to_string(), style);
    }
    if let Some(score) = tried(game) {
        let label = game.edition.say(&say::trying());
        canvas.put_right(RIGHT - 8, 6, &label, canvas.palette.quiet);
        canvas.put_right(RIGHT - 1, 6, &format!("+ {score}"), canvas.palette.accent);
    }
}

/// The points of the word that is being tried.
fn tried(game: &Game) -> Option<i32> {
    match (&game.stage, &game.pending.trial) {
        (Stage::Deciding(trying) | Stage::Asking(trying), _) => {
            trying.preview.as_ref().map(|preview| preview.score.0)
        }
        (_, Some((_, trial))) => Some(trial.score.0),
        _ => None,
    }
}

/// The options, or what one of them shows.
pub(super) fn panel(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    match game.panel {
        Panel::Options => options(canvas, game),
        Panel::Premiums => premiums(canvas, game),
        Panel::Values => {
            let entries =
                view.remaining.iter().map(|tile| (tile.tile.clone(), tile.value.0.to_string()));
            table(canvas, game, &say::values(), &entries.collect::<Vec<_>>());
        }
        Panel::Distribution => {
            let count = |tile: &tabletop::TileCount| format!("{}/{}", tile.left, tile.total);
            let entries = view.remaining.iter().map(|tile| (tile.tile.clone(), count(tile)));
            table(canvas, game, &say::distribution(), &entries.collect::<Vec<_>>());
        }
    }
}

fn options(canvas: &mut Canvas<'_, '_>, game: &Game) {
    let names: [fn() -> Message; 8] = [
        say::option_1,
        say::option_2,
        say::option_3,
        say::option_4,
        say::option_5,
        say::option_6,
        say::option_7,
        say::option_8,
    ];
    let about: [fn() -> Message; 8] = [
        say::about_1,
        say::about_2,
        say::about_3,
        say::about_4,
        say::about_5,
        say::about_6,
        say::about_7,
        say::about_8,
    ];
    canvas.head(LEFT, OPTIONS, COLUMNS, &game.edition.say(&say::options()));
    for (row, (name, about)) in (OPTIONS + 1..).zip(names.iter().zip(&about)) {
        let number = row - OPTIONS;
        canvas.put(LEFT + 1, row, &number.to_string(), canvas.palette.accent);
        canvas.put(LEFT + 3, row, &game.edition.say(&name()), canvas.palette.strong);
        canvas.put(LEFT + 16, row, &game.edition.say(&about()), canvas.palette.quiet);
    }
    if game.edition == Edition::Deluxe {
        let keys = game.edition.say(&say::colour_keys());
        canvas.put(LEFT, OPTIONS + 9, &keys, canvas.palette.quiet);
    }
}

fn premiums(canvas: &mut Canvas<'_, '_>, game: &Game) {
    canvas.head(LEFT, OPTIONS, COLUMNS, &game.edition.say(&say::premiums()));
    let squares: [(Premium, fn() -> Message); 4] = [
        (Premium::Letter(2), say::double_letter),
        (Premium::Letter(3), say::triple_letter),
        (Premium::Word(2), say::double_word),
        (Premium::Word(3), say::triple_word),
    ];
    for (row, (premium, name)) in (OPTIONS + 1..).zip(squares) {
        let sign = premium_sign(premium, game.edition, canvas.palette.has_colour);
        canvas.put(LEFT + 1, row, &format!("{sign:<3}"), premium_style(canvas, premium));
        canvas.put(LEFT + 5, row, &game.edition.say(&name()), canvas.palette.paper);
    }
    back(canvas, game);
}

/// Tiles with a number each, in three columns.
fn table(canvas: &mut Canvas<'_, '_>, game: &Game, head: &Message, entries: &[(String, String)]) {
    canvas.head(LEFT, OPTIONS, COLUMNS, &game.edition.say(head));
    let rows = entries.len().div_ceil(3).max(1);
    for (column, group) in (0..).zip(entries.chunks(rows)) {
        for (row, (tile, number)) in (OPTIONS + 1..).zip(group) {
            let left = LEFT + 1 + column * 9;
            let tile = if tile == "?" { "␣" } else { tile };
            canvas.put(left, row, tile, canvas.palette.strong);
            canvas.put_right(left + 7, row, number, canvas.palette.paper);
        }
    }
    if game.time_left().is_none() {
        back(canvas, game);
    }
}

fn back(canvas: &mut Canvas<'_, '_>, game: &Game) {
    let text = game.edition.say(&say::any_key());
    canvas.put(LEFT, OPTIONS + 10, &text, canvas.palette.quiet);
}

/// The clock: the time left of the turn, as figures and as a line.
pub(super) fn clock(canvas: &mut Canvas<'_, '_>, game: &Game) {
    let Some((left, seconds)) = game.time_left() else { return };
    let figures = |seconds: u64| format!("{}:{:02}", seconds / 60, seconds % 60);
    let text = say::clock_shown(figures(left.div_ceil(1000)), figures(seconds.into()));
    let text = game.edition.say(&text);
    canvas.put(LEFT, CLOCK, &text, canvas.palette.strong);
    let share = left * u64::from(COLUMNS) / (u64::from(seconds) * 1000).max(1);
    let full = "━".repeat(usize::try_from(share).unwrap_or(0));
    canvas.put(LEFT, CLOCK + 1, &"─".repeat(usize::from(COLUMNS)), canvas.palette.line);
    canvas.put(LEFT, CLOCK + 1, &full, canvas.palette.accent);
}

/// The racks of the others, where all are seen.
pub(super) fn racks(canvas: &mut Canvas<'_, '_>, game: &Game, view: &View) {
    let others = (0_u8..).zip(&view.seats).filter(|(seat, _)| Some(*seat) != game.current());
    let mut row = CLOCK + 2;
    for (seat, other) in others {
        let Some(RackView::Shown(tiles)) = &other.rack else { continue };
        if view.rules.racks == crossword::Racks::Hidden {
            continue;
        }
        let name = game.name(seat);
        canvas.put(LEFT, row, &name, canvas.palette.quiet);
        let spaced: Vec<String> = tiles.chars().map(String::from).collect();
        canvas.put(LEFT + width(&name).max(9) + 1, row, &spaced.join(" "), canvas.palette.paper);
        row += 1;
    }
}
