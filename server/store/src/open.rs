//! Opening a store: finding the database, checking that it is ours and whole, bringing it up to date.

use std::path::Path;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};

use crate::notices::{self, Broadcaster, Listening};
use crate::writer::Writer;
use crate::{Address, Fault, Store, migrations};

/// SQLite: readers do not disturb each other, but each keeps a thread.
const SQLITE_READERS: u32 = 4;
/// PostgreSQL: each connection is a process over there.
const POSTGRES_CONNECTIONS: u32 = 16;
/// How long to wait for a connection before the database counts as absent.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection idle for this long is tested before use; the server may have gone.
const IDLE: Duration = Duration::from_secs(5);

/// SQLite's own numbers for "the content is damaged" and "this is not a database".
const SQLITE_CORRUPT: i64 = 11;
const SQLITE_NOT_A_DATABASE: i64 = 26;

/// Bookmark in a log beside the file, on the disk before a commit returns.
const SQLITE_CUSTOMS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                              PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 10000;";
/// On the disk before a commit returns, whatever the server's own custom is.
const POSTGRES_CUSTOMS: &str = "SET synchronous_commit = on";

/// Why a store could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder of the file is not there and cannot be made.
    #[error("the folder for the database cannot be made: {0}")]
    Folder(#[source] std::io::Error),
    /// Another program has the file open; where it can be reached, if it has said so.
    #[error("another lettrine uses this data folder{}", reached_at(.0))]
    InUse(String),
    /// Something else is in the file.
    #[error("the file is not a database: choose another, or move it away to begin anew")]
    NotADatabase,
    /// The file was ours once, but is damaged.
    #[error("the database is damaged: put back a copy of it, or move it away to begin anew")]
    Damaged,
    /// It is the database of another program.
    #[error("the database belongs to another program: choose an empty one")]
    Foreign,
    /// It was used by a later version of this program.
    #[error("the database was written by a newer version of this program: use that one")]
    Newer,
    /// The database is not there, or does not let us in.
    #[error("the database cannot be opened")]
    Database(#[source] Fault),
}

/// Where another program can be reached, as the end of a sentence.
fn reached_at(address: &str) -> String {
    if address.is_empty() { String::new() } else { format!(" and can be reached at {address}") }
}

impl From<sqlx::Error> for OpenError {
    fn from(cause: sqlx::Error) -> Self {
        match sqlite_code(&cause) {
            Some(SQLITE_NOT_A_DATABASE) => Self::NotADatabase,
            Some(SQLITE_CORRUPT) => Self::Damaged,
            _ => Self::Database(cause.into()),
        }
    }
}

/// The lowest eight bits of SQLite's code; PostgreSQL's codes have five signs and are not numbers of
/// that kind.
fn sqlite_code(error: &sqlx::Error) -> Option<i64> {
    let code = error.as_database_error()?.code()?;
    (code.len() < 5).then(|| code.parse::<i64>().ok()).flatten().map(|code| code & 0xff)
}

/// Which database it is, where that makes a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Database {
    Sqlite,
    Postgres,
}

impl Database {
    /// Questions for the number of our tables of steps (one or none) and of all tables.
    pub(crate) fn count_tables(self) -> (&'static str, &'static str) {
        match self {
            Self::Sqlite => (
                "SELECT COUNT(*) FROM sqlite_master WHERE name = 'lettrine_steps'",
                "SELECT COUNT(*) FROM sqlite_master",
            ),
            Self::Postgres => (
                "SELECT COUNT(*) FROM information_schema.tables \
                 WHERE table_schema = current_schema() AND table_name = 'lettrine_steps'",
                "SELECT COUNT(*) FROM information_schema.tables \
                 WHERE table_schema = current_schema()",
            ),
        }
    }

    fn customs(self) -> &'static str {
        match self {
            Self::Sqlite => SQLITE_CUSTOMS,
            Self::Postgres => POSTGRES_CUSTOMS,
        }
    }

    fn pool(self, connections: u32) -> AnyPoolOptions {
        let pool = AnyPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(PATIENCE)
            .test_before_acquire(false)
            .after_connect(move |connection, _| {
                Box::pin(async move { connection.execute(self.customs()).await.map(|_| ()) })
            });
        match self {
            Self::Sqlite => pool.idle_timeout(None).max_lifetime(None),
            Self::Postgres => pool.before_acquire(|connection, standing| {
                Box::pin(
                    async move { Ok(standing.idle_for < IDLE || connection.ping().await.is_ok()) },
                )
            }),
        }
    }
}

impl Store {
    /// Opens the store at this address: makes it if there is none, brings it up to date if it is older.
    pub async fn open(address: &Address) -> Result<Self, OpenError> {
        sqlx::any::install_default_drivers();
        let database = match address {
            Address::Sqlite(file) => {
                make_folder_of(file)?;
                Database::Sqlite
            }
            Address::Postgres(_) => Database::Postgres,
        };
        let options = address.options()?;
        let mut connection = AnyConnection::connect_with(&options).await?;
        connection.execute(database.customs()).await?;
        if database == Database::Sqlite {
            check_whole(&mut connection).await?;
        }
        migrations::apply(&mut connection, database).await?;
        connection.close().await?;

        let pool = |connections: u32| database.pool(connections).connect_lazy_with(options.clone());
        match address {
            Address::Sqlite(_) => Ok(Self::on_sqlite(pool(SQLITE_READERS), pool(1))),
            Address::Postgres(url) => Self::on_postgres(pool(POSTGRES_CONNECTIONS), url).await,
        }
    }

    fn on_sqlite(readers: AnyPool, writing: AnyPool) -> Self {
        let broadcaster = Broadcaster::new();
        let writer = Writer::batching(writing.clone(), broadcaster.clone());
        Self { readers, writing, writer, broadcaster, listening: None }
    }

    async fn on_postgres(pool: AnyPool, url: &str) -> Result<Self, OpenError> {
        let broadcaster = Broadcaster::new();
        let listener = notices::listen(url).await?;
        let listening = Some(Listening::begin(listener, broadcaster.clone()));
        let writer = Writer::Separate(pool.clone());
        Ok(Self { readers: pool.clone(), writing: pool, writer, broadcaster, listening })
    }
}

pub(crate) fn make_folder_of(file: &Path) -> Result<(), OpenError> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or(Ok(()), std::fs::create_dir_all).map_err(OpenError::Folder)
}

/// Looks through the whole file for damage; a few milliseconds for each ten megabytes.
async fn check_whole(connection: &mut AnyConnection) -> Result<(), OpenError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await?;
    if found == "ok" { Ok(()) } else { Err(OpenError::Damaged) }
}
