//! The committed files are whole, agree with each other, and hold what our decisions say.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use lexicon::Checksum;

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(language)
}

fn text(language: &str, name: &str) -> String {
    let path = folder(language).join(name);
    fs::read_to_string(&path).unwrap_or_else(|reason| panic!("{}: {reason}", path.display()))
}

/// Every word of a list, as text.
fn words(language: &str) -> Vec<String> {
    let lexicon = word_data::open(language).expect("the list is built in");
    lexicon.words().map(|word| lexicon.alphabet().spell(&word)).collect()
}

/// The first column of a file of decisions.
fn decided(language: &str, name: &str) -> Vec<String> {
    let text = text(language, name);
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.filter_map(|line| line.split("  ").next()).map(str::to_owned).collect()
}

#[test]
fn every_file_has_the_checksum_it_was_committed_with() {
    for language in word_data::names() {
        for line in text(language, "checksums.txt").lines() {
            let (expected, name) = line.split_once("  ").unwrap();
            let bytes = fs::read(folder(language).join(name)).unwrap();
            assert_eq!(Checksum::of_bytes(&bytes).hex(), expected, "{language}/{name}");
        }
    }
}

/// MS-003, DL-004
#[test]
fn each_list_has_far_more_than_twenty_thousand_words() {
    for name in word_data::names() {
        assert!(word_data::open(name).unwrap().word_count() > 200_000, "{name}");
    }
}

/// MS-026
#[test]
fn every_word_has_two_to_fifteen_letters_and_stands_in_order() {
    for language in word_data::names() {
        let words = words(language);
        assert!(words.is_sorted_by(|one, other| one < other), "{language} is in order");
        for word in words {
            let is_plain = word.bytes().all(|letter| letter.is_ascii_uppercase());
            assert!(is_plain && (2..=15).contains(&word.len()), "{word}");
        }
    }
}

#[test]
fn there_are_as_many_words_as_the_readme_says() {
    for language in word_data::names() {
        let words = words(language);
        let readme = text(language, "README.md");
        assert!(readme.contains(&format!("\n{} words.\n", words.len())), "{language}");
        let mut by_length: BTreeMap<usize, usize> = BTreeMap::new();
        for word in &words {
            *by_length.entry(word.len()).or_default() += 1;
        }
        for (length, count) in by_length {
            let row = format!("\n| {length} | {count} |\n");
            assert!(readme.contains(&row), "{language} has {count} words of {length} letters");
        }
    }
}

#[test]
fn every_lexicon_is_sound() {
    for name in word_data::names() {
        assert_eq!(word_data::open(name).unwrap().verify(), Ok(()), "{name}");
    }
}

/// MS-026, PG-038
#[test]
fn additions_are_in_and_removals_are_out() {
    for language in word_data::names() {
        let lexicon = word_data::open(language).unwrap();
        let letters = lexicon.alphabet();
        for entry in decided(language, "additions.txt") {
            let spelling = entry.split(['/', ' ']).next().unwrap();
            assert!(lexicon.contains(&letters.word(spelling).unwrap()), "{spelling} is in");
        }
        for word in decided(language, "removals.txt") {
            assert!(!lexicon.contains(&letters.word(&word).unwrap()), "{word} is out");
        }
    }
}

#[test]
fn the_english_two_letter_words_are_those_we_decided() {
    let two_letter_words: Vec<String> =
        words("en").into_iter().filter(|word| word.len() == 2).collect();
    assert_eq!(two_letter_words, decided("en", "two-letter-words.txt"));
}

#[test]
fn every_tier_has_words_and_the_commonest_are_in_the_first() {
    for (language, common) in [("en", ["THE", "WATER"]), ("fr", ["AVEC", "FAIRE"])] {
        let lexicon = word_data::open(language).unwrap();
        let tiers = word_data::tiers(language).unwrap();
        for word in common {
            let tier = tiers.tier(&lexicon.alphabet().word(word).unwrap());
            assert_eq!(tier, Some(levels::Tier::COMMONEST), "{word}");
        }
        for number in 1..=9 {
            let tier = levels::Tier::from_number(number).unwrap();
            assert!(tiers.tiers().contains(&tier), "{language}, tier {number}");
        }
    }
}

/// PS-053, ZZ-037
#[test]
fn words_of_foreign_origin_old_words_and_slang_count_and_names_do_not() {
    let knows = |language: &str, word: &str| {
        let lexicon = word_data::open(language).unwrap();
        lexicon.contains(&lexicon.alphabet().word(word).unwrap())
    };
    for word in ["HAIKU", "KIBBUTZ", "HATH", "GROOVY", "DUDE"] {
        assert!(knows("en", word), "{word}");
    }
    for word in ["SUSHI", "WEEKEND", "SPAGHETTI", "FRINGUES"] {
        assert!(knows("fr", word), "{word}");
    }
    for (language, word) in [("en", "LONDON"), ("en", "NATO"), ("fr", "PARIS"), ("fr", "MARSEILLE")]
    {
        assert_eq!(
            knows(language, word),
            word == "PARIS",
            "{word}: a name, but several bets are paris"
        );
    }
}
