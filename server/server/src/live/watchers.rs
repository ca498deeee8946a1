//! The clients connected to a table's event stream.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use store::{PersonId, TokenHash};
use tokio::sync::mpsc;

/// Maximum messages queued for a slow client before its stream ends; it reconnects and catches up.
const WAITING: usize = 128;

/// A serialized message of the stream.
#[derive(Clone, Debug)]
pub(crate) struct StreamMessage {
    /// Its name.
    pub(crate) event: &'static str,
    /// The number of the update, if it is one.
    pub(crate) id: Option<u64>,
    /// The JSON.
    pub(crate) data: Arc<str>,
}

/// Sessions that are valid no more.
#[derive(Clone, Debug)]
pub(crate) enum EndedSessions {
    /// This one.
    One(TokenHash),
    /// All of a person.
    AllOf(PersonId),
}

struct Watcher {
    person: Option<PersonId>,
    session: Option<TokenHash>,
    sender: mpsc::Sender<StreamMessage>,
}

/// All clients connected to a table.
#[derive(Default)]
pub(super) struct Watchers(Vec<Watcher>);

impl Watchers {
    /// Adds a watcher and sends it these messages first.
    pub(super) fn join(
        &mut self,
        person: Option<PersonId>,
        session: Option<TokenHash>,
        first: Vec<StreamMessage>,
    ) -> mpsc::Receiver<StreamMessage> {
        let (sender, receiver) = mpsc::channel(WAITING + first.len());
        for told in first {
            let _there_is_room = sender.try_send(told);
        }
        self.0.push(Watcher { person, session, sender });
        receiver
    }

    /// Whether nobody watches.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a client of this person is connected.
    pub(super) fn has(&self, person: PersonId) -> bool {
        self.0.iter().any(|watcher| watcher.person == Some(person))
    }

    /// The number of clients that belong to none of these people.
    pub(super) fn besides(&self, seated: impl Fn(PersonId) -> bool) -> usize {
        self.0.iter().filter(|watcher| !watcher.person.is_some_and(&seated)).count()
    }

    /// Sends a message to everyone; it is built once per person.
    pub(super) fn tell(&mut self, made: &HashMap<Option<PersonId>, StreamMessage>) {
        self.0.retain(|watcher| {
            let told = made.get(&watcher.person);
            told.is_none_or(|told| watcher.sender.try_send(told.clone()).is_ok())
        });
    }

    /// Sends the same message to everyone.
    pub(super) fn tell_all(&mut self, told: &StreamMessage) {
        self.0.retain(|watcher| watcher.sender.try_send(told.clone()).is_ok());
    }

    /// The connected people, each once.
    pub(super) fn people(&self) -> impl Iterator<Item = Option<PersonId>> {
        self.0.iter().map(|watcher| watcher.person).collect::<HashSet<_>>().into_iter()
    }

    /// Reassigns the clients of one person to another.
    pub(super) fn rename(&mut self, one: PersonId, another: PersonId) {
        for watcher in self.0.iter_mut().filter(|watcher| watcher.person == Some(one)) {
            watcher.person = Some(another);
        }
    }

    /// Ends the streams of these sessions; a client may come back as whoever it is then.
    pub(super) fn end(&mut self, ended: &EndedSessions) {
        self.0.retain(|watcher| match ended {
            EndedSessions::One(session) => watcher.session.as_ref() != Some(session),
            EndedSessions::AllOf(person) => watcher.person != Some(*person),
        });
    }

    /// Removes disconnected clients; returns whether there were any.
    pub(super) fn sweep(&mut self) -> bool {
        let before = self.0.len();
        self.0.retain(|watcher| !watcher.sender.is_closed());
        self.0.len() < before
    }

    /// Ends all streams.
    pub(super) fn dismiss(&mut self) {
        self.0.clear();
    }
}
