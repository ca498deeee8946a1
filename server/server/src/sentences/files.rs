//! Messages for files that cannot be imported.

use locales::{Message, Spoken, server as say};
use protocol::ProblemKind;

use crate::rejection::Rejection;

/// Why a file cannot be imported.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadFile {
    /// An unknown file format.
    Unknown,
    /// A file in our own format that is damaged or was changed.
    Damaged(String),
    /// A file of a newer version.
    Newer(u32),
    /// A game whose event with this number is not legal.
    Forged(usize),
    /// A game with more events than a table may have.
    TooLong,
    /// A game whose options are not valid here, and why.
    InvalidOptions(Message),
}

impl Spoken for BadFile {
    fn message(&self) -> Message {
        match self {
            Self::Unknown => say::file_unknown(),
            Self::Damaged(why) => say::file_damaged(why),
            Self::Newer(version) => say::file_newer(*version),
            Self::Forged(step) => say::file_forged(*step),
            Self::TooLong => say::file_too_long(),
            Self::InvalidOptions(why) => say::file_unplayable(why.clone()),
        }
    }
}

impl From<BadFile> for Rejection {
    fn from(said: BadFile) -> Self {
        Self::new(ProblemKind::BadFile, &said)
    }
}
