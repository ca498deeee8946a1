//! The dictionaries that tell what words mean: built in, added by the user, installed on the system.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use definitions::{Definitions, Entry, Imported, Sense, key_of};

use crate::outcome::Failure;
use crate::{choice, output};

/// Where the program keeps what the user adds.
#[derive(clap::Args, Default)]
pub(crate) struct DataFolder {
    /// The folder for games and added dictionaries [default: lettrine in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl DataFolder {
    /// The folder with the dictionaries of a language.
    pub(crate) fn dictionaries(&self, language: &str) -> Result<PathBuf, Failure> {
        Ok(self.folder()?.join("definitions").join(language))
    }

    /// The folder asked for, or else the one the system keeps for programs.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        let shared = || variable("XDG_DATA_HOME").map(|home| Path::new(&home).join("lettrine"));
        let at_home =
            || variable("HOME").map(|home| Path::new(&home).join(".local/share/lettrine"));
        let folder = self.data.clone().or_else(shared).or_else(at_home);
        folder.ok_or_else(|| Failure::new("your data folder is not known; name one with --data"))
    }
}

/// The ending of a compiled dictionary.
pub(crate) const ENDING: &str = "definitions";

/// Where systems keep what their programs share, unless they say otherwise.
const SHARED_FOLDERS: &str = "/usr/local/share:/usr/share";

/// All that can be asked about the words of a language.
pub(crate) struct Dictionaries {
    built_in: Option<&'static Definitions>,
    added: Vec<Definitions>,
    installed: Vec<Imported>,
}

impl Dictionaries {
    /// Opens the dictionaries of a language.
    ///
    /// Those installed on the system are read only for a language that has none built in: they are
    /// not compiled, so reading them takes its time.
    pub(crate) fn open(language: &str, data: &DataFolder) -> Self {
        let built_in = (language == "en").then(english_definitions::english);
        let installed = if built_in.is_none() { installed(language) } else { Vec::new() };
        Self { built_in, added: added(language, data), installed }
    }

    /// What they say of a word: built in first, then added, then installed.
    pub(crate) fn look_up(&self, word: &str) -> Vec<Entry> {
        let compiled = self.built_in.into_iter().chain(&self.added);
        let compiled = compiled.flat_map(|dictionary| dictionary.look_up_with_forms(word));
        compiled.chain(self.installed.iter().filter_map(|found| entry(word, found))).collect()
    }
}

/// What a dictionary that is not compiled says of a word.
fn entry(word: &str, dictionary: &Imported) -> Option<Entry> {
    let key = key_of(word)?;
    let mut found = dictionary
        .definitions
        .iter()
        .filter(|definition| key_of(&definition.headword).as_ref() == Some(&key))
        .peekable();
    let spelling = found.peek()?.headword.clone();
    let senses = found.map(|definition| Sense {
        part_of_speech: definition.part_of_speech.clone(),
        gloss: definition.gloss.clone(),
    });
    let senses = senses.collect();
    Some(Entry { spelling, source: dictionary.source.name.clone(), form: None, senses })
}

/// The dictionaries the user has added for a language, in the order of their file names.
fn added(language: &str, data: &DataFolder) -> Vec<Definitions> {
    let Ok(folder) = data.dictionaries(language) else { return Vec::new() };
    files(&folder, "", ENDING).iter().filter_map(|path| open(path)).collect()
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

/// The thesauri and translations for a language that are installed on the system.
fn installed(language: &str) -> Vec<Imported> {
    let three_letters = if language == "fr" { "fra" } else { language };
    let folders = variable("XDG_DATA_DIRS").unwrap_or_else(|| SHARED_FOLDERS.into());
    let paths = std::env::split_paths(&folders).flat_map(|folder| {
        let thesauri = files(&folder.join("mythes"), &format!("th_{language}"), "dat");
        let beginning = format!("freedict-{three_letters}-");
        thesauri.into_iter().chain(files(&folder.join("dictd"), &beginning, "index"))
    });
    paths.filter_map(|path| definitions::import(&path).ok()).collect()
}

/// The files in a folder whose names begin and end so, in order; none if the folder is not there.
fn files(folder: &Path, beginning: &str, ending: &str) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(beginning) && path.extension().is_some_and(|found| found == ending)
    });
    paths.sort();
    paths
}

/// An environment variable that is set to something.
fn variable(name: &str) -> Option<OsString> {
    std::env::var_os(name).filter(|value| !value.is_empty())
}
