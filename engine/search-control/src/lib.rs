//! Search control: a deadline, a stop signal and a listener for a computer player's search.
//!
//! ```
//! use search_control::{StopSignal, SearchControl};
//! use std::time::Duration;
//!
//! let signal = StopSignal::default();
//! let control: SearchControl<'_, str> =
//!     SearchControl::unlimited().stopped_by(&signal).at_most(Duration::from_secs(5));
//! assert!(!control.is_over());
//! signal.raise(); // from any thread
//! assert!(control.is_over());
//! ```

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Is told what a player tries.
pub type Listener<'call, Trial> = dyn Fn(&Trial) + Sync + 'call;

/// What a player is given besides a turn: a deadline, a stop signal and a listener.
///
/// A player who is stopped plays the best move found so far ("force move").
pub struct SearchControl<'call, Trial: ?Sized> {
    deadline: Option<Instant>,
    stop_signal: Option<&'call StopSignal>,
    listener: Option<&'call Listener<'call, Trial>>,
    pace: Duration,
}

impl<Trial: ?Sized> Clone for SearchControl<'_, Trial> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Trial: ?Sized> Copy for SearchControl<'_, Trial> {}

impl<Trial: ?Sized> Default for SearchControl<'_, Trial> {
    fn default() -> Self {
        Self { deadline: None, stop_signal: None, listener: None, pace: Duration::ZERO }
    }
}

/// A signal that anyone who holds it can raise, from any thread, to stop a search at once.
#[derive(Clone, Debug, Default)]
pub struct StopSignal(Arc<Signal>);

#[derive(Debug, Default)]
struct Signal {
    is_raised: AtomicBool,
    lock: Mutex<()>,
    raised: Condvar,
}

impl StopSignal {
    /// Stops the search.
    pub fn raise(&self) {
        let guard = self.0.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.0.is_raised.store(true, Ordering::Relaxed);
        drop(guard);
        self.0.raised.notify_all();
    }

    /// Whether the search must stop.
    pub fn is_raised(&self) -> bool {
        self.0.is_raised.load(Ordering::Relaxed)
    }

    /// The signal as a flag, for searches that read it often.
    pub fn flag(&self) -> &AtomicBool {
        &self.0.is_raised
    }

    /// Waits this long, or until the signal is raised.
    pub fn wait(&self, time: Duration) {
        let guard = self.0.lock.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.0.raised.wait_timeout_while(guard, time, |()| !self.is_raised());
        drop(waited);
    }
}

impl<'call, Trial: ?Sized> SearchControl<'call, Trial> {
    /// No deadline, no stop signal and no listener.
    pub fn unlimited() -> Self {
        Self::default()
    }

    /// The same with a deadline; the earlier of two counts.
    #[must_use]
    pub fn until(self, moment: Instant) -> Self {
        let deadline = self.deadline.map_or(moment, |deadline| deadline.min(moment));
        Self { deadline: Some(deadline), ..self }
    }

    /// The same with a deadline this long after the call.
    #[must_use]
    pub fn at_most(self, time: Duration) -> Self {
        self.until(Instant::now() + time)
    }

    /// The same, to be ended by this signal.
    #[must_use]
    pub fn stopped_by(self, stop_signal: &'call StopSignal) -> Self {
        Self { stop_signal: Some(stop_signal), ..self }
    }

    /// The same with a listener, who is given this long to look at each trial.
    #[must_use]
    pub fn with_listener(self, listener: &'call Listener<'call, Trial>, pace: Duration) -> Self {
        Self { listener: Some(listener), pace, ..self }
    }

    /// The same deadline and stop signal, without a listener.
    #[must_use]
    pub fn without_listener<Other: ?Sized>(self) -> SearchControl<'call, Other> {
        SearchControl {
            deadline: self.deadline,
            stop_signal: self.stop_signal,
            ..SearchControl::default()
        }
    }

    /// When the search ends at the latest.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// The signal that ends it earlier.
    pub fn stop_signal(&self) -> Option<&'call StopSignal> {
        self.stop_signal
    }

    /// Whether somebody listens, so that trials are worth reporting one by one.
    pub fn has_listener(&self) -> bool {
        self.listener.is_some()
    }

    /// Whether the player must answer with the best move found so far.
    pub fn is_over(&self) -> bool {
        self.is_forced() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether the stop signal was raised: the player must move at once.
    pub fn is_forced(&self) -> bool {
        self.stop_signal.is_some_and(StopSignal::is_raised)
    }

    /// Tells the listener what is being tried, and gives them time to look at it.
    pub fn tell(&self, trial: &Trial) {
        let Some(listener) = self.listener else { return };
        listener(trial);
        let left = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let time = left.map_or(self.pace, |left| left.min(self.pace));
        if time.is_zero() {
            return;
        }
        match self.stop_signal {
            Some(signal) => signal.wait(time),
            None => std::thread::sleep(time),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_hours(1);

    #[test]
    fn a_raised_signal_ends_a_search_and_its_pauses_at_once() {
        let signal = StopSignal::default();
        let listener = |_: &str| signal.raise();
        let control = SearchControl::unlimited().stopped_by(&signal).with_listener(&listener, LONG);
        assert!(!control.is_over());
        control.tell("HORN");
        assert!(control.is_over());
    }

    #[test]
    fn the_earliest_of_two_limits_counts() {
        let moment = Instant::now();
        let control = SearchControl::<str>::unlimited().until(moment).until(moment + LONG);
        assert_eq!(control.deadline(), Some(moment));
        assert!(control.is_over());
    }

    #[test]
    fn nobody_waits_longer_than_the_player_may_think() {
        let control =
            SearchControl::unlimited().at_most(Duration::ZERO).with_listener(&|_: &str| {}, LONG);
        control.tell("HORN");
        assert!(control.is_over());
    }
}
