//! MyThes, the thesaurus of office programs: synonyms in place of definitions.
//!
//! The first line names the encoding; then each word is a line `word|count`, and that many lines
//! `(part of speech)|synonym|synonym`.

use std::path::Path;

use super::{Definition, ImportError, Imported, files};
use crate::entry::{PartOfSpeech, Source};

/// Whether the second line is a word and a count.
pub(super) fn looks_like(start: &str) -> bool {
    start.lines().nth(1).and_then(heading).is_some()
}

pub(super) fn read(path: &Path) -> Result<Imported, ImportError> {
    let text = files::read_text(path)?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut imported =
        Imported { source: Source::named(format!("{name} (synonyms)")), ..Imported::default() };
    let mut lines = text.lines().skip(1);
    while let Some(line) = lines.next() {
        let Some((headword, count)) = heading(line) else {
            imported.skipped += 1;
            continue;
        };
        for line in lines.by_ref().take(count) {
            match synonyms(headword, line) {
                Some(definition) => imported.definitions.push(definition),
                None => imported.skipped += 1,
            }
        }
    }
    Ok(imported)
}

fn heading(line: &str) -> Option<(&str, usize)> {
    let (headword, count) = line.trim_end().rsplit_once('|')?;
    Some((headword, count.parse().ok()?))
}

fn synonyms(headword: &str, line: &str) -> Option<Definition> {
    let (part, words) = line.split_once('|')?;
    let words: Vec<&str> =
        words.split('|').map(str::trim).filter(|word| !word.is_empty()).collect();
    (!words.is_empty()).then(|| Definition {
        headword: headword.to_owned(),
        part_of_speech: PartOfSpeech::read(part).filter(|part| part.to_string() != "-"),
        gloss: words.join(", "),
    })
}
