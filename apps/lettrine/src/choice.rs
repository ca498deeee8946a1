//! Which lexicon a command works with: a built-in one, or a file.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use lexicon::{Lexicon, WordList};
use locales::{Language, Message, commands as say};
use tiles::Alphabet;

use crate::outcome::Failure;
use crate::output;
use crate::refusals::Refusal;

/// The words a command works with.
#[derive(clap::Args)]
pub(crate) struct LexiconChoice {
    #[arg(long, short, value_name = "NAME or FILE", default_value = "en")]
    pub(crate) lexicon: String,
    #[arg(long, value_name = "NAME or FILE")]
    pub(crate) alphabet: Option<String>,
}

impl LexiconChoice {
    pub(crate) fn open(&self, language: Language) -> Result<Arc<Lexicon>, Failure> {
        open(&self.lexicon, self.alphabet.as_deref(), language)
    }
}

/// The words of a command that can also learn from what it reads which ones are meant.
#[derive(clap::Args)]
pub(crate) struct OptionalLexicon {
    #[arg(id = "lexicon_or_named", long = "lexicon", short, value_name = "NAME or FILE")]
    lexicon: Option<String>,
    #[arg(long, value_name = "NAME or FILE", requires = "lexicon_or_named")]
    alphabet: Option<String>,
}

impl OptionalLexicon {
    /// The lexicon that is asked for, or the first of these names that is built in.
    pub(crate) fn open_or(
        &self,
        names: [Option<&str>; 2],
        language: Language,
    ) -> Result<Arc<Lexicon>, Failure> {
        let built_in = |name: &&str| word_data::open(name).is_some();
        let meant = || names.into_iter().flatten().find(built_in);
        let name = self.lexicon.as_deref().or_else(meant).unwrap_or("en");
        open(name, self.alphabet.as_deref(), language)
    }
}

/// Opens a built-in lexicon or a file.
pub(crate) fn open(
    name: &str,
    alphabet: Option<&str>,
    language: Language,
) -> Result<Arc<Lexicon>, Failure> {
    match word_data::open(name) {
        Some(_) if alphabet.is_some() => Err(say::own_alphabet(name).into()),
        Some(lexicon) => Ok(lexicon),
        None => open_file(Path::new(name), alphabet, language).map(Arc::new),
    }
}

fn open_file(path: &Path, alphabet: Option<&str>, language: Language) -> Result<Lexicon, Failure> {
    let shown = path.display().to_string();
    let ending = path.extension().and_then(|ending| ending.to_str());
    let Some(ending) = ending else {
        let names: Vec<&str> = word_data::names().collect();
        return Err(say::no_lexicon(names.join(", "), shown).into());
    };
    let bytes = read(path)?;
    if Lexicon::is_container(&bytes) && alphabet.is_some() {
        return Err(say::own_alphabet(shown).into());
    }
    if Lexicon::is_container(&bytes) || ending == "lexicon" {
        return in_file(path, Lexicon::from_container(&bytes));
    }
    let name = name_of(path);
    let alphabet = self::alphabet(alphabet.unwrap_or("english"))?;
    match ending {
        "kwg" => in_file(path, Lexicon::from_kwg(&name, alphabet, &bytes)),
        "txt" => {
            let list = word_list(path, &bytes, &alphabet, language)?;
            in_file(path, Lexicon::from_words(&name, alphabet, &list.words))
        }
        _ => Err(say::in_file(shown, say::lexicon_ending()).into()),
    }
}

/// A result, or a refusal that names the file.
pub(crate) fn in_file<Success>(
    path: &Path,
    result: Result<Success, impl Refusal>,
) -> Result<Success, Failure> {
    result.map_err(|cause| about_file(path, cause.message()).into())
}

/// Something to say about a file.
pub(crate) fn about_file(path: &Path, why: Message) -> Message {
    say::in_file(path.display().to_string(), why)
}

/// Reads a word list, and tells what in it was left out.
pub(crate) fn word_list(
    path: &Path,
    bytes: &[u8],
    alphabet: &Alphabet,
    language: Language,
) -> Result<WordList, Failure> {
    let list = in_file(path, WordList::from_bytes(bytes, alphabet))?;
    if let Some(left_out) = &list.left_out {
        output::tell(&about_file(path, left_out.message()), language);
    }
    Ok(list)
}

/// Reads a whole file.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let shown = path.display().to_string();
    if path.is_dir() {
        return Err(say::is_folder(shown).into());
    }
    fs::read(path).map_err(|error| say::unreadable(error.to_string(), shown).into())
}

/// The alphabet of this name, or the one in this file.
pub(crate) fn alphabet(name: &str) -> Result<Arc<Alphabet>, Failure> {
    if let Some(alphabet) = Alphabet::named(name) {
        return Ok(alphabet);
    }
    let path = Path::new(name);
    if !path.exists() {
        let names: Vec<&str> = Alphabet::names().collect();
        return Err(say::no_alphabet(names.join(", "), name).into());
    }
    let text = String::from_utf8(read(path)?).map_err(|_| say::not_utf8(name))?;
    in_file(path, Alphabet::parse(&name_of(path), &text)).map(Arc::new)
}

/// A file's name without its folder and its ending.
pub(crate) fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
