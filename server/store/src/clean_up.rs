//! Removes expired data.

use std::time::Duration;

use crate::row::stored;
use crate::{Fault, Store, Timestamp};

/// Retention of idempotency keys: a screen does not repeat an action after this long.
const ACTION_KEYS_KEPT: Duration = Duration::from_hours(7 * 24);
/// Retention of removed tables: until then, an administrator can restore them.
const REMOVED_TABLES_KEPT: Duration = Duration::from_hours(30 * 24);
/// Retention of guests without a session, seat, result or table.
const GUESTS_KEPT: Duration = Duration::from_hours(30 * 24);

const FORGET_GUESTS: &str = "DELETE FROM people WHERE account_key IS NULL AND created_at <= $1 \
    AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
    AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) \
    AND NOT EXISTS (SELECT 1 FROM results WHERE person = people.id) \
    AND NOT EXISTS (SELECT 1 FROM shelf WHERE person = people.id) \
    AND NOT EXISTS (SELECT 1 FROM game_tables WHERE host = people.id)";

/// How much was cleaned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CleanedUp {
    /// Sessions that had run out.
    pub sessions: u64,
    /// Names of actions that were done long ago.
    pub action_keys: u64,
    /// Tables that were removed long ago, with their logs.
    pub tables: u64,
    /// Guests who had nothing here.
    pub guests: u64,
}

impl Store {
    /// Deletes expired data. Once a day is often enough.
    pub async fn clean_up(&self, now: Timestamp) -> Result<CleanedUp, Fault> {
        let delete = async |statement: &'static str, before: Timestamp| {
            self.change(sqlx::query(statement).bind(stored(before.0))).await
        };
        Ok(CleanedUp {
            sessions: delete("DELETE FROM sessions WHERE expires_at <= $1", now).await?,
            action_keys: delete(
                "DELETE FROM action_keys WHERE written_at <= $1",
                now.before(ACTION_KEYS_KEPT),
            )
            .await?,
            tables: delete(
                "DELETE FROM game_tables WHERE deleted_at <= $1",
                now.before(REMOVED_TABLES_KEPT),
            )
            .await?,
            guests: delete(FORGET_GUESTS, now.before(GUESTS_KEPT)).await?,
        })
    }
}
