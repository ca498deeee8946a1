//! Our own decisions about words: small files with one decision and its reason a line.
//!
//! Columns are set apart by two spaces or more; the last column is the reason and may not be
//! missing. Lines that begin with `#` are remarks.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of decisions is unreadable or incomplete.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DecisionError {
    /// The file cannot be read.
    #[error("cannot read {path}: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// A line without all its columns.
    #[error("{path}, line {line}: expected {expected} columns, two spaces apart")]
    Columns {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// How many columns this file has.
        expected: usize,
    },
}

/// Reads a file of decisions with this number of columns.
pub(super) fn read<const COLUMNS: usize>(
    folder: &Path,
    name: &str,
) -> Result<Vec<[String; COLUMNS]>, DecisionError> {
    let path = folder.join(name);
    let text = fs::read_to_string(&path)
        .map_err(|reason| DecisionError::Unreadable { path: path.clone(), reason })?;
    text.lines()
        .enumerate()
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(number, line)| {
            columns(line).ok_or_else(|| DecisionError::Columns {
                path: path.clone(),
                line: number + 1,
                expected: COLUMNS,
            })
        })
        .collect()
}

fn columns<const COLUMNS: usize>(line: &str) -> Option<[String; COLUMNS]> {
    let columns: Vec<String> = line
        .split("  ")
        .map(|column| column.trim().to_owned())
        .filter(|column| !column.is_empty())
        .collect();
    columns.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_two_spaces_apart() {
        assert_eq!(columns("AA  rough lava"), Some(["AA".to_owned(), "rough lava".to_owned()]));
        assert_eq!(columns::<2>("AA rough lava"), None);
    }
}
