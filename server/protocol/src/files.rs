//! Saved games: everything needed to continue a game elsewhere.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TableView;

/// A game in our own file format.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// The file format: `lettrine-game`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The game.
    pub game: String,
    /// The preset whose rules it began from.
    pub preset: String,
    /// The title of the table.
    pub title: String,
    /// The options of the game, in the game's own JSON.
    #[ts(type = "unknown")]
    pub options: Value,
    /// The random seed, in hexadecimal digits.
    pub seed: String,
    /// The time on the table's clock, in milliseconds.
    #[ts(type = "number")]
    pub clock: u64,
    /// The players, in the order of the seats.
    pub seats: Vec<SavedSeat>,
    /// The event log, in order.
    pub log: Vec<SavedEvent>,
}

impl SavedGame {
    /// The value of `format`.
    pub const FORMAT: &str = "lettrine-game";
    /// The version of the format.
    pub const VERSION: u32 = 1;
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedSeat {
    /// The name.
    pub name: String,
    /// Who makes this player's moves.
    pub by: SavedBy,
}

/// Who makes a player's moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SavedBy {
    /// A person.
    Person,
    /// A computer player of this name: `level3`.
    Computer(String),
}

/// An event of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedEvent {
    /// The event, in the game's own JSON.
    #[ts(type = "unknown")]
    pub event: Value,
    /// The time on the table's clock, in milliseconds.
    #[ts(type = "number")]
    pub moment: u64,
}

/// A table made from a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ImportedTable {
    /// The table.
    #[serde(flatten)]
    #[ts(flatten)]
    pub table: TableView,
    /// Messages about what was repaired or left out.
    pub notes: Vec<String>,
}

/// Saves a game under a title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SaveRequest {
    /// The title of the table, from 1 to 80 characters.
    pub title: String,
}
