//! The dictionary file: what goes in comes out, and damage is told, never believed.
#![expect(clippy::unwrap_used, reason = "a test ends at its first surprise")]

use dictionary_file::{
    DictionaryBuilder, DictionaryFile, Entry, Form, OpenError, PartOfSpeech, Relation, Source,
};
use proptest::prelude::*;

fn small() -> DictionaryBuilder {
    let mut builder = DictionaryBuilder::new("en");
    let ours = builder.add_source(Source {
        name: "Ours".to_owned(),
        licence: "MIT".to_owned(),
        notice: "Written for a test".to_owned(),
    });
    let theirs = builder.add_source(Source::named("Theirs"));
    builder.add(ours, "horn", Some(PartOfSpeech::Noun), "what a ram carries");
    builder.add(ours, "horn", Some(PartOfSpeech::Verb), "to push with it");
    builder.add(theirs, "horn", None, "a thing to blow");
    builder.add(ours, "resume", Some(PartOfSpeech::Verb), "to go on");
    builder.add(ours, "résumé", Some(PartOfSpeech::Noun), "a short account");
    builder.add(ours, "ouch", Some(PartOfSpeech::Other("interjection".into())), "that hurts");
    builder.add(ours, "goose", Some(PartOfSpeech::Noun), "a bird that hisses");
    builder.add_form("geese", Form { relation: Relation::Plural, base: "goose".to_owned() });
    builder
}

/// A dictionary of several blocks.
fn large() -> DictionaryBuilder {
    let mut builder = DictionaryBuilder::new("xx");
    let source = builder.add_source(Source::named("Invented"));
    for number in 0..6000_u32 {
        builder.add(
            source,
            &invented(number),
            None,
            &format!("the word of number {number}, invented"),
        );
    }
    builder
}

fn invented(number: u32) -> String {
    let letters = [number / 676 % 26, number / 26 % 26, number % 26];
    letters.map(|letter| char::from(b'a' + u8::try_from(letter).unwrap())).iter().collect()
}

fn glosses(entries: &[Entry]) -> Vec<&str> {
    entries.iter().flat_map(|entry| &entry.senses).map(|sense| sense.gloss.as_str()).collect()
}

#[test]
fn a_word_is_found_however_it_is_written() {
    let dictionary = DictionaryFile::open(small().build()).unwrap();
    for word in ["HORN", "horn", " Horn "] {
        let found = dictionary.look_up(word);
        assert_eq!(glosses(&found), ["what a ram carries", "to push with it", "a thing to blow"]);
    }
    assert!(dictionary.look_up("HORNS").is_empty());
    assert!(dictionary.look_up("hot horn").is_empty());
}

#[test]
fn entries_keep_their_spelling_source_and_part_of_speech() {
    let dictionary = DictionaryFile::open(small().build()).unwrap();
    let found = dictionary.look_up("RESUME");
    let spellings: Vec<&str> = found.iter().map(|entry| entry.spelling.as_str()).collect();
    assert_eq!(spellings, ["resume", "résumé"]);
    assert_eq!(found[0].source, "Ours");
    let ouch = dictionary.look_up("OUCH");
    let part = ouch[0].senses[0].part_of_speech.as_ref();
    assert_eq!(part.map(ToString::to_string).as_deref(), Some("interjection"));
}

#[test]
fn sources_keep_their_licence_and_notice() {
    let dictionary = DictionaryFile::open(small().build()).unwrap();
    assert_eq!(dictionary.language(), "en");
    assert_eq!(dictionary.sources()[0].licence, "MIT");
    assert_eq!(dictionary.sources()[0].notice, "Written for a test");
}

#[test]
fn a_listed_form_leads_to_its_base() {
    let dictionary = DictionaryFile::open(small().build()).unwrap();
    let (entries, forms) = dictionary.look_up_with_forms("GEESE");
    assert_eq!(entries, []);
    assert_eq!(forms.iter().map(ToString::to_string).collect::<Vec<_>>(), ["plural of goose"]);
}

#[test]
fn headwords_come_in_order_and_forms_are_none() {
    let dictionary = DictionaryFile::open(small().build()).unwrap();
    let headwords: Vec<String> = dictionary.headwords().collect();
    assert_eq!(headwords, ["GOOSE", "HORN", "OUCH", "RESUME"]);
}

#[test]
fn every_word_of_a_large_dictionary_is_found_in_its_block() {
    let dictionary = DictionaryFile::open(large().build()).unwrap();
    assert_eq!(dictionary.headwords().count(), 6000);
    for number in (0..6000).step_by(97) {
        let expected = format!("the word of number {number}, invented");
        assert_eq!(glosses(&dictionary.look_up(&invented(number))), [expected]);
    }
}

#[test]
fn the_same_definitions_give_the_same_bytes() {
    assert_eq!(large().build(), large().build());
}

#[test]
fn an_empty_dictionary_knows_nothing() {
    let dictionary = DictionaryFile::open(DictionaryBuilder::new("").build()).unwrap();
    assert!(dictionary.look_up("HORN").is_empty());
    assert_eq!(dictionary.headwords().count(), 0);
    assert_eq!(dictionary.verify(), Ok(()));
}

#[test]
fn other_files_and_other_versions_are_refused() {
    assert_eq!(DictionaryFile::open(&b""[..]).unwrap_err(), OpenError::NotADictionary);
    assert_eq!(
        DictionaryFile::open(&b"PK\x03\x04 a zip"[..]).unwrap_err(),
        OpenError::NotADictionary
    );
    let mut bytes = small().build();
    bytes[7] = 9;
    let refusal = DictionaryFile::open(bytes).unwrap_err();
    assert_eq!(
        refusal.to_string(),
        "this dictionary is of version 9, this program reads 1: compile it again"
    );
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    let bytes = small().build();
    for length in 0..bytes.len() {
        assert!(DictionaryFile::open(bytes[..length].to_vec()).is_err(), "{length} bytes");
    }
}

#[test]
fn a_damaged_block_answers_nothing_and_verify_names_it() {
    let mut bytes = small().build();
    *bytes.last_mut().unwrap() ^= 1;
    let dictionary = DictionaryFile::open(bytes).unwrap();
    assert!(dictionary.look_up("HORN").is_empty());
    let damage = dictionary.verify().unwrap_err();
    assert_eq!(damage.to_string(), "the dictionary is damaged from GEESE on: compile it again");
}

proptest! {
    #[test]
    fn a_flipped_bit_is_told_or_answers_nothing(place: prop::sample::Index, bit in 0_u8..8) {
        let mut bytes = small().build();
        let place = place.index(bytes.len());
        bytes[place] ^= 1 << bit;
        if let Ok(dictionary) = DictionaryFile::open(bytes) {
            prop_assert!(dictionary.verify().is_err());
            prop_assert!(dictionary.look_up("HORN").is_empty());
        }
    }

    #[test]
    fn any_bytes_after_the_magic_are_survived(tail in prop::collection::vec(any::<u8>(), 0..300)) {
        let bytes = [&b"LTRNDEF\x01"[..], &tail].concat();
        if let Ok(dictionary) = DictionaryFile::open(bytes) {
            let _ = dictionary.look_up("HORN");
        }
    }

    #[test]
    fn whatever_is_added_is_found(words in prop::collection::btree_map("[a-zé]{2,9}", ".{1,40}", 1..60)) {
        let mut builder = DictionaryBuilder::new("");
        let source = builder.add_source(Source::named("any"));
        for (word, gloss) in &words {
            builder.add(source, word, None, gloss);
        }
        let dictionary = DictionaryFile::open(builder.build()).unwrap();
        for (word, gloss) in words.iter().filter(|(_, gloss)| !gloss.trim().is_empty()) {
            let found = dictionary.look_up(word);
            let spelt = found.iter().find(|entry| entry.spelling == *word).unwrap();
            prop_assert_eq!(&spelt.senses[0].gloss, gloss.trim());
        }
    }
}
