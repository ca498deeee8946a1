//! A table of forms against a small dictionary.

use dictionary_file::PartOfSpeech::{self, Adjective, Adverb, Noun, Verb};
use dictionary_file::{DictionaryBuilder, DictionaryFile, Source};

use super::look_up;

const WORDS: &[(&str, &[PartOfSpeech])] = &[
    ("agree", &[Verb]),
    ("axe", &[Noun]),
    ("axis", &[Noun]),
    ("big", &[Adjective]),
    ("box", &[Noun, Verb]),
    ("cactus", &[Noun]),
    ("carry", &[Verb]),
    ("die", &[Verb]),
    ("early", &[Adverb]),
    ("fore", &[Adjective]),
    ("forest", &[Noun]),
    ("happy", &[Adjective]),
    ("hop", &[Verb]),
    ("hope", &[Noun, Verb]),
    ("horn", &[Noun]),
    ("large", &[Adjective]),
    ("mouse", &[Noun]),
    ("outrun", &[Verb]),
    ("panic", &[Verb]),
    ("prince", &[Noun]),
    ("princess", &[Noun]),
    ("quiz", &[Noun, Verb]),
    ("run", &[Noun, Verb]),
    ("see", &[Verb]),
    ("sing", &[Verb]),
    ("singe", &[Verb]),
    ("tomato", &[Noun]),
    ("visit", &[Verb]),
    ("wolf", &[Noun]),
    ("woman", &[Noun]),
];

fn dictionary() -> DictionaryFile {
    let mut builder = DictionaryBuilder::new("en");
    let source = builder.add_source(Source::named("test"));
    for (word, parts) in WORDS {
        for part in *parts {
            builder.add(source, word, Some(part.clone()), &format!("{word}, a {part}"));
        }
    }
    builder.add(source, "gleek", None, "a game at cards");
    DictionaryFile::open(builder.build()).unwrap()
}

fn forms(word: &str) -> Vec<String> {
    let entries = look_up(&dictionary(), word);
    entries.iter().filter_map(|entry| entry.form.as_ref()).cloned().collect()
}

#[test]
fn each_form_is_traced_to_its_base() {
    let table = [
        ("HORNS", "plural of horn"),
        ("BOXED", "past tense of box"),
        ("CARRIED", "past tense of carry"),
        ("CARRIES", "third person singular of carry"),
        ("AGREED", "past tense of agree"),
        ("AGREEING", "present participle of agree"),
        ("HOPPED", "past tense of hop"),
        ("HOPPING", "present participle of hop"),
        ("HOPED", "past tense of hope"),
        ("HOPING", "present participle of hope"),
        ("VISITED", "past tense of visit"),
        ("PANICKING", "present participle of panic"),
        ("DYING", "present participle of die"),
        ("RAN", "past tense of run"),
        ("RUNNING", "present participle of run"),
        ("OUTRAN", "past tense of outrun"),
        ("SEEN", "past participle of see"),
        ("SINGED", "past tense of singe"),
        ("SINGING", "present participle of sing"),
        ("BIGGEST", "superlative of big"),
        ("LARGER", "comparative of large"),
        ("HAPPIEST", "superlative of happy"),
        ("EARLIER", "comparative of early"),
        ("MICE", "plural of mouse"),
        ("WOMEN", "plural of woman"),
        ("WOLVES", "plural of wolf"),
        ("CACTI", "plural of cactus"),
        ("TOMATOES", "plural of tomato"),
        ("PRINCES", "plural of prince"),
        ("GLEEKS", "plural of gleek"),
    ];
    for (word, expected) in table {
        assert_eq!(forms(word).first().map(String::as_str), Some(expected), "{word}");
    }
}

#[test]
fn a_form_of_two_words_shows_both() {
    assert_eq!(forms("AXES"), ["plural of axe", "plural of axis"]);
    assert_eq!(forms("QUIZZES"), ["plural of quiz", "third person singular of quiz"]);
}

#[test]
fn a_form_shows_only_the_senses_it_can_have() {
    let entries = look_up(&dictionary(), "BOXING");
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].senses.len(), 1);
    assert_eq!(entries[0].senses[0].gloss, "box, a verb");
}

#[test]
fn a_guess_the_dictionary_does_not_confirm_is_dropped() {
    for word in ["HORNED", "HORNEST", "CHAOS", "PRINCESS", "FOREST", "BIGS", "XYZS", "S", "ED"] {
        assert_eq!(forms(word), Vec::<String>::new(), "{word}");
    }
}

#[test]
fn other_languages_are_left_to_their_own_forms() {
    let mut builder = DictionaryBuilder::new("fr");
    let source = builder.add_source(Source::named("test"));
    builder.add(source, "corne", Some(Noun), "ce que porte le bélier");
    let dictionary = DictionaryFile::open(builder.build()).unwrap();
    assert!(look_up(&dictionary, "CORNES").is_empty());
}
