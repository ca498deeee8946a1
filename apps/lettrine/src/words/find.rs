//! `lettrine words find`: anagrams, patterns, hooks, extensions, beginnings, definitions.

use std::io::Write;

use lexicon::{FromTiles, Lengths, Lexicon, MAX_WORD_LENGTH, Pattern, Use};
use locales::{Language, Spoken as _, commands as say};
use serde::Serialize;
use tiles::{Alphabet, Letter, LetterSet, Rack};

use super::define;
use crate::choice::LexiconChoice;
use crate::outcome::{Failure, Outcome};
use crate::{dictionaries, output};

/// The most tiles words are looked for in: as many as the largest sets have.
const MOST_TILES: usize = 200;

/// What to find.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("what").required(true).multiple(true)
    .args(["anagram", "pattern", "hooks", "extensions", "prefix", "define"])))]
pub(crate) struct Find {
    #[arg(long, value_name = "TILES")]
    anagram: Option<String>,
    #[arg(long, requires = "anagram")]
    subsets: bool,
    #[arg(long)]
    pattern: Option<String>,
    #[arg(long, value_name = "WORD", conflicts_with_all = ["anagram", "pattern"])]
    hooks: Option<String>,
    #[arg(long, value_name = "WORD", conflicts_with_all = ["anagram", "pattern", "hooks"])]
    extensions: Option<String>,
    #[arg(long, value_name = "LETTERS", conflicts_with_all = ["anagram", "pattern", "hooks", "extensions"])]
    prefix: Option<String>,
    #[arg(long, value_name = "WORD", conflicts_with_all = ["anagram", "pattern", "hooks", "extensions", "prefix"])]
    define: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 1)]
    min: usize,
    #[arg(long, value_name = "N", default_value_t = MAX_WORD_LENGTH)]
    max: usize,
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    #[command(flatten)]
    choice: LexiconChoice,
    #[command(flatten)]
    data: dictionaries::DataFolder,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct WordsFound<'lexicon> {
    lexicon: &'lexicon str,
    words: Vec<String>,
}

#[derive(Serialize)]
struct EndsFound<'lexicon> {
    lexicon: &'lexicon str,
    word: String,
    front: Vec<String>,
    back: Vec<String>,
}

impl Find {
    pub(super) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        if self.min > self.max {
            return Err(say::min_over_max(self.max, self.min).into());
        }
        let lexicon = self.choice.open(language)?;
        match self {
            Self { define: Some(word), .. } => {
                define::run(word, &lexicon, &self.data, (output_form(self.json), language))
            }
            Self { hooks: Some(word), .. } => {
                self.show_ends(&find_hooks(word, &lexicon)?, language)
            }
            Self { extensions: Some(word), .. } => {
                self.show_ends(&self.find_extensions(word, &lexicon)?, language)
            }
            Self { prefix: Some(letters), .. } => {
                let beginning = letters_of(letters, &lexicon)?;
                let found = lexicon.graph().words_beginning_with(&beginning);
                let found = found.filter(|word| (self.min..=self.max).contains(&word.len()));
                self.show_words(&lexicon, found, language)
            }
            _ => self.find_words(&lexicon, language),
        }
    }

    /// Words by tiles, by pattern, or by both.
    fn find_words(&self, lexicon: &Lexicon, language: Language) -> Result<Outcome, Failure> {
        let alphabet = lexicon.alphabet();
        let usage = if self.subsets { Use::Some } else { Use::All };
        let rack = self.anagram.as_deref().map(|tiles| rack_of(tiles, alphabet)).transpose()?;
        let pattern = self.pattern.as_deref().map(|text| Pattern::parse(text, alphabet));
        let pattern = pattern.transpose()?;
        let tiles = rack.map(|rack| FromTiles::new(&rack, usage));
        let lengths = Lengths::new(self.min..=self.max);
        let guide = ((tiles, pattern.map(|pattern| pattern.guide())), lengths);
        self.show_words(lexicon, lexicon.graph().find(guide), language)
    }

    fn find_extensions<'lexicon>(
        &self,
        text: &str,
        lexicon: &'lexicon Lexicon,
    ) -> Result<EndsFound<'lexicon>, Failure> {
        let alphabet = lexicon.alphabet();
        let word = letters_of(text, lexicon)?;
        let extensions = lexicon.graph().extensions(&word);
        let [front, back] = [extensions.front, extensions.back].map(|words| {
            let fits = |word: &&Vec<Letter>| (self.min..=self.max).contains(&word.len());
            let wanted = words.iter().filter(fits).take(self.limit.unwrap_or(usize::MAX));
            wanted.map(|word| alphabet.spell(word)).collect::<Vec<_>>()
        });
        Ok(EndsFound { lexicon: lexicon.name(), word: alphabet.spell(&word), front, back })
    }

    fn show_words(
        &self,
        lexicon: &Lexicon,
        found: impl Iterator<Item = Vec<Letter>>,
        language: Language,
    ) -> Result<Outcome, Failure> {
        let found = found.take(self.limit.unwrap_or(usize::MAX));
        let mut found = found.map(|word| lexicon.alphabet().spell(&word)).peekable();
        let outcome = say_if_nothing(found.peek().is_some(), language);
        if self.json {
            let words = found.collect();
            return output::print_json(&WordsFound { lexicon: lexicon.name(), words }, outcome);
        }
        let mut results = output::results();
        for word in found {
            writeln!(results, "{word}")?;
        }
        output::finish(results, outcome)
    }

    fn show_ends(&self, found: &EndsFound, language: Language) -> Result<Outcome, Failure> {
        let outcome = say_if_nothing(!found.front.is_empty() || !found.back.is_empty(), language);
        if self.json {
            return output::print_json(found, outcome);
        }
        let ends = [(say::front(), &found.front), (say::back(), &found.back)];
        let rows = ends.map(|(end, letters)| {
            let none = || say::none().say(language);
            let letters = if letters.is_empty() { none() } else { letters.join(" ") };
            [end.say(language), letters]
        });
        let mut results = output::results();
        output::write_columns(&mut results, &rows, "<<")?;
        output::finish(results, outcome)
    }
}

fn find_hooks<'lexicon>(
    text: &str,
    lexicon: &'lexicon Lexicon,
) -> Result<EndsFound<'lexicon>, Failure> {
    let alphabet = lexicon.alphabet();
    let word = letters_of(text, lexicon)?;
    let hooks = lexicon.graph().hooks(&word);
    let faces = |set: LetterSet| -> Vec<String> {
        set.iter().map(|letter| alphabet.text(letter).to_owned()).collect()
    };
    let [front, back] = [hooks.front, hooks.back].map(faces);
    Ok(EndsFound { lexicon: lexicon.name(), word: alphabet.spell(&word), front, back })
}

/// Reads a rack of any size and content.
fn rack_of(text: &str, alphabet: &Alphabet) -> Result<Rack, Failure> {
    let tiles = alphabet.tiles(text)?;
    match tiles.len() {
        0 => Err(say::no_tiles().into()),
        1..=MOST_TILES => Ok(tiles.into_iter().collect()),
        count => Err(say::too_many_tiles(count, MOST_TILES).into()),
    }
}

fn output_form(json: bool) -> define::Form {
    if json { define::Form::Json } else { define::Form::Text }
}

/// Reads letters that were given on the command line.
pub(super) fn letters_of(text: &str, lexicon: &Lexicon) -> Result<Vec<Letter>, Failure> {
    let word = lexicon.alphabet().word(text)?;
    if word.is_empty() { Err(say::no_letters().into()) } else { Ok(word) }
}

fn say_if_nothing(is_something: bool, language: Language) -> Outcome {
    if !is_something {
        output::tell(&say::nothing_found(), language);
    }
    Outcome::done_if(is_something)
}
