//! The server's own messages to people.

mod door;
mod files;

use locales::{Message, Spoken, server as say};

pub(crate) use door::RequestRejection;
pub(crate) use files::BadFile;
use protocol::ProblemKind;

/// Why a request was rejected, if not by the rules of a game.
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
    /// The computer player asks for more time or threads than the server gives.
    TooDemanding(String),
    /// No preset of the game has this language.
    NoSuchLanguage(String),
    /// A text of the rules is too long.
    LongRules,
    /// There is nothing at this address.
    NoSuchAddress,
    /// The request is too large.
    TooLarge,
    /// There is no such seat.
    NoSuchSeat,
    /// The seat is not the sender's.
    NotYourSeat,
    /// Others at the sender's screen must not see what this seat does.
    Veiled,
    /// Only the host may do that.
    HostOnly,
    /// Only players at the table may do that.
    SeatedOnly,
    /// The seat is held by someone else.
    SeatTaken,
    /// The table has changed since.
    Behind,
    /// The game has not begun.
    NotBegun,
    /// The game has already begun.
    HasBegun,
    /// The table is paused.
    Paused,
    /// The table is not paused.
    NotPaused,
    /// The game is over.
    Over,
    /// The game is not over.
    NotOver,
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
    /// The computer player is not thinking.
    NotThinking,
    /// The database or the server has failed.
    Unavailable,
    /// The log of the table is damaged.
    Damaged,
    /// There is no word list of this name.
    NoSuchLexicon(String),
    /// The text cannot be written with this language's tiles.
    NotLetters(String),
    /// The pattern is not valid.
    BadPattern(String),
    /// The search is empty.
    NothingAsked,
    /// The rules of the game at this table forbid looking words up.
    LookupsForbidden(String),
    /// The game cannot be exported in this format.
    NoSuchFormat(String),
    /// The whole game cannot be exported while other people play.
    SecretUntilEnd,
}

impl Sentence {
    /// The kind of problem.
    pub(crate) const fn kind(&self) -> ProblemKind {
        match self {
            Self::Unreadable(_)
            | Self::TooDemanding(_)
            | Self::LongRules
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
            | Self::NoSuchLanguage(_)
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
            | Self::NotOver
            | Self::TooLong
            | Self::SeatsOpen
            | Self::NotThinking
            | Self::Veiled => ProblemKind::WrongState,
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
            Self::TooDemanding(it) => say::too_demanding(it),
            Self::NoSuchLanguage(it) => say::no_such_language(it),
            Self::LongRules => say::long_rules(),
            Self::NoSuchAddress => say::no_such_address(),
            Self::TooLarge => say::too_large(),
            Self::NoSuchSeat => say::no_such_seat(),
            Self::NotYourSeat => say::not_your_seat(),
            Self::Veiled => say::veiled(),
            Self::HostOnly => say::host_only(),
            Self::SeatedOnly => say::seated_only(),
            Self::SeatTaken => say::seat_taken(),
            Self::Behind => say::behind(),
            Self::NotBegun => say::not_begun(),
            Self::HasBegun => say::has_begun(),
            Self::Paused => say::paused(),
            Self::NotPaused => say::not_paused(),
            Self::Over => say::over(),
            Self::NotOver => say::not_over(),
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
