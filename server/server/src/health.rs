//! Whether the database can be read and written.

use std::time::{Duration, Instant};

use store::{Fault, Store};
use tokio::sync::Mutex;

/// How long a good check is valid, so that asking often costs no writes.
const VALID: Duration = Duration::from_secs(5);

/// When the database was last found well.
#[derive(Default)]
pub(crate) struct Health {
    found_well: Mutex<Option<Instant>>,
}

impl Health {
    /// Checks the database, unless it was found well a moment ago.
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
