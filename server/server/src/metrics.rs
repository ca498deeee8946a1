//! Metrics, in the Prometheus text format.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Upper bounds of the histogram buckets, in milliseconds.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

/// All metrics; clones share the same counters.
#[derive(Clone, Default)]
pub(crate) struct Metrics(Arc<Counters>);

#[derive(Default)]
struct Counters {
    games_ended: AtomicU64,
    appends: Durations,
    searches: Durations,
    actions: Durations,
}

/// A histogram of durations.
#[derive(Default)]
struct Durations {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Metrics {
    /// Records the duration of a write of events.
    pub(crate) fn appended(&self, took: Duration) {
        self.0.appends.note(took);
    }

    /// Records the duration of an action.
    pub(crate) fn acted(&self, took: Duration) {
        self.0.actions.note(took);
    }

    /// Runs and times one engine search.
    pub(crate) fn time_search(&self, search: impl FnOnce()) {
        let started = Instant::now();
        search();
        self.0.searches.note(started.elapsed());
    }

    /// Counts a finished game.
    pub(crate) fn game_ended(&self) {
        self.0.games_ended.fetch_add(1, Ordering::Relaxed);
    }

    /// All metrics as text; `gauges` are values from elsewhere: name, description, value.
    pub(crate) fn text(&self, gauges: &[(&str, &str, f64)]) -> String {
        let mut text = String::new();
        for (name, about, value) in gauges {
            head(&mut text, name, about, "gauge");
            line(&mut text, name, *value);
        }
        let (name, ended) = ("lettrine_games_ended_total", &self.0.games_ended);
        head(&mut text, name, "Games that came to their end.", "counter");
        line(&mut text, name, ended.load(Ordering::Relaxed));
        let durations = [
            ("lettrine_action_seconds", "Actions, from request to answer.", &self.0.actions),
            ("lettrine_append_seconds", "Writing events to the database.", &self.0.appends),
            ("lettrine_think_seconds", "Searches of computer players.", &self.0.searches),
        ];
        for (name, about, durations) in durations {
            head(&mut text, name, about, "histogram");
            durations.write(&mut text, name);
        }
        text
    }
}

fn head(text: &mut String, name: &str, about: &str, kind: &str) {
    let _it_fits = writeln!(text, "# HELP {name} {about}\n# TYPE {name} {kind}");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _it_fits = writeln!(text, "{name} {value}");
}

impl Durations {
    fn note(&self, took: Duration) {
        let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        for (class, end) in self.classes.iter().zip(CLASSES) {
            if millis < end {
                class.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str) {
        for (class, end) in self.classes.iter().zip(CLASSES) {
            let end = Duration::from_millis(end).as_secs_f64();
            let name = format!("{name}_bucket{{le=\"{end}\"}}");
            line(text, &name, class.load(Ordering::Relaxed));
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        line(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), count);
        line(text, &format!("{name}_sum"), seconds);
        line(text, &format!("{name}_count"), count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_counted_in_every_class_they_fit() {
        let metrics = Metrics::default();
        metrics.appended(Duration::from_millis(7));
        metrics.appended(Duration::from_mins(1));
        let text = metrics.text(&[("lettrine_tables", "Tables.", 3.0)]);
        assert!(text.contains("lettrine_tables 3\n"));
        assert!(text.contains("lettrine_append_seconds_bucket{le=\"0.005\"} 0\n"));
        assert!(text.contains("lettrine_append_seconds_bucket{le=\"0.01\"} 1\n"));
        assert!(text.contains("lettrine_append_seconds_bucket{le=\"+Inf\"} 2\n"));
    }
}
