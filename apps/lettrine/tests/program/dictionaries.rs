//! What words mean: the built-in dictionary, French grammar, and dictionaries that are added.

use serde_json::json;

use crate::support::{files_in, folder_with, run, run_in};

#[test]
fn an_english_form_is_explained_by_its_word() {
    let run = run("words find --define horns");
    assert_eq!(run.status, 0);
    assert!(run.results.contains("horn, noun (plural of horn): "), "{}", run.results);
    let json = self::run("words find --define horns --json").json();
    assert_eq!((json["word"].as_str(), json["valid"].as_bool()), (Some("HORNS"), Some(true)));
    let first = &json["definitions"][0];
    assert_eq!(
        (first["headword"].as_str(), first["form"].as_str()),
        (Some("horn"), Some("plural of horn"))
    );
    assert!(first["text"].is_string() && first["source"].is_string());
    assert_eq!(first["part_of_speech"], "noun");
}

#[test]
fn a_french_form_is_explained_by_its_grammar() {
    let run = run("words find --define mangeassent --lexicon fr");
    let expected = "mangeassent, subjonctif imparfait de manger, 3e personne du pluriel\n";
    assert_eq!((run.status, run.results.as_str()), (0, expected));
    let json = self::run("words find --define manges --lexicon fr --json").json();
    let spellings: Vec<_> =
        json["forms"].as_array().unwrap().iter().map(|form| &form["spelling"]).collect();
    assert_eq!(spellings, ["manges", "mangés"]);
}

#[test]
fn a_word_that_is_not_valid_is_no() {
    let run = run("words find --define qzx");
    assert_eq!((run.status, run.results.as_str()), (1, ""));
    assert_eq!(run.remarks, "QZX is not a valid word in en\n");
}

#[test]
fn a_valid_word_without_definition_is_done_and_said() {
    let folder = folder_with("undefined", &[("mine.txt", b"qzx\n")]);
    let run = run_in(&folder, "words find --define qzx --lexicon mine.txt");
    assert_eq!((run.status, run.results.as_str()), (0, ""));
    assert_eq!(run.remarks, "QZX is valid; no dictionary here defines it\n");
}

#[test]
fn an_imported_dictionary_is_asked_too() {
    let folder = folder_with("import", &[("mine.tsv", "manger\tconsommer, dévorer\n".as_bytes())]);
    let import = run_in(&folder, "lexicon import mine.tsv --lexicon fr --data data");
    assert_eq!(import.status, 0, "{}", import.remarks);
    assert!(import.results.contains("1 definition, in data"), "{}", import.results);
    assert_eq!(files_in(&folder.join("data/definitions/fr")), ["mine.definitions"]);
    let define = run_in(&folder, "words find --define manger --lexicon fr --data data");
    assert!(define.results.contains("consommer, dévorer"), "{}", define.results);
    let elsewhere = run_in(&folder, "words find --define manger --lexicon fr");
    assert!(!elsewhere.results.contains("dévorer"));
}

#[test]
fn an_import_can_be_told_as_json_and_done_again() {
    let folder = folder_with("import-again", &[("mine.tsv", b"horn\twhat a ram has\n")]);
    for _ in 0..2 {
        let run = run_in(&folder, "lexicon import mine.tsv --data data --json");
        assert_eq!((run.status, run.json()["definitions"].clone()), (0, json!(1)));
        assert_eq!(run.json()["language"], "en");
    }
    assert_eq!(files_in(&folder.join("data/definitions/en")), ["mine.definitions"]);
}

#[test]
fn what_is_no_dictionary_is_not_imported() {
    let folder = folder_with("import-nothing", &[("mine.tsv", b"")]);
    run_in(&folder, "lexicon import mine.tsv --data data").refusal();
    let missing = run_in(&folder, "lexicon import missing.ifo --data data");
    assert!(missing.refusal().contains("missing"), "{}", missing.remarks);
    assert_eq!(files_in(&folder), ["mine.tsv"]);
}

#[test]
fn a_damaged_added_dictionary_is_left_out_and_said() {
    let folder = folder_with("damaged-dictionary", &[("mine.tsv", b"horn\twhat a ram has\n")]);
    run_in(&folder, "lexicon import mine.tsv --data data");
    std::fs::write(folder.join("data/definitions/en/mine.definitions"), b"something else").unwrap();
    let run = run_in(&folder, "words find --define horn --data data");
    assert_eq!(run.status, 0);
    assert!(run.remarks.contains("mine.definitions: "), "{}", run.remarks);
}

#[test]
fn an_installed_thesaurus_gives_the_synonyms_of_the_word_a_form_belongs_to() {
    let folder = folder_with("installed", &[]);
    std::fs::create_dir_all(folder.join("shared/mythes")).unwrap();
    let thesaurus = "UTF-8\nmanger|1\n(Verbe)|absorber|avaler\n";
    std::fs::write(folder.join("shared/mythes/th_fr_FR.dat"), thesaurus).unwrap();
    let run = run_in(&folder, "words find --define mangeassent --lexicon fr --json");
    let definition = &run.json()["definitions"][0];
    assert_eq!(definition["headword"], "manger", "{}", run.results);
    assert!(definition["text"].as_str().unwrap().contains("absorber"));
    assert_eq!(definition["form"], "subjonctif imparfait de manger, 3e personne du pluriel");
}
