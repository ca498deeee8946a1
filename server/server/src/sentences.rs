//! What the server itself says to people, in both languages.

mod door;
mod english;
mod files;
mod french;

pub(crate) use door::RequestRejection;
pub(crate) use files::BadFile;
use protocol::ProblemKind;
use tabletop::{Language, Spoken};

/// Why something was not done, when it was not a game that refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sentence {
    /// The request could not be read.
    Unreadable(String),
    /// The sender has no name yet.
    NameFirst,
    /// There is no such table.
    NoSuchTable,
    /// There is no game of this name.
    NoSuchGame(String),
    /// There is no preset of this name.
    NoSuchPreset(String),
    /// There is no computer player of this name.
    NoSuchLevel(String),
    /// There is nothing at this address.
    NoSuchAddress,
    /// The request is too large.
    TooLarge,
    /// There is no such seat.
    NoSuchSeat,
    /// The seat is not the sender's.
    NotYourSeat,
    /// Only the host may do that.
    HostOnly,
    /// Only those who sit at the table may do that.
    SeatedOnly,
    /// The seat is held by someone else.
    SeatTaken,
    /// The table has moved on since.
    Behind,
    /// The game has not begun.
    NotBegun,
    /// The game has begun already.
    HasBegun,
    /// The table is paused.
    Paused,
    /// The table is not paused.
    NotPaused,
    /// The game is over.
    Over,
    /// Seats are still open.
    SeatsOpen,
    /// The key of an action is too long or empty.
    BadKey,
    /// A name is too long or empty.
    BadName,
    /// A title is too long or empty.
    BadTitle,
    /// A computer player that is not thinking.
    NotThinking,
    /// The database or the server is in trouble.
    Unavailable,
    /// The log of the table is damaged.
    Damaged,
    /// There is no word list of this name.
    NoSuchLexicon(String),
    /// Something that has no tiles in this language.
    NotLetters(String),
    /// A pattern that is none.
    BadPattern(String),
    /// A search that asks for nothing.
    NothingAsked,
    /// The rules of the game at this table forbid looking words up.
    LookupsForbidden(String),
    /// There is no board of this name.
    NoSuchLayout(String),
    /// A game is not written down in this form.
    NoSuchFormat(String),
    /// The whole game is a secret while others play.
    SecretUntilEnd,
}

impl Sentence {
    /// What kind of problem it is.
    pub(crate) const fn kind(&self) -> ProblemKind {
        match self {
            Self::Unreadable(_)
            | Self::BadKey
            | Self::BadName
            | Self::BadTitle
            | Self::NotLetters(_)
            | Self::BadPattern(_)
            | Self::NothingAsked => ProblemKind::Unreadable,
            Self::LookupsForbidden(_) => ProblemKind::LookupsForbidden,
            Self::TooLarge => ProblemKind::TooLarge,
            Self::NameFirst => ProblemKind::NameFirst,
            Self::NoSuchTable
            | Self::NoSuchGame(_)
            | Self::NoSuchPreset(_)
            | Self::NoSuchLevel(_)
            | Self::NoSuchAddress
            | Self::NoSuchSeat
            | Self::NoSuchLexicon(_)
            | Self::NoSuchLayout(_)
            | Self::NoSuchFormat(_) => ProblemKind::NotFound,
            Self::NotYourSeat | Self::HostOnly | Self::SeatedOnly | Self::SecretUntilEnd => {
                ProblemKind::NotYours
            }
            Self::SeatTaken => ProblemKind::SeatTaken,
            Self::Behind => ProblemKind::Behind,
            Self::NotBegun
            | Self::HasBegun
            | Self::Paused
            | Self::NotPaused
            | Self::Over
            | Self::SeatsOpen
            | Self::NotThinking => ProblemKind::WrongState,
            Self::Unavailable | Self::Damaged => ProblemKind::Unavailable,
        }
    }
}

impl Spoken for Sentence {
    fn say(&self, language: Language) -> String {
        match language {
            Language::English => english::say(self),
            Language::French => french::say(self),
        }
    }
}
