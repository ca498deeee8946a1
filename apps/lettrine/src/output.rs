//! Where results and remarks go: standard output and standard error.

use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

use crate::outcome::{Failure, Outcome};

/// Standard output for results, buffered; to be flushed by [`finish`].
pub(crate) fn results() -> BufWriter<StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Writes out what is still in the buffer.
pub(crate) fn finish(mut results: impl Write, outcome: Outcome) -> Result<Outcome, Failure> {
    results.flush()?;
    Ok(outcome)
}

/// Prints a text as the whole result.
pub(crate) fn print(text: &str) -> Result<Outcome, Failure> {
    let mut results = results();
    write!(results, "{text}")?;
    finish(results, Outcome::Done)
}

/// Prints one JSON document as the whole result.
pub(crate) fn print_json(document: &impl Serialize, outcome: Outcome) -> Result<Outcome, Failure> {
    let mut results = results();
    let text = serde_json::to_string_pretty(document).map_err(Failure::new)?;
    writeln!(results, "{text}")?;
    finish(results, outcome)
}

/// Tells the person at the terminal something that is no result.
pub(crate) fn tell(remark: &str) {
    // Nobody can be told that nobody can be told.
    let _ = writeln!(io::stderr(), "{remark}");
}
