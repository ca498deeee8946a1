//! What the robot does at a table of Parcours, and how its tiles are counted.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use test_kit::robot::{Robot, array, lexicon, text};

/// How many tiles a bag of that game has.
const BAG: usize = 112;

/// Whether a view is one of Parcours.
pub(crate) fn is_on_the_path(view: &Value) -> bool {
    view["hand"]["stage"].is_string()
}

/// A word on one of the open places, the path first; else whatever leads on.
pub(crate) fn choose(robot: &mut Robot, view: &Value) -> Option<Value> {
    let may = |name: &str| view["may"].as_array().is_some_and(|may| may.contains(&name.into()));
    if may("judge") {
        return Some(json!({"do": "judge", "accept": true}));
    }
    let word = may("lay").then(|| find_word(robot, view)).flatten();
    match word {
        Some((place, word)) => Some(json!({"do": "write", "place": place, "word": word})),
        None if may("refill") => Some(json!({"do": "refill"})),
        None if may("end") => Some(json!({"do": "end", "back": own_rack(view)})),
        None if may("pass") => Some(json!({"do": "pass", "back": own_rack(view)})),
        None if may("resume") => Some(json!({"do": "resume"})),
        None => None,
    }
}

/// A word that the viewer can lay, and where.
fn find_word(robot: &mut Robot, view: &Value) -> Option<(Value, String)> {
    let lexicon = lexicon(text(&view["rules"]["lexicon"]));
    let rack = lexicon.alphabet().rack(own_rack(view)).expect("racks are made of tiles");
    let mut words: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for word in lexicon.graph().sub_anagrams(&rack) {
        words.entry(word.len()).or_default().push(lexicon.alphabet().spell(&word));
    }
    array(&view["hand"]["open"]).iter().find_map(|place| {
        let found = words.get(&length(view, place))?;
        Some((place.clone(), found[robot.roll(found.len())].clone()))
    })
}

/// How many letters the word of a place has.
fn length(view: &Value, place: &Value) -> usize {
    let number = |value: &Value| usize::try_from(value.as_u64().expect("a number")).expect("small");
    let slot = &view["seats"][number(&place["owner"])]["slots"][number(&place["slot"])];
    let wanted = if place["part"] == "path" { slot } else { &slot["satellite"] };
    number(&wanted["length"])
}

fn own_rack(view: &Value) -> &str {
    let seat = view["viewer"].as_u64().and_then(|seat| usize::try_from(seat).ok());
    text(&view["seats"][seat.expect("players have seats")]["rack"]["shown"])
}

/// Whether a view accounts for every tile of every bag.
pub(crate) fn check_tiles(view: &Value) {
    for (seat, side) in array(&view["seats"]).iter().enumerate() {
        let rack = &side["rack"];
        let held = match (rack["shown"].as_str(), rack["hidden"].as_u64()) {
            (Some(shown), _) => shown.chars().count(),
            (None, hidden) => usize::try_from(hidden.expect("shown or hidden")).expect("small"),
        };
        let bag = usize::try_from(side["bag"].as_u64().expect("a bag")).expect("small");
        let laid: usize = words(view)
            .filter(|word| word["by"].as_u64() == Some(seat as u64))
            .map(|word| array(&word["tiles"]).len())
            .sum();
        assert_eq!(laid + held + bag, BAG, "tiles of seat {seat} are lost or made: {view}");
    }
}

/// Every word that lies on a board.
fn words(view: &Value) -> impl Iterator<Item = &Value> {
    let slots = array(&view["seats"]).iter().flat_map(|side| array(&side["slots"]));
    slots
        .flat_map(|slot| [&slot["word"], &slot["satellite"]["word"]])
        .filter(|word| word.is_object())
}
