//! A game as a file: everything it takes to go on with it elsewhere.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TableView;

/// A game as a file of ours.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    /// What kind of file it is: `lettrine-game`.
    pub format: String,
    /// The version of this form.
    pub version: u32,
    /// The game.
    pub game: String,
    /// The preset whose rules it began from.
    pub preset: String,
    /// What the table is called.
    pub title: String,
    /// How the game was set, in the game's own words.
    #[ts(type = "unknown")]
    pub options: Value,
    /// Where its luck comes from, in hexadecimal digits.
    pub seed: String,
    /// What the table's clock shows, in milliseconds.
    #[ts(type = "number")]
    pub clock: u64,
    /// Who plays, in the order of the seats.
    pub seats: Vec<SavedSeat>,
    /// What happened, in order.
    pub log: Vec<SavedEvent>,
}

impl SavedGame {
    /// What kind of file it is.
    pub const FORMAT: &str = "lettrine-game";
    /// The version of this form.
    pub const VERSION: u32 = 1;
}

/// Someone who plays.
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

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SavedEvent {
    /// What, in the game's own words.
    #[ts(type = "unknown")]
    pub event: Value,
    /// What the table's clock showed, in milliseconds.
    #[ts(type = "number")]
    pub moment: u64,
}

/// The table that a file has become.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ImportedTable {
    /// The table.
    #[serde(flatten)]
    #[ts(flatten)]
    pub table: TableView,
    /// What had to be repaired or left out, in sentences.
    pub notes: Vec<String>,
}

/// A game to be kept under a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SaveRequest {
    /// What the table is to be called, from 1 to 80 characters.
    pub title: String,
}
