//! Writing files: never over another one by accident, and never half.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use lexicon::Lexicon;
use locales::commands as say;
use tiles::Tile;

use crate::choice;
use crate::outcome::Failure;

/// Whether a file that is there already may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Existing {
    Keep,
    Replace,
}

impl Existing {
    pub(super) fn replace_if(force: bool) -> Self {
        if force { Self::Replace } else { Self::Keep }
    }
}

/// The kinds of file a lexicon can be written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The community's word graph.
    Kwg,
    /// Our own container.
    Container,
    /// A plain list of words.
    Text,
}

impl Kind {
    /// Tells the kind by how the file's name ends.
    pub(super) fn of(path: &Path) -> Result<Self, Failure> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("kwg") => Ok(Self::Kwg),
            Some("lexicon") => Ok(Self::Container),
            Some("txt") => Ok(Self::Text),
            _ => Err(choice::about_file(path, say::write_ending()).into()),
        }
    }

    /// The bytes of a lexicon in this form.
    pub(super) fn bytes(self, lexicon: &Lexicon) -> Vec<u8> {
        match self {
            Self::Kwg => lexicon.graph().to_bytes(),
            Self::Container => lexicon.to_container(),
            Self::Text => {
                lexicon.words().flat_map(|word| line(&word, lexicon).into_bytes()).collect()
            }
        }
    }
}

/// A word as a line of a list; the checksum of a lexicon is that of these lines.
pub(super) fn line(word: &[tiles::Letter], lexicon: &Lexicon) -> String {
    let alphabet = lexicon.alphabet();
    let letters = word.iter().map(|letter| alphabet.tile_text(Tile::Letter(*letter)));
    letters.chain(["\n".to_owned()]).collect()
}

/// Refuses a path where something lies already, unless it may be replaced.
pub(super) fn check_free(path: &Path, existing: Existing) -> Result<(), Failure> {
    let shown = || path.display().to_string();
    if path.is_dir() {
        return Err(say::name_a_file(shown()).into());
    }
    if existing == Existing::Keep && path.exists() {
        return Err(say::exists(shown()).into());
    }
    Ok(())
}

/// Writes a file at once: whoever looks sees the old one or the new one, never a part.
pub(super) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let unfinished = unfinished(path);
    let written = File::create(&unfinished).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&unfinished, path)
    });
    written.map_err(|error| {
        // Best effort: a half-written temporary file is useless.
        let _ = fs::remove_file(&unfinished);
        say::unwritable(error.to_string(), path.display().to_string()).into()
    })
}

/// The name a file has while it is being written.
fn unfinished(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.part", std::process::id()))
}
