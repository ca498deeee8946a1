//! Tables: what is played where, how far it has come, and who may find it.

mod read;
mod write;

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Moment;
use tiles::Seed;

pub(crate) use read::read_category;

use crate::fault::unreadable;
use crate::{Fault, Logged, PersonId, Seating, TableCode, TableId, Timestamp};

/// What kind of game it is. High scores are kept apart by all four.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Category {
    /// The game, as the catalogue knows it.
    pub game: String,
    /// The way it is played.
    pub mode: String,
    /// The language of its words.
    pub language: String,
    /// The choice of rules.
    pub preset: String,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// Who may find a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Anyone, in the list of open tables.
    Listed,
    /// Those who were given its link or code.
    ByInvitation,
}

/// A word in the database that stands for nothing we know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` stands for nothing known")]
pub(crate) struct UnknownWord(pub(crate) String);

impl TableState {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Paused => "paused",
            Self::Over => "over",
        }
    }
}

impl FromStr for TableState {
    type Err = Fault;
    fn from_str(word: &str) -> Result<Self, Fault> {
        let all = [Self::Gathering, Self::Playing, Self::Paused, Self::Over];
        let found = all.into_iter().find(|state| state.word() == word);
        found.ok_or_else(|| unreadable(UnknownWord(word.to_owned())).into())
    }
}

impl Visibility {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Listed => "listed",
            Self::ByInvitation => "by_invitation",
        }
    }
}

impl FromStr for Visibility {
    type Err = Fault;
    fn from_str(word: &str) -> Result<Self, Fault> {
        let found = [Self::Listed, Self::ByInvitation].into_iter().find(|one| one.word() == word);
        found.ok_or_else(|| unreadable(UnknownWord(word.to_owned())).into())
    }
}

/// A table to set.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// What is to be played.
    pub category: Category,
    /// What it is called in lists.
    pub title: String,
    /// The game's options.
    pub options: Value,
    /// Where its luck comes from.
    pub seed: Seed,
    /// How far it has come: a game that was imported may have begun.
    pub state: TableState,
    /// Who may find it.
    pub visibility: Visibility,
    /// Who set it.
    pub host: PersonId,
    /// Its seats, numbered from 0.
    pub seats: Vec<Seating>,
    /// What has happened so far, numbered from 0.
    pub log: Vec<Logged>,
    /// What its clock shows.
    pub clock: Moment,
    /// Whether its results are noted: those of a game that was copied or imported are not.
    pub counts: bool,
    /// Whether its players may not look words up while it is played.
    pub forbids_lookups: bool,
}

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// Its name, which nobody can guess.
    pub id: TableId,
    /// Its name for inviting people; after the game another table may get it.
    pub code: TableCode,
    /// What is played.
    pub category: Category,
    /// What it is called in lists.
    pub title: String,
    /// The game's options.
    pub options: Value,
    /// Where its luck comes from. Secret until the game is over.
    pub seed: Seed,
    /// How far it has come.
    pub state: TableState,
    /// Who may find it.
    pub visibility: Visibility,
    /// Who set it.
    pub host: Option<PersonId>,
    /// The number the next event of its log will have.
    pub next_number: u64,
    /// What its clock showed when it was last noted. It runs only while a server runs the table.
    pub clock: Moment,
    /// Whether its players may not look words up while it is played; known once the game has begun.
    pub forbids_lookups: bool,
    /// When it was set.
    pub created: Timestamp,
    /// When anything about it last changed.
    pub changed: Timestamp,
    /// Its seats in order.
    pub seats: Vec<Seating>,
}

/// What to change about a table; what is `None` stays.
#[derive(Clone, Debug, Default)]
pub struct TableChange {
    /// Another title.
    pub title: Option<String>,
    /// Other options.
    pub options: Option<Value>,
    /// Another kind of game.
    pub category: Option<Category>,
    /// Another state.
    pub state: Option<TableState>,
    /// Whether its players may not look words up while it is played.
    pub forbids_lookups: Option<bool>,
    /// Who may find it.
    pub visibility: Option<Visibility>,
    /// Another host.
    pub host: Option<PersonId>,
}

/// Why a table could not be changed.
#[derive(Debug, thiserror::Error)]
pub enum ChangeError {
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// The table has come further in the meantime, or is not that far yet.
    #[error("the table is {}", found.word())]
    NotInThatState {
        /// What state it is in.
        found: TableState,
    },
    /// The database failed.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// How far the log of a table goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Which table.
    pub table: TableId,
    /// The number its next event will have.
    pub next_number: u64,
    /// When anything about it last changed.
    pub changed: Timestamp,
}
