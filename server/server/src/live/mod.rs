//! Live tables: one task owns each of them and handles everything that happens there.

mod act;
mod clock;
mod computers;
mod files;
mod host;
mod load;
mod message;
mod rematch;
mod seats;
mod table;
mod tell;
mod veil;
mod watchers;

pub(crate) use files::Written;
pub(crate) use message::{Message, Reply, Sitter, Switch};
pub(crate) use table::LiveTable;
pub(crate) use tell::{seatings, state_view};
pub(crate) use watchers::{EndedSessions, StreamMessage};
