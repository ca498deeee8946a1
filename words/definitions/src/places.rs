//! Where dictionaries lie.

use std::fs;
use std::path::{Path, PathBuf};

/// Where systems keep what their programs share, unless they say otherwise.
const SHARED_FOLDERS: &str = "/usr/local/share:/usr/share";

/// The thesauri and translations for a language that are installed on the system.
pub(crate) fn installed(language: &str) -> Vec<PathBuf> {
    let three_letters = if language == "fr" { "fra" } else { language };
    let named = std::env::var_os("XDG_DATA_DIRS").filter(|value| !value.is_empty());
    let folders = named.unwrap_or_else(|| SHARED_FOLDERS.into());
    let paths = std::env::split_paths(&folders).flat_map(|folder| {
        let thesauri = files(&folder.join("mythes"), &format!("th_{language}"), "dat");
        let beginning = format!("freedict-{three_letters}-");
        thesauri.into_iter().chain(files(&folder.join("dictd"), &beginning, "index"))
    });
    paths.collect()
}

/// The files in a folder whose names begin and end so, in order; none if the folder is not there.
pub(crate) fn files(folder: &Path, beginning: &str, ending: &str) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(beginning) && path.extension().is_some_and(|found| found == ending)
    });
    paths.sort();
    paths
}
