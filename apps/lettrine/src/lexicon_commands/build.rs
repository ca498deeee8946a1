//! `lettrine lexicon build`: from a list of words to a word graph.

use std::path::PathBuf;

use lexicon::{About, Lexicon};
use locales::{Language, Spoken as _, commands as say};
use serde::Serialize;

use super::write::{self, Existing, Kind};
use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

/// What to build.
#[derive(clap::Args)]
pub(crate) struct Build {
    #[arg(value_name = "WORDS.txt")]
    words: PathBuf,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "NAME or FILE", default_value = "english")]
    alphabet: String,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "TEXT", default_value = "")]
    description: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    source: String,
    #[arg(long, value_name = "TEXT", default_value = "")]
    licence: String,
    #[arg(long)]
    force: bool,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    out: String,
    words: usize,
    left_out: usize,
    bytes: usize,
    checksum: String,
}

impl Build {
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let kind = self.kind()?;
        write::check_free(&self.out, Existing::replace_if(self.force))?;
        let alphabet = choice::alphabet(&self.alphabet)?;
        let bytes = choice::read(&self.words)?;
        let list = choice::word_list(&self.words, &bytes, &alphabet, language)?;
        let name = self.name.clone().unwrap_or_else(|| choice::name_of(&self.words));
        let lexicon = Lexicon::from_words(&name, alphabet, &list.words);
        let lexicon = choice::in_file(&self.words, lexicon)?.with_about(self.about());
        let bytes = kind.bytes(&lexicon);
        write::write_whole(&self.out, &bytes)?;
        let answer = Answer {
            out: self.out.display().to_string(),
            words: lexicon.word_count(),
            left_out: list.left_out.map_or(0, |left_out| left_out.lines),
            bytes: bytes.len(),
            checksum: lexicon.checksum().hex(),
        };
        self.report(&answer, language)
    }

    /// Anything but a plain list, which the words are already.
    fn kind(&self) -> Result<Kind, Failure> {
        match Kind::of(&self.out)? {
            Kind::Text => Err(choice::about_file(&self.out, say::build_ending()).into()),
            kind => Ok(kind),
        }
    }

    fn about(&self) -> About {
        About {
            description: self.description.clone(),
            source: self.source.clone(),
            licence: self.licence.clone(),
        }
    }

    fn report(&self, answer: &Answer, language: Language) -> Result<Outcome, Failure> {
        if self.json {
            return output::print_json(answer, Outcome::Done);
        }
        let Answer { out, words, bytes, checksum, .. } = answer;
        let built = say::built(say::bytes(*bytes), checksum, say::words(*words));
        output::print(&format!("{out}  {}\n", built.say(language)))
    }
}
