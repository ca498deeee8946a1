//! `lettrine lexicon export`: the words of a lexicon, as a list or a word graph.

use std::io::Write;
use std::path::PathBuf;

use locales::{Language, commands as say};

use super::write::{self, Existing, Kind};
use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

/// What to export.
#[derive(clap::Args)]
pub(crate) struct Export {
    #[arg(id = "built_in_or_file", value_name = "NAME or FILE", default_value = "en")]
    lexicon: String,
    #[arg(long, value_name = "NAME or FILE")]
    alphabet: Option<String>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    force: bool,
}

impl Export {
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let lexicon = choice::open(&self.lexicon, self.alphabet.as_deref(), language)?;
        if let Some(path) = &self.out {
            let kind = Kind::of(path)?;
            write::check_free(path, Existing::replace_if(self.force))?;
            write::write_whole(path, &kind.bytes(&lexicon))?;
            let words = say::words(lexicon.word_count());
            output::tell(&say::exported(path.display().to_string(), words), language);
            return Ok(Outcome::Done);
        }
        let mut results = output::results();
        for word in lexicon.words() {
            results.write_all(write::line(&word, &lexicon).as_bytes())?;
        }
        output::finish(results, Outcome::Done)
    }
}
