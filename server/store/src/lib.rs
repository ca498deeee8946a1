//! Everything that is kept: people, tables, logs and results, in SQLite or PostgreSQL.
//!
//! One type, [`Store`], answers for all of it, with the same answers on both databases. What a call
//! has written is on the disk when it returns. The store knows no rules: events and options are JSON
//! to it.

mod address;
mod bookmarks;
mod clean_up;
mod fault;
mod id;
mod lock;
mod log;
mod migrations;
mod notices;
mod open;
mod people;
mod results;
mod row;
mod seats;
mod sessions;
mod store;
mod tables;
mod timestamp;
mod turns;
mod writer;

pub use address::Address;
pub use bookmarks::{Bookmark, Removed};
pub use clean_up::CleanedUp;
pub use fault::Fault;
pub use id::{NotACode, NotAnId, PersonId, TableCode, TableId};
pub use lock::{Lock, told_address};
pub use log::{Append, AppendError, Appended, IdempotencyKey, Logged};
pub use notices::{Notice, Notices};
pub use open::OpenError;
pub use people::{Account, AccountError, MergeError, NewAccount, Person};
pub use results::{BestPlay, HighScore, SeatResult, Statistics};
pub use seats::{Holder, SeatError, Seating};
pub use sessions::{NewSession, Session, TokenHash};
pub use store::Store;
pub use tables::{
    Category, ChangeError, Head, NewTable, Table, TableChange, TableState, Visibility,
};
pub use timestamp::Timestamp;
pub use turns::{Claim, TurnClaim};
