//! Our own lexicon file: everything comes back, and damage is noticed.

use crate::common::{any_words, digraphs, english};
use lexicon::{About, ContainerError, Lexicon, VerifyError, WordList};
use proptest::prelude::*;

fn lexicon() -> Lexicon {
    let list = WordList::parse("care\ncares\nscare\n", &english());
    let about = About {
        description: "Three words.".to_owned(),
        source: "made up for a test".to_owned(),
        licence: "Anyone may use them\nfor anything.".to_owned(),
    };
    Lexicon::from_words("three", english(), &list.words).expect("they are words").with_about(about)
}

#[test]
fn a_lexicon_file_says_what_it_is_in_its_first_lines() {
    let bytes = lexicon().to_container();
    let text = String::from_utf8_lossy(&bytes);
    let expected = "LTRX 1\nname three\nlanguage en\nalphabet english\nletters A B C";
    assert!(text.starts_with(expected), "{text}");
    assert!(text.contains("\nwords 3\nchecksum "));
    assert!(text.contains("\nlicence Anyone may use them\nlicence for anything.\n\n"));
}

#[test]
fn a_lexicon_is_read_as_it_was_written() {
    let written = lexicon();
    let read = Lexicon::from_container(&written.to_container()).unwrap();
    assert_eq!((read.name(), read.language(), read.word_count()), ("three", "en", 3));
    assert_eq!(read.about(), written.about());
    assert_eq!(read.checksum(), written.checksum());
    assert_eq!(read.graph(), written.graph());
    assert_eq!(read.verify(), Ok(()));
}

#[test]
fn an_alphabet_of_ones_own_comes_with_the_file() {
    let alphabet = digraphs();
    let words = ["CHAL", "LLAL"].map(|text| alphabet.word(text).unwrap());
    let written = Lexicon::from_words("es", alphabet, &words).unwrap();
    let read = Lexicon::from_container(&written.to_container()).unwrap();
    assert_eq!(read.alphabet().len(), 29);
    assert_eq!(read.alphabet().spell(&words[0]), "CHAL");
    assert_eq!(read.verify(), Ok(()));
}

#[test]
fn other_files_and_other_versions_are_refused_with_the_reason() {
    let refusal = |bytes: &[u8]| Lexicon::from_container(bytes).unwrap_err().to_string();
    assert_eq!(refusal(b"PNG"), "this is not a lexicon file: it does not begin with LTRX");
    assert_eq!(
        refusal(b"LTRX 2\n\n"),
        "this lexicon file has version 2; this program reads version 1, get a newer one"
    );
    assert_eq!(Lexicon::from_container(b"LTRX 1\nname x").unwrap_err(), ContainerError::NoHeader);
    let nameless = b"LTRX 1\nalphabet english\n\n";
    assert_eq!(Lexicon::from_container(nameless).unwrap_err(), ContainerError::Missing("letters"));
}

#[test]
fn verifying_finds_a_changed_word_count_checksum_or_node() {
    let written = lexicon().to_container();
    let header_length = written.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2;
    let (header, nodes) = written.split_at(header_length);
    let header = String::from_utf8(header.to_vec()).unwrap();
    let verify = |header: &str, nodes: &[u8]| {
        Lexicon::from_container(&[header.as_bytes(), nodes].concat()).unwrap().verify()
    };
    let more_words = header.replace("words 3", "words 4");
    assert_eq!(verify(&more_words, nodes), Err(VerifyError::WordCount { stated: 4, found: 3 }));
    let checksum = lexicon().checksum().hex();
    let other_sum = header.replace(&checksum, &"0".repeat(64));
    assert!(matches!(verify(&other_sum, nodes), Err(VerifyError::Words { .. })));
    let mut forward_alone = nodes.to_vec();
    forward_alone[4..8].copy_from_slice(&[0, 0, 0x40, 0]);
    assert!(matches!(verify(&header, &forward_alone), Err(VerifyError::Body { .. })));
}

#[test]
fn verifying_finds_parts_that_disagree() {
    let mut bytes = lexicon().graph().to_bytes();
    let forward: [u8; 4] = bytes[..4].try_into().unwrap();
    bytes[4..8].copy_from_slice(&forward);
    let mixed = Lexicon::from_kwg("mixed", english(), &bytes).unwrap();
    assert_eq!(mixed.verify(), Err(VerifyError::PartsDiffer));
}

#[test]
fn a_graph_made_for_a_larger_alphabet_is_refused() {
    let alphabet = digraphs();
    let word = alphabet.word("ZA").unwrap();
    let bytes = Lexicon::from_words("es", alphabet, [word]).unwrap().graph().to_bytes();
    assert_eq!(
        Lexicon::from_kwg("es", english(), &bytes).unwrap_err().to_string(),
        "the word graph has a letter number 29, but the english alphabet has 26; \
         open it with the alphabet it was made for"
    );
}

proptest! {
    #[test]
    fn a_damaged_lexicon_file_is_refused_or_fails_to_verify(
        words in any_words(), place in any::<prop::sample::Index>(), flip in 1..=255_u8
    ) {
        let lexicon = Lexicon::from_words("any", digraphs(), &words).unwrap();
        let mut bytes = lexicon.to_container();
        let body = bytes.windows(2).position(|pair| pair == b"\n\n").unwrap() + 2;
        let place = body + place.index(bytes.len() - body);
        bytes[place] ^= flip;
        prop_assert!(Lexicon::from_container(&bytes).map_or(true, |read| read.verify().is_err()));
    }
}
