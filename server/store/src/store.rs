//! The store itself: what every part of it works with.

use std::time::Duration;

use sqlx::AnyPool;
use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;
use tokio::time::Instant;

use crate::Fault;
use crate::notices::{Broadcaster, Listening, Notices};
use crate::writer::Writer;

/// Everything that is kept. Clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) readers: AnyPool,
    pub(crate) writing: AnyPool,
    pub(crate) writer: Writer,
    pub(crate) broadcaster: Broadcaster,
    pub(crate) listening: Option<Listening>,
}

impl Store {
    /// From here on, hints about what is written by anyone: on SQLite by this process, on PostgreSQL
    /// by every server.
    pub fn notices(&self) -> Notices {
        self.broadcaster.subscribe()
    }

    /// How long the database takes for a question with nothing in it: whether all is well.
    pub async fn ping(&self) -> Result<Duration, Fault> {
        let start = Instant::now();
        let _one: i32 =
            sqlx::query_scalar("SELECT CAST(1 AS INTEGER)").fetch_one(&self.readers).await?;
        Ok(start.elapsed())
    }

    /// Whether the database can be written: rewrites a row of its own.
    pub async fn check_writable(&self) -> Result<(), Fault> {
        self.change(sqlx::query("UPDATE lettrine_steps SET number = number WHERE number = 1"))
            .await?;
        Ok(())
    }

    /// Finishes what is being written and closes all connections. Later calls fail.
    pub async fn close(&self) {
        let _everything_before =
            self.writer.write(|_| Box::pin(async { Ok::<(), Fault>(()) })).await;
        if let Some(listening) = &self.listening {
            listening.end();
        }
        self.readers.close().await;
        self.writing.close().await;
    }

    /// Writes a single statement; tells how many rows it touched.
    pub(crate) async fn change(
        &self,
        statement: Query<'static, Any, AnyArguments>,
    ) -> Result<u64, Fault> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    Ok(statement.execute(transaction.connection()).await?.rows_affected())
                })
            })
            .await
    }
}
