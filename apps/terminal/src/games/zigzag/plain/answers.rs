//! The answers of the table in words: how a word can lie, and hints.

use locales::{Message, plain, zigzag as say};
use serde::Deserialize as _;
use serde_json::{Value, json};
use zigzag::{Answer, HintView, PlayView, View};

use super::turns;
use crate::plain::speaker::{Answered, Seen};

/// The answer to a question in words.
pub(super) fn told(about: &Value, answer: &Value, view: &View, seen: &Seen<'_>) -> Answered {
    match Answer::deserialize(answer) {
        Ok(Answer::Find { ways }) => found(about, &ways, view, seen),
        Ok(Answer::Hint(hint)) => hinted(hint, view, seen),
        _ => Answered::default(),
    }
}

fn found(about: &Value, ways: &[PlayView], view: &View, seen: &Seen<'_>) -> Answered {
    let Some(best) = ways.first() else {
        let word = about["word"].as_str().unwrap_or_default();
        return Answered::lines(vec![say::no_way(word)]);
    };
    let own = seen.seat.and_then(|seat| view.seats.get(usize::from(seat)));
    let left = own.map_or(0, |own| own.left.saturating_sub(best.laid.chain.len()));
    let lines = vec![
        lies(best, view),
        say::plain_ways(ways.len()),
        say::plain_would_leave(left),
        plain::type_play(),
    ];
    Answered { lines, ready: vec![about.clone()] }
}

/// How a word would lie.
fn lies(play: &PlayView, view: &View) -> Message {
    let count = play.laid.chain.len();
    let on = play.laid.on.and_then(|id| Some((view.table.get(id.index())?, id)));
    match on {
        Some((tile, id)) => {
            say::plain_lies_on(count, tile.tile.to_uppercase(), id.index() + 1, &play.word)
        }
        None => say::plain_lies(count, &play.word),
    }
}

fn hinted(hint: HintView, view: &View, seen: &Seen<'_>) -> Answered {
    match hint {
        HintView::Letter { on, count } => {
            let tile = on.and_then(|id| Some((view.table.get(id.index())?, id)));
            Answered::lines(vec![match tile {
                Some((tile, id)) => {
                    say::plain_hint_letter(count, tile.tile.to_uppercase(), id.index() + 1)
                }
                None => say::plain_hint_first(count),
            }])
        }
        HintView::Word { word } => Answered::lines(vec![say::plain_hint_word(word)]),
        HintView::Play(play) => {
            let ready = vec![json!({"do": "play", "word": play.laid, "action": null})];
            Answered { lines: vec![lies(&play, view), plain::type_play()], ready }
        }
        HintView::Action { tile } => {
            let lines = vec![say::plain_hint_action(tile.name()), plain::type_play()];
            Answered { lines, ready: vec![turns::alone(tile, view, seen)] }
        }
        HintView::Nothing => {
            let ready = vec![json!({"do": "pass"})];
            Answered { lines: vec![say::plain_hint_nothing()], ready }
        }
    }
}
