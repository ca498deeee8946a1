//! The dictionaries of a language, opened once for many look-ups.

use std::path::{Path, PathBuf};
use std::{fs, io};

use dictionary_file::{DictionaryFile, Entry, Imported, OpenError, Sense, import, key_of};
use locales::{Language, Spoken as _};

use crate::installed::{files, installed};
use crate::{built_in, inflection};

/// The extension of a compiled dictionary.
pub const FILE_EXTENSION: &str = "definitions";

/// Every dictionary of one language, and the grammar of its forms.
pub struct Dictionaries {
    language: String,
    built_in: Option<&'static DictionaryFile>,
    added: Vec<DictionaryFile>,
    installed: Vec<Imported>,
    skipped: Vec<SkippedDictionary>,
}

/// An added dictionary that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{}: {cause}", path.display())]
pub struct SkippedDictionary {
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
    /// It is not a compiled dictionary, or not a complete one.
    #[error(transparent)]
    Contents(#[from] OpenError),
}

/// The grammar of one spelling: « subjonctif imparfait de manger ».
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrammaticalForm {
    /// The word with its accents.
    pub spelling: String,
    /// The word it is a form of.
    pub lemma: String,
    /// Which form, in the language of the word.
    pub grammar: String,
}

impl Dictionaries {
    /// Opens the dictionaries of a language; `added_in` is the folder of those the user added.
    ///
    /// Dictionaries installed on the system are read only for a language without a built-in one:
    /// they are not compiled, so that reading them is slow.
    pub fn open(language: &str, added_in: Option<&Path>) -> Self {
        let built_in = (language == "en").then(built_in::english);
        let paths = if built_in.is_none() { installed(language) } else { Vec::new() };
        let mut opened = Self {
            language: language.to_owned(),
            built_in,
            added: Vec::new(),
            installed: paths.iter().filter_map(|path| import(path).ok()).collect(),
            skipped: Vec::new(),
        };
        for path in added_in.map(|folder| files(folder, "", FILE_EXTENSION)).unwrap_or_default() {
            match read(&path) {
                Ok(dictionary) => opened.added.push(dictionary),
                Err(cause) => opened.skipped.push(SkippedDictionary { path, cause }),
            }
        }
        opened
    }

    /// The added dictionaries that could not be read.
    pub fn skipped(&self) -> &[SkippedDictionary] {
        &self.skipped
    }

    /// The grammar of a word; empty for a language without one.
    pub fn forms(&self, word: &str) -> Vec<GrammaticalForm> {
        let known = word_data::forms(&self.language);
        let known = known.map(|forms| forms.look_up(word)).unwrap_or_default();
        let language = self.language.parse().unwrap_or(Language::EN);
        let forms = known.into_iter().map(|form| GrammaticalForm {
            grammar: form.say(language),
            spelling: form.spelling,
            lemma: form.lemma,
        });
        forms.collect()
    }

    /// The entries of a word and of each word it is a form of.
    pub fn look_up(&self, word: &str) -> Vec<Entry> {
        let mut found = self.entries(word);
        for form in self.forms(word) {
            for entry in self.entries(&form.lemma) {
                let is_same = |known: &Entry| {
                    (&known.spelling, &known.source) == (&entry.spelling, &entry.source)
                };
                if !found.iter().any(is_same) {
                    found.push(Entry { form: Some(form.grammar.clone()), ..entry });
                }
            }
        }
        found
    }

    /// The entries that the dictionaries themselves give: built in, then added, then installed.
    fn entries(&self, word: &str) -> Vec<Entry> {
        let compiled = self.built_in.into_iter().chain(&self.added);
        let compiled = compiled.flat_map(|dictionary| inflection::look_up(dictionary, word));
        compiled.chain(self.installed.iter().filter_map(|found| entry(word, found))).collect()
    }
}

fn read(path: &Path) -> Result<DictionaryFile, Unreadable> {
    Ok(DictionaryFile::open(fs::read(path)?)?)
}

/// The entry of a word in a dictionary that is not compiled.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_plural_leads_to_its_word() {
        let english = Dictionaries::open("en", None);
        let entries = english.look_up("horns");
        let horn = entries.iter().find(|entry| entry.spelling == "horn").unwrap();
        assert_eq!(horn.form.as_deref(), Some("plural of horn"));
        assert!(!horn.senses.is_empty());
    }

    #[test]
    fn a_french_form_is_named_by_the_grammar() {
        let french = Dictionaries::open("fr", None);
        let forms = french.forms("mangeassent");
        assert!(forms.iter().any(|form| form.lemma == "manger"), "{forms:?}");
    }

    #[test]
    fn a_language_without_dictionaries_has_no_entries() {
        let klingon = Dictionaries::open("tlh", None);
        assert_eq!(klingon.look_up("horn"), []);
        assert_eq!(klingon.forms("horn"), []);
    }
}
