//! What a player is told of French words.

use locales::{Language, Spoken as _};

fn told(word: &str) -> Vec<String> {
    let forms = word_data::forms("fr").expect("French has forms").look_up(word);
    forms.iter().map(|form| format!("{}: {}", form.spelling, form.say(Language::FR))).collect()
}

#[test]
fn a_conjugated_form_is_told_with_tense_and_person() {
    assert_eq!(
        told("MANGEASSENT"),
        ["mangeassent: subjonctif imparfait de manger, 3e personne du pluriel"]
    );
}

#[test]
fn a_word_that_is_several_spellings_shows_them_all() {
    assert_eq!(
        told("MANGES"),
        [
            "manges: indicatif présent ou subjonctif présent de manger, 2e personne du singulier",
            "mangés: participe passé de manger, masculin pluriel",
        ]
    );
}

#[test]
fn irregular_words_are_told_too() {
    assert_eq!(told("YEUX"), ["yeux: pluriel d’œil, nom masculin"]);
    assert_eq!(told("FUSSENT"), ["fussent: subjonctif imparfait d’être, 3e personne du pluriel"]);
}

#[test]
fn an_addition_is_told_like_any_other_word() {
    assert_eq!(told("EVOE"), ["évoé: interjection"]);
    assert_eq!(told("KAS"), ["kas: pluriel de ka, nom masculin"]);
}

#[test]
fn every_word_of_the_list_is_told() {
    let lexicon = word_data::open("fr").unwrap();
    let forms = word_data::forms("fr").unwrap();
    for word in lexicon.words().step_by(997) {
        let word = lexicon.alphabet().spell(&word);
        assert!(!forms.look_up(&word).is_empty(), "{word}");
    }
}

#[test]
fn one_form_of_every_kind_is_said_in_both_languages() {
    let forms = word_data::forms("fr").unwrap();
    let golden = include_str!("golden/forms.tsv").lines().filter(|line| !line.starts_with('#'));
    for line in golden {
        let word = line.split('\t').next().unwrap();
        let said = forms.look_up(word).into_iter().map(|form| {
            let (english, french) = (form.say(Language::EN), form.say(Language::FR));
            [word, &form.spelling, &form.lemma, &english, &french].join("\t")
        });
        assert!(said.collect::<Vec<_>>().iter().any(|said| said == line), "{line}");
    }
}

#[test]
fn english_phrases_exist_for_english_screens() {
    let forms = word_data::forms("fr").unwrap().look_up("MANGEASSENT");
    assert_eq!(forms[0].say(Language::EN), "3rd person plural imperfect subjunctive of manger");
    assert!(word_data::forms("en").is_none());
}
