//! `lettrine lexicon info`: everything that is known of a lexicon.

use std::collections::BTreeMap;
use std::io::Write;

use lexicon::Lexicon;
use serde::Serialize;

use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

pub(super) const EXAMPLES: &str = "\
The checksum is the SHA-256 of the words as `lettrine lexicon export` prints them.

Example:
  lettrine lexicon info fr";

/// Which lexicon to describe.
#[derive(clap::Args)]
pub(crate) struct Info {
    /// A built-in lexicon, or a .kwg, .lexicon or .txt file
    #[arg(value_name = "NAME or FILE", default_value = "en")]
    lexicon: String,
    /// For a .kwg or .txt file: english, french, or an alphabet file
    #[arg(long, value_name = "NAME or FILE")]
    alphabet: Option<String>,
    /// Print one JSON document
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
    pub(super) fn run(&self) -> Result<Outcome, Failure> {
        let answer = describe(&*choice::open(&self.lexicon, self.alphabet.as_deref())?);
        if self.json {
            return output::print_json(&answer, Outcome::Done);
        }
        let mut results = output::results();
        for (heading, text) in lines(&answer) {
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

fn lines(answer: &Answer) -> [(&str, String); 10] {
    let by_length = answer.words_by_length.iter();
    let by_length: Vec<String> =
        by_length.map(|(length, words)| format!("{length}: {words}")).collect();
    [
        ("name", answer.name.clone()),
        ("language", answer.language.clone()),
        ("alphabet", format!("{}, {} letters", answer.alphabet, answer.letters)),
        ("words", answer.words.to_string()),
        ("by length", by_length.join("  ")),
        ("checksum", answer.checksum.clone()),
        ("graph", format!("{} nodes, {} bytes", answer.nodes, answer.bytes)),
        ("description", answer.description.clone()),
        ("source", answer.source.clone()),
        ("licence", answer.licence.clone()),
    ]
}
