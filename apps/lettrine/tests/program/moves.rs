//! `lettrine moves`.

use serde_json::{Value, json};
use tiles::{Rack, TileSet};

use crate::support::{Run, run, run_about};

const HORN: &str = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15";

fn moves(rack: &str, options: &str) -> Run {
    run_about("moves", &format!("{HORN} {rack}/ 0/14 0 lex en; ld english;"), options)
}

fn plays(run: &Run) -> Vec<Value> {
    assert_eq!((run.status, run.remarks.as_str()), (0, ""));
    run.json()["plays"].as_array().expect("a list").clone()
}

fn of_kind(plays: &[Value], kind: &str) -> usize {
    plays.iter().filter(|play| play["kind"] == kind).count()
}

#[test]
fn the_help_has_an_example() {
    assert!(run("moves --help").results.contains("Example"));
}

#[test]
fn the_best_fifteen_are_listed_by_equity() {
    let plays = plays(&moves("AFMPSTE", "--json"));
    assert_eq!(plays.len(), 15);
    let equities: Vec<f64> = plays.iter().map(|play| play["equity"].as_f64().unwrap()).collect();
    assert!(equities.is_sorted_by(|one, other| one >= other), "{equities:?}");
}

#[test]
fn a_placement_tells_its_place_its_word_and_its_new_tiles() {
    let plays = plays(&moves("S", "--all --json"));
    let horns = plays.iter().find(|play| play["word"] == "HORNS").unwrap();
    let placed = json!([{"square": "J8", "letter": "S", "blank": false}]);
    assert_eq!(horns["at"], "8F");
    assert_eq!((&horns["placed"], &horns["score"]), (&placed, &json!(8)));
    assert_eq!((&horns["kind"], &horns["leave"]), (&json!("place"), &json!("")));
}

#[test]
fn every_legal_play_has_exchanges_and_one_pass_among_it() {
    let plays = plays(&moves("AFMPSTE", "--all --json"));
    assert_eq!((of_kind(&plays, "exchange"), of_kind(&plays, "pass")), (127, 1));
    assert!(of_kind(&plays, "place") > 300);
    let pass = plays.iter().find(|play| play["kind"] == "pass").unwrap();
    assert_eq!((&pass["leave"], &pass["score"]), (&json!("AEFMPST"), &json!(0)));
    let exchange = plays.iter().find(|play| play["tiles"] == "FP").unwrap();
    assert_eq!((&exchange["leave"], &exchange["score"]), (&json!("AEMST"), &json!(0)));
}

#[test]
fn plays_that_differ_in_which_tile_is_the_blank_are_two() {
    let empty = ["15"; 15].join("/");
    let run = run_about("moves", &format!("{empty} AT?/ 0/0 0 lex en;"), "--all --json");
    let plays = plays(&run);
    let at_the_start = plays.iter().filter(|play| play["at"] == "8H" && play["kind"] == "place");
    let words: Vec<&str> = at_the_start
        .filter_map(|play| play["word"].as_str())
        .filter(|word| word.to_uppercase() == "TAT")
        .collect();
    assert_eq!(words.len(), 2, "TAt and tAT: {words:?}");
}

#[test]
fn plays_are_sorted_by_score_on_request() {
    let plays = plays(&moves("AFMPSTE", "--sort score --top 40 --json"));
    let scores: Vec<i64> = plays.iter().map(|play| play["score"].as_i64().unwrap()).collect();
    assert_eq!(scores.len(), 40);
    assert!(scores.is_sorted_by(|one, other| one >= other), "{scores:?}");
}

#[test]
fn people_get_a_table_with_played_through_letters_in_parentheses() {
    let run = moves("S", "--all");
    assert!(run.results.lines().any(|line| line.starts_with("8F") && line.contains("(HORN)S")));
    assert!(run.results.lines().any(|line| line.starts_with("pass")));
    assert!(run.results.lines().any(|line| line.starts_with("exchange") && line.contains('S')));
}

/// A board on which everything lies but YK and these tiles, in a corner where it does not matter.
fn board_without(unseen: &str) -> String {
    let set = TileSet::named("english").expect("it is built in");
    let alphabet = set.alphabet();
    let mut left: Rack = set.tiles().collect();
    for tile in alphabet.tiles(&format!("HORNYK{unseen}")).expect("tiles") {
        left.take(tile).expect("the set has it");
    }
    let text: Vec<String> = left.tiles().map(|tile| alphabet.tile_text(tile)).collect();
    let text = text.concat().replace('?', "a");
    let mut rows: Vec<String> =
        text.as_bytes().chunks(15).map(|row| String::from_utf8_lossy(row).into_owned()).collect();
    let last = rows.last_mut().expect("there are rows");
    if last.len() < 15 {
        *last += &(15 - last.len()).to_string();
    }
    rows.extend(["5HORN6".to_owned()]);
    rows.resize(15, "15".to_owned());
    rows.join("/")
}

#[test]
fn with_few_unseen_tiles_the_end_decides() {
    let pass = |unseen: &str| {
        let cgp = format!("{} YK/ 0/0 0", board_without(unseen));
        let plays = plays(&run_about("moves", &cgp, "--all --json"));
        plays.iter().find(|play| play["kind"] == "pass").unwrap()["equity"].clone()
    };
    assert_eq!(pass("JXZ"), json!(-28.0), "twice nine, and ten for the turn");
    assert_eq!(pass("JXZQEEE"), json!(-28.0), "the other holds all seven");
    assert_ne!(pass("JXZQEEEE"), json!(-28.0), "one is in the bag");
}

#[test]
fn french_positions_are_played_with_french_words() {
    let empty = ["15"; 15].join("/");
    let run = run_about("moves", &format!("{empty} WAGON?E/ 0/0 0 lex fr;"), "--top 3 --json");
    assert_eq!(plays(&run).len(), 3);
}

#[test]
fn what_is_no_position_is_refused_in_one_sentence() {
    let refusal = |cgp: &str, options: &str| run_about("moves", cgp, options).refusal().to_owned();
    assert!(refusal("15/15", "").contains("it needs rows, racks, scores"));
    assert!(refusal(&format!("{HORN} AB+/ 0/0 0"), "").contains("there is no tile +"));
    assert_eq!(
        refusal(&format!("{HORN} AAAABBEE/ 0/0 0"), ""),
        "the rack has 8 tiles; plays are found for at most 7"
    );
    assert!(refusal(&format!("{HORN} ABC/ 0/0 0 ld klingon;"), "").contains("klingon"));
    assert!(refusal(&format!("{HORN} ABC/ 0/0 0 bb many;"), "").contains("“bb”"));
    assert!(refusal(&format!("{HORN} ABC/ 0/0 0"), "--lexicon klingon").contains("klingon"));
    assert!(refusal(&format!("{HORN} ABC/ 0/0 0"), "--all --top 3").contains("--top"));
}
