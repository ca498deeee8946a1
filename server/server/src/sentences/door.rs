//! Messages for malformed requests and for signing in.

use locales::{Message, Spoken, server as say};
use protocol::ProblemKind;

use crate::rejection::Rejection;

/// Why a request was not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RequestRejection {
    /// A password is too short or too long.
    BadPassword,
    /// The name of an account, or its password, is wrong.
    WrongPassword,
    /// Someone else has an account with this name.
    NameTaken(String),
    /// The sender has an account already.
    HasAccount,
    /// The sender has no account.
    NoAccount,
    /// Settings that are no object, or too large.
    BadSettings,
    /// Too many requests, and how many seconds to wait.
    TooMany(u64),
    /// The request did not come to its end in time.
    TooSlow,
    /// The body is not said to be JSON.
    NotJson,
    /// The method is not known at this address.
    WrongMethod,
    /// A page of another site has made the request.
    OtherSite,
}

impl RequestRejection {
    const fn kind(&self) -> ProblemKind {
        match self {
            Self::BadPassword | Self::BadSettings => ProblemKind::Unreadable,
            Self::WrongPassword => ProblemKind::WrongPassword,
            Self::NameTaken(_) => ProblemKind::NameTaken,
            Self::HasAccount | Self::NoAccount => ProblemKind::WrongState,
            Self::TooMany(_) => ProblemKind::TooMany,
            Self::TooSlow => ProblemKind::TooSlow,
            Self::NotJson => ProblemKind::NotJson,
            Self::WrongMethod => ProblemKind::WrongMethod,
            Self::OtherSite => ProblemKind::OtherSite,
        }
    }
}

impl Spoken for RequestRejection {
    fn message(&self) -> Message {
        match self {
            Self::BadPassword => say::bad_password(),
            Self::WrongPassword => say::wrong_password(),
            Self::NameTaken(it) => say::name_taken(it),
            Self::HasAccount => say::has_account(),
            Self::NoAccount => say::no_account(),
            Self::BadSettings => say::bad_settings(),
            Self::TooMany(it) => say::too_many(*it),
            Self::TooSlow => say::too_slow(),
            Self::NotJson => say::not_json(),
            Self::WrongMethod => say::wrong_method(),
            Self::OtherSite => say::other_site(),
        }
    }
}

impl From<RequestRejection> for Rejection {
    fn from(said: RequestRejection) -> Self {
        Self::new(said.kind(), &said)
    }
}
