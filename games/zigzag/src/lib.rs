//! Zigzag: words in every direction, without a board, as an event log.
//!
//! Round tiles with a bite nest on one another in any direction; whoever is rid of all their tiles
//! first wins. `RULES.md` says the rules in words; [`Rules::preset`](tabletop::PresetRules::preset)
//! gives them as data.

mod achievement;
mod action;
mod apply;
mod cause;
mod computer;
mod deal;
mod decide;
mod ending;
mod event;
mod fit;
mod game;
mod hints;
mod history;
mod history_view;
mod listed;
mod material;
mod pile;
mod plane;
mod play;
mod plays;
mod possible;
mod presets;
mod preview;
mod question;
mod reading;
mod refusal;
mod review;
mod rules;
mod setup;
mod sheet;
mod supply;
mod table;
mod tile;
mod told;
#[cfg(feature = "typescript")]
mod typescript;
mod view;
mod wording;
mod written;

#[cfg(test)]
mod tests;

pub use action::{Action, ActionNest, ChainTile, Gift, Laid, LaidAction, WrittenAction};
pub use computer::{Description, EngineContext, Trial, UnknownPlayer};
pub use ending::Settlement;
pub use event::{EndReason, Event, EventKind, GivenTiles, PlayedAction};
pub use game::Zigzag;
pub use history_view::{ActionView, GiftView, LastPlay, LineKindView, LineView, WordView};
pub use material::Material;
pub use plane::{APART, Direction, Face, NotADirection, Plane, Point, RADIUS, TileId};
pub use play::{Nested, Play, Reads};
pub use plays::{Ground, ListedPlay, Plays, WordFilter, all_plays, lay_out, nest_action, ways};
pub use preview::Preview;
pub use question::{AnalysisView, Answer, HintStrength, HintView, PlayView, Question, ReadingView};
pub use refusal::Refusal;
pub use rules::{ActionDeal, Blanks, Piles, Reading, ReverseForTwo, Rules, Screen};
pub use setup::{InvalidOptions, Options};
pub use table::Rotation;
pub use tabletop::{ClockView, Family, Hint, Lookups, RackOrder};
pub use tile::{ActionKind, HandTile};
pub use view::{PhaseView, SeatView, TableTile, UnseenTiles, View};
