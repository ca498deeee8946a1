//! Importers of other formats: WordNet, dictd, StarDict, MyThes, tab-separated lines.
//!
//! The files are untrusted: no length in one is used before the bytes are there.

mod dictd;
mod files;
mod markup;
mod mythes;
mod stardict;
mod tsv;
mod wordnet;

use std::io;
use std::path::{Path, PathBuf};

use crate::entry::{Form, PartOfSpeech, Source};
use files::{name_of, with_ending};

/// A dictionary, read but not compiled.
///
/// Hand it to [`DictionaryBuilder::add_imported`](crate::DictionaryBuilder::add_imported).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Imported {
    /// What the dictionary is called, and its licence where it tells.
    pub source: Source,
    /// Its definitions, in its order.
    pub definitions: Vec<Definition>,
    /// The irregular forms and other spellings it lists.
    pub forms: Vec<(String, Form)>,
    /// How many of its entries could not be read.
    pub skipped: usize,
}

/// One meaning of a word, as a foreign dictionary gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Definition {
    /// The word.
    pub headword: String,
    /// Its part of speech, where told.
    pub part_of_speech: Option<PartOfSpeech>,
    /// The meaning, without markup.
    pub gloss: String,
}

/// Why a dictionary could not be imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file system refused.
    #[error("cannot read {path}: {reason}", path = path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// Neither the name nor the contents tell the kind.
    #[error(
        "cannot tell what kind of dictionary {path} is: expected a WordNet folder, a dictd .index, \
         a StarDict .ifo, a MyThes .dat, or lines of a word, a tab and its definition",
        path = path.display()
    )]
    UnknownKind {
        /// The file or folder.
        path: PathBuf,
    },
    /// One of several files is not there.
    #[error("the {part} file of this {kind} dictionary is missing: expected {expected}",
        expected = expected.display())]
    Missing {
        /// The kind of dictionary.
        kind: &'static str,
        /// The ending of the missing file.
        part: &'static str,
        /// Where it was looked for.
        expected: PathBuf,
    },
    /// The contents break the rules of their kind.
    #[error("{path} is damaged: {problem}", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// The file is larger, inflated, than any dictionary should be.
    #[error("{path} is larger than {limit} megabytes", path = path.display())]
    TooLarge {
        /// The file.
        path: PathBuf,
        /// The bound, in megabytes.
        limit: usize,
    },
    /// All was read, and there was nothing in it.
    #[error("no definitions were found in {path}", path = path.display())]
    Empty {
        /// The file or folder.
        path: PathBuf,
    },
}

/// The kinds of dictionary that can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    WordNet,
    Dictd,
    StarDict,
    MyThes,
    Tsv,
}

/// Reads a dictionary, whatever its kind.
///
/// `path` is a folder that holds one dictionary, or any one of a dictionary's files.
pub fn import(path: &Path) -> Result<Imported, ImportError> {
    let (kind, path) = recognise(path)?;
    let imported = match kind {
        Kind::WordNet => wordnet::read(&path),
        Kind::Dictd => dictd::read(&path),
        Kind::StarDict => stardict::read(&path),
        Kind::MyThes => mythes::read(&path),
        Kind::Tsv => tsv::read(&path),
    }?;
    if imported.definitions.is_empty() {
        return Err(ImportError::Empty { path });
    }
    Ok(imported)
}

/// Tells the kind, and the path its reader wants: the folder, or the file without its ending.
fn recognise(path: &Path) -> Result<(Kind, PathBuf), ImportError> {
    let named = if path.is_dir() { main_file(path)? } else { path.to_owned() };
    let name = name_of(&named);
    if name == "data.noun" || name == "index.noun" {
        return Ok((Kind::WordNet, named.parent().unwrap_or(path).to_owned()));
    }
    for (ending, kind) in [
        (".ifo", Kind::StarDict),
        (".idx", Kind::StarDict),
        (".idx.gz", Kind::StarDict),
        (".index", Kind::Dictd),
        (".dict", Kind::Dictd),
        (".dict.dz", Kind::Dictd),
    ] {
        if let Some(stem) = name.strip_suffix(ending) {
            let base = named.with_file_name(stem);
            let has_ifo = with_ending(&base, ".ifo").exists();
            return Ok((if has_ifo { Kind::StarDict } else { kind }, base));
        }
    }
    let start = files::first_lines(&named)?;
    if mythes::looks_like(&start) {
        return Ok((Kind::MyThes, named));
    }
    if tsv::looks_like(&start) {
        return Ok((Kind::Tsv, named));
    }
    Err(ImportError::UnknownKind { path: path.to_owned() })
}

/// The file that tells the kind of dictionary in a folder; several dictionaries tell nothing.
fn main_file(folder: &Path) -> Result<PathBuf, ImportError> {
    let unreadable = |reason| ImportError::Unreadable { path: folder.to_owned(), reason };
    let mut found = Vec::new();
    for file in std::fs::read_dir(folder).map_err(unreadable)? {
        let file = file.map_err(unreadable)?.path();
        let ending = file.extension().unwrap_or_default();
        if name_of(&file) == "data.noun" || ending == "ifo" || ending == "index" {
            found.push(file);
        }
    }
    match (found.pop(), found.is_empty()) {
        (Some(file), true) => Ok(file),
        _ => Err(ImportError::UnknownKind { path: folder.to_owned() }),
    }
}
