//! What the robot does at a table of Zigzag, and how its tiles are counted.

use serde_json::{Value, json};
use test_kit::robot::{Robot, array, lexicon, text};
use tiles::Words;

/// Whether a view is one of Zigzag.
pub(crate) fn is_of_nested_tiles(view: &Value) -> bool {
    view["rotation"].is_string()
}

/// A word if the robot finds one, else an Action tile, else whatever leads on.
pub(crate) fn choose(robot: &mut Robot, view: &Value) -> Option<Value> {
    let may = |name: &str| view["may"].as_array().is_some_and(|may| may.contains(&name.into()));
    if may("return") {
        let count = number(&view["phase"]["count"]);
        return Some(json!({"do": "return", "tiles": own_tiles(view)[..count]}));
    }
    if !may("play") {
        return None;
    }
    let turn =
        if array(&view["table"]).is_empty() { first_word(robot, view) } else { word(robot, view) };
    let turn = turn.or_else(|| action_tile(view));
    turn.or_else(|| may("exchange").then(|| json!({"do": "exchange", "draw": 1})))
        .or(Some(json!({"do": "pass"})))
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a number")).expect("small")
}

fn own_side(view: &Value) -> &Value {
    &view["seats"][number(&view["viewer"])]
}

fn own_tiles(view: &Value) -> &[Value] {
    array(&own_side(view)["open"])
}

/// The player's letters.
fn own_letters(view: &Value) -> impl Iterator<Item = &str> {
    own_tiles(view).iter().map(text).filter(|tile| tile.len() == 1)
}

/// Any word of the player's letters, as text.
fn first_word(robot: &mut Robot, view: &Value) -> Option<Value> {
    let list = lexicon(text(&view["rules"]["lexicon"]));
    let rack = list.alphabet().rack(&own_letters(view).collect::<String>()).expect("letters");
    let words: Vec<_> = list.graph().sub_anagrams(&rack).collect();
    let word = words.get(robot.roll(words.len().max(1)))?;
    Some(json!({"do": "write", "word": list.alphabet().spell(word)}))
}

/// A word of two letters: one of the table and one of the player's, where it fits.
fn word(robot: &mut Robot, view: &Value) -> Option<Value> {
    let list = lexicon(text(&view["rules"]["lexicon"]));
    let knows = |word: &str| list.alphabet().word(word).is_ok_and(|word| list.knows(&word));
    let mut found = Vec::new();
    for (id, old) in array(&view["table"]).iter().enumerate() {
        let Some(direction) = old["free"].get(0) else { continue };
        for new in own_letters(view).filter(|new| knows(&format!("{}{new}", text(&old["tile"])))) {
            let chain = json!([{"tile": new, "direction": direction}]);
            found.push(json!({"on": id, "chain": chain, "reused": [id], "reads": "outwards"}));
        }
    }
    let word = found.get(robot.roll(found.len().max(1)))?;
    Some(json!({"do": "play", "word": word}))
}

/// An Action tile on any letter, with gifts for whoever is next.
fn action_tile(view: &Value) -> Option<Value> {
    let tile = own_tiles(view).iter().map(text).find(|tile| tile.len() > 1)?;
    let table = array(&view["table"]);
    let on = table.iter().position(|old| old["free"].get(0).is_some())?;
    let side = own_side(view);
    let wanted = match tile {
        "+2" => 2,
        "+3" => 3,
        _ => 0,
    };
    let wanted = wanted.min(number(&side["left"]) - 1);
    let pile = wanted.min(number(&side["pile"]));
    let open: Vec<&str> = own_letters(view).take(wanted - pile).collect();
    let gifts = json!([{"to": view["next"], "open": open, "pile": pile}]);
    let gifts = if wanted == 0 { json!([]) } else { gifts };
    let action =
        json!({"tile": tile, "on": {"old": on}, "direction": table[on]["free"][0], "gifts": gifts});
    Some(json!({"do": "play", "action": action}))
}

/// Whether a view accounts for every tile.
pub(crate) fn check_tiles(view: &Value) {
    let counted =
        |field: &str| array(&view["unseen"]).iter().map(|kind| number(&kind[field])).sum();
    let (hidden, all): (usize, usize) = (counted("left"), counted("total"));
    let sides = array(&view["seats"]).iter();
    let open: usize = sides.clone().map(|side| array(&side["open"]).len()).sum();
    let piles: usize = sides.map(|side| number(&side["pile"])).sum();
    assert_eq!(hidden, piles + number(&view["reserve"]), "{view}");
    assert_eq!(hidden + open + array(&view["table"]).len(), all, "tiles are lost or made: {view}");
}
