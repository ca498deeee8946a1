//! Names, accounts and settings.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// The identity of the sender.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The name shown to others; absent for someone who has not chosen one yet.
    pub name: Option<String>,
    /// The name of the account; guests have none.
    pub account: Option<String>,
}

/// Sets the name to play under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// The name shown to others, from 1 to 30 characters.
    pub name: String,
}

/// The name and the password of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name to sign in with.
    pub name: String,
    /// The password, from 8 to 200 characters.
    pub password: String,
}

/// Changes the password of an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The old password.
    pub old: String,
    /// The new password, from 8 to 200 characters.
    pub new: String,
}

/// Settings of a person's screens; the server does not interpret them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// A JSON object, at most 32 KB.
    #[ts(type = "Record<string, unknown>")]
    pub settings: Value,
}
