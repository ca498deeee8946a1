//! What the server itself says to people, as messages.

mod door;
mod files;

use locales::{Message, Spoken, server as say};

pub(crate) use door::RequestRejection;
pub(crate) use files::BadFile;
use protocol::ProblemKind;

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
    /// The log of the table is full.
    TooLong,
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
            | Self::TooLong
            | Self::SeatsOpen
            | Self::NotThinking => ProblemKind::WrongState,
            Self::Unavailable | Self::Damaged => ProblemKind::Unavailable,
        }
    }
}

impl Spoken for Sentence {
    fn message(&self) -> Message {
        match self {
            Self::Unreadable(it) => say::unreadable(it),
            Self::NameFirst => say::name_first(),
            Self::NoSuchTable => say::no_such_table(),
            Self::NoSuchGame(it) => say::no_such_game(it),
            Self::NoSuchPreset(it) => say::no_such_preset(it),
            Self::NoSuchLevel(it) => say::no_such_level(it),
            Self::NoSuchAddress => say::no_such_address(),
            Self::TooLarge => say::too_large(),
            Self::NoSuchSeat => say::no_such_seat(),
            Self::NotYourSeat => say::not_your_seat(),
            Self::HostOnly => say::host_only(),
            Self::SeatedOnly => say::seated_only(),
            Self::SeatTaken => say::seat_taken(),
            Self::Behind => say::behind(),
            Self::NotBegun => say::not_begun(),
            Self::HasBegun => say::has_begun(),
            Self::Paused => say::paused(),
            Self::NotPaused => say::not_paused(),
            Self::Over => say::over(),
            Self::TooLong => say::too_long(),
            Self::SeatsOpen => say::seats_open(),
            Self::BadKey => say::bad_key(),
            Self::BadName => say::bad_name(),
            Self::BadTitle => say::bad_title(),
            Self::NotThinking => say::not_thinking(),
            Self::Unavailable => say::unavailable(),
            Self::Damaged => say::damaged(),
            Self::NoSuchLexicon(it) => say::no_such_lexicon(it),
            Self::NotLetters(it) => say::not_letters(it),
            Self::BadPattern(it) => say::bad_pattern(it),
            Self::NothingAsked => say::nothing_asked(),
            Self::LookupsForbidden(it) => say::lookups_forbidden(it),
            Self::NoSuchFormat(it) => say::no_such_format(it),
            Self::SecretUntilEnd => say::secret_until_end(),
        }
    }
}
