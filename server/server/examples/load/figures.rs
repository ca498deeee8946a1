//! What was measured, as a line of a table.

use std::fmt;
use std::time::Duration;

use crate::program::Usage;

/// The names of the columns.
pub(crate) const HEADING: &str = "\
| tables | actions/s | p50 ms | p95 ms | p99 ms | max ms | computer p99 ms | memory MB | cores |
|---|---|---|---|---|---|---|---|---|";

/// What the crowd measured.
#[derive(Debug, Default)]
pub(crate) struct Measured {
    /// How long it played.
    pub(crate) lasted: Duration,
    /// How long each action took.
    pub(crate) actions: Vec<Duration>,
    /// How long each computer player took to answer.
    pub(crate) computers: Vec<Duration>,
}

/// A line of the table.
pub(crate) struct Figures {
    pub(crate) tables: usize,
    pub(crate) measured: Measured,
    pub(crate) before: Usage,
    pub(crate) after: Usage,
}

/// The time within which this share of them was done, in thousandths of a second.
fn within(durations: &[Duration], share: f64) -> f64 {
    let mut sorted = durations.to_vec();
    sorted.sort_unstable();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "a share of a number of actions is a number of actions"
    )]
    let place = ((sorted.len() as f64 * share).ceil() as usize).clamp(1, sorted.len().max(1)) - 1;
    sorted.get(place).map_or(0.0, |duration| duration.as_secs_f64() * 1000.0)
}

impl fmt::Display for Figures {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measured { lasted, actions, computers } = &self.measured;
        let count = u32::try_from(actions.len()).unwrap_or(u32::MAX);
        let rate = f64::from(count) / lasted.as_secs_f64();
        let wall = (self.after.at - self.before.at).as_secs_f64();
        let cores = (self.after.work - self.before.work) / wall;
        write!(formatter, "| {} | {rate:.0} ", self.tables)?;
        for share in [0.5, 0.95, 0.99, 1.0] {
            write!(formatter, "| {:.1} ", within(actions, share))?;
        }
        let memory = self.after.memory / (1024 * 1024);
        write!(formatter, "| {:.1} | {memory} | {cores:.2} |", within(computers, 0.99))
    }
}
