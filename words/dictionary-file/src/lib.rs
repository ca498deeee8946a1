//! One dictionary as one compact file: its builder, its reader, and importers for other formats.
//!
//! ```
//! use dictionary_file::{DictionaryBuilder, DictionaryFile, PartOfSpeech, Source};
//!
//! let mut builder = DictionaryBuilder::new("en");
//! let ours = builder.add_source(Source::named("A small dictionary"));
//! builder.add(ours, "horn", Some(PartOfSpeech::Noun), "what a ram carries on its head");
//!
//! let dictionary = DictionaryFile::open(builder.build())?;
//! let entries = dictionary.look_up("HORN");
//! assert_eq!(entries[0].senses[0].gloss, "what a ram carries on its head");
//! # Ok::<(), dictionary_file::OpenError>(())
//! ```
//!
//! Only [`import()`] reads files; nothing here prints.

mod builder;
mod dictionary_file;
mod entry;
mod file;
pub mod import;
mod key;

pub use builder::{DictionaryBuilder, SourceNumber};
pub use dictionary_file::{DamagedBlock, DictionaryFile, OpenError};
pub use entry::{Entry, Form, PartOfSpeech, Relation, Sense, Source};
pub use import::{ImportError, Imported, import};
pub use key::key_of;
