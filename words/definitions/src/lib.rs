//! What words mean: the dictionaries of a language, English inflection, and the grammar of French
//! forms.
//!
//! ```no_run
//! use definitions::Dictionaries;
//!
//! let english = Dictionaries::open("en", None);
//! let entries = english.look_up("HORNS");
//! assert_eq!(entries[0].form.as_deref(), Some("plural of horn"));
//! ```
//!
//! A dictionary is built in (English), added by the user as a compiled file, or installed on the
//! system. The file format and the importers are in `dictionary_file` and are re-exported here.

mod built_in;
mod dictionaries;
mod inflection;
mod installed;

pub use built_in::english;
pub use dictionaries::{
    Dictionaries, FILE_EXTENSION, GrammaticalForm, SkippedDictionary, Unreadable,
};
pub use dictionary_file::{
    DictionaryBuilder, DictionaryFile, Entry, ImportError, Imported, OpenError, PartOfSpeech,
    Sense, Source, import,
};
