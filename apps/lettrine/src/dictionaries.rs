//! The user's data folder, and the dictionaries added there.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use definitions::Dictionaries;
use locales::{Language, commands as say};

use crate::outcome::Failure;
use crate::output;
use crate::refusals::Refusal as _;

/// Where the program keeps what the user adds.
#[derive(clap::Args, Default)]
pub(crate) struct DataFolder {
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl DataFolder {
    /// The folder with a folder of dictionaries for each language.
    pub(crate) fn all_dictionaries(&self) -> Result<PathBuf, Failure> {
        Ok(self.folder()?.join("definitions"))
    }

    /// The folder with the dictionaries of a language.
    pub(crate) fn dictionaries(&self, language: &str) -> Result<PathBuf, Failure> {
        Ok(self.all_dictionaries()?.join(language))
    }

    /// The folder asked for, or else the one the system keeps for programs.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        let shared = || variable("XDG_DATA_HOME").map(|home| Path::new(&home).join("lettrine"));
        let at_home =
            || variable("HOME").map(|home| Path::new(&home).join(".local/share/lettrine"));
        let folder = self.data.clone().or_else(shared).or_else(at_home);
        folder.ok_or_else(|| say::no_data_folder().into())
    }
}

/// Opens the dictionaries of a language; reports each that cannot be read and is skipped.
pub(crate) fn open(words: &str, data: &DataFolder, language: Language) -> Dictionaries {
    let opened = Dictionaries::open(words, data.dictionaries(words).ok().as_deref());
    for skipped in opened.skipped() {
        output::tell(&skipped.message(), language);
    }
    opened
}

/// An environment variable that is set to something.
fn variable(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}
