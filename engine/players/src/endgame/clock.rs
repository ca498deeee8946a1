//! The deadline and stop flag of a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::Limits;

/// The search was stopped before it came to an end.
#[derive(Debug)]
pub(super) struct Stopped;

/// When a search must stop.
#[derive(Clone, Copy)]
pub(super) struct Clock<'game> {
    deadline: Option<Instant>,
    stop: Option<&'game AtomicBool>,
    most_nodes: u64,
    /// Set when another thread is done.
    done: &'game AtomicBool,
    is_heeded: bool,
}

/// How many nodes are searched between two looks at the clock.
const NODES_BETWEEN: u64 = 8;

impl<'game> Clock<'game> {
    pub(super) fn new(limits: &Limits<'game>, done: &'game AtomicBool) -> Self {
        let most_nodes = limits.nodes.unwrap_or(u64::MAX);
        Self { deadline: limits.deadline, stop: limits.stop, most_nodes, done, is_heeded: true }
    }

    /// From here on what is begun is finished, however late it is: there must be some answer.
    pub(super) fn ignore(&mut self) {
        self.is_heeded = false;
    }

    /// From here on the clock counts.
    pub(super) fn heed(&mut self) {
        self.is_heeded = true;
    }

    /// Whether the answer is wanted at once.
    pub(super) fn is_running(&self) -> bool {
        self.deadline.is_some() || self.stop.is_some()
    }

    /// Looks at the clock every few positions.
    #[inline]
    pub(super) fn check(&self, nodes: u64) -> Result<(), Stopped> {
        if nodes >= self.most_nodes && self.is_heeded {
            return Err(Stopped);
        }
        if nodes.is_multiple_of(NODES_BETWEEN) { self.look() } else { Ok(()) }
    }

    /// Looks at the clock.
    pub(super) fn look(&self) -> Result<(), Stopped> {
        if self.is_heeded && self.has_run_out() { Err(Stopped) } else { Ok(()) }
    }

    fn has_run_out(&self) -> bool {
        self.done.load(Ordering::Relaxed)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
