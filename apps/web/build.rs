//! Builds the page with Node and lists its files for the library to embed.

use std::collections::hash_map::DefaultHasher;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the page is made of; the library's own Rust is not.
const SOURCES: [&str; 15] = [
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "vite.config.ts",
    "scripts/compressed.ts",
    "scripts/kept.ts",
    "scripts/sentences.ts",
    "scripts/worker.js",
    "public",
    "src/games",
    "src/lib",
    "src/parts",
    "src/screens",
    "src/styles",
];

/// The sentences of every language; the page shows those in its folder `screens`.
const LOCALES: &str = "../../locales";

const NO_NODE: &str = "the page is built with Node: install Node 20 or newer, or build without it by `--no-default-features`";

fn main() -> Result<(), String> {
    for source in SOURCES.iter().chain(&["src/main.ts", "src/App.svelte", "build.rs"]) {
        println!("cargo::rerun-if-changed={source}");
    }
    for language in languages_in(LOCALES)? {
        println!("cargo::rerun-if-changed={}", language.join("screens").display());
    }
    let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo sets OUT_DIR")?);
    let page = folder.join("page");
    if packages_are_missing() {
        npm(&["ci".as_ref()])?;
    }
    let arguments = ["run", "build", "--", "--emptyOutDir", "--outDir"].map(Path::new);
    npm(&[&arguments[..], &[page.as_path()]].concat())?;
    let list =
        list_of_files(&page).map_err(|fault| format!("the built page cannot be read: {fault}"))?;
    fs::write(folder.join("files.rs"), list)
        .map_err(|fault| format!("the list of the page's files cannot be written: {fault}"))
}

/// The languages: folders that have sentences for screens.
fn languages_in(locales: &str) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(locales).map_err(|fault| format!("{locales}: {fault}"))?;
    let paths = entries.flatten().map(|entry| entry.path());
    Ok(paths.filter(|path| path.join("screens").is_dir()).collect())
}

/// Whether the packages were never installed, or before their list changed.
fn packages_are_missing() -> bool {
    let changed = |path: &str| fs::metadata(path).and_then(|found| found.modified());
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(installed), Ok(listed)) => installed < listed,
        _ => true,
    }
}

fn npm(arguments: &[&Path]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let run =
        Command::new(program).args(arguments).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1").output();
    let output = run.map_err(|fault| match fault.kind() {
        io::ErrorKind::NotFound => NO_NODE.to_owned(),
        _ => format!("npm could not be started: {fault}"),
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("the page could not be built:\n{}", String::from_utf8_lossy(&said)))
}

/// A Rust expression: every file of the built page with its path, its mark and its bytes.
fn list_of_files(page: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    collect(page, &mut files)?;
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        let name = file.strip_prefix(page).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let mut mark = DefaultHasher::new();
        fs::read(&file)?.hash(&mut mark);
        let line = writeln!(
            list,
            "    Embedded {{ path: {name:?}, mark: \"{:016x}\", bytes: include_bytes!({:?}) }},",
            mark.finish(),
            file.display().to_string(),
        );
        line.map_err(io::Error::other)?;
    }
    Ok(list + "]\n")
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
