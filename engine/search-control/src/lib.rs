//! SearchControl: how long a computer player may, who may stop him, and who listens while he does.
//!
//! ```
//! use search_control::{StopSignal, SearchControl};
//! use std::time::Duration;
//!
//! let sign = StopSignal::default();
//! let thinking: SearchControl<'_, str> = SearchControl::in_peace().stopped_by(&sign).at_most(Duration::from_secs(5));
//! assert!(!thinking.is_over());
//! sign.raise(); // from any thread
//! assert!(thinking.is_over());
//! ```

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Someone who is told what a player tries.
pub type Listener<'call, Trial> = dyn Fn(&Trial) + Sync + 'call;

/// What a player is given besides a turn: a limit, a stop sign, and someone who listens.
///
/// A player who is stopped plays the best he has found so far ("force move").
pub struct SearchControl<'call, Trial: ?Sized> {
    deadline: Option<Instant>,
    sign: Option<&'call StopSignal>,
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
        Self { deadline: None, sign: None, listener: None, pace: Duration::ZERO }
    }
}

/// A sign that anyone who holds it can raise, from any thread, to stop a player at once.
#[derive(Clone, Debug, Default)]
pub struct StopSignal(Arc<Sign>);

#[derive(Debug, Default)]
struct Sign {
    is_raised: AtomicBool,
    lock: Mutex<()>,
    raised: Condvar,
}

impl StopSignal {
    /// Stops the player.
    pub fn raise(&self) {
        let guard = self.0.lock.lock().unwrap_or_else(PoisonError::into_inner);
        self.0.is_raised.store(true, Ordering::Relaxed);
        drop(guard);
        self.0.raised.notify_all();
    }

    /// Whether the player is to stop.
    pub fn is_raised(&self) -> bool {
        self.0.is_raised.load(Ordering::Relaxed)
    }

    /// The sign as a flag, for searches that look at it often.
    pub fn flag(&self) -> &AtomicBool {
        &self.0.is_raised
    }

    /// Waits this long, or until the sign is raised.
    pub fn wait(&self, time: Duration) {
        let guard = self.0.lock.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.0.raised.wait_timeout_while(guard, time, |()| !self.is_raised());
        drop(waited);
    }
}

impl<'call, Trial: ?Sized> SearchControl<'call, Trial> {
    /// As long as he likes, with nobody listening.
    pub fn in_peace() -> Self {
        Self::default()
    }

    /// The same, but to this moment at the latest.
    #[must_use]
    pub fn until(self, moment: Instant) -> Self {
        let deadline = self.deadline.map_or(moment, |deadline| deadline.min(moment));
        Self { deadline: Some(deadline), ..self }
    }

    /// The same, but for this long at the most, counted from the call.
    #[must_use]
    pub fn at_most(self, time: Duration) -> Self {
        self.until(Instant::now() + time)
    }

    /// The same, to be ended by this sign.
    #[must_use]
    pub fn stopped_by(self, sign: &'call StopSignal) -> Self {
        Self { sign: Some(sign), ..self }
    }

    /// The same, with someone listening, who is given this long for each thing that is tried.
    #[must_use]
    pub fn aloud(self, listener: &'call Listener<'call, Trial>, pace: Duration) -> Self {
        Self { listener: Some(listener), pace, ..self }
    }

    /// The same limit and stop sign, with nobody listening.
    #[must_use]
    pub fn silent<Other: ?Sized>(self) -> SearchControl<'call, Other> {
        SearchControl { deadline: self.deadline, sign: self.sign, ..SearchControl::default() }
    }

    /// The moment at which thinking ends.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// What is raised to end it before.
    pub fn sign(&self) -> Option<&'call StopSignal> {
        self.sign
    }

    /// Whether it is aloud, so that trials are worth telling one by one.
    pub fn is_aloud(&self) -> bool {
        self.listener.is_some()
    }

    /// Whether the player must answer with the best he has.
    pub fn is_over(&self) -> bool {
        self.is_forced() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Whether somebody raised the sign: the player must move at once.
    pub fn is_forced(&self) -> bool {
        self.sign.is_some_and(StopSignal::is_raised)
    }

    /// Tells what is being tried, and gives the listener time to look at it.
    pub fn tell(&self, trial: &Trial) {
        let Some(listener) = self.listener else { return };
        listener(trial);
        let left = self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let time = left.map_or(self.pace, |left| left.min(self.pace));
        if time.is_zero() {
            return;
        }
        match self.sign {
            Some(sign) => sign.wait(time),
            None => std::thread::sleep(time),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_hours(1);

    #[test]
    fn a_raised_sign_ends_thinking_and_its_pauses_at_once() {
        let sign = StopSignal::default();
        let listener = |_: &str| sign.raise();
        let thinking = SearchControl::in_peace().stopped_by(&sign).aloud(&listener, LONG);
        assert!(!thinking.is_over());
        thinking.tell("HORN");
        assert!(thinking.is_over());
    }

    #[test]
    fn the_earliest_of_two_limits_counts() {
        let moment = Instant::now();
        let thinking = SearchControl::<str>::in_peace().until(moment).until(moment + LONG);
        assert_eq!(thinking.deadline(), Some(moment));
        assert!(thinking.is_over());
    }

    #[test]
    fn nobody_waits_longer_than_the_player_may_think() {
        let thinking = SearchControl::in_peace().at_most(Duration::ZERO).aloud(&|_: &str| {}, LONG);
        thinking.tell("HORN");
        assert!(thinking.is_over());
    }
}
