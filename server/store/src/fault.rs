//! What went wrong in the database itself.

use std::sync::Arc;

use sqlx::error::DatabaseError;

/// The database failed. What it said is in the source, for the log and not for players.
#[derive(Clone, Debug, thiserror::Error)]
#[error("the database could not be read or written")]
pub struct Fault(#[source] Arc<sqlx::Error>);

impl From<sqlx::Error> for Fault {
    fn from(cause: sqlx::Error) -> Self {
        Self(Arc::new(cause))
    }
}

/// Something kept in the database is not in its form.
pub(crate) fn unreadable(
    cause: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> sqlx::Error {
    sqlx::Error::Decode(cause.into())
}

/// Whether a row with the same key was there already.
pub(crate) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(DatabaseError::is_unique_violation)
}

/// Whether a row refers to something that is not there.
pub(crate) fn is_missing(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(DatabaseError::is_foreign_key_violation)
}
