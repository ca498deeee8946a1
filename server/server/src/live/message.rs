//! What the task of a table is asked to do.

use protocol::{ActionRequest, QuestionRequest, SeatRequest, TableChanges, TableView, Update};
use serde_json::Value;
use store::{NewTable, PersonId};
use tabletop::{AnyAction, Seat};
use tokio::sync::{mpsc, oneshot};

use super::{StreamMessage, Written};
use crate::rejection::Rejection;

/// Where the answer goes.
pub(crate) type Reply<Answer> = oneshot::Sender<Result<Answer, Rejection>>;

/// Someone who wants a seat.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    /// Which person.
    pub(crate) person: PersonId,
    /// The name the others see.
    pub(crate) name: String,
}

/// What can be done with a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Switch {
    /// To begin it.
    Start,
    /// To interrupt it.
    Pause,
    /// To go on with it.
    Resume,
}

/// A message to the task of a table.
pub(crate) enum Message {
    /// What the table looks like from outside the game.
    Look { who: Option<PersonId>, reply: Reply<TableView> },
    /// To be told everything from here on, after what came after this number.
    Watch { who: Option<PersonId>, after: Option<u64>, reply: Reply<mpsc::Receiver<StreamMessage>> },
    /// What came after this number.
    Missed { who: Option<PersonId>, after: Option<u64>, reply: Reply<Vec<Update>> },
    /// An action.
    Act { who: PersonId, request: ActionRequest, reply: Reply<Update> },
    /// A question.
    Ask { who: PersonId, request: QuestionRequest, reply: Reply<Value> },
    /// Make a computer player play its best move so far.
    Force { who: PersonId, seat: Seat, reply: Reply<()> },
    /// A change at a seat.
    Seat { who: Sitter, seat: Seat, request: SeatRequest, reply: Reply<TableView> },
    /// A change of the table.
    Change { who: PersonId, changes: TableChanges, reply: Reply<TableView> },
    /// To begin, interrupt or go on with the game.
    Switch { who: PersonId, switch: Switch, reply: Reply<TableView> },
    /// The game written down as someone may know it.
    Write { who: Option<PersonId>, format: String, reply: Reply<Written> },
    /// The table as another one, to be set beside it.
    Copy { who: PersonId, reply: Reply<NewTable> },
    /// To give the table a name and keep it.
    Save { who: PersonId, title: String, reply: Reply<TableView> },
    /// What was a guest's is someone else's.
    Claimed { guest: PersonId, into: PersonId },
    /// A computer player tries something.
    Tried { seat: Seat, number: u64, trial: Value },
    /// A computer player has chosen an action.
    Searched { seat: Seat, number: u64, action: Option<AnyAction> },
    /// The store has news of this table.
    Noticed,
    /// The server stops; the answer comes when everyone has been told.
    Stop(oneshot::Sender<()>),
}
