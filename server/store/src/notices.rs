//! Notices: hints that something about a table was written, by this server or by another.
//!
//! A hint may come late, twice or not at all; a reader that needs to be sure also asks
//! [`Store::changed_since`](crate::Store::changed_since) from time to time.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::task::AbortHandle;

use crate::TableId;

/// The channel on which PostgreSQL passes notices between servers.
pub(crate) const CHANNEL: &str = "lettrine_tables";
/// Maximum notices that wait for a slow listener before it is told that it missed some.
const WAITING: usize = 4096;
/// How long to wait before PostgreSQL is asked again, after it could not be reached.
const PATIENCE: Duration = Duration::from_secs(1);

/// A hint about what was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The log of a table has grown; this will be the number of its next event.
    Log(TableId, u64),
    /// Something else about a table has changed: seats, state, title.
    Table(TableId),
    /// Notices were lost: look at everything you watch.
    Missed,
}

/// Where notices come in.
#[derive(Debug)]
pub struct Notices(broadcast::Receiver<Notice>);

impl Notices {
    /// Waits for the next one; nothing once the store is closed.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

/// Passes notices on to all who listen in this process.
#[derive(Clone, Debug)]
pub(crate) struct Broadcaster(broadcast::Sender<Notice>);

impl Broadcaster {
    pub(crate) fn new() -> Self {
        Self(broadcast::Sender::new(WAITING))
    }

    fn send(&self, notice: Notice) {
        let _nobody_listens = self.0.send(notice);
    }

    pub(crate) fn send_all(&self, notices: Vec<Notice>) {
        for notice in notices {
            self.send(notice);
        }
    }

    pub(crate) fn subscribe(&self) -> Notices {
        Notices(self.0.subscribe())
    }
}

impl Notice {
    /// What PostgreSQL carries; a notice of loss is never sent.
    pub(crate) fn written(self) -> Option<String> {
        match self {
            Self::Log(table, number) => Some(format!("{table} {number}")),
            Self::Table(table) => Some(table.to_string()),
            Self::Missed => None,
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.split_once(' ') {
            Some((table, number)) => Some(Self::Log(table.parse().ok()?, number.parse().ok()?)),
            None => Some(Self::Table(text.parse().ok()?)),
        }
    }
}

/// Begins to listen to PostgreSQL.
pub(crate) async fn listen(address: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// The task that listens to PostgreSQL; it ends with the last of its clones.
#[derive(Clone, Debug)]
pub(crate) struct Listening(Arc<EndsWhenDropped>);

#[derive(Debug)]
struct EndsWhenDropped(AbortHandle);

impl Drop for EndsWhenDropped {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Listening {
    /// Passes on what PostgreSQL says from here on.
    pub(crate) fn begin(listener: PgListener, broadcaster: Broadcaster) -> Self {
        let task = tokio::spawn(pass_on(listener, broadcaster));
        Self(Arc::new(EndsWhenDropped(task.abort_handle())))
    }

    /// Stops listening.
    pub(crate) fn end(&self) {
        self.0.0.abort();
    }
}

/// Passes on what PostgreSQL says, again and again; lost connections are made anew.
async fn pass_on(mut listener: PgListener, broadcaster: Broadcaster) {
    loop {
        match listener.try_recv().await {
            Ok(Some(notification)) => {
                broadcaster.send(Notice::read(notification.payload()).unwrap_or(Notice::Missed));
            }
            Ok(None) => broadcaster.send(Notice::Missed),
            Err(_) => {
                broadcaster.send(Notice::Missed);
                tokio::time::sleep(PATIENCE).await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_read_as_it_was_written() {
        let table = TableId::random();
        for notice in [Notice::Log(table, 42), Notice::Table(table)] {
            assert_eq!(Notice::read(&notice.written().unwrap()), Some(notice));
        }
        assert_eq!(Notice::read("hello there"), None);
    }
}
