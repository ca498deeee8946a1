//! The home screen and the list of one's games.

use locales::{Language, Spoken as _, modern as say};
use protocol::{TableState, TableSummary};
use ratatui::layout::Rect;

use super::app::is_open;
use super::canvas::{Canvas, row_of};
use super::look::Role;
use super::menu::Row;
use super::names::{game_name, language_name, mode_name};
use super::request::HomeReport;

/// What a row of the home screen does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HomeRow {
    /// Takes a game up again.
    Continue(String),
    /// Sets up a new one.
    New,
    /// One's games.
    Games,
    /// High scores and statistics.
    Charts,
    /// Settings.
    Settings,
    /// Goes to a table by its link or code.
    Join,
    /// Leaves.
    Leave,
}

/// The rows of the home screen.
pub(crate) fn rows(home: &HomeReport, language: Language) -> Vec<(HomeRow, Row)> {
    let mut rows = Vec::new();
    if let Some(table) = home.tables.iter().find(|table| is_open(table.state)) {
        let about = describe(table, language);
        let row = Row::does(say::home_continue().say(language), about);
        rows.push((HomeRow::Continue(table.id.clone()), row));
    }
    let others = [
        (HomeRow::New, say::home_new(), say::home_new_about()),
        (HomeRow::Games, say::home_games(), say::home_games_about()),
        (HomeRow::Charts, say::home_charts(), say::home_charts_about()),
        (HomeRow::Join, say::home_join(), say::home_join_about()),
        (HomeRow::Settings, say::home_settings(), say::home_settings_about()),
        (HomeRow::Leave, say::home_leave(), say::home_leave_about()),
    ];
    for (does, label, about) in others {
        if does != HomeRow::Join || !home.is_here {
            rows.push((does, Row::does(label.say(language), about.say(language))));
        }
    }
    rows
}

/// The rows of the list of one's games.
pub(crate) fn game_rows(home: &HomeReport, language: Language) -> Vec<Row> {
    let row = |table: &TableSummary| {
        let state = match table.state {
            TableState::Gathering => say::state_gathering(),
            TableState::Playing => say::state_playing(),
            TableState::Paused => say::state_paused(),
            TableState::Over => say::state_over(),
        };
        let label = format!("{} — {}", table.title, players(table));
        Row::does(label, format!("{} · {}", describe(table, language), state.say(language)))
    };
    home.tables.iter().map(row).collect()
}

/// The last games, beside the rows where there is room.
pub(crate) fn draw_games(
    canvas: &mut Canvas<'_>,
    area: Rect,
    home: &HomeReport,
    language: Language,
) {
    canvas.text(row_of(area, 0), &say::home_games().say(language), Role::Quiet);
    for (table, row) in home.tables.iter().zip(0_u16..) {
        let y = 2 + row * 3;
        canvas.text(row_of(area, y), &players(table), Role::Strong);
        canvas.text(row_of(area, y + 1), &describe(table, language), Role::Quiet);
    }
    if home.tables.is_empty() {
        canvas.paragraph(row_of(area, 2), &say::no_games().say(language), Role::Quiet);
    }
}

/// Those who have played from this screen, by name.
pub(crate) fn own_people(home: &HomeReport) -> Vec<String> {
    let seats = home.tables.iter().flat_map(|table| &table.seats);
    let own = seats.filter(|seat| seat.yours && !seat.name.is_empty());
    own.map(|seat| seat.name.clone()).collect()
}

fn players(table: &TableSummary) -> String {
    let names = table.seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty());
    names.collect::<Vec<_>>().join(" · ")
}

fn describe(table: &TableSummary, language: Language) -> String {
    let mut parts = vec![
        game_name(&table.game, language),
        language_name(&table.language, language),
        table.preset.clone(),
    ];
    if table.mode != "normal" && !table.mode.is_empty() {
        parts.push(mode_name(&table.mode, language));
    }
    format!("{} — {}", parts.join(" · "), players(table))
}
