//! A table from outside its game: who sits there, and what it waits for.

use locales::{Message, plain as say};
use protocol::{HolderView, SeatingView, TableState, TableView};
use tabletop::{PlayedBy, Player};

use super::setup::level_title;

/// What is to be known of a table; what was told once is not told again.
pub(crate) fn news(table: &TableView) -> Vec<Message> {
    match table.state {
        TableState::Gathering => gathering(table),
        TableState::Paused => vec![say::paused()],
        TableState::Playing | TableState::Over => Vec::new(),
    }
}

fn gathering(table: &TableView) -> Vec<Message> {
    let mut news = vec![say::gathering(&table.code)];
    let taken = table.seats.iter().filter(|seat| seat.holder != HolderView::Open);
    news.extend(taken.map(|seat| say::sits(&*seat.name)));
    let open = table.seats.iter().filter(|seat| seat.holder == HolderView::Open).count();
    match open {
        0 if table.hosting => news.push(say::all_here()),
        0 => news.push(say::host_starts()),
        open => news.push(say::open_seats(open)),
    }
    news
}

/// The title of a table: its own, else the names of those who sit there.
pub(crate) fn title(title: &str, seats: &[SeatingView]) -> String {
    if !title.is_empty() {
        return title.to_owned();
    }
    let names: Vec<&str> =
        seats.iter().map(|seat| &*seat.name).filter(|name| !name.is_empty()).collect();
    names.join(" – ")
}

/// A player with the level, if it is a computer player.
pub(crate) fn player(player: &Player) -> Message {
    match &player.by {
        PlayedBy::Person => say::raw(&player.name),
        PlayedBy::Computer(level) => say::computer(level_title(level), &player.name),
    }
}
