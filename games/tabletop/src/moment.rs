//! Time as the rules know it: a number that comes in from outside.

use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// A length of time in thousandths of a second.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub u64);

/// A moment, counted from the start of the game by a clock that only the host knows.
///
/// The host stops that clock while the program is not running, so that a restart takes no one's time.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Millis {
    /// This many seconds.
    pub const fn from_seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// How many minutes have been started: one after the first thousandth.
    pub const fn started_minutes(self) -> u64 {
        self.0.div_ceil(60_000)
    }

    /// What is left after taking that away; nothing if there is not enough.
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Moment {
    /// How long after an earlier moment this one is; nothing if it is not after.
    pub const fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Millis> for Moment {
    type Output = Self;
    fn add(self, length: Millis) -> Self {
        Self(self.0.saturating_add(length.0))
    }
}

impl Add for Millis {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_minute_counts_from_its_first_thousandth() {
        assert_eq!(Millis(0).started_minutes(), 0);
        assert_eq!(Millis(1).started_minutes(), 1);
        assert_eq!(Millis(60_000).started_minutes(), 1);
        assert_eq!(Millis(60_001).started_minutes(), 2);
    }

    #[test]
    fn time_never_runs_backwards_or_over() {
        assert_eq!(Moment(5).since(Moment(9)), Millis(0));
        assert_eq!(Moment(u64::MAX) + Millis(1), Moment(u64::MAX));
    }
}
