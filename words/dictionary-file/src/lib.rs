//! What words mean: a compact dictionary file, readers for other dictionaries, English inflection.
//!
//! ```
//! use definitions::{Definitions, DefinitionsBuilder, PartOfSpeech, Source};
//!
//! let mut builder = DefinitionsBuilder::new("en");
//! let ours = builder.add_source(Source::named("A small dictionary"));
//! builder.add(ours, "horn", Some(PartOfSpeech::Noun), "what a ram carries on its head");
//!
//! let dictionary = Definitions::open(builder.build())?;
//! let entries = dictionary.look_up_with_forms("HORNS");
//! assert_eq!(entries[0].form.as_ref().unwrap().to_string(), "plural of horn");
//! assert_eq!(entries[0].senses[0].gloss, "what a ram carries on its head");
//! # Ok::<(), definitions::OpenError>(())
//! ```
//!
//! Nothing here prints, and only [`import()`] reads files.

mod builder;
mod definitions;
mod english;
mod entry;
mod file;
pub mod import;
mod key;

pub use builder::{DefinitionsBuilder, SourceNumber};
pub use definitions::{DamagedBlock, Definitions, OpenError};
pub use entry::{Entry, Form, PartOfSpeech, Relation, Sense, Source};
pub use import::{ImportError, Imported, import};
pub use key::key_of;
