//! The time of day, as the store notes it.

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

/// A moment of the calendar, in thousandths of a second since 1970.
///
/// It comes in as a value wherever the store needs it, so that what runs out can be tried without
/// waiting. The clock of a game is another one: [`tabletop::Moment`].
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// What the system's clock shows.
    pub fn now() -> Self {
        let since_1970 = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self::default().after(since_1970.unwrap_or_default())
    }

    /// This duration later.
    #[must_use]
    pub fn after(self, length: Duration) -> Self {
        Self(self.0.saturating_add(millis(length)))
    }

    /// This duration earlier.
    #[must_use]
    pub fn before(self, length: Duration) -> Self {
        Self(self.0.saturating_sub(millis(length)))
    }
}

fn millis(length: Duration) -> u64 {
    u64::try_from(length.as_millis()).unwrap_or(u64::MAX)
}
