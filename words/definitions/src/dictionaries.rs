//! The dictionaries of a language, opened once and asked often.

use std::path::{Path, PathBuf};
use std::{fs, io};

use definitions::{Definitions, Entry, Imported, Sense, key_of};

use crate::places::{files, installed};

/// The ending of a compiled dictionary.
pub const ENDING: &str = "definitions";

/// All that can be asked about the words of a language.
pub struct Dictionaries {
    pub(crate) language: String,
    built_in: Option<&'static Definitions>,
    added: Vec<Definitions>,
    installed: Vec<Imported>,
    left_out: Vec<LeftOut>,
}

/// An added dictionary that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {cause}", path.display())]
pub struct LeftOut {
    /// Its file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub cause: Unreadable,
}

/// What is wrong with a dictionary.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It is not a compiled dictionary, or not a whole one.
    #[error(transparent)]
    Contents(#[from] definitions::OpenError),
}

impl Dictionaries {
    /// Opens the dictionaries of a language; those the user has added lie in a folder of his.
    ///
    /// Those installed on the system are read only for a language that has none built in: they are
    /// not compiled, so reading them takes its time.
    pub fn open(language: &str, added_in: Option<&Path>) -> Self {
        let built_in = (language == "en").then(english_definitions::english);
        let paths = if built_in.is_none() { installed(language) } else { Vec::new() };
        let mut opened = Self {
            language: language.to_owned(),
            built_in,
            added: Vec::new(),
            installed: paths.iter().filter_map(|path| definitions::import(path).ok()).collect(),
            left_out: Vec::new(),
        };
        for path in added_in.map(|folder| files(folder, "", ENDING)).unwrap_or_default() {
            match read(&path) {
                Ok(dictionary) => opened.added.push(dictionary),
                Err(cause) => opened.left_out.push(LeftOut { path, cause }),
            }
        }
        opened
    }

    /// The added dictionaries that could not be read.
    pub fn left_out(&self) -> &[LeftOut] {
        &self.left_out
    }

    /// What they say of a word: built in first, then added, then installed.
    pub fn look_up(&self, word: &str) -> Vec<Entry> {
        let compiled = self.built_in.into_iter().chain(&self.added);
        let compiled = compiled.flat_map(|dictionary| dictionary.look_up_with_forms(word));
        compiled.chain(self.installed.iter().filter_map(|found| entry(word, found))).collect()
    }
}

fn read(path: &Path) -> Result<Definitions, Unreadable> {
    Ok(Definitions::open(fs::read(path)?)?)
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
