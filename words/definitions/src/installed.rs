//! Dictionaries that packages of the operating system have installed.

use std::fs;
use std::path::{Path, PathBuf};

/// The data folders of the XDG base directory specification, unless `XDG_DATA_DIRS` names others.
const DATA_FOLDERS: &str = "/usr/local/share:/usr/share";

/// The thesauri (MyThes) and translations (`FreeDict`) of a language that are installed.
pub(crate) fn installed(language: &str) -> Vec<PathBuf> {
    let three_letters = if language == "fr" { "fra" } else { language };
    let named = std::env::var_os("XDG_DATA_DIRS").filter(|value| !value.is_empty());
    let folders = named.unwrap_or_else(|| DATA_FOLDERS.into());
    let paths = std::env::split_paths(&folders).flat_map(|folder| {
        let thesauri = files(&folder.join("mythes"), &format!("th_{language}"), "dat");
        let prefix = format!("freedict-{three_letters}-");
        thesauri.into_iter().chain(files(&folder.join("dictd"), &prefix, "index"))
    });
    paths.collect()
}

/// The files of a folder with this prefix and extension, sorted; none if there is no such folder.
pub(crate) fn files(folder: &Path, prefix: &str, extension: &str) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(prefix) && path.extension().is_some_and(|found| found == extension)
    });
    paths.sort();
    paths
}
