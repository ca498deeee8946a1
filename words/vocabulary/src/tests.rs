//! What the data of each language promises.

use tiles::Alphabet;

use super::*;

fn known(language: &str, number: u8) -> (Arc<Lexicon>, KnownWords) {
    let lexicon = word_data::open(language).unwrap();
    let level = Level::new(Scale::Eight, number).unwrap();
    let known = of(&lexicon).known_words(&lexicon, level);
    (lexicon, known)
}

fn knows(language: &str, number: u8, word: &str) -> bool {
    let (lexicon, known) = known(language, number);
    known.contains(&lexicon.alphabet().word(word).unwrap())
}

#[test]
fn the_levels_of_every_language_can_be_read() {
    for built_in in &BUILT_IN {
        let read = built_in.levels.parse::<Skills>();
        assert_eq!(read.err(), None, "{}", built_in.language);
    }
}

/// DL-007, MS-007
#[test]
fn marks_rise_from_150_to_360_in_eight_levels_and_from_160_to_350_in_four() {
    for built_in in &BUILT_IN {
        let skills = skills(built_in.language);
        let marks: Vec<f64> = Level::all().map(|level| skills.of(level).mark).collect();
        let eight = [150.0, 180.0, 210.0, 240.0, 270.0, 300.0, 330.0, 360.0];
        assert_eq!(marks[..8], eight, "{}", built_in.language);
        assert_eq!(marks[8..], [160.0, 225.0, 290.0, 350.0], "{}", built_in.language);
    }
}

/// DL-008, DL-009
#[test]
fn levels_from_five_know_every_short_word_and_extensions() {
    for built_in in &BUILT_IN {
        let skills = skills(built_in.language);
        for skill in skills.iter().filter(|skill| skill.level.scale().size() == 8) {
            let is_high = skill.level.number() >= 5;
            assert_eq!(skill.extensions == Extensions::Known, is_high, "{}", skill.level);
            assert_eq!(skill.short == Tier::RAREST, is_high, "{}", skill.level);
        }
    }
}

/// DL-004, DL-008, MS-003
#[test]
fn level_4_knows_more_than_twenty_thousand_words_and_lower_levels_fewer_each() {
    for language in word_data::names() {
        let counts = [1, 2, 3, 4, 5].map(|number| {
            let (lexicon, known) = known(language, number);
            lexicon.words().filter(|word| known.contains(word)).count()
        });
        assert!(counts.is_sorted_by(|fewer, more| fewer < more), "{language}: {counts:?}");
        assert!(counts[3] > 20_000, "{language}: {counts:?}");
    }
}

/// MS-004
#[test]
fn words_with_dear_letters_are_kept_and_vowel_heaps_dropped() {
    assert!(knows("en", 4, "QUARTZ") && !knows("en", 4, "AURAE"));
    assert!(knows("fr", 4, "KAYAK") && !knows("fr", 4, "AVOUAI"));
    assert!(knows("en", 1, "EYE") && knows("fr", 1, "OUI"), "everybody knows these");
}

/// DL-009
#[test]
fn level_5_knows_every_word_of_up_to_four_letters() {
    for language in word_data::names() {
        let (lexicon, known) = known(language, 5);
        let mut short = lexicon.words().filter(|word| word.len() <= 4);
        assert!(short.all(|word| known.contains(&word)), "{language}");
    }
}

#[test]
fn without_frequencies_every_word_is_known() {
    let alphabet = "language xx\nletters A B\nvowels A\n";
    let alphabet = Arc::new(Alphabet::parse("other", alphabet).unwrap());
    let word = alphabet.word("ABBA").unwrap();
    let lexicon = Lexicon::from_words("few", alphabet, std::slice::from_ref(&word)).unwrap();
    let level = Level::new(Scale::Eight, 1).unwrap();
    assert!(of(&lexicon).known_words(&lexicon, level).contains(&word));
}

#[test]
fn every_word_of_the_family_lists_is_in_the_list_of_its_language_once() {
    for (built_in, language) in BUILT_IN.iter().zip(word_data::names()) {
        let lexicon = word_data::open(language).unwrap();
        assert_eq!(lexicon.alphabet().name(), built_in.alphabet);
        let lines = built_in.family.lines().filter(|line| !line.starts_with('#'));
        let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
        let is_word =
            |text: &&&str| lexicon.alphabet().word(text).is_ok_and(|word| lexicon.contains(&word));
        let strange: Vec<&&str> = words.iter().filter(|text| !is_word(text)).collect();
        assert!(strange.is_empty(), "not in the {language} list: {strange:?}");
        assert_eq!(of(&lexicon).family.words().count(), words.len());
    }
}
