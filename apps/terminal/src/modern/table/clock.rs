//! Clocks: an update says what was used and since when; the screen counts on by itself.

use std::time::{Duration, Instant};

use serde_json::Value;
use tabletop::SharedView;

use super::Table;

impl Table {
    /// Milliseconds left for a seat, negative over the time; nothing without a clock.
    pub(super) fn time_left(&self, view: &SharedView, seat: u8, now: Instant) -> Option<i64> {
        let (is_of_game, seconds) = limit(&self.view_json()?["rules"]["clock"])?;
        let clock = view.seats.get(usize::from(seat))?.clock;
        let shown = self.session.update().clock
            + u64::try_from(now.saturating_duration_since(self.arrived).as_millis())
                .unwrap_or_default();
        let running = clock.since.map_or(0, |since| shown.saturating_sub(since.0));
        let before = if is_of_game { clock.spent.0 } else { 0 };
        let used = i64::try_from(before + clock.turn.0 + running).unwrap_or(i64::MAX);
        Some(seconds * 1000 - used)
    }

    /// When a clock on the screen shows another second; nothing while none runs.
    pub(crate) fn wakes_at(&self, now: Instant) -> Option<Instant> {
        let view = self.shared()?;
        let running = view.seats.iter().position(|seat| seat.clock.since.is_some())?;
        let left = self.time_left(&view, u8::try_from(running).ok()?, now)?;
        let into_second = u64::try_from(left.rem_euclid(1000)).unwrap_or_default();
        Some(now + Duration::from_millis(into_second.max(1)))
    }
}

/// Whether a limit is one of the whole game, and its seconds.
fn limit(rule: &Value) -> Option<(bool, i64)> {
    let seconds = |name: &str| rule.get(name)?.get("seconds")?.as_i64();
    let of_turn = seconds("per_turn").or_else(|| seconds("per_hand")).map(|found| (false, found));
    of_turn.or_else(|| seconds("per_game").map(|found| (true, found)))
}

/// Minutes and seconds as people read them; a clock that is over shows a minus.
pub(super) fn clock_text(milliseconds: i64) -> String {
    let is_over = milliseconds < 0;
    let up = i64::from(!is_over && milliseconds % 1000 > 0);
    let seconds = milliseconds.abs() / 1000 + up;
    let (hours, minutes, seconds) = (seconds / 3600, seconds % 3600 / 60, seconds % 60);
    let sign = if is_over && hours + minutes + seconds > 0 { "−" } else { "" };
    match hours {
        0 => format!("{sign}{minutes}:{seconds:02}"),
        _ => format!("{sign}{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_seconds_that_have_begun_and_a_minus_over_the_time() {
        assert_eq!(clock_text(1_500_000), "25:00");
        assert_eq!(clock_text(59_001), "1:00");
        assert_eq!(clock_text(-61_500), "−1:01");
        assert_eq!(clock_text(3_600_000), "1:00:00");
        assert_eq!(clock_text(-400), "0:00");
    }
}
