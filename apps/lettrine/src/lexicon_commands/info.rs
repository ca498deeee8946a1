//! `lettrine lexicon info`: everything that is known of a lexicon.

use std::collections::BTreeMap;
use std::io::Write;

use lexicon::Lexicon;
use locales::{Language, Message, Spoken as _, commands as say};
use serde::Serialize;

use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

/// Which lexicon to describe.
#[derive(clap::Args)]
pub(crate) struct Info {
    #[arg(id = "built_in_or_file", value_name = "NAME or FILE", default_value = "en")]
    lexicon: String,
    #[arg(long, value_name = "NAME or FILE")]
    alphabet: Option<String>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    name: String,
    language: String,
    alphabet: String,
    letters: usize,
    words: usize,
    words_by_length: BTreeMap<usize, usize>,
    checksum: String,
    nodes: usize,
    bytes: usize,
    description: String,
    source: String,
    licence: String,
}

impl Info {
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let answer = describe(&*choice::open(&self.lexicon, self.alphabet.as_deref(), language)?);
        if self.json {
            return output::print_json(&answer, Outcome::Done);
        }
        let mut results = output::results();
        for (heading, text) in lines(&answer, language) {
            let heading = heading.say(language);
            for line in text.lines() {
                writeln!(results, "{heading:<12} {line}")?;
            }
        }
        output::finish(results, Outcome::Done)
    }
}

fn describe(lexicon: &Lexicon) -> Answer {
    let mut words_by_length = BTreeMap::new();
    for word in lexicon.words() {
        *words_by_length.entry(word.len()).or_default() += 1;
    }
    Answer {
        name: lexicon.name().to_owned(),
        language: lexicon.language().to_owned(),
        alphabet: lexicon.alphabet().name().to_owned(),
        letters: lexicon.alphabet().len(),
        words: lexicon.word_count(),
        words_by_length,
        checksum: lexicon.checksum().hex(),
        nodes: lexicon.graph().len(),
        bytes: lexicon.graph().len() * 4,
        description: lexicon.about().description.clone(),
        source: lexicon.about().source.clone(),
        licence: lexicon.about().licence.clone(),
    }
}

fn lines(answer: &Answer, language: Language) -> [(Message, String); 10] {
    let by_length = answer.words_by_length.iter();
    let by_length: Vec<String> =
        by_length.map(|(length, words)| format!("{length}: {words}")).collect();
    let letters = say::info_letters(&answer.alphabet, answer.letters);
    let nodes = say::info_nodes(say::bytes(answer.bytes), answer.nodes);
    [
        (say::info_name(), answer.name.clone()),
        (say::info_language(), answer.language.clone()),
        (say::info_alphabet(), letters.say(language)),
        (say::info_words(), answer.words.to_string()),
        (say::info_by_length(), by_length.join("  ")),
        (say::info_checksum(), answer.checksum.clone()),
        (say::info_graph(), nodes.say(language)),
        (say::info_description(), answer.description.clone()),
        (say::info_source(), answer.source.clone()),
        (say::info_licence(), answer.licence.clone()),
    ]
}
