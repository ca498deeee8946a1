//! Updates of a table: the messages of the event stream.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::TableView;

/// The current state of a game, for one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Update {
    /// The number of events so far; it grows with every update.
    #[ts(type = "number")]
    pub number: u64,
    /// The time on the table's clock, in milliseconds; clocks in the view are relative to it.
    #[ts(type = "number")]
    pub clock: u64,
    /// One view for each of the viewer's seats, or a spectator's view.
    pub views: Vec<SeatedView>,
    /// Seats of the computer players that are thinking.
    pub thinking: Vec<u8>,
    /// Seats without whose doing the game does not go on.
    #[serde(default)]
    pub waits_for: Vec<u8>,
}

/// The view from one seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatedView {
    /// The seat; absent for a spectator.
    pub seat: Option<u8>,
    /// Whether its rack is kept from those who share the screen: the view is a spectator's.
    #[serde(default)]
    pub veiled: bool,
    /// The view, in the game's own JSON.
    #[ts(type = "unknown")]
    pub view: Value,
}

/// A move that a computer player considers. Not numbered, and not sent again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TrialShown {
    /// The computer player's seat.
    pub seat: u8,
    /// The number of the update that the computer player is thinking about.
    #[ts(type = "number")]
    pub number: u64,
    /// The move, in the game's own JSON.
    #[ts(type = "unknown")]
    pub trial: Value,
}

/// Why a stream ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Farewell {
    /// The server is stopping; reconnect in a moment.
    ServerStops,
    /// The table was removed.
    TableRemoved,
    /// The client did not keep up; reconnect to receive the missed updates.
    TooSlow,
}

/// A message of the stream; on the wire, `event` is its kind and `data` its content.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "event", content = "data", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "messages are read one at a time")]
pub enum StreamEvent {
    /// Seats, state or title changed.
    Table(TableView),
    /// The game changed. The message's `id` is the update's number.
    Update(Update),
    /// A computer player considers a move.
    Trial(TrialShown),
    /// The stream ends.
    Farewell(Farewell),
}
