//! `lettrine words find`: anagrams, patterns, hooks, extensions, beginnings, definitions.

use std::io::Write;

use lexicon::{FromTiles, Lengths, Lexicon, MAX_WORD_LENGTH, Pattern, Use};
use serde::Serialize;
use tiles::{Alphabet, Letter, LetterSet, Rack};

use super::define;
use crate::choice::LexiconChoice;
use crate::outcome::{Failure, Outcome};
use crate::{dictionaries, output};

pub(super) const EXAMPLES: &str = "\
Words are listed in alphabetical order. In a pattern, ? or . is one letter, * any number of
letters, [IE] one of these and [^IE] none of these. On a rack, ? is a blank. The exit status is 1
if nothing is found.

Examples:
  lettrine words find --anagram 'AEINRST?'
  lettrine words find --anagram AEINRST --subsets --pattern '*R*' --min 5
  lettrine words find --pattern '?A[IE]*' --max 6
  lettrine words find --hooks CARE
  lettrine words find --define mangeassent --lexicon fr";

/// The most tiles words are looked for in: as many as the largest sets have.
const MOST_TILES: usize = 200;

/// What to find.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("what").required(true).multiple(true)
    .args(["anagram", "pattern", "hooks", "extensions", "prefix", "define"])))]
pub(crate) struct Find {
    /// Words made of all these tiles; ? is a blank
    #[arg(long, value_name = "TILES")]
    anagram: Option<String>,
    /// With --anagram: words made of any of the tiles
    #[arg(long, requires = "anagram")]
    subsets: bool,
    /// Words that match this pattern; together with --anagram, words that do both
    #[arg(long)]
    pattern: Option<String>,
    /// Letters that can stand before or behind this
    #[arg(long, value_name = "WORD", conflicts_with_all = ["anagram", "pattern"])]
    hooks: Option<String>,
    /// Longer words that begin or end with this
    #[arg(long, value_name = "WORD", conflicts_with_all = ["anagram", "pattern", "hooks"])]
    extensions: Option<String>,
    /// Words that begin with this
    #[arg(long, value_name = "LETTERS", conflicts_with_all = ["anagram", "pattern", "hooks", "extensions"])]
    prefix: Option<String>,
    /// What this word means, and what form of a word it is
    #[arg(long, value_name = "WORD", conflicts_with_all = ["anagram", "pattern", "hooks", "extensions", "prefix"])]
    define: Option<String>,
    /// Only words with at least this many letters
    #[arg(long, value_name = "N", default_value_t = 1)]
    min: usize,
    /// Only words with at most this many letters
    #[arg(long, value_name = "N", default_value_t = MAX_WORD_LENGTH)]
    max: usize,
    /// Only the first this many
    #[arg(long, value_name = "N")]
    limit: Option<usize>,
    #[command(flatten)]
    choice: LexiconChoice,
    #[command(flatten)]
    data: dictionaries::DataFolder,
    /// Print one JSON document
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
    pub(super) fn run(&self) -> Result<Outcome, Failure> {
        if self.min > self.max {
            let Self { min, max, .. } = self;
            return Err(Failure::Sentence(format!("--min {min} is more than --max {max}")));
        }
        let lexicon = self.choice.open()?;
        match self {
            Self { define: Some(word), .. } => {
                define::run(word, &lexicon, &self.data, output_form(self.json))
            }
            Self { hooks: Some(word), .. } => self.show_ends(&find_hooks(word, &lexicon)?),
            Self { extensions: Some(word), .. } => {
                self.show_ends(&self.find_extensions(word, &lexicon)?)
            }
            Self { prefix: Some(letters), .. } => {
                let beginning = letters_of(letters, &lexicon)?;
                let found = lexicon.graph().words_beginning_with(&beginning);
                let found = found.filter(|word| (self.min..=self.max).contains(&word.len()));
                self.show_words(&lexicon, found)
            }
            _ => self.find_words(&lexicon),
        }
    }

    /// Words by tiles, by pattern, or by both.
    fn find_words(&self, lexicon: &Lexicon) -> Result<Outcome, Failure> {
        let alphabet = lexicon.alphabet();
        let usage = if self.subsets { Use::Some } else { Use::All };
        let rack = self.anagram.as_deref().map(|tiles| rack_of(tiles, alphabet)).transpose()?;
        let pattern = self.pattern.as_deref().map(|text| Pattern::parse(text, alphabet));
        let pattern = pattern.transpose().map_err(Failure::new)?;
        let tiles = rack.map(|rack| FromTiles::new(&rack, usage));
        let lengths = Lengths::new(self.min..=self.max);
        let guide = ((tiles, pattern.map(|pattern| pattern.guide())), lengths);
        self.show_words(lexicon, lexicon.graph().find(guide))
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
    ) -> Result<Outcome, Failure> {
        let found = found.take(self.limit.unwrap_or(usize::MAX));
        let mut found = found.map(|word| lexicon.alphabet().spell(&word)).peekable();
        let outcome = say_if_nothing(found.peek().is_some());
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

    fn show_ends(&self, found: &EndsFound) -> Result<Outcome, Failure> {
        let outcome = say_if_nothing(!found.front.is_empty() || !found.back.is_empty());
        if self.json {
            return output::print_json(found, outcome);
        }
        let mut results = output::results();
        for (end, letters) in [("front", &found.front), ("back ", &found.back)] {
            let letters = if letters.is_empty() { "none".to_owned() } else { letters.join(" ") };
            writeln!(results, "{end}  {letters}")?;
        }
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
    let tiles = alphabet.tiles(text).map_err(Failure::new)?;
    match tiles.len() {
        0 => Err(Failure::new("there are no tiles; give at least one")),
        1..=MOST_TILES => Ok(tiles.into_iter().collect()),
        count => Err(Failure::Sentence(format!("{count} tiles are too many; give {MOST_TILES}"))),
    }
}

fn output_form(json: bool) -> define::Form {
    if json { define::Form::Json } else { define::Form::Text }
}

/// Reads letters that were given on the command line.
pub(super) fn letters_of(text: &str, lexicon: &Lexicon) -> Result<Vec<Letter>, Failure> {
    let word = lexicon.alphabet().word(text).map_err(Failure::new)?;
    if word.is_empty() {
        Err(Failure::new("the word has no letters; give at least one"))
    } else {
        Ok(word)
    }
}

fn say_if_nothing(is_something: bool) -> Outcome {
    if !is_something {
        output::tell("nothing was found");
    }
    Outcome::done_if(is_something)
}
