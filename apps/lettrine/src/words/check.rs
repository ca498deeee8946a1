//! `lettrine words check`: one line a word.

use std::io::Write;

use lexicon::Lexicon;
use locales::{Language, Spoken as _, commands as say};
use serde::Serialize;

use crate::choice::LexiconChoice;
use crate::outcome::{Failure, Outcome};
use crate::output;

/// Which words to check.
#[derive(clap::Args)]
pub(crate) struct Check {
    #[arg(required = true, value_name = "WORD")]
    words: Vec<String>,
    #[command(flatten)]
    choice: LexiconChoice,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer<'lexicon> {
    lexicon: &'lexicon str,
    words: Vec<Checked>,
}

#[derive(Serialize)]
struct Checked {
    word: String,
    valid: bool,
}

impl Check {
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let lexicon = self.choice.open(language)?;
        let words: Vec<Checked> = self.words.iter().map(|word| checked(word, &lexicon)).collect();
        let outcome = Outcome::done_if(words.iter().all(|word| word.valid));
        if self.json {
            return output::print_json(&Answer { lexicon: lexicon.name(), words }, outcome);
        }
        let mut results = output::results();
        for Checked { word, valid } in words {
            let verdict = if valid { say::valid() } else { say::not_valid() };
            writeln!(results, "{word}  {}", verdict.say(language))?;
        }
        output::finish(results, outcome)
    }
}

/// What cannot be spelt with the alphabet is no valid word either.
fn checked(text: &str, lexicon: &Lexicon) -> Checked {
    match lexicon.alphabet().word(text) {
        Ok(word) => {
            Checked { word: lexicon.alphabet().spell(&word), valid: lexicon.contains(&word) }
        }
        Err(_) => Checked { word: text.to_uppercase(), valid: false },
    }
}
