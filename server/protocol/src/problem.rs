//! Why something was not done.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Update;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What kind of problem it is.
    pub problem: ProblemKind,
    /// A sentence for the person, in the language asked for.
    pub sentence: String,
    /// The reason in the game's own words, if the game refused.
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
    /// The request was sent so slowly that nobody waited for its end.
    TooSlow,
    /// The body has to be JSON, and say so.
    NotJson,
    /// What is at this address does not know this method.
    WrongMethod,
    /// The request comes from a page of another site.
    OtherSite,
    /// The sender has to take a name first.
    NameFirst,
    /// The name or the password is wrong.
    WrongPassword,
    /// The account's name is taken.
    NameTaken,
    /// It is not the sender's to do.
    NotYours,
    /// There is no such thing.
    NotFound,
    /// The sender was behind; `missed` holds the updates they have not seen.
    Behind,
    /// The rules refuse; `reason` says why.
    Refused,
    /// The table is not in a state for that.
    WrongState,
    /// The seat is held by someone else.
    SeatTaken,
    /// The rules of the sender's game forbid looking words up.
    LookupsForbidden,
    /// A file that is damaged or of a kind we do not read.
    BadFile,
    /// Too many requests; the header `Retry-After` says when to try again.
    TooMany,
    /// The server stops or cannot reach its database.
    Unavailable,
}
