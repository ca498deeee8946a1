//! Between games: the unfinished ones, and what to do next.

use client::{Client, Fault};
use locales::{Message, Value as Gap, plain as say};
use protocol::TableSummary;

use super::dialogue::is_unfinished;
use super::line::{Line, Vocabulary};
use super::speaker::{Speaker, listed};
use crate::games;

/// How many games are listed.
const LISTED: usize = 20;

/// What a person wants between games.
pub(crate) enum Wish {
    /// A new game.
    New,
    /// The unfinished game of this number, from 0.
    Resume(usize),
    /// The table of a link or a code.
    Join(String),
}

#[derive(Clone, Copy)]
enum Verb {
    New,
    Resume,
    Join,
}

const VERBS: &Vocabulary<Verb> = &[
    (Verb::New, &["new", "nouveau", "nouvelle"]),
    (Verb::Resume, &["resume", "continue", "continuer", "reprendre"]),
    (Verb::Join, &["join", "rejoindre"]),
];

/// What leads from a set-up back to the list of games.
pub(crate) const TO_LOBBY: &Vocabulary<()> = &[((), &["games", "parties", "cancel", "annuler"])];

/// The games that can be gone on with, the last one first.
pub(crate) async fn unfinished(client: &Client) -> Result<Vec<TableSummary>, Fault> {
    let tables = client.own_tables().await?.tables;
    Ok(tables.into_iter().filter(is_unfinished).take(LISTED).collect())
}

/// The list of unfinished games, and what can be done.
pub(crate) fn list(tables: &[TableSummary]) -> Vec<Message> {
    let mut lines = vec![say::unfinished(tables.len())];
    let numbered = tables.iter().zip(1_u32..);
    lines.extend(numbered.map(|(table, number)| say::numbered(summary(table), number)));
    lines.push(if tables.is_empty() { say::lobby_empty() } else { say::lobby() });
    lines
}

fn summary(table: &TableSummary) -> Message {
    let title = games::speaker(&table.game).map_or_else(|| say::raw(&table.game), Speaker::title);
    let names = listed(table.seats.iter().map(|seat| match &*seat.name {
        "" => Gap::from(say::open_seat()),
        name => Gap::from(name),
    }));
    match &*table.title {
        "" => say::untitled_game(title, names),
        own => say::game_summary(title, names, own),
    }
}

/// What a line means between so many games.
pub(crate) fn read(line: &Line<'_>, tables: usize) -> Option<Wish> {
    let number = |text: &str| {
        let number = text.parse().ok().and_then(|number: usize| number.checked_sub(1));
        number.filter(|number| *number < tables)
    };
    match (line.command(VERBS), line.words()) {
        (None, []) | (Some(Verb::Resume), [_]) if tables > 0 => Some(Wish::Resume(0)),
        (Some(Verb::New), _) | (_, []) => Some(Wish::New),
        (Some(Verb::Resume), [_, text]) | (None, [text]) => number(text).map(Wish::Resume),
        (Some(Verb::Join), [_, invitation]) => Some(Wish::Join((*invitation).to_owned())),
        _ => None,
    }
}
