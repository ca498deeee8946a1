//! The clock of a table: it runs only while the game is being played on a running server.

use std::time::{Duration, Instant};

use tabletop::{Millis, Moment};

use crate::server_clock::Clock;

/// A clock that can be stopped.
#[derive(Clone, Debug)]
pub(crate) struct TableClock {
    clock: Clock,
    shown: Moment,
    running_since: Option<Instant>,
}

impl TableClock {
    /// A stopped clock that shows this time.
    pub(crate) const fn standing(shown: Moment, clock: Clock) -> Self {
        Self { clock, shown, running_since: None }
    }

    /// The time it shows.
    pub(crate) fn now(&self) -> Moment {
        let run = |since| self.clock.now().saturating_duration_since(since);
        let run = self.running_since.map_or(Duration::ZERO, run);
        self.shown + Millis(u64::try_from(run.as_millis()).unwrap_or(u64::MAX))
    }

    /// Starts it.
    pub(crate) fn run(&mut self) {
        self.running_since.get_or_insert_with(|| self.clock.now());
    }

    /// Stops it.
    pub(crate) fn stand(&mut self) {
        self.shown = self.now();
        self.running_since = None;
    }

    /// Stops it at this time, for example when a game ended then.
    pub(crate) fn stand_at(&mut self, moment: Moment) {
        self.shown = moment;
        self.running_since = None;
    }

    /// Moves it forward if another server's clock is ahead: time never goes backwards.
    pub(crate) fn not_before(&mut self, moment: Moment) {
        let behind = moment.since(self.now());
        self.shown = self.shown + behind;
    }

    /// When it will show this time; `None` while it is stopped.
    pub(crate) fn will_show(&self, moment: Moment) -> Option<Instant> {
        let since = self.running_since?;
        Some(since + Duration::from_millis(moment.since(self.shown).0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_stands_still_shows_the_same() {
        let clock = standing(Moment(5000));
        assert_eq!(clock.now(), Moment(5000));
        assert_eq!(clock.will_show(Moment(6000)), None);
    }

    #[test]
    fn a_clock_is_put_on_but_never_back() {
        let mut clock = standing(Moment(5000));
        clock.not_before(Moment(7000));
        assert_eq!(clock.now(), Moment(7000));
        clock.not_before(Moment(1000));
        assert_eq!(clock.now(), Moment(7000));
    }

    #[test]
    fn a_running_clock_knows_when_it_will_show_a_moment() {
        let mut clock = standing(Moment(5000));
        clock.run();
        let wait = clock.will_show(Moment(6000)).unwrap() - clock.clock.now();
        assert!(wait > Duration::from_millis(500) && wait <= Duration::from_secs(1), "{wait:?}");
        clock.clock.skip(Duration::from_secs(1));
        assert!(clock.now() >= Moment(6000));
    }

    fn standing(shown: Moment) -> TableClock {
        TableClock::standing(shown, Clock::default())
    }
}
