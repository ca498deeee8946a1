//! `lettrine words …`.

use serde_json::json;

use crate::support::{folder_with, run, run_in};

#[test]
fn each_word_gets_a_line_and_one_wrong_word_makes_the_answer_no() {
    let run = run("words check horn qzx don't");
    assert_eq!(run.results, "HORN  valid\nQZX  not valid\nDON'T  not valid\n");
    assert_eq!((run.status, run.remarks.as_str()), (1, ""));
}

#[test]
fn all_words_right_is_done() {
    let run = run("words check HORN café");
    assert_eq!((run.status, run.results.as_str()), (0, "HORN  valid\nCAFE  valid\n"));
}

#[test]
fn checked_words_as_json() {
    let run = run("words check horn qzx --json");
    let words = json!([{"word": "HORN", "valid": true}, {"word": "QZX", "valid": false}]);
    assert_eq!((run.status, run.json()), (1, json!({"lexicon": "en", "words": words})));
}

#[test]
fn french_words_are_checked_without_their_accents() {
    let run = run("words check mangés évoé œuvre --lexicon fr");
    assert_eq!(run.results, "MANGES  valid\nEVOE  valid\nOEUVRE  valid\n");
}

#[test]
fn anagrams_use_every_tile_and_blanks_are_any_letter() {
    let run = run("words find --anagram eilnst");
    assert!(run.results.lines().any(|line| line == "SILENT"), "{}", run.results);
    assert!(run.results.lines().all(|line| line.len() == 6));
    let with_blank = self::run("words find --anagram EILNST? --limit 2 --json");
    assert_eq!(with_blank.json()["words"].as_array().map(Vec::len), Some(2));
    assert_eq!(with_blank.json()["lexicon"], "en");
}

#[test]
fn subsets_and_patterns_and_lengths_combine() {
    let folder = folder_with("combine", &[("mine.txt", b"care\nrace\narc\nscare\ncar\n")]);
    let find = |options: &str| {
        run_in(&folder, &format!("words find --lexicon mine.txt {options}")).results
    };
    assert_eq!(find("--anagram RACES --subsets"), "ARC\nCAR\nCARE\nRACE\nSCARE\n");
    assert_eq!(find("--anagram RACES --subsets --pattern C*"), "CAR\nCARE\n");
    assert_eq!(find("--anagram RACES --subsets --min 4 --max 4"), "CARE\nRACE\n");
    assert_eq!(find("--pattern ?AR* --limit 1"), "CAR\n");
    assert_eq!(find("--prefix car"), "CAR\nCARE\n");
    assert_eq!(find("--pattern [^A]?[RC]?"), "CARE\nRACE\n");
}

#[test]
fn hooks_are_letters_before_and_behind() {
    let run = run("words find --hooks care");
    assert_eq!((run.status, run.results.as_str()), (0, "front  S\nback   D R S T X\n"));
    let json = self::run("words find --hooks care --json").json();
    let back = json!(["D", "R", "S", "T", "X"]);
    assert_eq!(json, json!({"lexicon": "en", "word": "CARE", "front": ["S"], "back": back}));
}

#[test]
fn extensions_are_longer_words_at_either_end() {
    let folder = folder_with("extend", &[("mine.txt", b"care\nscare\ncared\ncareful\ncar\n")]);
    let find = |options: &str| {
        run_in(&folder, &format!("words find --lexicon mine.txt --extensions care {options}"))
    };
    assert_eq!(find("").results, "front  SCARE\nback   CARED CAREFUL\n");
    assert_eq!(find("--limit 1 --json").json()["back"], json!(["CARED"]));
}

#[test]
fn nothing_found_is_no_and_said() {
    let run = run("words find --anagram QZXJ");
    assert_eq!((run.status, run.results.as_str()), (1, ""));
    assert_eq!(run.remarks, "nothing was found\n");
    let json = self::run("words find --hooks QZXJ --json");
    assert_eq!((json.status, json.json()["front"].clone()), (1, json!([])));
}
