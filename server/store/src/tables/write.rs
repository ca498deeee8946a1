//! Setting, changing and copying tables.

use sqlx::AnyConnection;
use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;

use super::{Category, ChangeError, NewTable, TableChange, TableState, Visibility};
use crate::fault::is_taken;
use crate::log::write_log;
use crate::row::{Columns as _, stored};
use crate::seats::write_seat;
use crate::{Fault, Logged, Notice, PersonId, Store, Table, TableCode, TableId, Timestamp};

/// How many codes are tried; there are nearly two hundred million.
const CODES_TRIED: usize = 8;

impl Store {
    /// Sets a table, with whatever has happened at it so far.
    pub async fn set_table(&self, new: NewTable, now: Timestamp) -> Result<Table, Fault> {
        let mut last_fault = None;
        for _ in 0..CODES_TRIED {
            let (id, code) = (TableId::random(), TableCode::random());
            match self.try_table(id, code, new.clone(), now).await {
                Ok(()) => return Ok(new.into_table(id, code, now)),
                Err(SetError::CodeTaken(fault)) => last_fault = Some(fault),
                Err(SetError::Fault(fault)) => return Err(fault),
            }
        }
        Err(last_fault.unwrap_or_else(|| sqlx::Error::RowNotFound.into()))
    }

    async fn try_table(
        &self,
        id: TableId,
        code: TableCode,
        new: NewTable,
        now: Timestamp,
    ) -> Result<(), SetError> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    insert_table(transaction.connection(), (id, code), &new, now)
                        .await
                        .map_err(SetError::from)?;
                    for seating in &new.seats {
                        write_seat(transaction.connection(), id, seating).await?;
                    }
                    write_log(transaction.connection(), id, 0, &new.log).await?;
                    transaction.announce(Notice::Table(id));
                    Ok(())
                })
            })
            .await
    }

    /// Keeps the results of a table out of charts and statistics, whatever comes of its game.
    pub async fn stop_counting(&self, table: TableId) -> Result<(), Fault> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    sqlx::query("UPDATE game_tables SET counts = 0 WHERE id = $1")
                        .bind(table.to_string())
                        .execute(transaction.connection())
                        .await?;
                    Ok(())
                })
            })
            .await
    }

    /// Changes a table that is in the expected state; nothing happens if it is in another by then.
    pub async fn change_table(
        &self,
        table: TableId,
        expected: TableState,
        change: TableChange,
        now: Timestamp,
    ) -> Result<(), ChangeError> {
        self.writer
            .write(move |transaction| {
                Box::pin(async move {
                    let update = change.statement(table, expected, now);
                    let updated =
                        update.execute(transaction.connection()).await.map_err(Fault::from)?;
                    if updated.rows_affected() == 0 {
                        let found = state_of(transaction.connection(), table).await?;
                        return Err(found.map_or(ChangeError::NoSuchTable, |found| {
                            ChangeError::NotInThatState { found }
                        }));
                    }
                    transaction.announce(Notice::Table(table));
                    Ok(())
                })
            })
            .await
    }
}

impl NewTable {
    /// A copy of a table, to be set as another one: paused if the game was on.
    pub fn copy_of(table: Table, log: Vec<Logged>, host: PersonId) -> Self {
        let state = match table.state {
            TableState::Playing => TableState::Paused,
            other => other,
        };
        Self {
            category: table.category,
            title: table.title,
            options: table.options,
            seed: table.seed,
            state,
            visibility: Visibility::ByInvitation,
            host,
            seats: table.seats,
            log,
            clock: table.clock,
            counts: false,
            forbids_lookups: table.forbids_lookups,
        }
    }

    fn into_table(self, id: TableId, code: TableCode, now: Timestamp) -> Table {
        Table {
            id,
            code,
            category: self.category,
            title: self.title,
            options: self.options,
            seed: self.seed,
            state: self.state,
            visibility: self.visibility,
            host: Some(self.host),
            next_number: self.log.len() as u64,
            clock: self.clock,
            forbids_lookups: self.forbids_lookups,
            created: now,
            changed: now,
            seats: self.seats,
        }
    }
}

/// Why a table could not be set at once.
enum SetError {
    /// Another table has that code.
    CodeTaken(Fault),
    Fault(Fault),
}

impl From<Fault> for SetError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<sqlx::Error> for SetError {
    fn from(cause: sqlx::Error) -> Self {
        if is_taken(&cause) { Self::CodeTaken(cause.into()) } else { Self::Fault(cause.into()) }
    }
}

async fn insert_table(
    connection: &mut AnyConnection,
    (id, code): (TableId, TableCode),
    new: &NewTable,
    now: Timestamp,
) -> Result<(), sqlx::Error> {
    let insert = "INSERT INTO game_tables \
                  (id, code, game, mode, language, preset, title, options, seed, state, visibility, \
                   host, next_number, clock_ms, created_at, changed_at, counts, \
                   forbids_lookups) \
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, \
                  $16, $17)";
    sqlx::query(insert)
        .bind(id.to_string())
        .bind(code.plain())
        .bind(new.category.game.clone())
        .bind(new.category.mode.clone())
        .bind(new.category.language.clone())
        .bind(new.category.preset.clone())
        .bind(new.title.clone())
        .bind(new.options.to_string())
        .bind(new.seed.to_string())
        .bind(new.state.word())
        .bind(new.visibility.word())
        .bind(new.host.to_string())
        .bind(stored(new.log.len() as u64))
        .bind(stored(new.clock.0))
        .bind(stored(now.0))
        .bind(i64::from(new.counts))
        .bind(i64::from(new.forbids_lookups))
        .execute(connection)
        .await?;
    Ok(())
}

impl TableChange {
    /// The statement that makes this change, if the table is in the expected state.
    fn statement(
        self,
        table: TableId,
        expected: TableState,
        now: Timestamp,
    ) -> Query<'static, Any, AnyArguments> {
        let update = "UPDATE game_tables SET changed_at = $3, title = COALESCE($4, title), \
                      options = COALESCE($5, options), state = COALESCE($6, state), \
                      visibility = COALESCE($7, visibility), host = COALESCE($8, host), \
                      game = COALESCE($9, game), mode = COALESCE($10, mode), \
                      language = COALESCE($11, language), preset = COALESCE($12, preset), \
                      forbids_lookups = COALESCE($13, forbids_lookups) \
                      WHERE id = $1 AND state = $2 AND deleted_at IS NULL";
        let category = self.category;
        let part = |part: fn(&Category) -> &String| category.as_ref().map(part).cloned();
        sqlx::query(update)
            .bind(table.to_string())
            .bind(expected.word())
            .bind(stored(now.0))
            .bind(self.title)
            .bind(self.options.map(|options| options.to_string()))
            .bind(self.state.map(TableState::word))
            .bind(self.visibility.map(Visibility::word))
            .bind(self.host.map(|host| host.to_string()))
            .bind(part(|category| &category.game))
            .bind(part(|category| &category.mode))
            .bind(part(|category| &category.language))
            .bind(part(|category| &category.preset))
            .bind(self.forbids_lookups.map(i64::from))
    }
}

async fn state_of(
    connection: &mut AnyConnection,
    table: TableId,
) -> Result<Option<TableState>, Fault> {
    let find = "SELECT state FROM game_tables WHERE id = $1 AND deleted_at IS NULL";
    let row = sqlx::query(find).bind(table.to_string()).fetch_optional(connection).await?;
    Ok(row.map(|row| row.parsed("state")).transpose()?)
}
