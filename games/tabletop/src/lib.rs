//! The contract every game fulfils: seats, clocks, events, views.
//!
//! A game is a value that judges actions ([`Game::decide`]) and applies events ([`Game::apply`]).
//! Its log of events *is* the game: saving, resuming, undoing, replaying and watching are all
//! "start, then apply the log".

mod any;
mod clocks;
mod commitment;
mod common_rules;
mod decision;
mod game;
mod listed;
mod moment;
mod options;
mod record;
mod recorded;
mod seat;
pub mod setup;
pub mod testkit;
#[cfg(feature = "typescript")]
pub mod typescript;
mod verify;
mod view;

pub use any::{
    AnyAction, AnyComputerTurn, AnyDecision, AnyGame, AnyQuestion, AnyRefusal, DamagedEvent,
    ForeignLog,
};
pub use clocks::{ClockView, Clocks, overtime_penalty};
pub use commitment::Commitment;
pub use common_rules::{Family, Hint, Lookups, RackOrder, Racks};
pub use decision::Decision;
pub use game::{Game, Kind, Outcome};
pub use listed::{
    ComputerPlayer, Imported, Listed, Preset, PresetFile, PresetRules, SearchEffort,
    UnreadableRules,
};
pub use locales::{Language, Message, Spoken};
pub use moment::{Millis, Moment};
pub use options::{Aids, AnyOptions, TableOptions};
pub use record::{Counter, SeatRecord};
pub use recorded::Recorded;
pub use seat::{PlayedBy, Player, Seat, Viewer};
pub use verify::{InvalidLog, replay};
pub use view::{
    Help, RackView, SharedLine, SharedPhase, SharedSeat, SharedView, TileCount, action_names,
    draws_as_text,
};
