//! Parcours: the game of the path and its satellites, as an event log.
//!
//! Every player has a board with a yellow path of twelve words, satellites that hang from it, and a
//! bag of their own. `RULES.md` says the rules in words; [`Rules::preset`](tabletop::PresetRules::preset) gives them
//! as data.

mod achievement;
mod action;
mod apply;
mod board_view;
mod cause;
mod clock;
mod computer;
mod course;
mod deal;
mod decide;
mod ending;
mod event;
mod game;
mod hints;
mod history;
mod listed;
mod place;
mod plan;
mod possible;
mod presets;
mod preview;
mod question;
mod refusal;
mod rules;
mod setup;
mod sheet;
mod sheet_view;
mod supply;
mod table;
mod told;
#[cfg(feature = "typescript")]
mod typescript;
mod view;
mod visibility;
mod wording;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use board_view::{SatelliteState, SatelliteView, SlotColour, SlotState, SlotView, WordView};
pub use clock::{ClockError, ClockRule, GameClock, HandClock};
pub use computer::{Description, EngineContext, Personality, Strength, Trial, UnknownPlayer};
pub use course::{Colour, Course, CourseError, Satellite, Slot, SlotKind};
pub use ending::Settlement;
pub use event::{EndReason, Event, EventKind};
pub use game::Parcours;
pub use place::{Part, Place};
pub use preview::Preview;
pub use question::{Advice, Answer, HintView, PlannedWord, Question};
pub use refusal::Refusal;
pub use rules::{Buying, Ending, Rules, Screen, Ties, UnknownWord, WordsPerHand};
pub use setup::{InvalidOptions, Options};
pub use sheet_view::{LineKindView, LineView, SheetWord};
pub use tabletop::{ClockView, Family, Hint, Lookups, RackOrder, RackView, Racks, TileCount};
pub use view::{HandView, LetterValue, Livery, PhaseView, SeatView, StageView, TileView, View};
