//! `lettrine lexicon verify`: whether a lexicon is whole.

use std::io::Write;
use std::path::Path;

use serde::Serialize;

use crate::outcome::{Failure, Outcome};
use crate::{choice, output};

pub(super) const EXAMPLES: &str = "\
Checks the checksums, the number of words, and that both parts of the word graph hold the same
words. The exit status is 1 if anything is wrong. Without a name, checks the built-in lexicons.

Example:
  lettrine lexicon verify mine.kwg";

/// Which lexicon to check.
#[derive(clap::Args)]
pub(crate) struct Verify {
    /// A built-in lexicon, or a .kwg, .lexicon or .txt file
    #[arg(value_name = "NAME or FILE")]
    lexicon: Option<String>,
    /// For a .kwg or .txt file: english, french, or an alphabet file
    #[arg(long, value_name = "NAME or FILE", requires = "lexicon")]
    alphabet: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    lexicons: Vec<Verified>,
}

#[derive(Serialize)]
struct Verified {
    lexicon: String,
    sound: bool,
    words: Option<usize>,
    checksum: Option<String>,
    problem: Option<String>,
}

impl Verify {
    pub(super) fn run(&self) -> Result<Outcome, Failure> {
        let names = match &self.lexicon {
            Some(name) => vec![name.as_str()],
            None => word_data::names().collect(),
        };
        let lexicons = names.into_iter().map(|name| self.verify(name));
        let answer = Answer { lexicons: lexicons.collect::<Result<_, _>>()? };
        let outcome = Outcome::done_if(answer.lexicons.iter().all(|verified| verified.sound));
        if self.json {
            return output::print_json(&answer, outcome);
        }
        let mut results = output::results();
        for verified in &answer.lexicons {
            writeln!(results, "{}", line(verified))?;
        }
        output::finish(results, outcome)
    }

    /// A file that is there but cannot be opened has failed the check; one that is not there has not.
    fn verify(&self, name: &str) -> Result<Verified, Failure> {
        let opened = choice::open(name, self.alphabet.as_deref());
        let (lexicon, problem) = match opened {
            Ok(lexicon) => {
                let problem = lexicon.verify().err().map(|problem| problem.to_string());
                (Some(lexicon), problem)
            }
            Err(Failure::Sentence(problem)) if Path::new(name).is_file() => (None, Some(problem)),
            Err(failure) => return Err(failure),
        };
        let sound = lexicon.filter(|_| problem.is_none());
        Ok(Verified {
            lexicon: name.to_owned(),
            sound: sound.is_some(),
            words: sound.as_ref().map(|lexicon| lexicon.word_count()),
            checksum: sound.as_ref().map(|lexicon| lexicon.checksum().hex()),
            problem,
        })
    }
}

fn line(verified: &Verified) -> String {
    let Verified { lexicon, words, checksum, problem, .. } = verified;
    match (words, checksum, problem) {
        (Some(words), Some(checksum), _) => {
            format!("{lexicon}  sound: {words} words, checksum {checksum}")
        }
        (_, _, problem) => {
            format!("{lexicon}  not sound: {}", problem.as_deref().unwrap_or("it cannot be opened"))
        }
    }
}
