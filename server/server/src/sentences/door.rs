//! Messages for malformed requests and for signing in.

use locales::{Message, Spoken, server as say};
use protocol::ProblemKind;

use crate::rejection::Rejection;

/// Why a request was rejected before it was handled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RequestRejection {
    /// A password is too short or too long.
    BadPassword,
    /// The account name or the password is wrong.
    WrongPassword,
    /// The account name is taken.
    NameTaken(String),
    /// The sender has an account already.
    HasAccount,
    /// The sender has no account.
    NoAccount,
    /// Settings that are not an object, or too large.
    BadSettings,
    /// Too many requests; the seconds to wait.
    TooMany(u64),
    /// The request did not arrive in time.
    TooSlow,
    /// The content type is not JSON.
    NotJson,
    /// The method is not supported at this address.
    WrongMethod,
    /// The request comes from a page of another site.
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
