//! Tables: their seats and the state of the game.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// Creates a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableRequest {
    /// The game.
    pub game: String,
    /// The preset with its rules.
    pub preset: String,
    /// Changes to the preset's rules: an object of the same shape with only the fields that differ.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub changes: Value,
    /// A position to start from, in the game's own notation.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// Whether people at different screens may use hints, undo and look-ups as far as the rules
    /// allow them; off unless the host turns them on.
    #[serde(default)]
    #[ts(optional)]
    pub aids: Option<Aids>,
    /// Its seats in order.
    pub seats: Vec<NewSeat>,
    /// The title of the table in lists.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// Who may find it.
    #[serde(default)]
    #[ts(optional, as = "Option<Visibility>")]
    pub visibility: Visibility,
    /// Whether the game starts at once; every seat must be taken.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
}

/// Who holds a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The host, who creates the table.
    Me,
    /// Another person at the host's screen.
    Beside {
        /// The name.
        name: String,
    },
    /// Anyone who joins.
    Open,
    /// A computer player.
    Computer {
        /// Which: `level3`.
        level: String,
        /// The name; the server chooses one if none is given.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
}

/// Whether people who play one another at different screens may be helped by the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Aids {
    /// No hints, no undo and no look-ups, whatever the rules allow.
    Off,
    /// As the rules allow; every hint and undo is announced.
    On,
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Anyone, in the list of open tables.
    Listed,
    /// People who have its link or code.
    #[default]
    ByInvitation,
}

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Waiting for players.
    Gathering,
    /// The game is running.
    Playing,
    /// The game is paused; its clocks are stopped.
    Paused,
    /// The game has ended.
    Over,
}

/// A change at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// Take an open seat.
    Sit,
    /// Seat another person at the sender's screen.
    SeatBeside {
        /// The name.
        name: String,
    },
    /// Leave a seat.
    Leave,
    /// Set whether the player is ready.
    Ready {
        /// Whether they are.
        ready: bool,
    },
    /// Seat a computer player; host only.
    SeatComputer {
        /// Which: `level3`.
        level: String,
        /// The name; the server chooses one if none is given.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Make a seat open again; host or holder of the seat only.
    Free,
}

/// Changes to a table that waits for players; absent fields stay as they are. Host only.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableChanges {
    /// A new title; also allowed during and after the game.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// Who may find it.
    #[serde(default)]
    #[ts(optional)]
    pub visibility: Option<Visibility>,
    /// A new preset.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Changes to the preset's rules.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub changes: Option<Value>,
    /// Whether people at different screens may use hints, undo and look-ups.
    #[serde(default)]
    #[ts(optional)]
    pub aids: Option<Aids>,
    /// A new number of seats.
    #[serde(default)]
    #[ts(optional)]
    pub seats: Option<u8>,
}

/// Who holds a seat, as far as it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum HolderView {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A computer player.
    Computer,
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatingView {
    /// Its number, from 0, in the order of play.
    pub seat: u8,
    /// Who holds it.
    pub holder: HolderView,
    /// The holder's name; empty while the seat is open.
    pub name: String,
    /// The computer player's level.
    pub level: Option<String>,
    /// Whether the viewer plays from it.
    pub yours: bool,
    /// Whether its player is ready for the game to start.
    pub ready: bool,
    /// Whether its holder is connected to the table.
    pub here: bool,
    /// How many hints its player has been given.
    #[serde(default)]
    pub hints: u32,
}

/// A rematch: who has agreed to it, and where it is played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RematchView {
    /// The seats of those who propose it or have agreed.
    pub agreed: Vec<u8>,
    /// Its table, once everyone has.
    pub table: Option<String>,
}

/// A table without its game, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// Its identifier. It cannot be guessed, so everyone who knows it may watch.
    pub id: String,
    /// Its code for inviting people: `K7M-3PX`.
    pub code: String,
    /// The title in lists.
    pub title: String,
    /// The game.
    pub game: String,
    /// The game mode.
    pub mode: String,
    /// The language of its words.
    pub language: String,
    /// The preset.
    pub preset: String,
    /// The rules and the position to start from, in the game's own JSON.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// Its state.
    pub state: TableState,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether the viewer is its host.
    pub hosting: bool,
    /// Its seats in order.
    pub seats: Vec<SeatingView>,
    /// The number of connected spectators.
    pub watchers: u32,
    /// Another game of the same players, once this one is over.
    #[serde(default)]
    pub rematch: RematchView,
    /// The number of the next event of its log.
    #[ts(type = "number")]
    pub number: u64,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When it was last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Its identifier.
    pub id: String,
    /// Its invitation code.
    pub code: String,
    /// Its title.
    pub title: String,
    /// The game.
    pub game: String,
    /// The game mode.
    pub mode: String,
    /// The language of its words.
    pub language: String,
    /// The preset.
    pub preset: String,
    /// Its state.
    pub state: TableState,
    /// Its seats in order.
    pub seats: Vec<SeatingView>,
    /// Whether the viewer has saved it under a title.
    pub saved: bool,
    /// When it was last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
}

/// Tables, the most recently changed first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableSummary>,
}
