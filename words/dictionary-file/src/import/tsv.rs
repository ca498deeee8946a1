//! Plain lines: a word, a tab, perhaps its part of speech and a tab, and the definition.

use std::path::Path;

use super::{Definition, ImportError, Imported, files, markup};
use crate::entry::{PartOfSpeech, Source};

/// Whether most of these lines are a word, a tab and something.
pub(super) fn looks_like(start: &str) -> bool {
    let lines: Vec<&str> = start.lines().filter(|line| is_meant(line)).collect();
    let tabbed = lines.iter().filter(|line| line.contains('\t')).count();
    tabbed > 0 && tabbed * 2 >= lines.len()
}

pub(super) fn read(path: &Path) -> Result<Imported, ImportError> {
    let text = files::read_text(path)?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let mut imported = Imported { source: Source::named(name), ..Imported::default() };
    for line in text.lines().filter(|line| is_meant(line)) {
        match definition(line) {
            Some(definition) => imported.definitions.push(definition),
            None => imported.skipped += 1,
        }
    }
    Ok(imported)
}

/// Empty lines and lines that begin with `#` are not meant to be read.
fn is_meant(line: &str) -> bool {
    !line.trim().is_empty() && !line.starts_with('#')
}

fn definition(line: &str) -> Option<Definition> {
    let columns: Vec<&str> = line.splitn(3, '\t').map(str::trim).collect();
    let (headword, part_of_speech, gloss) = match columns.as_slice() {
        [headword, gloss] => (headword, None, gloss),
        [headword, part, gloss] => (headword, PartOfSpeech::read(part), gloss),
        _ => return None,
    };
    let gloss = markup::on_one_line(gloss);
    (!headword.is_empty() && !gloss.is_empty()).then(|| Definition {
        headword: (*headword).to_owned(),
        part_of_speech,
        gloss,
    })
}
