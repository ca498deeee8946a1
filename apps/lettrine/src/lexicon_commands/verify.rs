//! `lettrine lexicon verify`: whether a lexicon is whole.

use std::io::Write;
use std::path::Path;

use locales::{Language, Message, Spoken as _, commands as say};
use serde::Serialize;

use crate::outcome::{Failure, Outcome};
use crate::refusals::Refusal as _;
use crate::{choice, output};

/// Which lexicon to check.
#[derive(clap::Args)]
pub(crate) struct Verify {
    #[arg(id = "built_in_or_file", value_name = "NAME or FILE")]
    lexicon: Option<String>,
    #[arg(long, value_name = "NAME or FILE", requires = "built_in_or_file")]
    alphabet: Option<String>,
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
    /// In English: JSON is for programs.
    #[serde(serialize_with = "in_english")]
    problem: Option<Message>,
}

impl Verify {
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let names = match &self.lexicon {
            Some(name) => vec![name.as_str()],
            None => word_data::names().collect(),
        };
        let lexicons = names.into_iter().map(|name| self.verify(name, language));
        let answer = Answer { lexicons: lexicons.collect::<Result<_, _>>()? };
        let outcome = Outcome::done_if(answer.lexicons.iter().all(|verified| verified.sound));
        if self.json {
            return output::print_json(&answer, outcome);
        }
        let mut results = output::results();
        for verified in &answer.lexicons {
            writeln!(results, "{}  {}", verified.lexicon, state(verified).say(language))?;
        }
        output::finish(results, outcome)
    }

    /// A file that is there but cannot be opened has failed the check; one that is not there has not.
    fn verify(&self, name: &str, language: Language) -> Result<Verified, Failure> {
        let opened = choice::open(name, self.alphabet.as_deref(), language);
        let (lexicon, problem) = match opened {
            Ok(lexicon) => {
                let problem = lexicon.verify().err().map(|problem| problem.message());
                (Some(lexicon), problem)
            }
            Err(Failure::Refused(problem)) if Path::new(name).is_file() => (None, Some(problem)),
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

fn state(verified: &Verified) -> Message {
    match verified {
        Verified { problem: Some(problem), .. } => say::not_sound(problem.clone()),
        Verified { words, checksum, .. } => {
            let checksum = checksum.clone().unwrap_or_default();
            say::sound(checksum, say::words(words.unwrap_or_default()))
        }
    }
}

#[expect(clippy::ref_option, reason = "serde hands over fields by reference")]
fn in_english<Writer: serde::Serializer>(
    problem: &Option<Message>,
    writer: Writer,
) -> Result<Writer::Ok, Writer::Error> {
    problem.as_ref().map(ToString::to_string).serialize(writer)
}
