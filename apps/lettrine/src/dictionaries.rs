//! The dictionaries that tell what words mean: the built-in one and those the user has added.

use std::fs;
use std::path::{Path, PathBuf};

use definitions::{Definitions, Entry};

use crate::outcome::Failure;
use crate::{choice, output};

/// Where the program keeps what the user adds.
#[derive(clap::Args)]
pub(crate) struct DataFolder {
    /// The folder for added dictionaries [default: lettrine in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl DataFolder {
    /// The folder with the dictionaries of a language.
    pub(crate) fn dictionaries(&self, language: &str) -> Result<PathBuf, Failure> {
        Ok(self.folder()?.join("definitions").join(language))
    }

    /// The folder asked for, or else the one the system keeps for programs.
    fn folder(&self) -> Result<PathBuf, Failure> {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let shared = || variable("XDG_DATA_HOME").map(|home| Path::new(&home).join("lettrine"));
        let at_home =
            || variable("HOME").map(|home| Path::new(&home).join(".local/share/lettrine"));
        let folder = self.data.clone().or_else(shared).or_else(at_home);
        folder.ok_or_else(|| Failure::new("your data folder is not known; name one with --data"))
    }
}

/// The ending of a compiled dictionary.
pub(crate) const ENDING: &str = "definitions";

/// What the dictionaries of a language say of a word: the built-in one first, then those added.
pub(crate) fn look_up(word: &str, language: &str, data: &DataFolder) -> Vec<Entry> {
    let built_in = match language {
        "en" => english_definitions::english().look_up_with_forms(word),
        _ => Vec::new(),
    };
    let added = added(language, data);
    let added = added.iter().flat_map(|dictionary| dictionary.look_up_with_forms(word));
    built_in.into_iter().chain(added).collect()
}

/// The dictionaries the user has added for a language, in the order of their file names.
fn added(language: &str, data: &DataFolder) -> Vec<Definitions> {
    let Ok(folder) = data.dictionaries(language) else { return Vec::new() };
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == ENDING));
    paths.sort();
    paths.iter().filter_map(|path| open(path)).collect()
}

/// Opens an added dictionary; one that cannot be read is left out, and that is said.
fn open(path: &Path) -> Option<Definitions> {
    let opened = choice::read(path).and_then(|bytes| {
        let in_file = |error| Failure::Sentence(format!("{}: {error}", path.display()));
        Definitions::open(bytes).map_err(in_file)
    });
    match opened {
        Ok(dictionary) => Some(dictionary),
        Err(Failure::Sentence(sentence)) => {
            output::tell(&sentence);
            None
        }
        Err(Failure::ClosedPipe) => None,
    }
}
