//! What a screen must not know is in nothing it hears.

use protocol::{StreamEvent, Update};
use serde_json::{Value, json};

use crate::guest::{Heard, Seen, is_over};

/// A rack of fewer tiles may look like a word on the board.
const TELLING: usize = 6;

/// Everything a screen heard is searched for the racks that others held, for the seed, and for
/// anything the server keeps to itself.
pub(crate) fn check(heard: &Heard, own: &[u8], others: &[&Seen], kept: &[String]) {
    let pieces = heard.all();
    let seed = others.iter().find_map(|seen| seen.end["seed"].as_str());
    for piece in &pieces {
        for secret in kept {
            assert!(!piece.contains(secret.as_str()), "{secret} is in {piece}");
        }
        for message in messages(piece) {
            check_message(&message, own, others, seed);
        }
    }
}

fn check_message(message: &Value, own: &[u8], others: &[&Seen], seed: Option<&str>) {
    for update in updates(message) {
        if is_over(&update) || is_between_games(&update) {
            continue;
        }
        let text = serde_json::to_string(&update).unwrap();
        assert!(seed.is_none_or(|seed| !text.contains(seed)), "the seed is told before the end");
        for seated in &update.views {
            check_racks_are_hidden(&seated.view, seated.seat, own);
            if seated.view["rules"]["racks"] == "hidden" {
                check_strings(&seated.view, &racks_at(others, update.number, own));
            }
        }
    }
    assert_ne!(message["event"], "trial", "this table does not show trials");
}

/// In a view of a table with hidden racks, only the viewer's own rack is shown.
fn check_racks_are_hidden(view: &Value, seat: Option<u8>, own: &[u8]) {
    if view["rules"]["racks"] != "hidden" {
        return;
    }
    assert!(seat.is_none_or(|seat| own.contains(&seat)), "a view from a foreign seat");
    for (place, shown) in view["seats"].as_array().unwrap().iter().enumerate() {
        let is_own = seat.map(usize::from) == Some(place);
        let is_shown = shown["rack"]["shown"].is_string();
        assert!(!is_shown || is_own, "the rack of seat {place} is shown to {seat:?}: {view}");
    }
}

/// The racks that others held when this update was made.
fn racks_at(others: &[&Seen], number: u64, own: &[u8]) -> Vec<String> {
    let racks = others.iter().flat_map(|seen| &seen.racks);
    let foreign = racks.filter(|((at, seat), _)| *at == number && !own.contains(seat));
    foreign.map(|(_, rack)| sorted(rack)).filter(|rack| rack.chars().count() >= TELLING).collect()
}

/// No string, and no list of strings, is made of the letters of one of these racks.
pub(crate) fn check_strings(value: &Value, racks: &[String]) {
    let check = |text: &str| {
        assert!(!racks.contains(&sorted(text)), "{text} is someone else's rack");
    };
    match value {
        Value::String(text) => check(text),
        Value::Array(list) => {
            check(&list.iter().filter_map(Value::as_str).collect::<String>());
            for value in list {
                check_strings(value, racks);
            }
        }
        Value::Object(fields) => {
            for value in fields.values() {
                check_strings(value, racks);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

pub(crate) fn sorted(text: &str) -> String {
    let mut letters: Vec<char> = text.to_uppercase().chars().collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

/// The messages of an answer or of a piece of a stream.
pub(crate) fn messages(piece: &str) -> Vec<Value> {
    if let Ok(answer) = serde_json::from_str(piece) {
        return vec![answer];
    }
    let field = |name: &str| piece.lines().find_map(|line| line.strip_prefix(name));
    let (event, text) = (field("event: "), field("data: "));
    let message = event.zip(text).map(|(event, text)| {
        let data: Value = serde_json::from_str(text).unwrap();
        json!({"event": event, "data": data})
    });
    message.into_iter().collect()
}

/// The updates in a message: the one it is, those a refusal brings, those of an answer.
fn updates(message: &Value) -> Vec<Update> {
    if let Ok(StreamEvent::Update(update)) = serde_json::from_value(message.clone()) {
        return vec![update];
    }
    let lists = [message, &message["missed"]].map(|list| list.as_array().cloned());
    let listed = lists.into_iter().flatten().flatten();
    let all = listed.chain([message.clone()]);
    all.filter_map(|value| serde_json::from_value(value).ok()).collect()
}

fn is_between_games(update: &Update) -> bool {
    update.views.first().is_some_and(|seated| seated.view["phase"]["waits_for"] == "next_game")
}
