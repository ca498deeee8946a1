//! Tables: who sits where, and how far the game has come.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table to be set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTableRequest {
    /// The game.
    pub game: String,
    /// The preset whose rules are taken.
    pub preset: String,
    /// Rules that differ from the preset's: an object of the same shape, as deep as needed.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub changes: Value,
    /// A position to begin from, in the game's own notation.
    #[serde(default)]
    #[ts(optional)]
    pub position: Option<String>,
    /// Its seats in order.
    pub seats: Vec<NewSeat>,
    /// What the table is called in lists.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// Who may find it.
    #[serde(default)]
    #[ts(optional, as = "Option<Visibility>")]
    pub visibility: Visibility,
    /// Whether the game begins at once; every seat must be held.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub start: bool,
}

/// Who is to hold a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    /// The one who sets the table.
    Me,
    /// Someone beside the host, at the same screen.
    Beside {
        /// The name.
        name: String,
    },
    /// Whoever comes.
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

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Anyone, in the list of open tables.
    Listed,
    /// Those who were given its link or code.
    #[default]
    ByInvitation,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// People are still sitting down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is interrupted, its clocks stand still.
    Paused,
    /// The game has ended.
    Over,
}

/// A change at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// To sit down on an open seat.
    Sit,
    /// To seat someone beside oneself, at the same screen.
    SeatBeside {
        /// The name.
        name: String,
    },
    /// To give up one's seat.
    Leave,
    /// To say whether the game may begin.
    Ready {
        /// Whether it may.
        ready: bool,
    },
    /// To seat a computer player; the host's to do.
    SeatComputer {
        /// Which: `level3`.
        level: String,
        /// The name; the server chooses one if none is given.
        #[serde(default)]
        #[ts(optional)]
        name: Option<String>,
    },
    /// To free a seat nobody of ours has to hold; the host's to do.
    Free,
}

/// What to change about a table that gathers; what is missing stays. The host's to do.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableChanges {
    /// Another title; also while and after the game.
    #[serde(default)]
    #[ts(optional)]
    pub title: Option<String>,
    /// Who may find it.
    #[serde(default)]
    #[ts(optional)]
    pub visibility: Option<Visibility>,
    /// Another preset.
    #[serde(default)]
    #[ts(optional)]
    pub preset: Option<String>,
    /// Rules that differ from the preset's.
    #[serde(default)]
    #[ts(optional, type = "unknown")]
    pub changes: Option<Value>,
    /// Another number of seats.
    #[serde(default)]
    #[ts(optional)]
    pub seats: Option<u8>,
}

/// Who holds a seat, as everyone may know.
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
    /// Which, counted from 0 in the order of play.
    pub seat: u8,
    /// Who holds it.
    pub holder: HolderView,
    /// The holder's name; empty while the seat is open.
    pub name: String,
    /// The computer player's level.
    pub level: Option<String>,
    /// Whether the viewer acts for it.
    pub yours: bool,
    /// Whether the game may begin, as far as this seat is concerned.
    pub ready: bool,
    /// Whether a screen of its holder is looking at the table.
    pub here: bool,
}

/// A table, as a viewer sees it from outside the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// Its name, which nobody can guess: whoever knows it may watch.
    pub id: String,
    /// Its code for inviting people: `K7M-3PX`.
    pub code: String,
    /// What it is called in lists.
    pub title: String,
    /// The game.
    pub game: String,
    /// The way it is played.
    pub mode: String,
    /// The language of its words.
    pub language: String,
    /// The preset.
    pub preset: String,
    /// The rules and the position to begin from, in the game's own words.
    #[ts(type = "unknown")]
    pub setup: Value,
    /// How far it has come.
    pub state: TableState,
    /// Who may find it.
    pub visibility: Visibility,
    /// Whether the viewer set it.
    pub hosting: bool,
    /// Its seats in order.
    pub seats: Vec<SeatingView>,
    /// How many screens watch without a seat.
    pub watchers: u32,
    /// The number the next event of its log will have.
    #[ts(type = "number")]
    pub number: u64,
    /// When it was set, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When anything about it last changed.
    #[ts(type = "number")]
    pub changed: u64,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Its name.
    pub id: String,
    /// Its code.
    pub code: String,
    /// What it is called.
    pub title: String,
    /// The game.
    pub game: String,
    /// The way it is played.
    pub mode: String,
    /// The language of its words.
    pub language: String,
    /// The preset.
    pub preset: String,
    /// How far it has come.
    pub state: TableState,
    /// Who sits where.
    pub seats: Vec<SeatingView>,
    /// Whether its viewer has saved it by name.
    pub saved: bool,
    /// When anything about it last changed, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
}

/// Tables, the last changed first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableSummary>,
}
