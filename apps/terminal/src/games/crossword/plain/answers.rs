//! The answers of the table in words: what a play would score, and hints.

use ::board::{Direction, Placement, Terms};
use crossword::{Advice, Answer, HintView, LaidTile, Preview, View};
use locales::{Message, crossword as say, plain};
use notation::Place;
use serde::Deserialize as _;
use serde_json::{Value, json};
use tiles::PlacedTile;

use super::{board, laying};
use crate::plain::speaker::{Answered, Seen, listed, spelled};

/// How many plays of a list are told.
const LISTED: usize = 5;

/// The answer to a question in words.
pub(super) fn told(about: &Value, answer: &Value, view: &View, seen: &Seen<'_>) -> Answered {
    match Answer::deserialize(answer) {
        Ok(Answer::Preview(preview)) => previewed(about, &preview),
        Ok(Answer::Hint(hint)) => hinted(about["strength"].as_u64(), hint, view, seen),
        _ => Answered::default(),
    }
}

fn previewed(about: &Value, preview: &Preview) -> Answered {
    let text = |key: &str| about[key].as_str().unwrap_or_default().to_owned();
    let points = preview.score.0;
    let (direction, from, to, word) = (text("direction"), text("from"), text("to"), text("word"));
    let mut lines = vec![say::plain_would_score(direction, from, points, to, word)];
    if preview.words.len() > 1 {
        let words = preview.words.iter().map(|(word, points)| plain::score_of(word, points.0));
        lines.push(say::plain_would_make(listed(words)));
    }
    if preview.bonus.0 > 0 {
        lines.push(say::plain_bonus(preview.bonus.0));
    }
    match preview.unknown.as_deref() {
        Some([]) => lines.push(say::plain_in_list()),
        Some(words) => lines.push(say::plain_not_in_list(words.len(), words)),
        None => {}
    }
    let kept = Vec::<String>::deserialize(&about["kept"]).unwrap_or_default();
    lines.push(if kept.is_empty() {
        say::plain_keeps_nothing()
    } else {
        say::plain_keeps(spelled(kept))
    });
    let tiles = Vec::<LaidTile>::deserialize(&about["tiles"]).unwrap_or_default();
    Answered { lines, ready: vec![laying::lay(&tiles)] }
}

fn hinted(strength: Option<u64>, hint: HintView, view: &View, seen: &Seen<'_>) -> Answered {
    match (strength, hint) {
        (_, HintView::Nothing) => {
            let ready = vec![json!({"do": "pass"})];
            Answered { lines: vec![say::plain_hint_nothing()], ready }
        }
        (_, HintView::Word { word }) => Answered::lines(vec![say::plain_hint_word(word)]),
        (Some(1), HintView::Place(advice)) => {
            Answered::lines(vec![say::plain_hint_word(advice.word)])
        }
        (Some(1), HintView::List { plays }) => {
            let word = plays.first().map(|advice| advice.word.clone()).unwrap_or_default();
            Answered::lines(vec![say::plain_hint_word(word)])
        }
        (_, HintView::Place(advice)) => advised(std::slice::from_ref(&advice), view, seen),
        (Some(2), HintView::List { plays }) => {
            advised(plays.get(..1).unwrap_or_default(), view, seen)
        }
        (_, HintView::List { plays }) => advised(&plays, view, seen),
    }
}

/// Plays with their places; the first of them is ready to be played.
fn advised(plays: &[Advice], view: &View, seen: &Seen<'_>) -> Answered {
    let told = plays.iter().take(LISTED).map(|advice| one_advice(advice, view, seen));
    let mut lines: Vec<Message> = match plays.len() {
        1 => told.collect(),
        _ => told.zip(1_u32..).map(|(advice, number)| plain::numbered(advice, number)).collect(),
    };
    lines.push(if plays.len() == 1 { plain::type_play() } else { plain::type_play_first() });
    let ready = plays.first().map(|advice| laying::lay(&advice.tiles)).into_iter().collect();
    Answered { lines, ready }
}

fn one_advice(advice: &Advice, view: &View, seen: &Seen<'_>) -> Message {
    let place = place_of(&advice.tiles, view);
    let place = place.map(|place| seen.coordinates.write(place)).unwrap_or_default();
    say::plain_advice(place, advice.score.0, &advice.word)
}

/// Where the main word of these tiles begins, and which way it runs.
fn place_of(tiles: &[LaidTile], view: &View) -> Option<Place> {
    let (board, set) = board::of(view)?;
    let alphabet = set.alphabet();
    let placed = |tile: &LaidTile| {
        let letter = alphabet.letter(&tile.letter)?;
        let placed =
            if tile.blank { PlacedTile::BlankAs(letter) } else { PlacedTile::Natural(letter) };
        Some((tile.square, placed))
    };
    let placement = Placement { tiles: tiles.iter().filter_map(placed).collect() };
    let fitted = placement.fit(&board, &Terms::standard(&set)).ok()?;
    let word = fitted.main_word();
    let direction: Direction = word.direction;
    Some(Place::new(word.start, direction))
}
