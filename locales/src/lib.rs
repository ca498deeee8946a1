//! Every sentence that people read, by language.
//!
//! Each language is a folder of Fluent files: `screens` is what the page shows, `program` what the
//! server, the games and the command line say. Rust code makes a [`Message`] with the constructor
//! that the build script writes for each of them, and it is put into words at the edge, where the
//! reader's language is known.

mod bundle;
mod language;
mod message;

pub use language::{Language, UnknownLanguage};
pub use message::{Message, Spoken, Value};

/// The text of a message that leaves nothing open, by its key.
///
/// For keys that are made of names, as those of help are; all others have a constructor.
pub fn text(key: &str, language: Language) -> Option<String> {
    bundle::plain(key, language)
}

/// The files of one language.
struct Written {
    /// Its code: `en`.
    code: &'static str,
    files: &'static [&'static str],
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
