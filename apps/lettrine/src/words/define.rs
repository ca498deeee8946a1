//! `lettrine words find --define`: what a word means, and what form of a word it is.

use std::io::Write;

use definitions::{Dictionaries, Entry};
use lexicon::Lexicon;
use locales::{Language, commands as say};
use serde::Serialize;

use super::find::letters_of;
use crate::dictionaries::{self, DataFolder};
use crate::outcome::{Failure, Outcome};
use crate::output;

/// How the answer is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Json,
}

#[derive(Serialize)]
struct Answer {
    word: String,
    valid: bool,
    definitions: Vec<Definition>,
    forms: Vec<GrammaticalForm>,
}

#[derive(Serialize)]
struct Definition {
    headword: String,
    part_of_speech: Option<String>,
    form: Option<String>,
    text: String,
    source: String,
}

/// What the grammar says of a spelling: « subjonctif imparfait de manger ».
#[derive(Serialize)]
struct GrammaticalForm {
    spelling: String,
    lemma: String,
    grammar: String,
}

pub(super) fn run(
    text: &str,
    lexicon: &Lexicon,
    data: &DataFolder,
    (form, language): (Form, Language),
) -> Result<Outcome, Failure> {
    let letters = letters_of(text, lexicon)?;
    let dictionaries = dictionaries::open(lexicon.language(), data, language);
    let answer = Answer {
        word: lexicon.alphabet().spell(&letters),
        valid: lexicon.contains(&letters),
        definitions: dictionaries.look_up(text).into_iter().flat_map(senses).collect(),
        forms: forms(text, &dictionaries),
    };
    let outcome = Outcome::done_if(answer.valid);
    if !answer.valid {
        output::tell(&say::not_a_word(lexicon.name(), &answer.word), language);
    } else if answer.definitions.is_empty() && answer.forms.is_empty() {
        output::tell(&say::not_defined(&answer.word), language);
    }
    match form {
        Form::Json => output::print_json(&answer, outcome),
        Form::Text => print_text(&answer, outcome),
    }
}

fn senses(Entry { spelling, source, form, senses }: Entry) -> Vec<Definition> {
    let senses = senses.into_iter().map(|sense| Definition {
        headword: spelling.clone(),
        part_of_speech: sense.part_of_speech.map(|part| part.to_string()),
        form: form.clone(),
        text: sense.gloss,
        source: source.clone(),
    });
    senses.collect()
}

fn forms(word: &str, dictionaries: &Dictionaries) -> Vec<GrammaticalForm> {
    let told = dictionaries.forms(word).into_iter().map(|form| GrammaticalForm {
        grammar: form.grammar,
        spelling: form.spelling,
        lemma: form.lemma,
    });
    told.collect()
}

fn print_text(answer: &Answer, outcome: Outcome) -> Result<Outcome, Failure> {
    let mut results = output::results();
    for GrammaticalForm { spelling, grammar, .. } in &answer.forms {
        writeln!(results, "{spelling}, {grammar}")?;
    }
    for definition in &answer.definitions {
        let Definition { headword, part_of_speech, form, text, source } = definition;
        let part = part_of_speech.as_ref().map_or(String::new(), |part| format!(", {part}"));
        let form = form.as_ref().map_or(String::new(), |form| format!(" ({form})"));
        writeln!(results, "{headword}{part}{form}: {text} [{source}]")?;
    }
    output::finish(results, outcome)
}
