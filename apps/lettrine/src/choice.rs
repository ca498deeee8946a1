//! Which lexicon a command works with: a built-in one, or a file.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use lexicon::{Lexicon, WordList};
use tiles::Alphabet;

use crate::outcome::Failure;
use crate::output;

/// The words a command works with.
#[derive(clap::Args)]
pub(crate) struct LexiconChoice {
    /// A built-in lexicon (en, fr), a .kwg or .lexicon file, or a .txt list of words
    #[arg(long, short, value_name = "NAME or FILE", default_value = "en")]
    pub(crate) lexicon: String,
    /// For a .kwg or .txt file: english, french, or an alphabet file
    #[arg(long, value_name = "NAME or FILE")]
    pub(crate) alphabet: Option<String>,
}

impl LexiconChoice {
    pub(crate) fn open(&self) -> Result<Arc<Lexicon>, Failure> {
        open(&self.lexicon, self.alphabet.as_deref())
    }
}

/// The words of a command that can also learn from what it reads which ones are meant.
#[derive(clap::Args)]
pub(crate) struct OptionalLexicon {
    /// A built-in lexicon (en, fr), a .kwg or .lexicon file, or a .txt list of words [default: the
    /// one that is named in what is read, if it is built in, else that of its language]
    #[arg(long, short, value_name = "NAME or FILE")]
    lexicon: Option<String>,
    /// For a .kwg or .txt file: english, french, or an alphabet file
    #[arg(long, value_name = "NAME or FILE", requires = "lexicon")]
    alphabet: Option<String>,
}

impl OptionalLexicon {
    /// The lexicon that is asked for, or the first of these names that is built in.
    pub(crate) fn open_or(&self, names: [Option<&str>; 2]) -> Result<Arc<Lexicon>, Failure> {
        let built_in = |name: &&str| word_data::open(name).is_some();
        let meant = || names.into_iter().flatten().find(built_in);
        let name = self.lexicon.as_deref().or_else(meant).unwrap_or("en");
        open(name, self.alphabet.as_deref())
    }
}

/// Opens a built-in lexicon or a file.
pub(crate) fn open(name: &str, alphabet: Option<&str>) -> Result<Arc<Lexicon>, Failure> {
    match word_data::open(name) {
        Some(_) if alphabet.is_some() => Err(has_its_own_alphabet(name)),
        Some(lexicon) => Ok(lexicon),
        None => open_file(Path::new(name), alphabet).map(Arc::new),
    }
}

fn open_file(path: &Path, alphabet: Option<&str>) -> Result<Lexicon, Failure> {
    let shown = path.display();
    let ending = path.extension().and_then(|ending| ending.to_str());
    let Some(ending) = ending else {
        let names: Vec<&str> = word_data::names().collect();
        let names = names.join(", ");
        return Err(Failure::Sentence(format!(
            "there is no lexicon `{shown}`; choose {names}, or a file that ends in .kwg, .lexicon or .txt"
        )));
    };
    let bytes = read(path)?;
    let in_file =
        |problem: &dyn std::fmt::Display| Failure::Sentence(format!("{shown}: {problem}"));
    if Lexicon::is_container(&bytes) {
        return match alphabet {
            Some(_) => Err(has_its_own_alphabet(&shown.to_string())),
            None => Lexicon::from_container(&bytes).map_err(|error| in_file(&error)),
        };
    }
    let name = name_of(path);
    let alphabet = self::alphabet(alphabet.unwrap_or("english"))?;
    match ending {
        "kwg" => Lexicon::from_kwg(&name, alphabet, &bytes).map_err(|error| in_file(&error)),
        "txt" => {
            let list = word_list(path, &bytes, &alphabet)?;
            Lexicon::from_words(&name, alphabet, &list.words).map_err(|error| in_file(&error))
        }
        "lexicon" => Lexicon::from_container(&bytes).map_err(|error| in_file(&error)),
        _ => Err(in_file(&"a lexicon file ends in .kwg, .lexicon or .txt")),
    }
}

fn has_its_own_alphabet(name: &str) -> Failure {
    Failure::Sentence(format!("{name} has its own alphabet; leave out --alphabet"))
}

/// Reads a word list, and tells what in it was left out.
pub(crate) fn word_list(
    path: &Path,
    bytes: &[u8],
    alphabet: &Alphabet,
) -> Result<WordList, Failure> {
    let shown = path.display();
    let list = WordList::from_bytes(bytes, alphabet);
    let list = list.map_err(|error| Failure::Sentence(format!("{shown}: {error}")))?;
    if let Some(left_out) = &list.left_out {
        output::tell(&format!("{shown}: {left_out}"));
    }
    Ok(list)
}

/// Reads a whole file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let shown = path.display();
    if path.is_dir() {
        return Err(Failure::Sentence(format!("{shown} is a folder, not a file")));
    }
    fs::read(path).map_err(|error| Failure::Sentence(format!("{shown} cannot be read: {error}")))
}

/// The alphabet of this name, or the one in this file.
pub(crate) fn alphabet(name: &str) -> Result<Arc<Alphabet>, Failure> {
    if let Some(alphabet) = Alphabet::named(name) {
        return Ok(alphabet);
    }
    let path = Path::new(name);
    if !path.exists() {
        let names: Vec<&str> = Alphabet::names().collect();
        let names = names.join(", ");
        return Err(Failure::Sentence(format!(
            "there is no alphabet `{name}`; choose {names}, or an alphabet file"
        )));
    }
    let text = String::from_utf8(read(path)?)
        .map_err(|_| Failure::Sentence(format!("{name} is not UTF-8 text")))?;
    let alphabet = Alphabet::parse(&name_of(path), &text);
    alphabet.map(Arc::new).map_err(|error| Failure::Sentence(format!("{name}: {error}")))
}

/// A file's name without its folder and its ending.
pub(crate) fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
