//! `lettrine lexicon export`: the words of a lexicon, as a list or a word graph.

use std::io::Write;
use std::path::PathBuf;

use super::write::{self, Existing, Kind};
use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

pub(super) const EXAMPLES: &str = "\
Without --out, prints the words, one a line, in alphabetical order. A name that ends in .txt,
.kwg or .lexicon tells what to write.

Examples:
  lettrine lexicon export en
  lettrine lexicon export fr --out french.kwg";

/// What to export.
#[derive(clap::Args)]
pub(crate) struct Export {
    /// A built-in lexicon, or a .kwg, .lexicon or .txt file
    #[arg(value_name = "NAME or FILE", default_value = "en")]
    lexicon: String,
    /// For a .kwg or .txt file: english, french, or an alphabet file
    #[arg(long, value_name = "NAME or FILE")]
    alphabet: Option<String>,
    /// Where to write
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Replace a file that is there already
    #[arg(long, requires = "out")]
    force: bool,
}

impl Export {
    pub(super) fn run(&self) -> Result<Outcome, Failure> {
        let lexicon = choice::open(&self.lexicon, self.alphabet.as_deref())?;
        if let Some(path) = &self.out {
            let kind = Kind::of(path)?;
            write::check_free(path, Existing::replace_if(self.force))?;
            write::write_whole(path, &kind.bytes(&lexicon))?;
            output::tell(&format!("wrote {} words to {}", lexicon.word_count(), path.display()));
            return Ok(Outcome::Done);
        }
        let mut results = output::results();
        for word in lexicon.words() {
            results.write_all(write::line(&word, &lexicon).as_bytes())?;
        }
        output::finish(results, Outcome::Done)
    }
}
