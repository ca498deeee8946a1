//! The answers of the table in words: what a word would bring, and hints.

use locales::{Message, parcours as say, plain};
use parcours::{Advice, Answer, HintView, Place, PlannedWord, Preview, View};
use serde::Deserialize as _;
use serde_json::{Value, json};

use super::{boards, rack};
use crate::plain::speaker::{Answered, Seen, listed};

/// How many hands of a list are told.
const LISTED: usize = 5;

/// The answer to a question in words.
pub(super) fn told(about: &Value, answer: &Value, view: &View, seen: &Seen<'_>) -> Answered {
    match Answer::deserialize(answer) {
        Ok(Answer::Preview(preview)) => previewed(about, &preview, view),
        Ok(Answer::Hint(hint)) => hinted(about["strength"].as_u64(), hint, view, seen),
        Err(_) => Answered::default(),
    }
}

fn previewed(about: &Value, preview: &Preview, view: &View) -> Answered {
    let word = about["word"].as_str().unwrap_or_default();
    let points = preview.words.first().map_or(0, |points| points.0);
    let place = Place::deserialize(&about["place"]).ok();
    let place_text = place.map_or_else(say::plain_title, |place| boards::place(view, place));
    let mut lines = vec![say::plain_would_score(place_text, points, word)];
    match preview.unknown.as_deref() {
        Some([]) => lines.push(say::plain_in_list()),
        Some(words) => lines.push(say::plain_not_in_list(words)),
        None => {}
    }
    lines.push(say::plain_would_have(preview.points.0, preview.total.0));
    let ready = vec![json!({"do": "write", "place": about["place"], "word": word})];
    Answered { lines, ready }
}

fn hinted(strength: Option<u64>, hint: HintView, view: &View, seen: &Seen<'_>) -> Answered {
    let word = |word: &str| Answered::lines(vec![say::plain_hint_word(word.to_uppercase())]);
    match (strength, hint) {
        (_, HintView::Nothing) => {
            let all = rack(view, seen).unwrap_or_default().concat();
            let ending = if view.may_do("end") { ("end", String::new()) } else { ("pass", all) };
            let action = json!({"do": ending.0, "back": ending.1});
            Answered { lines: vec![say::plain_hint_nothing()], ready: vec![action] }
        }
        (_, HintView::Word { word: found }) => word(&found),
        (Some(1), HintView::Place(planned)) => word(&planned.word),
        (Some(1), HintView::List { hands }) => {
            word(hands.first().and_then(|hand| hand.words.first()).map_or("", |it| &it.word))
        }
        (_, HintView::Place(planned)) => one_word(&planned, view),
        (Some(2), HintView::List { hands }) => {
            let first = hands.first().and_then(|hand| hand.words.first());
            first.map(|planned| one_word(planned, view)).unwrap_or_default()
        }
        (_, HintView::List { hands }) => whole_hands(&hands, view),
    }
}

fn one_word(planned: &PlannedWord, view: &View) -> Answered {
    let lines = vec![
        say::plain_hint_place(boards::place(view, planned.place), planned.word.to_uppercase()),
        plain::type_play(),
    ];
    Answered { lines, ready: vec![lay(planned)] }
}

fn lay(planned: &PlannedWord) -> Value {
    json!({"do": "lay", "place": planned.place, "word": planned.word})
}

/// Whole hands; the words of the first are ready to be laid.
fn whole_hands(hands: &[Advice], view: &View) -> Answered {
    let told = hands.iter().take(LISTED).zip(1_u32..);
    let told = told.map(|(hand, number)| plain::numbered(one_hand(hand, view), number));
    let lines = told.chain([plain::type_play_first()]).collect();
    let ready = hands.first().map(|hand| hand.words.iter().map(lay).collect());
    Answered { lines, ready: ready.unwrap_or_default() }
}

fn one_hand(hand: &Advice, view: &View) -> Message {
    let word = |planned: &PlannedWord| {
        say::plain_word_on(boards::place(view, planned.place), planned.word.to_uppercase())
    };
    say::plain_hand(hand.points.0, listed(hand.words.iter().map(word)))
}
