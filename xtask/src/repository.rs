//! The checkout as texts: every file that people write and read, with its path from the root.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// A text file of the checkout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SourceFile {
    /// From the root of the checkout, with `/` on every system.
    pub(crate) path: String,
    /// All it says.
    pub(crate) text: String,
}

impl SourceFile {
    /// The letters after the last full stop of the name, or nothing.
    pub(crate) fn extension(&self) -> &str {
        self.name().rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// The last part of the path.
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    /// Whether the file is Rust source.
    pub(crate) fn is_rust(&self) -> bool {
        self.extension() == "rs"
    }

    /// Whether the whole file is there for tests.
    pub(crate) fn is_only_tests(&self) -> bool {
        self.name() == "tests.rs"
            || self.name().ends_with(".test.ts")
            || self.path.split('/').any(|folder| folder == "tests")
    }
}

/// The root of the checkout.
pub(crate) fn root() -> PathBuf {
    let own_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    own_folder.parent().expect("xtask is a folder of the checkout").to_path_buf()
}

/// Reads every text file of the checkout, in the order of their paths.
pub(crate) fn read(root: &Path) -> Result<Vec<SourceFile>, UnreadableFile> {
    let mut files = Vec::new();
    collect(root, root, &mut files)?;
    files.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(files)
}

/// A file or folder of the checkout could not be read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read {path}: {cause}")]
pub(crate) struct UnreadableFile {
    path: String,
    cause: io::Error,
}

impl UnreadableFile {
    fn new(path: &Path, cause: io::Error) -> Self {
        Self { path: path.display().to_string(), cause }
    }
}

/// Folders that tools fill; nobody writes or reads there.
const MADE_BY_TOOLS: [&str; 5] = ["target", "node_modules", "dist", "artifacts", "test-results"];

/// Hidden folders that are ours.
const HIDDEN_BUT_OURS: [&str; 3] = [".cargo", ".ci", ".github"];

/// Texts larger than this are word lists and the like, not written by hand.
const LARGEST_TEXT: u64 = 1_000_000;

fn collect(root: &Path, folder: &Path, files: &mut Vec<SourceFile>) -> Result<(), UnreadableFile> {
    let entries = fs::read_dir(folder).map_err(|cause| UnreadableFile::new(folder, cause))?;
    for entry in entries {
        let entry = entry.map_err(|cause| UnreadableFile::new(folder, cause))?;
        let (path, name) = (entry.path(), entry.file_name());
        let kind = entry.file_type().map_err(|cause| UnreadableFile::new(&path, cause))?;
        if name == ".git" {
            // In a worktree of git's it is a file that names a folder of this machine.
            continue;
        }
        if kind.is_dir() && is_ours(&name.to_string_lossy()) {
            collect(root, &path, files)?;
        } else if kind.is_file() {
            files.extend(read_text(root, &path)?);
        }
    }
    Ok(())
}

fn is_ours(folder: &str) -> bool {
    HIDDEN_BUT_OURS.contains(&folder)
        || !(folder.starts_with('.') || MADE_BY_TOOLS.contains(&folder))
}

/// The file as text; nothing if it is not text, too large to be written by hand, or a lock file.
fn read_text(root: &Path, path: &Path) -> Result<Option<SourceFile>, UnreadableFile> {
    let unreadable = |cause| UnreadableFile::new(path, cause);
    let size = fs::metadata(path).map_err(unreadable)?.len();
    if size > LARGEST_TEXT || path.extension().is_some_and(|extension| extension == "lock") {
        return Ok(None);
    }
    let bytes = fs::read(path).map_err(unreadable)?;
    let within = path.strip_prefix(root).expect("the walk starts at the root");
    let parts: Vec<_> = within.iter().map(|part| part.to_string_lossy()).collect();
    Ok(String::from_utf8(bytes).ok().map(|text| SourceFile { path: parts.join("/"), text }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checkout_holds_this_very_file() {
        let files = read(&root()).unwrap();
        assert!(files.iter().any(|file| file.path == "xtask/src/repository.rs" && file.is_rust()));
    }

    #[test]
    fn what_tools_make_is_not_ours() {
        assert!(is_ours("crates") && is_ours(".ci"));
        assert!(!is_ours("target") && !is_ours(".git"));
    }

    #[test]
    fn files_that_are_only_tests_are_told_by_their_path() {
        let at = |path: &str| SourceFile { path: path.into(), text: String::new() };
        assert!(at("engine/tiles/src/rack/tests.rs").is_only_tests());
        assert!(at("engine/tiles/tests/golden.rs").is_only_tests());
        assert!(!at("engine/tiles/src/rack.rs").is_only_tests());
    }
}
