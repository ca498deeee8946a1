//! Reading foreign files, never more than a bound, inflated on the way where they are deflated.

use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;

use super::ImportError;

/// No dictionary's file is larger than this, inflated.
const LIMIT_MEGABYTES: usize = 512;
/// How much of a file is looked at to tell its kind.
const START_BYTES: u64 = 4096;

/// The name of a file, without its folder.
pub(super) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// `folder/name` and `.ending` make `folder/name.ending`, whatever dots are in the name.
pub(super) fn with_ending(base: &Path, ending: &str) -> PathBuf {
    let mut name = base.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    base.with_file_name(name)
}

/// Reads a whole file; gzip (as in `.gz` and `.dz`) is inflated.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, ImportError> {
    let unreadable = |reason| ImportError::Unreadable { path: path.to_owned(), reason };
    let mut file = BufReader::new(File::open(path).map_err(unreadable)?);
    let zipped = file.fill_buf().map_err(unreadable)?.starts_with(&[0x1f, 0x8b]);
    if zipped { bounded(MultiGzDecoder::new(file), path) } else { bounded(file, path) }
}

fn bounded(reader: impl Read, path: &Path) -> Result<Vec<u8>, ImportError> {
    let limit = LIMIT_MEGABYTES << 20;
    let mut bytes = Vec::new();
    reader
        .take(limit as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|reason| ImportError::Unreadable { path: path.to_owned(), reason })?;
    if bytes.len() > limit {
        return Err(ImportError::TooLarge { path: path.to_owned(), limit: LIMIT_MEGABYTES });
    }
    Ok(bytes)
}

/// Reads the first of these files that exists, or says which one is missing.
pub(super) fn read_first(
    kind: &'static str,
    base: &Path,
    endings: &[&'static str],
) -> Result<Vec<u8>, ImportError> {
    let paths = endings.iter().map(|ending| with_ending(base, ending));
    match paths.clone().find(|path| path.exists()) {
        Some(path) => read(&path),
        None => Err(ImportError::Missing {
            kind,
            part: endings.first().copied().unwrap_or_default(),
            expected: paths.into_iter().next().unwrap_or_default(),
        }),
    }
}

/// Reads a whole file as text.
pub(super) fn read_text(path: &Path) -> Result<String, ImportError> {
    read(path).map(|bytes| text_of(&bytes))
}

/// The first lines of a file, to tell its kind by.
pub(super) fn first_lines(path: &Path) -> Result<String, ImportError> {
    let unreadable = |reason| ImportError::Unreadable { path: path.to_owned(), reason };
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(START_BYTES).read_to_end(&mut bytes).map_err(unreadable)?;
    let whole_lines = bytes.iter().rposition(|byte| *byte == b'\n').unwrap_or(bytes.len());
    Ok(text_of(&bytes[..whole_lines]))
}

/// Bytes as text: UTF-8 where it is, else Latin-1, in which any bytes are text.
pub(super) fn text_of(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => bytes.iter().map(|byte| char::from(*byte)).collect(),
    }
}
