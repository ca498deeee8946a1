//! The crossword game: its rules, as an event log.
//!
//! One game with many rule sets: [`Rules::preset`](tabletop::PresetRules::preset) gives those of the
//! old home computers, of the console and of clubs; every field can be changed. `RULES.md` describes
//! them.

mod achievement;
mod action;
pub mod analysis;
mod apply;
mod cause;
mod clock;
mod computer;
mod deal;
mod decide;
mod ending;
mod event;
mod game;
mod hints;
mod history;
mod import;
mod listed;
mod material;
mod possible;
mod presets;
mod preview;
mod question;
mod record;
mod refusal;
mod review;
mod rules;
mod setup;
mod table;
mod telling;
mod told;
#[cfg(feature = "typescript")]
mod typescript;
mod view;
mod visibility;
pub mod wording;

#[cfg(test)]
mod tests;

pub use action::{Action, LaidTile, ToldPoints};
pub use clock::{ClockError, ClockRule, GameClock, TimeOver, TurnClock};
pub use computer::{EngineContext, Trial};
pub use ending::Settlement;
pub use event::{EndReason, Event, EventKind};
pub use game::Crossword;
pub use import::NotImported;
pub use material::{LayoutView, Material};
pub use preview::Preview;
pub use question::{Advice, Answer, HintView, Question};
pub use refusal::{Refusal, Untold};
pub use review::{RankedView, ReviewView};
pub use rules::{
    Adjustment, End, Exchange, FirstPlay, Keys, Mode, Passes, Penalty, Picking, RefusedWord,
    Remaining, Rules, Screen, Starter, TieBreak, Undo, UnknownWord,
};
pub use setup::{InvalidOptions, Options, PositionFault};
pub use tabletop::{ClockView, Family, Hint, Lookups, RackOrder, RackView, Racks, TileCount};
pub use view::{ChallengeView, MoveView, PhaseView, SeatView, TurnView, View};
