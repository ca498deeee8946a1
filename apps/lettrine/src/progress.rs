//! Progress of long work, shown to a person at a terminal and to nobody else.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use players::StopSignal;

/// How often the line is written anew.
const BETWEEN: Duration = Duration::from_millis(100);

/// A line on standard error that tells how far some work has come.
pub(crate) struct ProgressLine {
    what: &'static str,
    total: u64,
    /// When it was last written; nothing if nobody would see it.
    written: Option<Mutex<Instant>>,
}

impl ProgressLine {
    /// For so many things of a kind: `pairs`.
    pub(crate) fn new(what: &'static str, total: u64) -> Self {
        let written = io::stderr().is_terminal().then(|| Mutex::new(Instant::now()));
        Self { what, total, written }
    }

    /// Tells how many are done, now and then.
    pub(crate) fn show(&self, done: u64) {
        let Some(Ok(mut written)) = self.written.as_ref().map(Mutex::try_lock) else { return };
        if written.elapsed() >= BETWEEN {
            *written = Instant::now();
            let Self { what, total, .. } = self;
            // Nobody can be told that nobody can be told.
            let _ = write!(io::stderr(), "\r{done} of {total} {what}");
        }
    }

    /// Takes the line away.
    pub(crate) fn clear(self) {
        if self.written.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Does some work and shows meanwhile how much of its time is over.
pub(crate) fn with_clock<Answer>(limit: Option<Duration>, work: impl FnOnce() -> Answer) -> Answer {
    let Some(limit) = limit.filter(|_| io::stderr().is_terminal()) else { return work() };
    let line = ProgressLine::new("seconds", limit.as_secs());
    let done = StopSignal::default();
    let answer = thread::scope(|scope| {
        scope.spawn(|| {
            let start = Instant::now();
            while !done.is_raised() {
                done.wait(BETWEEN);
                line.show(start.elapsed().as_secs());
            }
        });
        let answer = work();
        done.raise();
        answer
    });
    line.clear();
    answer
}
