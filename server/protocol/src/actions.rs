//! Actions and questions, sent to a game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Problem;

/// A player's action.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionRequest {
    /// The sender's seat that acts or asks.
    pub seat: u8,
    /// The number of the last update the sender has seen.
    #[ts(type = "number")]
    pub seen: u64,
    /// Idempotency key, at most 64 characters: an action sent twice is applied once.
    pub key: String,
    /// The action, in the game's own JSON.
    #[ts(type = "unknown")]
    pub action: Value,
}

/// A player's question; it does not change the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuestionRequest {
    /// The sender's seat that acts or asks.
    pub seat: u8,
    /// The question, in the game's own JSON.
    #[ts(type = "unknown")]
    pub question: Value,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct QuestionAnswer {
    /// The answer, in the game's own JSON; null if there is none.
    #[ts(type = "unknown")]
    pub answer: Value,
    /// Why there is none, by the rules: tiles that are not a word yet are no mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refused: Option<Problem>,
}

/// Says whose rack a screen with several seats may show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VeilRequest {
    /// The sender's seat whose player is alone at the screen; without one, no rack is shown.
    pub seat: Option<u8>,
    /// Whether the sender keeps racks from people at the same screen by itself, as terminals do: it is
    /// sent all of its seats' racks.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub own_curtain: bool,
}

/// Makes a computer player play the best move it has found so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceRequest {
    /// The computer player's seat.
    pub seat: u8,
}
