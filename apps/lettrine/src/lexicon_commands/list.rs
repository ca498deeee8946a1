//! `lettrine lexicon list`: the built-in lexicons, one a line.

use std::io::Write;

use locales::{Language, Spoken as _, commands as say};
use serde::Serialize;

use crate::outcome::{Failure, Outcome};
use crate::output;

/// How to list the lexicons.
#[derive(clap::Args)]
pub(crate) struct List {
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    lexicons: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    name: String,
    language: String,
    words: usize,
    checksum: String,
    description: String,
}

impl List {
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let lexicons = word_data::names().filter_map(word_data::open).map(|lexicon| Listed {
            name: lexicon.name().to_owned(),
            language: lexicon.language().to_owned(),
            words: lexicon.word_count(),
            checksum: lexicon.checksum().hex(),
            description: lexicon.about().description.clone(),
        });
        let answer = Answer { lexicons: lexicons.collect() };
        if self.json {
            return output::print_json(&answer, Outcome::Done);
        }
        let mut results = output::results();
        for Listed { name, words, checksum, description, .. } in &answer.lexicons {
            let words = say::words(*words).say(language);
            writeln!(results, "{name}  {words}  {}  {description}", &checksum[..8])?;
        }
        output::finish(results, Outcome::Done)
    }
}
