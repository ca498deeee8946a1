//! dictd, the dictionaries of the DICT protocol: an `.index` of places in a `.dict`.
//!
//! Each line of the index is a word, and in tabs the place and the length of its text in the
//! `.dict` (or `.dict.dz`), in figures of base 64.

use std::path::Path;

use super::files::{name_of, read_first, text_of};
use super::{Definition, ImportError, Imported, markup};
use crate::entry::{PartOfSpeech, Source};

const KIND: &str = "dictd";

pub(super) fn read(base: &Path) -> Result<Imported, ImportError> {
    let index = text_of(&read_first(KIND, base, &[".index"])?);
    let texts = read_first(KIND, base, &[".dict", ".dict.dz"])?;
    let mut imported = Imported { source: Source::named(name_of(base)), ..Imported::default() };
    for line in index.lines() {
        match article(line, &texts) {
            Some((headword, text)) if is_about_itself(headword) => {
                describe(&mut imported.source, headword, &text);
            }
            Some((headword, text)) => imported.definitions.extend(definition(headword, &text)),
            None => imported.skipped += 1,
        }
    }
    Ok(imported)
}

/// A line of the index with the text it points to.
fn article<'line>(line: &'line str, texts: &[u8]) -> Option<(&'line str, String)> {
    let mut columns = line.split('\t');
    let headword = columns.next()?;
    let start = base_64(columns.next()?)?;
    let end = start.checked_add(base_64(columns.next()?)?)?;
    Some((headword, text_of(texts.get(start..end)?)))
}

/// A number in the 64 figures A–Z a–z 0–9 + /.
fn base_64(figures: &str) -> Option<usize> {
    figures.trim().bytes().try_fold(0_usize, |number, figure| {
        let value = match figure {
            b'A'..=b'Z' => figure - b'A',
            b'a'..=b'z' => figure - b'a' + 26,
            b'0'..=b'9' => figure - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        number.checked_mul(64)?.checked_add(usize::from(value))
    })
}

/// Entries such as `00-database-short` tell of the dictionary, not of a word.
fn is_about_itself(headword: &str) -> bool {
    headword.starts_with("00-database") || headword.starts_with("00database")
}

fn describe(source: &mut Source, headword: &str, text: &str) {
    let body = without_headline(headword, text);
    if headword.ends_with("short") {
        source.name = markup::on_one_line(&body);
    } else if headword.ends_with("info") {
        text.trim().clone_into(&mut source.notice);
    }
}

/// The first line of most texts repeats the word, with `<its part of speech>`.
fn definition(headword: &str, text: &str) -> Option<Definition> {
    let headline = text.lines().next().unwrap_or_default();
    let part = headline.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    let gloss = markup::on_one_line(&without_headline(headword, text));
    (!gloss.is_empty()).then(|| Definition {
        headword: headword.to_owned(),
        part_of_speech: part.and_then(|(part, _)| PartOfSpeech::read(part)),
        gloss,
    })
}

/// The text without a first line that only repeats the word, unless that is all there is.
fn without_headline(headword: &str, text: &str) -> String {
    let text = text.trim();
    match text.split_once('\n') {
        Some((first, rest)) if first.to_lowercase().starts_with(&headword.to_lowercase()) => {
            rest.to_owned()
        }
        _ => text.to_owned(),
    }
}
