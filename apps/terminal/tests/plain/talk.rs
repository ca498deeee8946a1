//! Dialogues of tests, and games whose draws are known.

use client::Method;
use locales::Language;
use protocol::{NewSeat, NewTableRequest};
use serde_json::{Value, json};
use terminal::{Dialogue, House, Wishes};

use crate::support::{Folder, against, club};

/// A wish for nothing: everything is asked.
pub(crate) fn wishes(folder: &Folder, language: Language) -> Wishes {
    Wishes {
        game: None,
        preset: None,
        players: Vec::new(),
        join: None,
        plain: true,
        language,
        data: folder.path().to_owned(),
    }
}

/// What is said to these lines, with the lines between and plain spaces.
pub(crate) async fn talk(house: &mut House, wishes: &Wishes, lines: &[&str]) -> String {
    let mut dialogue = Dialogue::new(house, wishes, 0);
    dialogue.begin().await.expect("the house is open");
    let mut text = settled(&mut dialogue).await;
    for line in lines {
        dialogue.hear(line).await;
        text.extend(["> ", line, "\n", &settled(&mut dialogue).await]);
    }
    dialogue.leave().await;
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// What is said until no computer player moves.
pub(crate) async fn settled(dialogue: &mut Dialogue<'_>) -> String {
    while dialogue.is_waiting() {
        dialogue.listen().await;
    }
    dialogue.take_text()
}

/// What is said until a text comes up in it.
pub(crate) async fn until(dialogue: &mut Dialogue<'_>, wanted: &str) -> String {
    let mut text = dialogue.take_text();
    while !text.contains(wanted) {
        dialogue.listen().await;
        text += &dialogue.take_text();
    }
    text
}

/// A game of this preset whose draws are always the same, in the list of unfinished games.
pub(crate) async fn seeded(house: &House, preset: &str, changes: Value, players: &[(&str, &str)]) {
    let games = house.client().games().await.expect("the house is open");
    let found = games.iter().find_map(|game| {
        let preset = game.presets.iter().find(|known| known.name == preset)?;
        Some((game.id.clone(), preset.rules.clone()))
    });
    let (game, mut rules) = found.expect("a preset of ours");
    merge(&mut rules, changes);
    let player = |(name, level): &(&str, &str)| match *level {
        "" => json!({"name": name, "by": "person"}),
        level => json!({"name": name, "by": {"computer": level}}),
    };
    let players: Vec<Value> = players.iter().map(player).collect();
    let file = json!({
        "format": "lettrine-game", "version": 1, "game": game, "preset": preset, "title": "Tuesday",
        "options": {"rules": rules, "players": players}, "seats": players,
        "seed": "5eed".repeat(16), "clock": 0, "log": [],
    });
    let sent = house.client().send(Method::POST, "/api/import", file.to_string().into_bytes());
    sent.await.expect("the house is open").succeeded().expect("a game that can be played");
}

fn merge(rules: &mut Value, changes: Value) {
    match (rules, changes) {
        (Value::Object(rules), Value::Object(changes)) => {
            for (name, change) in changes {
                merge(rules.entry(name).or_insert(Value::Null), change);
            }
        }
        (_, Value::Null) => {}
        (rules, changes) => *rules = changes,
    }
}

/// A dialogue at a game whose draws are always the same.
pub(crate) async fn at_table(
    language: Language,
    (preset, changes): (&str, Value),
    players: &[(&str, &str)],
    lines: &[&str],
) -> String {
    let folder = Folder::new();
    let mut house = folder.open_in(language).await;
    house.client().take_name("Anna").await.expect("a name");
    seeded(&house, preset, changes, players).await;
    let lines: Vec<&str> = [""].iter().chain(lines).copied().collect();
    let text = talk(&mut house, &wishes(&folder, language), &lines).await;
    house.close().await;
    text
}

/// A table of the club's rules against a computer player, set by the page.
pub(crate) fn club_against_computer() -> NewTableRequest {
    club(vec![NewSeat::Me, against("level1")])
}

/// Rules that forgive, as the dialogue's own.
pub(crate) fn easy() -> Value {
    json!({
        "clock": "none", "unknown_word": "refused", "undo": "always", "lookups": "allowed",
        "screen": {"hint": "list"},
    })
}
