//! Each game in each language: a scripted dialogue at a table whose draws are known.

use locales::Language;
use serde_json::{Value, json};

use super::talk::{at_table, easy};

// Whoever is at the keyboard draws the lower letter and begins, so that nothing happens before the
// first line.
const ANNA_FIRST: &[(&str, &str)] = &[("Anna", ""), ("Blaise", "level1")];
const ANNA_SECOND: &[(&str, &str)] = &[("Blaise", "level1"), ("Anna", "")];

#[tokio::test(flavor = "multi_thread")]
async fn a_crossword_game_in_english() {
    let lines = [
        "help",
        "rack",
        "board",
        "row 8",
        "column H",
        "row 99",
        "8H",
        "bag",
        "bag e",
        "try 8D ZZZ",
        "try 1A AT",
        "hint",
        "hint",
        "hint",
        "play",
        "row 8",
        "8H",
        "square H8",
        "score",
        "repeat",
        "who",
        "last",
        "history",
        "clock",
        "players",
        "define horn",
        "exchange A",
        "no",
        "pass",
        "no",
        "undo",
        "challenge",
        "8H",
        "notation fr",
        "H8",
        "notation en",
        "quit",
    ];
    insta::assert_snapshot!(at_table(Language::EN, ("club", easy()), ANNA_SECOND, &lines).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crossword_game_in_french() {
    let french = json!({"language": "fr", "lexicon": "fr", "tiles": "french"});
    let mut rules = easy();
    for (name, value) in french.as_object().into_iter().flatten() {
        rules[name] = value.clone();
    }
    let lines = [
        "commandes",
        "chevalet",
        "plateau",
        "ligne H",
        "colonne 8",
        "H8",
        "sac",
        "essayer A1 ZZ",
        "indice mot",
        "indice endroit",
        "indice liste",
        "jouer",
        "ligne H",
        "case H8",
        "points",
        "répéter",
        "qui",
        "dernier",
        "historique tout",
        "temps",
        "joueurs",
        "échanger A",
        "non",
        "annuler",
        "contester",
        "n’importe quoi",
        "quitter",
    ];
    insta::assert_snapshot!(at_table(Language::FR, ("club", rules), ANNA_SECOND, &lines).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn parcours_in_english() {
    let lines = [
        "help",
        "rack",
        "board",
        "board Blaise",
        "slot 1",
        "slot 40",
        "where",
        "bag",
        "sat 1 HORN",
        "try path ZZZ",
        "hint",
        "hint",
        "hint",
        "play",
        "undo",
        "undo",
        "hint list",
        "play",
        "end",
        "board",
        "where",
        "score",
        "last",
        "history",
        "who",
        "buy",
        "no",
        "pass",
        "no",
        "quit",
    ];
    insta::assert_snapshot!(
        at_table(Language::EN, ("parcours-en", Value::Null), ANNA_FIRST, &lines).await
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn parcours_in_french() {
    let lines = [
        "commandes",
        "lettres",
        "plateau",
        "case 2",
        "ensuite",
        "sac",
        "chemin ZZZ",
        "indice liste",
        "jouer",
        "fin",
        "points",
        "dernier",
        "qui",
        "passer",
        "non",
        "quitter",
    ];
    insta::assert_snapshot!(
        at_table(Language::FR, ("parcours-fr", Value::Null), ANNA_FIRST, &lines).await
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn zigzag_in_english() {
    let lines = [
        "help",
        "rack",
        "open",
        "open Blaise",
        "table",
        "free",
        "words",
        "piles",
        "next",
        "left",
        "unseen",
        "tile 3",
        "hint",
        "hint",
        "hint",
        "play",
        "table",
        "free",
        "words",
        "tile 1",
        "tile 99",
        "try ZZZ",
        "hint all",
        "play",
        "last",
        "exchange",
        "exchange 1",
        "yes",
        "return ZZ",
        "history",
        "who",
        "pass",
        "no",
        "quit",
    ];
    insta::assert_snapshot!(
        at_table(Language::EN, ("zigzag-en", Value::Null), ANNA_SECOND, &lines).await
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn zigzag_in_french() {
    let lines = [
        "commandes",
        "chevalet",
        "ouverts",
        "libres",
        "pioches",
        "suivant",
        "reste",
        "indice tout",
        "jouer",
        "mots",
        "libres",
        "jeton 1",
        "essayer ZZZ",
        "dernier",
        "échanger 2",
        "non",
        "quitter",
    ];
    insta::assert_snapshot!(
        at_table(Language::FR, ("zigzag-fr", Value::Null), ANNA_SECOND, &lines).await
    );
}
