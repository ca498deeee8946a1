//! Where results and remarks go: standard output and standard error.

use std::io::{self, BufWriter, StdoutLock, Write};

use locales::{Language, Message, Spoken as _, commands as say, grammar};
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
    let text = serde_json::to_string_pretty(document);
    let text = text.map_err(|error| say::results_not_written(error.to_string()))?;
    writeln!(results, "{text}")?;
    finish(results, outcome)
}

/// Writes rows in columns; for each column `<` or `>` says on which side its cells stand.
pub(crate) fn write_columns<const COLUMNS: usize>(
    results: &mut impl Write,
    rows: &[[String; COLUMNS]],
    sides: &str,
) -> io::Result<()> {
    let widths: [usize; COLUMNS] = std::array::from_fn(|column| {
        rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0)
    });
    for row in rows {
        let cells = row.iter().zip(widths).zip(sides.chars());
        let cells = cells.map(|((cell, width), side)| match side {
            '>' => format!("{cell:>width$}"),
            _ => format!("{cell:<width$}"),
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        writeln!(results, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Tells the person at the terminal something that is no result.
pub(crate) fn tell(remark: &Message, language: Language) {
    // Standard error is closed: there is nowhere left to report it.
    let _ = writeln!(io::stderr(), "{}", remark.say(language));
}

/// A number that was written with a decimal point, with the mark of the language.
pub(crate) fn decimal(number: &str, language: Language) -> String {
    number.replace('.', &grammar::decimal_mark().say(language))
}
