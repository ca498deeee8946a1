//! What a screen asks of a game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// An action of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionRequest {
    /// For which of the sender's seats.
    pub seat: u8,
    /// The number of the last update the sender has seen.
    #[ts(type = "number")]
    pub seen: u64,
    /// The sender's own name for this action, at most 64 characters: sent twice, it is done once.
    pub key: String,
    /// What to do, in the game's own words.
    #[ts(type = "unknown")]
    pub action: Value,
}

/// A question of a player; nothing changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuestionRequest {
    /// For which of the sender's seats.
    pub seat: u8,
    /// What the player wants to know, in the game's own words.
    #[ts(type = "unknown")]
    pub question: Value,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct QuestionAnswer {
    /// The answer, in the game's own words.
    #[ts(type = "unknown")]
    pub answer: Value,
}

/// Asks a computer player to play its best so far at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForceRequest {
    /// The computer player's seat.
    pub seat: u8,
}
