//! `cargo xtask lexicon`: rebuilds the word lists from the packages they come from.
//!
//! The results are committed, so that an ordinary build needs none of those packages. The same
//! packages give the same bytes on every machine; with `--check` nothing is written, and every
//! committed file that differs is named.

mod decisions;
mod english;
mod french;
mod frequency;
mod front_coding;
mod hunspell;
mod letters;
mod output;
mod packages;
mod paradigms;
mod tiers;

use std::collections::BTreeMap;
use std::env;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use self::english::EnglishError;
use self::french::FrenchError;
use self::frequency::{Frequencies, FrequencyError};
use self::letters::Folding;
use self::output::{Files, OutputError};
use self::packages::{PackageError, Source};
use self::tiers::Tier;

/// The word lists could not be rebuilt.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LexiconError {
    /// An argument that is none of ours.
    #[error("unknown argument {0}; use: cargo xtask lexicon [en|fr] [--check]")]
    UnknownArgument(String),
    /// `source.toml` does not name a package that is needed.
    #[error("{folder}/source.toml does not name the package {name}")]
    MissingPackage {
        /// The language's folder.
        folder: String,
        /// The package.
        name: &'static str,
    },
    /// A package.
    #[error(transparent)]
    Package(#[from] PackageError),
    /// The English list.
    #[error(transparent)]
    English(#[from] EnglishError),
    /// The French list.
    #[error(transparent)]
    French(#[from] FrenchError),
    /// French frequencies.
    #[error(transparent)]
    Frequency(#[from] FrequencyError),
    /// Writing or comparing.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// The report could not be written.
    #[error("cannot write the report: {0}")]
    Report(#[from] io::Error),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Language {
    English,
    French,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Write,
    Check,
}

/// Runs the command with the arguments that follow its name.
pub(crate) fn run(arguments: &[String]) -> Result<(), LexiconError> {
    let (languages, purpose) = parse(arguments)?;
    for language in languages {
        let files = match language {
            Language::English => build_english()?,
            Language::French => build_french()?,
        };
        match purpose {
            Purpose::Write => files.write()?,
            Purpose::Check => files.compare()?,
        }
        for (name, size) in files.sizes() {
            writeln!(io::stdout(), "words/data/{}/{name}: {size} bytes", language.code())?;
        }
    }
    Ok(())
}

fn parse(arguments: &[String]) -> Result<(Vec<Language>, Purpose), LexiconError> {
    let mut languages = Vec::new();
    let mut purpose = Purpose::Write;
    for argument in arguments {
        match argument.as_str() {
            "en" => languages.push(Language::English),
            "fr" => languages.push(Language::French),
            "--check" => purpose = Purpose::Check,
            _ => return Err(LexiconError::UnknownArgument(argument.clone())),
        }
    }
    if languages.is_empty() {
        languages = vec![Language::English, Language::French];
    }
    Ok((languages, purpose))
}

fn build_english() -> Result<Files, LexiconError> {
    let folder = Language::English.folder();
    let words = english::words(&obtain(&folder, "scowl")?, &folder)?;
    let mut files = Files::new(folder);
    add_words(&mut files, &words, "tiers.gz");
    files.add_checksums();
    files.add_readme(&words)?;
    Ok(files)
}

fn build_french() -> Result<Files, LexiconError> {
    let folder = Language::French.folder();
    let forms = french::forms(&obtain(&folder, "hunspell-fr-comprehensive")?, &folder)?;
    let frequencies = Frequencies::read(&obtain(&folder, "wordfreq")?)?;
    let same_word = forms.chunk_by(|one, other| one.word == other.word);
    let words: BTreeMap<String, Tier> =
        same_word.map(|forms| (forms[0].word.clone(), frequencies.tier(forms))).collect();
    let mut files = Files::new(folder);
    add_words(&mut files, &words, "frequency/tiers.gz");
    files.add_deflated("forms.gz", paradigms::write(&forms, &Folding::named("french")).as_bytes());
    files.add_checksums();
    files.add_readme(&words)?;
    Ok(files)
}

/// Adds the word list, and beside it the tier of each word: one digit a word, in the same order.
fn add_words(files: &mut Files, words: &BTreeMap<String, Tier>, tiers_name: &'static str) {
    let list = front_coding::code_list(words.keys().map(String::as_str));
    files.add_deflated("words.gz", list.as_bytes());
    let tiers: Vec<u8> = words.values().map(|tier| b'0' + tier).collect();
    files.add_deflated(tiers_name, &tiers);
}

fn obtain(folder: &Path, name: &'static str) -> Result<PathBuf, LexiconError> {
    let source = Source::read(folder)?;
    let package = source.package.iter().find(|package| package.name == name);
    let package = package.ok_or_else(|| LexiconError::MissingPackage {
        folder: folder.display().to_string(),
        name,
    })?;
    Ok(package.obtain(&downloads())?)
}

impl Language {
    fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    fn folder(self) -> PathBuf {
        root().join("words/data").join(self.code())
    }
}

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Where packages are kept between runs.
fn downloads() -> PathBuf {
    let target =
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join("lexicon-packages")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_language_all_are_rebuilt() {
        let (languages, purpose) = parse(&["--check".to_owned()]).unwrap();
        assert_eq!(languages, [Language::English, Language::French]);
        assert_eq!(purpose, Purpose::Check);
    }

    #[test]
    fn an_unknown_language_is_turned_down() {
        assert_eq!(
            parse(&["de".to_owned()]).unwrap_err().to_string(),
            "unknown argument de; use: cargo xtask lexicon [en|fr] [--check]"
        );
    }
}
