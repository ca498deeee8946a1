//! Writes the measurements into their document.

use std::fmt::Write as _;
use std::fs;
use std::io;

use crate::tables;

/// Marks the end of the hand-written part; everything after it is generated.
const MARK: &str = "<!-- What follows is written by the program. -->\n";

const LANGUAGES: [(&str, &str); 2] = [("fr", "French"), ("en", "English")];

/// Measures everything in both languages and writes the tables after the document's mark.
pub(crate) fn write(path: &str, games: u64) -> io::Result<()> {
    let text = fs::read_to_string(path)?;
    let Some((before, _)) = text.split_once(MARK) else {
        return Err(io::Error::other(format!("{path} has no line `{}`", MARK.trim_end())));
    };
    let mut document = format!("{before}{MARK}");
    for (language, name) in LANGUAGES {
        // Writing to a string cannot fail.
        let _ = write!(document, "\n### {name}\n\n{}", tables::all(language, games));
    }
    fs::write(path, document)
}
