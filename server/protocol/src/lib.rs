//! The messages between the server and its clients, as plain data.
//!
//! Every type here is JSON on the wire, a schema in the API's description, and a TypeScript type for
//! the page ([`typescript`]). Data of a game (views, actions, questions) is the game's own JSON and is
//! passed through.

mod actions;
mod catalogue;
mod files;
mod people;
mod problem;
mod scores;
mod tables;
mod typescript;
mod updates;
mod words;

pub use actions::{ActionRequest, ForceRequest, QuestionAnswer, QuestionRequest, VeilRequest};
pub use catalogue::{CatalogueEntry, LexiconEntry, PresetEntry};
pub use files::{ImportedTable, SaveRequest, SavedBy, SavedEvent, SavedGame, SavedSeat};
pub use people::{Credentials, Me, NameRequest, PasswordChange, Settings};
pub use problem::{Problem, ProblemKind};
pub use scores::{BestPlay, CounterTotal, HighScore, HighScores, ScoreCategory, Statistics};
pub use tables::{
    Aids, HolderView, NewSeat, NewTableRequest, RematchView, SeatRequest, SeatingView,
    TableChanges, TableList, TableState, TableSummary, TableView, Visibility,
};
pub use typescript::typescript;
pub use updates::{Farewell, SeatedView, StreamEvent, TrialShown, Update};
pub use words::{DefinitionEntry, DefinitionSense, FormEntry, Hooks, WordList, WordReport};
