//! What is said of a file that does not become a game.

use locales::{Message, Spoken, server as say};
use protocol::ProblemKind;

use crate::rejection::Rejection;

/// Why a file does not become a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BadFile {
    /// A file of no kind we know.
    Unknown,
    /// A file of ours that was cut or changed.
    Damaged(String),
    /// A file of a later version.
    Newer(u32),
    /// A game in a file that its rules do not allow, from this step on.
    Forged(usize),
    /// A game with more steps than a table may have.
    TooLong,
    /// A file whose game cannot be set here, and why not.
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
