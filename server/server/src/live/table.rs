//! The task of a table.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::TableView;
use store::{PersonId, Table, TableId, TableState};
use tabletop::{AnyGame, Moment, Seat};
use tokio::sync::mpsc;

use super::clock::TableClock;
use super::computers::Search;
use super::rematch::Rematch;
use super::watchers::Watchers;
use super::{Message, Switch};
use crate::app_state::AppState;
use crate::rejection::Rejection;
use crate::sentences::Sentence;

/// Interval of a table's housekeeping: disconnected clients, clocks to be stored. A crash sets its
/// clock back by at most this, plus the delay of the batched write.
const ROUND: Duration = Duration::from_secs(4);
/// A table unused for this long is unloaded from memory.
const UNUSED: Duration = Duration::from_mins(5);

/// A table with its game, owned by one task.
pub(crate) struct LiveTable {
    pub(super) app: Arc<AppState>,
    pub(super) record: Table,
    /// The game; `None` until it starts.
    pub(super) game: Option<Box<dyn AnyGame>>,
    pub(super) clock: TableClock,
    /// The number of the last update sent to the clients.
    pub(super) told: u64,
    /// The last stored time of the clock.
    pub(super) clock_noted: Moment,
    pub(super) watchers: Watchers,
    /// The seats whose racks are shown at screens that several players share.
    pub(super) unveiled: HashMap<PersonId, Seat>,
    /// People whose program keeps racks from others at the same screen.
    pub(super) curtained: HashSet<PersonId>,
    pub(super) rematch: Rematch,
    pub(super) searches: BTreeMap<Seat, Search>,
    /// The table's own inbox, to which its searches send their results.
    pub(super) own_inbox: mpsc::UnboundedSender<Message>,
    used: Instant,
}

impl LiveTable {
    pub(super) fn new(
        app: Arc<AppState>,
        record: Table,
        own_inbox: mpsc::UnboundedSender<Message>,
    ) -> Self {
        let clock = TableClock::standing(record.clock, app.clock.clone());
        Self {
            used: app.clock.now(),
            app,
            clock,
            clock_noted: record.clock,
            told: record.next_number,
            record,
            game: None,
            watchers: Watchers::default(),
            unveiled: HashMap::new(),
            curtained: HashSet::new(),
            rematch: Rematch::default(),
            searches: BTreeMap::new(),
            own_inbox,
        }
    }

    /// Runs a table until it is unloaded.
    pub(crate) async fn run(
        app: Arc<AppState>,
        id: TableId,
        own_inbox: mpsc::UnboundedSender<Message>,
        mut inbox: mpsc::UnboundedReceiver<Message>,
    ) {
        match Self::load(app, id, own_inbox).await {
            Ok(mut table) => table.serve(&mut inbox).await,
            Err(rejection) => {
                // Every waiting request gets the error; the next one may try again.
                inbox.close();
                while let Some(message) = inbox.recv().await {
                    message.refuse(&rejection);
                }
            }
        }
    }

    async fn serve(&mut self, inbox: &mut mpsc::UnboundedReceiver<Message>) {
        self.go_on().await;
        let server_clock = self.app.clock.clone();
        let mut round = server_clock.now();
        loop {
            let due = self.due();
            let flow = tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => ControlFlow::Break(()),
                },
                () = server_clock.sleep_until(due) => {
                    self.let_time_pass().await;
                    ControlFlow::Continue(())
                }
                () = server_clock.sleep_until(Some(round)) => {
                    round = server_clock.now() + ROUND;
                    self.look_after_itself().await
                }
            };
            if flow.is_break() {
                self.stop_searches();
                self.note_clock().await;
                return;
            }
        }
    }

    async fn handle(&mut self, message: Message) -> ControlFlow<()> {
        self.used = self.app.clock.now();
        match message {
            Message::Look { who, reply } => answer(reply, Ok(self.view(who))),
            Message::Watch { who, session, after, reply } => {
                let watching = self.watch(who, session, after).await;
                answer(reply, watching);
                self.tell_table();
                self.go_on().await;
            }
            Message::Missed { who, after, reply } => answer(reply, self.missed(who, after).await),
            Message::Act { who, request, reply } => answer(reply, self.act(who, request).await),
            Message::Ask { who, request, reply } => self.ask(who, request, reply),
            Message::Force { who, seat, reply } => answer(reply, self.force(who, seat)),
            Message::Seat { who, seat, request, reply } => {
                answer(reply, self.change_seat(&who, seat, request).await);
            }
            Message::Change { who, changes, reply } => {
                answer(reply, self.change(who, changes).await);
            }
            Message::Switch { who, switch, reply } => {
                answer(reply, self.switch(who, switch).await);
            }
            Message::Write { who, format, reply } => {
                answer(reply, self.write(who, &format).await);
            }
            Message::Copy { who, reply } => answer(reply, self.copy(who).await),
            Message::Save { who, title, reply } => answer(reply, self.save(who, title).await),
            Message::Claimed { guest, into } => {
                self.watchers.rename(guest, into);
                return self.look_for_news().await;
            }
            Message::SignedOut(ended) => {
                self.watchers.end(&ended);
                self.tell_table();
            }
            Message::Tried { seat, number, trial } => self.tell_trial(seat, number, &trial),
            Message::Searched { seat, number, action } => {
                self.take_search(seat, number, action).await;
            }
            Message::Noticed => return self.look_for_news().await,
            Message::Stop(done) => {
                self.say_farewell(&protocol::Farewell::ServerStops);
                self.note_clock().await;
                let _the_server_waits = done.send(());
                return ControlFlow::Break(());
            }
            message => self.handle_between_players(message).await,
        }
        ControlFlow::Continue(())
    }

    /// Starts, pauses or resumes the game.
    async fn switch(&mut self, who: PersonId, switch: Switch) -> Result<TableView, Rejection> {
        match switch {
            Switch::Start => self.start(who).await,
            Switch::Pause => self.pause(who).await,
            Switch::Resume => self.resume(who).await,
        }?;
        Ok(self.view(Some(who)))
    }

    /// What players share beside the game: the veil, rematches, hints and look-ups.
    async fn handle_between_players(&mut self, message: Message) {
        match message {
            Message::Unveil { who, request, reply } => answer(reply, self.unveil(who, &request)),
            Message::Rematch { who, reply } => answer(reply, self.agree_to_rematch(who)),
            Message::RematchSet { table, reply } => {
                self.note_rematch(table);
                answer(reply, Ok(()));
            }
            Message::MayLookUp { who, word, reply } => answer(reply, self.may_look_up(who, &word)),
            Message::Helped { seat } => self.note_help(seat).await,
            _ => {}
        }
    }

    /// The game, once it has begun.
    pub(super) fn game(&self) -> Result<&dyn AnyGame, Rejection> {
        self.game.as_deref().ok_or_else(|| Sentence::NotBegun.into())
    }

    /// The number of the next event.
    pub(super) fn next(&self) -> u64 {
        self.record.next_number
    }

    pub(super) fn is_playing(&self) -> bool {
        self.record.state == TableState::Playing
    }

    /// The seats this person plays from.
    pub(super) fn seats_of(&self, who: PersonId) -> impl Iterator<Item = Seat> {
        let own = move |seating: &&store::Seating| seating.holder.person() == Some(who);
        self.record.seats.iter().filter(own).map(|seating| seating.seat)
    }

    pub(super) fn check_seated(&self, who: PersonId) -> Result<(), Rejection> {
        let seated = self.seats_of(who).next().is_some() || self.record.host == Some(who);
        if seated { Ok(()) } else { Err(Sentence::SeatedOnly.into()) }
    }

    pub(super) fn check_host(&self, who: PersonId) -> Result<(), Rejection> {
        if self.record.host == Some(who) { Ok(()) } else { Err(Sentence::HostOnly.into()) }
    }

    async fn look_after_itself(&mut self) -> ControlFlow<()> {
        if self.watchers.sweep() {
            self.tell_table();
        }
        self.look_after_turns().await;
        let now = self.clock.now();
        if now != self.clock_noted {
            self.app.note_clock(self.record.id, now);
            self.clock_noted = now;
        }
        let needed = !self.watchers.is_empty() || !self.searches.is_empty() || self.due().is_some();
        if needed || self.app.clock.now() - self.used < UNUSED {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Stores the clock, so that a crash does not set it back far.
    async fn note_clock(&mut self) {
        let now = self.clock.now();
        if now == self.clock_noted {
            return;
        }
        match self.app.store.note_clocks(&[(self.record.id, now)]).await {
            Ok(()) => self.clock_noted = now,
            Err(fault) => tracing::warn!(%fault, "a clock could not be noted"),
        }
    }

    /// When the next timed event of the game is due.
    fn due(&self) -> Option<Instant> {
        let due = self.game.as_ref().filter(|_| self.is_playing())?.due()?;
        self.clock.will_show(due)
    }
}

/// Sends an answer; the receiver may have gone.
fn answer<Answer>(reply: super::Reply<Answer>, result: Result<Answer, Rejection>) {
    let _they_may_have_gone = reply.send(result);
}

impl Message {
    /// Answers with this rejection.
    fn refuse(self, rejection: &Rejection) {
        match self {
            Self::Look { reply, .. }
            | Self::Seat { reply, .. }
            | Self::Change { reply, .. }
            | Self::Save { reply, .. }
            | Self::Switch { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Rematch { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Copy { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Watch { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Missed { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Act { reply, .. } | Self::Unveil { reply, .. } => {
                answer(reply, Err(rejection.clone()));
            }
            Self::Ask { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Force { reply, .. }
            | Self::RematchSet { reply, .. }
            | Self::MayLookUp { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Write { reply, .. } => answer(reply, Err(rejection.clone())),
            Self::Stop(done) => drop(done),
            Self::Helped { .. }
            | Self::Tried { .. }
            | Self::Searched { .. }
            | Self::Claimed { .. }
            | Self::SignedOut(_)
            | Self::Noticed => {}
        }
    }
}
