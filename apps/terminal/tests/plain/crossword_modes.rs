//! What the rules of the crossword game ask for: hidden racks, vouching, challenges, other modes.

use locales::Language;
use serde_json::{Value, json};

use super::talk::{at_table, easy};

const TWO_PEOPLE: &[(&str, &str)] = &[("Anna", ""), ("Ben", "")];

/// The rules that forgive, with these changes, the first seat first.
fn rules(changes: &Value) -> Value {
    let mut rules = easy();
    rules["starter"] = "first".into();
    for (name, value) in changes.as_object().into_iter().flatten() {
        rules[name] = value.clone();
    }
    rules
}

async fn played(changes: Value, players: &[(&str, &str)], lines: &[&str]) -> String {
    at_table(Language::EN, ("club", rules(&changes)), players, lines).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_rack_is_told_only_when_its_owner_is_there() {
    let lines = ["", "hint list", "play", "rack", "ready", "rack", "quit"];
    let text = played(json!({}), TWO_PEOPLE, &lines).await;
    let (before, after) = text.split_once("> ready").expect("the line was typed");
    let waiting = before.split("> play").last().expect("the line was typed");
    assert!(waiting.contains("Ben, it is your turn. Take the keyboard"), "{text}");
    assert!(!waiting.contains("rack:"), "{text}");
    assert!(after.contains("Your rack:"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn open_racks_need_no_hand_over() {
    let text = played(json!({"racks": "open"}), TWO_PEOPLE, &["hint list", "play", "quit"]).await;
    assert!(!text.contains("Take the keyboard"), "{text}");
    assert!(text.contains("Ben, it is your turn."), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_word_is_vouched_for() {
    let changes = json!({"unknown_word": "ask", "racks": "open"});
    let text = played(changes, TWO_PEOPLE, &["rack", "quit"]).await;
    let rack = first_tiles(&text);
    let changes = json!({"unknown_word": "ask", "refused_word": "loses_turn", "racks": "open"});
    let word = format!("8H {rack}");
    let text = played(changes, TWO_PEOPLE, &[&word, "perhaps", "yes", "score", "quit"]).await;
    assert!(text.contains(&format!("{rack} is not in the list. Are you sure of it?")), "{text}");
    assert!(text.contains(&format!("Anna plays {rack} at 8H")), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_program_challenges_and_the_player_accepts() {
    let changes = || json!({"unknown_word": "program_challenges", "refused_word": "loses_turn", "racks": "open"});
    let text = played(changes(), TWO_PEOPLE, &["rack", "quit"]).await;
    let rack = first_tiles(&text);
    let word = format!("8H {rack}");
    let accepted = played(changes(), TWO_PEOPLE, &[&word, "yes", "quit"]).await;
    assert!(accepted.contains("Do you accept the challenge?"), "{accepted}");
    assert!(accepted.contains("Anna loses the turn"), "{accepted}");
    let rejected = played(changes(), TWO_PEOPLE, &[&word, "no", "yes", "quit"]).await;
    assert!(rejected.contains(&format!("Anna plays {rack}")), "{rejected}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_player_challenges_a_play() {
    let changes = || json!({"unknown_word": {"players_challenge": "double"}, "racks": "open"});
    let text = played(changes(), TWO_PEOPLE, &["rack", "quit"]).await;
    let word = format!("8H {}", first_tiles(&text));
    let text = played(changes(), TWO_PEOPLE, &[&word, "challenge", "quit"]).await;
    assert!(text.contains("Ben challenged AAEGM: not valid, 22 points off."), "{text}");
}

/// The first five tiles of the rack that was told; together they are no word.
fn first_tiles(text: &str) -> String {
    let rack = text.split("Your rack: ").nth(1).and_then(|rest| rest.lines().next());
    let rack = rack.expect("the rack was told").replace(" and ", ", ").replace('.', "");
    rack.split(", ").take(5).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn solitaire_ends_with_a_pass() {
    let lines = ["hint list", "play", "pass", "yes", "hint", "new", "quit"];
    let text = played(json!({"mode": "solitaire"}), &[("Anna", "")], &lines).await;
    assert!(text.contains("The game is over. Type history all"), "{text}");
    assert!(text.contains("Which game?"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_goes_on_with_its_next_game() {
    let changes = json!({
        "mode": {"tournament": 2}, "racks": "open", "end": {"passes": {"scoreless_in_all": 2}},
    });
    let pass = ["pass", "yes", "pass", "yes"];
    let lines = [&pass[..], &["next"], &pass[..], &["quit"]].concat();
    let text = played(changes, TWO_PEOPLE, &lines).await;
    assert!(text.contains("Game 1 of 2 is over"), "{text}");
    assert!(text.contains("Type next to begin the next game."), "{text}");
    assert!(text.contains("Too many turns have brought no points."), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_real_board_the_program_is_told_what_it_cannot_see() {
    let changes = json!({"mode": "real_board", "starter": "draw"});
    let players: &[(&str, &str)] = &[("Anna", ""), ("Blaise", "level1")];
    let lines = ["drew A E", "drew AEINRST", "8A HORN", "8F HORN", "score", "bonus Anna", "quit"];
    insta::assert_snapshot!(played(changes, players, &lines).await);
}
