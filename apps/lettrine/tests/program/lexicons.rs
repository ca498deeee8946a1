//! `lettrine lexicon …`.

use std::fs;

use serde_json::json;

use crate::support::{files_in, folder_with, run, run_in};

const LIST: &[u8] = b"# three words\ncare\nscare\ncared\n";

/// The checksum of `CARE`, `CARED` and `SCARE`, each with a line feed.
const CHECKSUM: &str = "16262e895892a8a297b2f1cf7db2467b40490ce1aec3f7e87a630ad8109f2ac9";

#[test]
fn the_built_in_lexicons_are_listed() {
    let run = run("lexicon list");
    let names: Vec<&str> = run.results.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!((run.status, names), (0, vec!["en", "fr"]));
    let json = self::run("lexicon list --json").json();
    assert_eq!(json["lexicons"][1]["language"], "fr");
    assert!(json["lexicons"][0]["words"].as_u64() > Some(240_000));
}

#[test]
fn a_lexicon_is_described() {
    let run = run("lexicon info fr");
    assert!(run.results.contains("alphabet     french, 26 letters\n"), "{}", run.results);
    assert!(run.results.contains("\nlicence "));
    let folder = folder_with("info", &[("mine.txt", LIST)]);
    let json = run_in(&folder, "lexicon info mine.txt --json").json();
    assert_eq!(json["words_by_length"], json!({"4": 1, "5": 2}));
    assert_eq!((json["name"].as_str(), json["checksum"].as_str()), (Some("mine"), Some(CHECKSUM)));
}

#[test]
fn the_built_in_lexicons_are_sound() {
    let run = run("lexicon verify --json");
    assert_eq!(run.status, 0, "{}", run.results);
    let lexicons = run.json()["lexicons"].as_array().cloned().unwrap_or_default();
    assert_eq!(lexicons.len(), 2);
    assert!(lexicons.iter().all(|lexicon| lexicon["sound"] == true));
}

#[test]
fn a_list_is_built_into_either_kind_of_file() {
    let folder = folder_with("build", &[("mine.txt", LIST)]);
    let build = run_in(&folder, "lexicon build mine.txt --out mine.kwg");
    assert_eq!(build.status, 0, "{}", build.remarks);
    assert!(build.results.starts_with("mine.kwg  3 words, "), "{}", build.results);
    let build = run_in(&folder, "lexicon build mine.txt --out mine.lexicon --licence free --json");
    assert_eq!(
        (build.json()["words"].clone(), build.json()["left_out"].clone()),
        (json!(3), json!(0))
    );
    assert_eq!(files_in(&folder), ["mine.kwg", "mine.lexicon", "mine.txt"]);
    for file in ["mine.kwg", "mine.lexicon"] {
        let verify = run_in(&folder, &format!("lexicon verify {file}"));
        assert_eq!(verify.results, format!("{file}  sound: 3 words, checksum {CHECKSUM}\n"));
        let check = run_in(&folder, &format!("words check scare horn --lexicon {file}"));
        assert_eq!((check.status, check.results.as_str()), (1, "SCARE  valid\nHORN  not valid\n"));
    }
}

#[test]
fn lines_that_are_no_words_are_left_out_and_said() {
    let folder = folder_with("left-out", &[("mine.txt", b"care\ndon't\nx-ray\n")]);
    let run = run_in(&folder, "lexicon build mine.txt --out mine.kwg");
    assert_eq!(run.status, 0);
    let expected = "mine.txt: 2 lines were left out, the first is line 2, “don't”: \
                    “'” is not a letter of the english alphabet\n";
    assert_eq!(run.remarks, expected);
}

#[test]
fn a_file_that_is_there_is_replaced_only_by_force() {
    let folder = folder_with("force", &[("mine.txt", LIST), ("mine.kwg", b"precious")]);
    let kept = run_in(&folder, "lexicon build mine.txt --out mine.kwg");
    assert_eq!(kept.refusal(), "mine.kwg exists already; --force replaces it");
    assert_eq!(fs::read(folder.join("mine.kwg")).unwrap(), b"precious");
    let export = run_in(&folder, "lexicon export mine.txt --out mine.kwg");
    assert_eq!(export.refusal(), "mine.kwg exists already; --force replaces it");
    let replaced = run_in(&folder, "lexicon build mine.txt --out mine.kwg --force");
    assert_eq!(replaced.status, 0);
    assert_ne!(fs::read(folder.join("mine.kwg")).unwrap(), b"precious");
}

#[test]
fn an_alphabet_of_ones_own_is_read_from_a_file() {
    let alphabet = b"language es\nletters A C CH L LL\nvowels A\n";
    let folder = folder_with("alphabet", &[("mine.txt", b"chal\nllal\n"), ("es.txt", alphabet)]);
    run_in(&folder, "lexicon build mine.txt --out mine.lexicon --alphabet es.txt");
    let hooks = run_in(&folder, "words find --hooks AL --lexicon mine.lexicon");
    assert_eq!(hooks.results, "front  CH LL\nback   none\n");
    let anagram = run_in(&folder, "words find --anagram LA[LL] --lexicon mine.lexicon");
    assert_eq!(anagram.results, "LLAL\n");
    let exported = run_in(&folder, "lexicon export mine.lexicon");
    assert_eq!(exported.results, "[CH]AL\n[LL]AL\n");
}

#[test]
fn words_are_exported_as_a_list_or_a_graph() {
    let folder = folder_with("export", &[("mine.txt", LIST)]);
    let list = run_in(&folder, "lexicon export mine.txt");
    assert_eq!((list.status, list.results.as_str()), (0, "CARE\nCARED\nSCARE\n"));
    for file in ["out.kwg", "out.lexicon", "out.txt"] {
        let export = run_in(&folder, &format!("lexicon export mine.txt --out {file}"));
        assert_eq!((export.status, export.results.as_str()), (0, ""), "{}", export.remarks);
        let again = run_in(&folder, &format!("lexicon export {file}"));
        assert_eq!(again.results, list.results);
    }
}

#[test]
fn a_damaged_graph_fails_the_check_and_cannot_be_used() {
    let files: [(&str, &[u8]); 2] =
        [("cut.kwg", b"abc"), ("round.kwg", b"\x02\0\x40\0\0\0\x40\0\x02\0\xc0\x01")];
    let folder = folder_with("damaged", &files);
    for (file, _) in files {
        let verify = run_in(&folder, &format!("lexicon verify {file}"));
        assert_eq!(verify.status, 1);
        assert!(verify.results.starts_with(&format!("{file}  not sound: ")), "{}", verify.results);
        let check = run_in(&folder, &format!("words check horn --lexicon {file}"));
        assert!(check.refusal().starts_with(&format!("{file}: ")));
    }
}

#[test]
fn a_changed_lexicon_file_fails_the_check() {
    let folder = folder_with("changed", &[("mine.txt", LIST)]);
    run_in(&folder, "lexicon build mine.txt --out mine.lexicon");
    let bytes = fs::read(folder.join("mine.lexicon")).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let at = text.find("words 3").unwrap();
    let changed = [&bytes[..at], b"words 4", &bytes[at + 7..]].concat();
    fs::write(folder.join("mine.lexicon"), changed).unwrap();
    let verify = run_in(&folder, "lexicon verify mine.lexicon --json");
    let problem = verify.json()["lexicons"][0]["problem"].as_str().unwrap().to_owned();
    assert_eq!((verify.status, problem.starts_with("it holds 3 words, not 4")), (1, true));
}
