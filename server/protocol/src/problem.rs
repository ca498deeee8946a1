//! Error responses.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Update;

/// Why a request was rejected. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// The kind of problem.
    pub problem: ProblemKind,
    /// A message for the user, in the requested language.
    pub sentence: String,
    /// The reason in the game's own JSON, if the game refused.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    #[ts(optional, type = "unknown")]
    pub reason: Value,
    /// The updates the sender missed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Update>>")]
    pub missed: Vec<Update>,
}

/// A kind of problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ProblemKind {
    /// The request could not be read.
    Unreadable,
    /// The request is larger than allowed.
    TooLarge,
    /// The request did not arrive in time.
    TooSlow,
    /// The body must be JSON with the matching content type.
    NotJson,
    /// The method is not supported at this address.
    WrongMethod,
    /// The request comes from a page of another site (CSRF check).
    OtherSite,
    /// The sender must choose a name first.
    NameFirst,
    /// The name or the password is wrong.
    WrongPassword,
    /// The account's name is taken.
    NameTaken,
    /// The sender is not allowed to do that.
    NotYours,
    /// Not found.
    NotFound,
    /// The sender has not seen the latest updates; `missed` holds them.
    Behind,
    /// The rules refuse the action; `reason` says why.
    Refused,
    /// The state of the table does not allow it.
    WrongState,
    /// The seat is held by someone else.
    SeatTaken,
    /// The rules of the sender's game forbid looking words up.
    LookupsForbidden,
    /// The file is damaged or of an unknown format.
    BadFile,
    /// Too many requests; the header `Retry-After` says when to try again.
    TooMany,
    /// The server is stopping or cannot reach its database.
    Unavailable,
}
