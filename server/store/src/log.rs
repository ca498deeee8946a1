//! The log of a table's events: append-only, numbered without gaps.
//!
//! Optimistic concurrency: an append says which number it expects to be next, and gets a conflict if
//! another server has written first. An idempotency key makes repeating an append harmless.

use serde_json::Value;
use sqlx::AnyConnection;
use tabletop::Moment;

use crate::fault::is_missing;
use crate::row::{Columns as _, stored};
use crate::writer::WriteTransaction;
use crate::{Fault, Notice, PersonId, Store, TableId, Timestamp};

/// An event of a log.
#[derive(Clone, Debug, PartialEq)]
pub struct Logged {
    /// What happened, in the words of the game.
    pub event: Value,
    /// What the table's clock showed.
    pub moment: Moment,
    /// When it was written down.
    pub written: Timestamp,
}

/// The idempotency key of an action: sent twice, it is done once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdempotencyKey {
    /// Whose action it is.
    pub person: PersonId,
    /// The screen's own name for it.
    pub key: String,
}

/// Events to append.
#[derive(Clone, Debug)]
pub struct Append {
    /// To the log of which table.
    pub table: TableId,
    /// The number the first of them is to have.
    pub expected_next: u64,
    /// What happened.
    pub events: Vec<Value>,
    /// What the table's clock shows.
    pub moment: Moment,
    /// What the action that made them is called.
    pub key: Option<IdempotencyKey>,
}

/// Events that are in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The number of the first.
    pub first: u64,
    /// How many they are.
    pub count: u64,
    /// Whether they had been there before: the action was sent again.
    pub repeated: bool,
}

/// Why nothing was appended.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Someone else wrote first.
    #[error("the log goes on at {next} already")]
    Conflict {
        /// The number that is next.
        next: u64,
    },
    /// There is no such table.
    #[error("there is no such table")]
    NoSuchTable,
    /// The database failed; whether anything was written is not known.
    #[error(transparent)]
    Fault(#[from] Fault),
}

impl Store {
    /// Appends to a log: all of the events or none. When this returns they are on the disk.
    pub async fn append(&self, append: Append, now: Timestamp) -> Result<Appended, AppendError> {
        self.writer.write(move |transaction| Box::pin(write_append(transaction, append, now))).await
    }

    /// The events an action has made, if it was done already.
    pub async fn action(
        &self,
        table: TableId,
        key: &IdempotencyKey,
    ) -> Result<Option<Appended>, Fault> {
        let mut reader = self.readers.acquire().await?;
        find_action(&mut reader, table, key).await
    }
}

async fn write_append(
    transaction: &mut WriteTransaction,
    append: Append,
    now: Timestamp,
) -> Result<Appended, AppendError> {
    let Append { table, expected_next: first, .. } = append;
    let count = append.events.len() as u64;
    if let Some(key) = &append.key
        && !write_key(transaction.connection(), &append, key, now).await?
        && let Some(done) = find_action(transaction.connection(), table, key).await?
    {
        return Ok(done);
    }
    if !advance(transaction.connection(), &append, now).await? {
        let next = next_number(transaction.connection(), table).await?;
        return Err(next.map_or(AppendError::NoSuchTable, |next| AppendError::Conflict { next }));
    }
    let moment = append.moment;
    let logged = append.events.into_iter().map(|event| Logged { event, moment, written: now });
    write_log(transaction.connection(), table, first, &logged.collect::<Vec<_>>()).await?;
    transaction.announce(Notice::Log(table, first + count));
    Ok(Appended { first, count, repeated: false })
}

/// Notes the name of an action; tells whether it was new.
async fn write_key(
    connection: &mut AnyConnection,
    append: &Append,
    key: &IdempotencyKey,
    now: Timestamp,
) -> Result<bool, AppendError> {
    let insert = "INSERT INTO action_keys \
                  (table_id, person, action_key, first_number, event_count, written_at) \
                  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
    let insert = sqlx::query(insert)
        .bind(append.table.to_string())
        .bind(key.person.to_string())
        .bind(key.key.clone())
        .bind(stored(append.expected_next))
        .bind(stored(append.events.len() as u64))
        .bind(stored(now.0));
    match insert.execute(connection).await {
        Ok(done) => Ok(done.rows_affected() == 1),
        Err(cause) if is_missing(&cause) => Err(AppendError::NoSuchTable),
        Err(cause) => Err(AppendError::Fault(cause.into())),
    }
}

async fn find_action(
    reader: &mut AnyConnection,
    table: TableId,
    key: &IdempotencyKey,
) -> Result<Option<Appended>, Fault> {
    let find = "SELECT first_number, event_count FROM action_keys \
                WHERE table_id = $1 AND person = $2 AND action_key = $3";
    let find = sqlx::query(find)
        .bind(table.to_string())
        .bind(key.person.to_string())
        .bind(key.key.clone());
    let Some(row) = find.fetch_optional(reader).await? else { return Ok(None) };
    let (first, count) = (row.number("first_number")?, row.number("event_count")?);
    Ok(Some(Appended { first, count, repeated: true }))
}

/// Advances the table by this many events if it is at the expected number (optimistic locking).
///
/// This row is where two writers meet: the second waits for the first, and then finds another number.
async fn advance(
    connection: &mut AnyConnection,
    append: &Append,
    now: Timestamp,
) -> Result<bool, Fault> {
    let update = "UPDATE game_tables SET next_number = next_number + $3, changed_at = $5, \
                  clock_ms = CASE WHEN clock_ms < $4 THEN $4 ELSE clock_ms END \
                  WHERE id = $1 AND next_number = $2 AND deleted_at IS NULL";
    let update = sqlx::query(update)
        .bind(append.table.to_string())
        .bind(stored(append.expected_next))
        .bind(stored(append.events.len() as u64))
        .bind(stored(append.moment.0))
        .bind(stored(now.0));
    Ok(update.execute(connection).await?.rows_affected() == 1)
}

async fn next_number(connection: &mut AnyConnection, table: TableId) -> Result<Option<u64>, Fault> {
    let find = "SELECT next_number FROM game_tables WHERE id = $1 AND deleted_at IS NULL";
    let row = sqlx::query(find).bind(table.to_string()).fetch_optional(connection).await?;
    Ok(row.map(|row| row.number("next_number")).transpose()?)
}

/// Writes events under their numbers.
pub(crate) async fn write_log(
    connection: &mut AnyConnection,
    table: TableId,
    first: u64,
    events: &[Logged],
) -> Result<(), Fault> {
    let insert = "INSERT INTO log (table_id, number, event, moment, written_at) \
                  VALUES ($1, $2, $3, $4, $5)";
    for (number, logged) in (first..).zip(events) {
        let insert = sqlx::query(insert)
            .bind(table.to_string())
            .bind(stored(number))
            .bind(logged.event.to_string())
            .bind(stored(logged.moment.0))
            .bind(stored(logged.written.0));
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}
