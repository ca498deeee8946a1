//! Who someone is.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Who the sender is, as far as the server knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The name the others see; nothing for someone who has not played yet.
    pub name: Option<String>,
    /// The name of the account; guests have none.
    pub account: Option<String>,
}

/// A name to play under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameRequest {
    /// The name the others see, from 1 to 30 characters.
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

/// Another password for an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password so far.
    pub old: String,
    /// The password from here on, from 8 to 200 characters.
    pub new: String,
}

/// What a person's screens remember, whatever it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// A JSON object of the screen's own making, at most 32 KB.
    #[ts(type = "Record<string, unknown>")]
    pub settings: Value,
}
