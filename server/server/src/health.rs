//! Whether the database can be read and written.

use std::time::{Duration, Instant};

use store::{Fault, Store};
use tokio::sync::Mutex;

/// How long a successful check is valid, so that frequent requests cost no writes.
const VALID: Duration = Duration::from_secs(5);

/// The time of the last successful check.
#[derive(Default)]
pub(crate) struct Health {
    found_well: Mutex<Option<Instant>>,
}

impl Health {
    /// Checks the database, unless the last successful check is recent.
    pub(crate) async fn check(&self, store: &Store, now: Instant) -> Result<(), Fault> {
        let mut found_well = self.found_well.lock().await;
        if found_well.is_some_and(|when| now.saturating_duration_since(when) < VALID) {
            return Ok(());
        }
        *found_well = None;
        store.ping().await?;
        store.check_writable().await?;
        *found_well = Some(now);
        Ok(())
    }
}
