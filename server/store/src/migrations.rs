//! The form of the database: numbered steps, each taken once, all or none.

use sqlx::{AnyConnection, Connection as _, Executor as _};

use crate::open::{Database, OpenError};

/// Every step so far, the first first. A step that was released never changes.
const STEPS: [&str; 5] = [
    include_str!("../migrations/0001_tables_people_and_logs.sql"),
    include_str!("../migrations/0002_games_that_do_not_count.sql"),
    include_str!("../migrations/0003_lookups_forbidden.sql"),
    include_str!("../migrations/0004_counters.sql"),
    include_str!("../migrations/0005_help_and_charts.sql"),
];

/// Takes the steps that this database has not taken.
pub(crate) async fn apply(
    connection: &mut AnyConnection,
    database: Database,
) -> Result<(), OpenError> {
    let mut transaction = match database {
        Database::Sqlite => connection.begin_with("BEGIN IMMEDIATE").await?,
        Database::Postgres => connection.begin().await?,
    };
    if database == Database::Postgres {
        // Two servers that start together take turns.
        transaction.execute("SELECT pg_advisory_xact_lock(860486048604)").await?;
    }
    let taken = steps_taken(&mut transaction, database).await?;
    for (number, step) in (1_i64..).zip(STEPS).skip(taken) {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
        let note = sqlx::query("INSERT INTO lettrine_steps (number) VALUES ($1)").bind(number);
        note.execute(&mut *transaction).await?;
    }
    Ok(transaction.commit().await?)
}

/// How many steps this database has taken; one without anything in it is made ours.
async fn steps_taken(
    connection: &mut AnyConnection,
    database: Database,
) -> Result<usize, OpenError> {
    let (ours, all) = database.count_tables();
    let ours: i64 = sqlx::query_scalar(ours).fetch_one(&mut *connection).await?;
    let all: i64 = sqlx::query_scalar(all).fetch_one(&mut *connection).await?;
    match (ours, all) {
        (0, 0) => {
            let make = "CREATE TABLE lettrine_steps (number BIGINT NOT NULL PRIMARY KEY)";
            connection.execute(make).await?;
            Ok(0)
        }
        (0, _) => Err(OpenError::Foreign),
        _ => {
            let count = "SELECT COUNT(*) FROM lettrine_steps";
            let taken: i64 = sqlx::query_scalar(count).fetch_one(connection).await?;
            let taken = usize::try_from(taken).unwrap_or(usize::MAX);
            if taken > STEPS.len() { Err(OpenError::Newer) } else { Ok(taken) }
        }
    }
}
