//! `lettrine lexicon build`: from a list of words to a word graph.

use std::path::PathBuf;

use lexicon::{About, Lexicon};
use serde::Serialize;

use super::write::{self, Existing, Kind};
use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

pub(super) const EXAMPLES: &str = "\
A list has one word a line; lines that begin with # are comments. Lines that cannot be spelt with
the alphabet are left out, and that is said. A name that ends in .kwg makes the word graph that
other programs read; one that ends in .lexicon makes a file with name, alphabet and checksum.

Example:
  lettrine lexicon build mine.txt --out mine.kwg";

/// What to build.
#[derive(clap::Args)]
pub(crate) struct Build {
    /// The list of words
    #[arg(value_name = "WORDS.txt")]
    words: PathBuf,
    /// Where to write: a name that ends in .kwg or .lexicon
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// english, french, or an alphabet file
    #[arg(long, value_name = "NAME or FILE", default_value = "english")]
    alphabet: String,
    /// For a .lexicon file: its name [default: that of the list]
    #[arg(long)]
    name: Option<String>,
    /// For a .lexicon file: what the words are
    #[arg(long, value_name = "TEXT", default_value = "")]
    description: String,
    /// For a .lexicon file: where the words come from
    #[arg(long, value_name = "TEXT", default_value = "")]
    source: String,
    /// For a .lexicon file: the terms under which they may be used
    #[arg(long, value_name = "TEXT", default_value = "")]
    licence: String,
    /// Replace a file that is there already
    #[arg(long)]
    force: bool,
    /// Print one JSON document
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
    pub(super) fn run(&self) -> Result<Outcome, Failure> {
        let kind = self.kind()?;
        write::check_free(&self.out, Existing::replace_if(self.force))?;
        let alphabet = choice::alphabet(&self.alphabet)?;
        let bytes = choice::read(&self.words)?;
        let list = choice::word_list(&self.words, &bytes, &alphabet)?;
        let name = self.name.clone().unwrap_or_else(|| choice::name_of(&self.words));
        let lexicon = Lexicon::from_words(&name, alphabet, &list.words)
            .map_err(|error| Failure::Sentence(format!("{}: {error}", self.words.display())))?
            .with_about(self.about());
        let bytes = kind.bytes(&lexicon);
        write::write_whole(&self.out, &bytes)?;
        self.report(&Answer {
            out: self.out.display().to_string(),
            words: lexicon.word_count(),
            left_out: list.left_out.map_or(0, |left_out| left_out.lines),
            bytes: bytes.len(),
            checksum: lexicon.checksum().hex(),
        })
    }

    /// Anything but a plain list, which the words are already.
    fn kind(&self) -> Result<Kind, Failure> {
        match Kind::of(&self.out)? {
            Kind::Text => Err(Failure::Sentence(format!(
                "{}: the name must end in .kwg or .lexicon, which tells what to build",
                self.out.display()
            ))),
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

    fn report(&self, answer: &Answer) -> Result<Outcome, Failure> {
        if self.json {
            return output::print_json(answer, Outcome::Done);
        }
        let Answer { out, words, bytes, checksum, .. } = answer;
        output::print(&format!("{out}  {words} words, {bytes} bytes, checksum {checksum}\n"))
    }
}
