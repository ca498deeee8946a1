//! The files of one language: made in memory, then written or compared with those committed.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder};

use super::packages::sha256;
use super::tiers::{LAST_TIER, Tier};

/// A result could not be written, or is not what is committed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum OutputError {
    /// A file could not be read or written.
    #[error("cannot use {path}: {reason}")]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The README has no place for the counts.
    #[error("{path} has no lines `{START}` and `{END}` to put the counts between")]
    NoPlaceForCounts {
        /// The README.
        path: PathBuf,
    },
    /// The committed files are not what the packages give.
    #[error("these files are not what the packages give: {}; run `cargo xtask lexicon`", .0.join(", "))]
    Differs(Vec<String>),
}

const START: &str = "<!-- counts: written by `cargo xtask lexicon` -->";
const END: &str = "<!-- end of counts -->";

/// The files of one language, by their path inside its folder.
pub(super) struct Files {
    folder: PathBuf,
    files: BTreeMap<&'static str, Vec<u8>>,
}

impl Files {
    /// No files yet.
    pub(super) fn new(folder: PathBuf) -> Self {
        Self { folder, files: BTreeMap::new() }
    }

    /// Adds a file that is stored deflated.
    pub(super) fn add_deflated(&mut self, name: &'static str, contents: &[u8]) {
        self.files.insert(name, deflated(contents));
    }

    /// Adds the list of checksums of the files so far, in the form that `sha256sum -c` reads.
    pub(super) fn add_checksums(&mut self) {
        let lines = self.files.iter().map(|(name, bytes)| format!("{}  {name}\n", sha256(bytes)));
        let checksums: String = lines.collect();
        self.files.insert("checksums.txt", checksums.into_bytes());
    }

    /// Adds the README with its counts brought up to date.
    pub(super) fn add_readme(&mut self, words: &BTreeMap<String, Tier>) -> Result<(), OutputError> {
        let path = self.folder.join("README.md");
        let text = fs::read_to_string(&path).map_err(|reason| file_error(&path, reason))?;
        let (before, rest) = text.split_once(START).unzip();
        let after = rest.and_then(|rest| Some(rest.split_once(END)?.1));
        let (Some(before), Some(after)) = (before, after) else {
            return Err(OutputError::NoPlaceForCounts { path });
        };
        let readme = format!("{before}{START}\n{}{END}{after}", counts(words));
        self.files.insert("README.md", readme.into_bytes());
        Ok(())
    }

    /// Writes the files.
    pub(super) fn write(&self) -> Result<(), OutputError> {
        for (name, bytes) in &self.files {
            let path = self.folder.join(name);
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(|reason| file_error(folder, reason))?;
            }
            fs::write(&path, bytes).map_err(|reason| file_error(&path, reason))?;
        }
        Ok(())
    }

    /// Compares the files with those that are there, and names each one that differs.
    pub(super) fn compare(&self) -> Result<(), OutputError> {
        let differs = |(name, bytes): (&&str, &Vec<u8>)| {
            let path = self.folder.join(name);
            (fs::read(&path).ok().as_ref() != Some(bytes)).then(|| path.display().to_string())
        };
        let differing: Vec<String> = self.files.iter().filter_map(differs).collect();
        if differing.is_empty() { Ok(()) } else { Err(OutputError::Differs(differing)) }
    }

    /// The name and size of each file.
    pub(super) fn sizes(&self) -> impl Iterator<Item = (&str, usize)> {
        self.files.iter().map(|(name, bytes)| (*name, bytes.len()))
    }
}

fn file_error(path: &Path, reason: std::io::Error) -> OutputError {
    OutputError::File { path: path.to_owned(), reason }
}

/// Gzip with neither time nor name, so that the same contents give the same bytes.
fn deflated(contents: &[u8]) -> Vec<u8> {
    let mut encoder = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    encoder
        .write_all(contents)
        .and_then(|()| encoder.finish())
        .expect("writing to memory cannot fail")
}

/// How many words there are, by length and by tier, as two Markdown tables.
fn counts(words: &BTreeMap<String, Tier>) -> String {
    let mut text = format!("{} words.\n\n| letters | words |\n|---:|---:|\n", words.len());
    let mut by_length: BTreeMap<usize, usize> = BTreeMap::new();
    for word in words.keys() {
        *by_length.entry(word.len()).or_default() += 1;
    }
    for (length, count) in by_length {
        writeln!(text, "| {length} | {count} |").expect("writing to a string cannot fail");
    }
    text.push_str("\n| tier | words up to it |\n|---:|---:|\n");
    for tier in 1..=LAST_TIER {
        let count = words.values().filter(|&&found| found <= tier).count();
        writeln!(text, "| {tier} | {count} |").expect("writing to a string cannot fail");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_contents_give_the_same_bytes() {
        let first = deflated(b"QI ZA XU");
        assert_eq!(first, deflated(b"QI ZA XU"));
        assert_eq!(first[4..8], [0; 4], "no time is stored");
    }

    #[test]
    fn words_are_counted_by_length_and_tier() {
        let words = [("QI", 8), ("CAT", 1), ("DOG", 1)];
        let words = words.into_iter().map(|(word, tier)| (word.to_owned(), tier)).collect();
        let counts = counts(&words);
        assert!(counts.starts_with("3 words.\n"));
        assert!(counts.contains("| 3 | 2 |\n"));
        assert!(counts.contains("| 7 | 2 |\n| 8 | 3 |\n"));
    }
}
