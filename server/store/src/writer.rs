//! Group commit: every job in a transaction, answered once it is on the disk.
//!
//! SQLite has one writer at a time, and waiting for the disk is what a transaction costs. So one task
//! takes the jobs that have gathered while the last batch was being written, runs each in a
//! savepoint of one common transaction, and answers all of them after the one commit: a job that is
//! refused or fails takes nothing of the others with it. PostgreSQL has many writers and does the
//! same by itself: there each job is a transaction on a connection of its own.
//!
//! When a batch fails, as on a full disk, SQLite may have ended the transaction by itself while the
//! connection still counts it as open. So a connection that failed is closed, never used again.

use std::future::Future;
use std::pin::Pin;

use sqlx::any::Any;
use sqlx::{AnyConnection, AnyPool, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::Fault;
use crate::notices::{Broadcaster, CHANNEL, Notice};

/// Capacity of the queue of jobs.
const WAITING: usize = 1024;
/// Maximum jobs in one transaction.
const LARGEST_BATCH: usize = 128;

/// A future that someone else runs.
pub(crate) type Work<'job, T> = Pin<Box<dyn Future<Output = T> + Send + 'job>>;

/// The transaction of a job (a savepoint on SQLite), and notices to send if it succeeds.
pub(crate) struct WriteTransaction {
    inner: Transaction<'static, Any>,
    notices: Vec<Notice>,
}

impl WriteTransaction {
    /// The connection to write on.
    pub(crate) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.inner
    }

    /// Sends a notice once everything is written.
    pub(crate) fn announce(&mut self, notice: Notice) {
        self.notices.push(notice);
    }
}

/// The one way to write.
#[derive(Clone, Debug)]
pub(crate) enum Writer {
    /// Jobs go to the task that writes batches.
    Batches(mpsc::Sender<Box<dyn Job>>),
    /// Every job is its own transaction.
    Separate(AnyPool),
}

impl Writer {
    /// A writer of batches; `pool` has a single connection.
    pub(crate) fn batching(pool: AnyPool, broadcaster: Broadcaster) -> Self {
        let (sender, jobs) = mpsc::channel(WAITING);
        tokio::spawn(write_batches(jobs, pool, broadcaster));
        Self::Batches(sender)
    }

    /// Runs a job and answers when what it wrote is safe. A job that returns an error leaves no trace.
    pub(crate) async fn write<J, T, E>(&self, job: J) -> Result<T, E>
    where
        J: for<'job> FnOnce(&'job mut WriteTransaction) -> Work<'job, Result<T, E>>
            + Send
            + 'static,
        T: Send + 'static,
        E: From<Fault> + Send + 'static,
    {
        match self {
            Self::Batches(sender) => {
                let (reply, answer) = oneshot::channel();
                let pending = Pending { job: Some(job), result: None, reply };
                sender.send(Box::new(pending)).await.map_err(|_| closed())?;
                answer.await.map_err(|_| closed())?
            }
            Self::Separate(pool) => write_alone(pool, job).await,
        }
    }
}

fn closed() -> Fault {
    sqlx::Error::PoolClosed.into()
}

async fn write_alone<J, T, E>(pool: &AnyPool, job: J) -> Result<T, E>
where
    J: for<'job> FnOnce(&'job mut WriteTransaction) -> Work<'job, Result<T, E>> + Send,
    E: From<Fault>,
{
    let inner = pool.begin().await.map_err(Fault::from)?;
    let mut transaction = WriteTransaction { inner, notices: Vec::new() };
    let value = job(&mut transaction).await?;
    for notice in std::mem::take(&mut transaction.notices) {
        let send = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(notice.written());
        send.execute(transaction.connection()).await.map_err(Fault::from)?;
    }
    transaction.inner.commit().await.map_err(Fault::from)?;
    Ok(value)
}

/// A job with its answer type erased; the waiting caller knows it.
pub(crate) trait Job: Send {
    /// Does the work and keeps the answer; tells whether what was written is to stay.
    fn run<'job>(&'job mut self, transaction: &'job mut WriteTransaction) -> Work<'job, Verdict>;
    /// Gives the answer, or the fault for which nothing was written.
    fn answer(self: Box<Self>, written: Result<(), Fault>);
}

/// What becomes of what a job has written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    Keep,
    Undo,
}

struct Pending<J, T, E> {
    job: Option<J>,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<J, T, E> Job for Pending<J, T, E>
where
    J: for<'job> FnOnce(&'job mut WriteTransaction) -> Work<'job, Result<T, E>> + Send,
    T: Send,
    E: From<Fault> + Send,
{
    fn run<'job>(&'job mut self, transaction: &'job mut WriteTransaction) -> Work<'job, Verdict> {
        Box::pin(async move {
            let Some(job) = self.job.take() else { return Verdict::Undo };
            let result = job(transaction).await;
            let verdict = if result.is_ok() { Verdict::Keep } else { Verdict::Undo };
            self.result = Some(result);
            verdict
        })
    }

    fn answer(self: Box<Self>, written: Result<(), Fault>) {
        let answer = match (written, self.result) {
            (Ok(()), Some(result)) => result,
            (Err(fault), _) => Err(fault.into()),
            (Ok(()), None) => Err(closed().into()),
        };
        let _nobody_waits = self.reply.send(answer);
    }
}

async fn write_batches(
    mut jobs: mpsc::Receiver<Box<dyn Job>>,
    pool: AnyPool,
    broadcaster: Broadcaster,
) {
    let mut batch = Vec::new();
    while jobs.recv_many(&mut batch, LARGEST_BATCH).await > 0 {
        let written = write_batch(&pool, &mut batch).await.map_err(Fault::from);
        if written.is_err() {
            close_connection(&pool).await;
        }
        let written = written.map(|notices| broadcaster.send_all(notices));
        for job in batch.drain(..) {
            job.answer(written.clone());
        }
    }
}

/// Closes the only connection of a pool, so that the next batch gets a new one.
async fn close_connection(pool: &AnyPool) {
    if let Ok(connection) = pool.acquire().await {
        let _it_is_gone_either_way = connection.close().await;
    }
}

async fn write_batch(
    pool: &AnyPool,
    batch: &mut [Box<dyn Job>],
) -> Result<Vec<Notice>, sqlx::Error> {
    let inner = pool.begin_with("BEGIN IMMEDIATE").await?;
    let mut transaction = WriteTransaction { inner, notices: Vec::new() };
    for job in batch {
        let announced = transaction.notices.len();
        sqlx::query("SAVEPOINT job").execute(transaction.connection()).await?;
        if job.run(&mut transaction).await == Verdict::Undo {
            transaction.notices.truncate(announced);
            sqlx::query("ROLLBACK TO job").execute(transaction.connection()).await?;
        }
        sqlx::query("RELEASE job").execute(transaction.connection()).await?;
    }
    transaction.inner.commit().await?;
    Ok(transaction.notices)
}
