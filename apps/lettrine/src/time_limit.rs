//! Limits of time and threads, as they are asked for on the command line.

use std::time::Duration;

use locales::{Message, Spoken, commands as say};

/// The longest that can be asked for: a week.
const LONGEST: f64 = 7.0 * 24.0 * 3600.0;

/// A text that is no number of seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotSeconds;

locales::spoken_error!(NotSeconds);

impl Spoken for NotSeconds {
    fn message(&self) -> Message {
        say::not_seconds()
    }
}

/// Reads a number of seconds: `2`, `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, NotSeconds> {
    let seconds: f64 = text.parse().map_err(|_| NotSeconds)?;
    let is_possible = (0.0..=LONGEST).contains(&seconds);
    is_possible.then(|| Duration::from_secs_f64(seconds)).ok_or(NotSeconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_second_are_seconds_too() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        assert_eq!(seconds("2"), Ok(Duration::from_secs(2)));
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in ["", "soon", "-1", "NaN", "inf", "1e99"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
