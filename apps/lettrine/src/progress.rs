//! Progress of long work, shown to a person at a terminal and to nobody else.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use locales::{Language, Message, Spoken as _, commands as say};
use players::StopSignal;

/// How often the line is redrawn.
const BETWEEN: Duration = Duration::from_millis(100);

/// What the line says: how many are done, of how many.
pub(crate) type Line = fn(u64, u64) -> Message;

/// A line on standard error that tells how far some work has come.
pub(crate) struct ProgressLine {
    line: Line,
    total: u64,
    language: Language,
    /// When it was last written; nothing if nobody would see it.
    written: Option<Mutex<Instant>>,
}

impl ProgressLine {
    /// Progress over this many items of a kind.
    pub(crate) fn new(line: Line, total: u64, language: Language) -> Self {
        let written = io::stderr().is_terminal().then(|| Mutex::new(Instant::now()));
        Self { line, total, language, written }
    }

    /// Reports how many are done, at most once per redraw interval.
    pub(crate) fn show(&self, done: u64) {
        let Some(Ok(mut written)) = self.written.as_ref().map(Mutex::try_lock) else { return };
        if written.elapsed() >= BETWEEN {
            *written = Instant::now();
            let line = (self.line)(done, self.total).say(self.language);
            // Standard error is closed: there is nowhere left to report it.
            let _ = write!(io::stderr(), "\r{line}");
        }
    }

    /// Erases the line.
    pub(crate) fn clear(self) {
        if self.written.is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Runs a task and shows how much of its time limit has passed.
pub(crate) fn with_clock<Answer>(
    limit: Option<Duration>,
    language: Language,
    work: impl FnOnce() -> Answer,
) -> Answer {
    let Some(limit) = limit.filter(|_| io::stderr().is_terminal()) else { return work() };
    let line = ProgressLine::new(say::progress_seconds, limit.as_secs(), language);
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
