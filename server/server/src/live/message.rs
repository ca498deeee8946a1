//! The messages to the task of a table.

use protocol::{
    ActionRequest, QuestionRequest, SeatRequest, TableChanges, TableView, Update, VeilRequest,
};
use serde_json::Value;
use store::{NewTable, PersonId, TableId, TokenHash};
use tabletop::{AnyAction, Seat};
use tokio::sync::{mpsc, oneshot};

use super::{EndedSessions, StreamMessage, Written};
use crate::rejection::Rejection;

/// The channel for the answer.
pub(crate) type Reply<Answer> = oneshot::Sender<Result<Answer, Rejection>>;

/// A person who wants a seat.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    /// The person.
    pub(crate) person: PersonId,
    /// The name shown to others.
    pub(crate) name: String,
}

/// Starts, pauses or resumes a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Switch {
    /// Start.
    Start,
    /// Pause.
    Pause,
    /// Resume.
    Resume,
}

/// A message to the task of a table.
pub(crate) enum Message {
    /// The table without its game.
    Look { who: Option<PersonId>, reply: Reply<TableView> },
    /// Subscribe to the stream, starting with the updates after this number.
    Watch {
        who: Option<PersonId>,
        session: Option<TokenHash>,
        after: Option<u64>,
        reply: Reply<mpsc::Receiver<StreamMessage>>,
    },
    /// The updates after this number.
    Missed { who: Option<PersonId>, after: Option<u64>, reply: Reply<Vec<Update>> },
    /// An action.
    Act { who: PersonId, request: ActionRequest, reply: Reply<Update> },
    /// A question.
    Ask { who: PersonId, request: QuestionRequest, reply: Reply<Value> },
    /// Show the rack of one of a person's seats at their screen, or of none.
    Unveil { who: PersonId, request: VeilRequest, reply: Reply<Update> },
    /// Whether a person may look a word up.
    MayLookUp { who: PersonId, word: String, reply: Reply<()> },
    /// Make a computer player play its best move so far.
    Force { who: PersonId, seat: Seat, reply: Reply<()> },
    /// A change at a seat.
    Seat { who: Sitter, seat: Seat, request: SeatRequest, reply: Reply<TableView> },
    /// A change of the table.
    Change { who: PersonId, changes: TableChanges, reply: Reply<TableView> },
    /// Start, pause or resume the game.
    Switch { who: PersonId, switch: Switch, reply: Reply<TableView> },
    /// Export the game as far as a person may know it.
    Write { who: Option<PersonId>, format: String, reply: Reply<Written> },
    /// The record for a copy of the table.
    Copy { who: PersonId, reply: Reply<NewTable> },
    /// Save the table under a title.
    Save { who: PersonId, title: String, reply: Reply<TableView> },
    /// A guest's seats now belong to an account.
    Claimed { guest: PersonId, into: PersonId },
    /// Sessions have ended, and their streams end with them.
    SignedOut(EndedSessions),
    /// Propose a rematch or agree to one; its table, once everyone has.
    Rematch { who: PersonId, reply: Reply<Option<NewTable>> },
    /// The table of the rematch was set, or could not be.
    RematchSet { table: Option<TableId>, reply: Reply<()> },
    /// A player was given a hint.
    Helped { seat: Seat },
    /// A computer player considers a move.
    Tried { seat: Seat, number: u64, trial: Value },
    /// A computer player has chosen an action.
    Searched { seat: Seat, number: u64, action: Option<AnyAction> },
    /// The table has changed in the store.
    Noticed,
    /// The server is stopping; answered when every client has been notified.
    Stop(oneshot::Sender<()>),
}
