//! The server's clock, injected so that tests can move it forward instead of sleeping.

use std::time::{Duration, Instant};

use store::Timestamp;
use tokio::sync::watch;

/// The system clock plus skipped time. Clones share the same clock.
///
/// Everything timed in a server uses this clock: table clocks, leases, rate limits, sessions and
/// periodic tasks.
#[derive(Clone, Debug)]
pub struct Clock {
    skipped: watch::Sender<Duration>,
}

impl Default for Clock {
    fn default() -> Self {
        Self { skipped: watch::Sender::new(Duration::ZERO) }
    }
}

impl Clock {
    /// Moves the clock forward and wakes the tasks that are due.
    pub fn skip(&self, length: Duration) {
        self.skipped.send_modify(|skipped| *skipped += length);
    }

    /// The current monotonic time, for measuring durations.
    pub(crate) fn now(&self) -> Instant {
        Instant::now() + *self.skipped.borrow()
    }

    /// The current calendar time.
    pub(crate) fn timestamp(&self) -> Timestamp {
        Timestamp::now().after(*self.skipped.borrow())
    }

    /// Waits until a moment; forever if there is none.
    pub(crate) async fn sleep_until(&self, moment: Option<Instant>) {
        let Some(moment) = moment else { return std::future::pending().await };
        let mut skips = self.skipped.subscribe();
        loop {
            let left = moment.saturating_duration_since(self.now());
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(left) => {}
                _skipped = skips.changed() => {}
            }
        }
    }

    /// Waits for a duration.
    pub(crate) async fn sleep(&self, length: Duration) {
        self.sleep_until(Some(self.now() + length)).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_sleeps_is_woken_when_the_time_is_skipped() {
        let clock = Clock::default();
        let (before, day) = (clock.timestamp(), Duration::from_hours(24));
        let (sleeping, tomorrow) = (clock.clone(), clock.now() + day);
        let sleeper = tokio::spawn(async move { sleeping.sleep_until(Some(tomorrow)).await });
        clock.skip(2 * day);
        sleeper.await.unwrap();
        assert!(clock.timestamp() >= before.after(2 * day));
    }
}
