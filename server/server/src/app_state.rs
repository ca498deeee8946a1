//! The state shared by all handlers: live tables, store, pools and limits.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalogue::Entry;
use lexicon::Shelf;
use store::{Address, Notice, PersonId, Store, TableId, TableState};
use tabletop::Moment;
use tokio::sync::{mpsc, oneshot};

use crate::blocking_pool::BlockingPool;
use crate::health::Health;
use crate::library::Library;
use crate::live::{EndedSessions, LiveTable, Message, Reply};
use crate::metrics::Metrics;
use crate::passwords::Passwords;
use crate::rate_limit::RateLimits;
use crate::rejection::Rejection;
use crate::routes::Streams;
use crate::sentences::Sentence;
use crate::serve::Config;
use crate::server_clock::Clock;
use crate::workers::Workers;

/// Maximum attempts to deliver a message: a table may be unloaded just then and is loaded again.
const TRIES: usize = 3;
/// Polling interval of a store shared with other servers, in case a notification was missed.
const POLL: Duration = Duration::from_secs(5);
/// Interval between writes of the tables' clocks.
const CLOCKS: Duration = Duration::from_millis(500);
/// Maximum replays that wait for a thread.
const MAX_REPLAYS_WAITING: usize = 10_000;
/// Maximum tables that are loaded at once after a start.
const BROUGHT_BACK_AT_ONCE: usize = 8;

/// The shared state of a server.
pub(crate) struct AppState {
    /// The store.
    pub(crate) store: Store,
    /// The word lists.
    pub(crate) shelf: Shelf,
    /// The threads for searches.
    pub(crate) workers: Workers,
    /// The metrics.
    pub(crate) metrics: Metrics,
    /// The rate limits.
    pub(crate) rate_limits: RateLimits,
    /// The last check of the database.
    pub(crate) health: Health,
    /// The time.
    pub(crate) clock: Clock,
    /// The event streams that are open.
    pub(crate) streams: Streams,
    /// Where logs are replayed.
    pub(crate) replays: BlockingPool,
    /// Where passwords are hashed.
    pub(crate) passwords: Passwords,
    /// Where words are looked up.
    pub(crate) library: Library,
    /// This server's identifier among servers with the same store.
    pub(crate) name: String,
    /// Whether other servers use the same store.
    pub(crate) shares_its_store: bool,
    tables: Mutex<HashMap<TableId, mpsc::UnboundedSender<Message>>>,
    /// Clocks of tables that are not written yet.
    clocks: Mutex<HashMap<TableId, Moment>>,
}

/// The game with this name.
pub(crate) fn game(id: &str) -> Result<&'static Entry, Rejection> {
    catalogue::find(id).ok_or_else(|| Sentence::NoSuchGame(id.to_owned()).into())
}

/// Checks that a game has a computer player with this name; the game checks options after a colon.
pub(crate) fn check_level(of: &str, level: &str) -> Result<(), Rejection> {
    let game = game(of)?;
    match game.computer(level) {
        Some(_) if (game.is_affordable)(level) => Ok(()),
        Some(_) => Err(Sentence::TooDemanding(level.to_owned()).into()),
        None => Err(Sentence::NoSuchLevel(level.to_owned()).into()),
    }
}

impl AppState {
    /// The state of a server without live tables.
    pub(crate) fn new(store: Store, config: Config) -> Self {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).expect("every system we run on has a source of randomness");
        let clock = config.clock;
        Self {
            store,
            shelf: config.shelf,
            workers: Workers::start(config.threads),
            metrics: Metrics::default(),
            rate_limits: RateLimits::new(&config.limits, clock.clone()),
            health: Health::default(),
            streams: Streams::default(),
            replays: BlockingPool::new(config.threads.max(1), MAX_REPLAYS_WAITING),
            passwords: Passwords::default(),
            library: Library::new(config.dictionaries),
            name: format!("{:016x}", u64::from_be_bytes(bytes)),
            shares_its_store: matches!(config.database, Address::Postgres(_)),
            clock,
            tables: Mutex::default(),
            clocks: Mutex::default(),
        }
    }

    /// Queues a table's clock for the next batched write.
    pub(crate) fn note_clock(&self, table: TableId, shows: Moment) {
        self.clocks.lock().unwrap_or_else(PoisonError::into_inner).insert(table, shows);
    }

    /// Writes all queued clocks in one batch.
    pub(crate) async fn write_clocks(self: Arc<Self>) {
        loop {
            self.clock.sleep(CLOCKS).await;
            let clocks =
                std::mem::take(&mut *self.clocks.lock().unwrap_or_else(PoisonError::into_inner));
            let clocks: Vec<_> = clocks.into_iter().collect();
            if let Err(fault) = self.store.note_clocks(&clocks).await {
                tracing::warn!(%fault, "clocks could not be noted");
            }
        }
    }

    /// Sends a message to the task of a table; the table is loaded from the store if needed.
    pub(crate) async fn ask<Answer>(
        self: &Arc<Self>,
        id: TableId,
        mut message: impl FnMut(Reply<Answer>) -> Message,
    ) -> Result<Answer, Rejection> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            if self.task(id).send(message(reply)).is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            self.forget_if_closed(id);
        }
        Err(Sentence::Unavailable.into())
    }

    /// The number of tables in memory.
    pub(crate) fn live_tables(&self) -> usize {
        self.tables().len()
    }

    fn task(self: &Arc<Self>, id: TableId) -> mpsc::UnboundedSender<Message> {
        let mut tables = self.tables();
        if let Some(task) = tables.get(&id).filter(|task| !task.is_closed()) {
            return task.clone();
        }
        let (task, inbox) = mpsc::unbounded_channel();
        tables.insert(id, task.clone());
        let (app, own_inbox) = (Arc::clone(self), task.clone());
        tokio::spawn(async move {
            LiveTable::run(Arc::clone(&app), id, own_inbox, inbox).await;
            app.forget_if_closed(id);
        });
        task
    }

    fn forget_if_closed(&self, id: TableId) {
        let mut tables = self.tables();
        if tables.get(&id).is_some_and(mpsc::UnboundedSender::is_closed) {
            tables.remove(&id);
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::UnboundedSender<Message>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forwards the store's notifications until they end.
    pub(crate) async fn pass_notices_on(self: Arc<Self>) {
        let mut notices = self.store.notices();
        while let Some(notice) = notices.next().await {
            match notice {
                Notice::Log(id, _) | Notice::Table(id) if self.shares_its_store => self.notice(id),
                Notice::Missed => self.notice_all(),
                // Tables already know about changes made by this server.
                Notice::Log(..) | Notice::Table(_) => {}
            }
        }
    }

    /// Polls a shared store for missed changes.
    pub(crate) async fn poll(self: Arc<Self>) {
        let mut since = self.clock.timestamp();
        loop {
            self.clock.sleep(POLL).await;
            let asked = self.clock.timestamp();
            match self.store.changed_since(since.before(POLL)).await {
                Ok(heads) => {
                    for head in heads {
                        self.notice(head.table);
                    }
                    since = asked;
                }
                Err(fault) => tracing::warn!(%fault, "the store could not be asked for news"),
            }
        }
    }

    /// Makes a table check the store for changes.
    pub(crate) fn notice(&self, id: TableId) {
        if let Some(task) = self.tables().get(&id) {
            let _it_may_have_stopped = task.send(Message::Noticed);
        }
    }

    /// Notifies these tables that the seats and clients of a guest now belong to an account.
    pub(crate) fn claimed(&self, tables: &[TableId], guest: PersonId, into: PersonId) {
        let live = self.tables();
        for task in tables.iter().filter_map(|id| live.get(id)) {
            let _it_may_have_stopped = task.send(Message::Claimed { guest, into });
        }
    }

    /// Ends the streams of sessions that have ended.
    pub(crate) fn signed_out(&self, ended: &EndedSessions) {
        for task in self.tables().values() {
            let _it_may_have_stopped = task.send(Message::SignedOut(ended.clone()));
        }
    }

    fn notice_all(&self) {
        for task in self.tables().values() {
            let _it_may_have_stopped = task.send(Message::Noticed);
        }
    }

    /// Loads the tables with a game in progress, so that computer players move and clocks run.
    pub(crate) async fn bring_back(self: Arc<Self>) {
        let ids = match self.store.tables_in(TableState::Playing).await {
            Ok(ids) => ids,
            Err(fault) => return tracing::error!(%fault, "games could not be brought back"),
        };
        for some in ids.chunks(BROUGHT_BACK_AT_ONCE) {
            let looks = some.iter().map(|id| {
                let (app, id) = (Arc::clone(&self), *id);
                tokio::spawn(async move {
                    app.ask(id, |reply| Message::Look { who: None, reply }).await.is_ok()
                })
            });
            for look in looks.collect::<Vec<_>>() {
                let _it_is_brought_back_when_someone_comes = look.await;
            }
        }
    }

    /// Notifies every client that the server is stopping, and waits until they have been sent it.
    pub(crate) async fn stop_tables(&self) {
        let tasks: Vec<_> = self.tables().drain().map(|(_, task)| task).collect();
        let stopped = tasks.iter().filter_map(|task| {
            let (done, stopped) = oneshot::channel();
            task.send(Message::Stop(done)).ok().map(|()| stopped)
        });
        for stopped in stopped.collect::<Vec<_>>() {
            let _it_may_have_stopped = stopped.await;
        }
    }
}
