//! What a screen is told of a table: the event stream.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TableView;

/// A game as it stands, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// How many events the game is made of; it grows with every update.
    #[ts(type = "number")]
    pub number: u64,
    /// What the table's clock shows, in milliseconds; clocks in the view are counted from it.
    #[ts(type = "number")]
    pub clock: u64,
    /// What the viewer sees: one view for each of their seats, or a spectator's.
    pub views: Vec<SeatedView>,
    /// Computer players who are thinking.
    pub thinking: Vec<u8>,
}

/// What is seen from one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatedView {
    /// The seat; nothing for a spectator.
    pub seat: Option<u8>,
    /// The view, in the game's own words.
    #[ts(type = "unknown")]
    pub view: Value,
}

/// Something a computer player tries. Not numbered, and not sent again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TrialShown {
    /// Whose trial it is.
    pub seat: u8,
    /// The number of the update the computer player thinks about.
    #[ts(type = "number")]
    pub number: u64,
    /// What it tries, in the game's own words.
    #[ts(type = "unknown")]
    pub trial: Value,
}

/// Why a stream ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Farewell {
    /// The server stops; come back in a moment.
    ServerStops,
    /// The table was removed.
    TableRemoved,
    /// The screen did not keep up; come back and be told what was missed.
    TooSlow,
}

/// A message of the stream; on the wire the field `event` says which it is and `data` holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "snake_case")]
pub enum StreamEvent {
    /// Seats, state or title have changed.
    Table(TableView),
    /// The game has changed. The message's `id` is the update's number.
    Update(Update),
    /// A computer player tries something.
    Trial(TrialShown),
    /// The stream ends.
    Farewell(Farewell),
}
