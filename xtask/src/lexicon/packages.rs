//! The packages the lists are made from: obtained by their usual clients, and checked.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;
use sha2::{Digest, Sha256};

/// What `source.toml` says: the packages one language is made from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Source {
    /// In the order of the file.
    pub(super) package: Vec<Package>,
}

/// One package at one version, and the checksum of its archive.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Package {
    /// Its name in the registry.
    pub(super) name: String,
    /// The version as the registry writes it.
    pub(super) version: String,
    /// The registry, which decides the client.
    pub(super) registry: Registry,
    /// SHA-256 of the archive, in hexadecimal.
    pub(super) archive_sha256: String,
    /// For people only: under which terms it comes.
    #[expect(dead_code, reason = "required of every source, though only people read it")]
    licence: String,
}

/// Where a package is to be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Registry {
    /// Obtained with `apt-get download`, unpacked with `dpkg-deb`.
    Debian,
    /// Obtained with `pip download`, unpacked with Python's `zipfile`.
    Pypi,
}

/// A package could not be obtained, or is not the one the lists were made from.
#[derive(Debug, thiserror::Error)]
pub(crate) enum PackageError {
    /// `source.toml` is unreadable.
    #[error("cannot read {path}: {reason}")]
    BadSource {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A client is not installed.
    #[error("cannot run {program} ({reason}); install it to rebuild the word lists")]
    NoClient {
        /// The client.
        program: &'static str,
        /// What the system says.
        reason: std::io::Error,
    },
    /// A client failed.
    #[error("{command} failed:\n{said}\nis this version of the package still offered?")]
    ClientFailed {
        /// The command line.
        command: String,
        /// What it wrote to its error stream.
        said: String,
    },
    /// The client reported success, and yet the archive is not there.
    #[error("the archive of {package} is not in {folder} after the download")]
    NoArchive {
        /// The package.
        package: String,
        /// Where it should be.
        folder: PathBuf,
    },
    /// Another archive than the one the committed lists were made from.
    #[error(
        "{package} {version} is not the archive the word lists were made from: \
         its SHA-256 is {found}, source.toml says {expected}"
    )]
    OtherArchive {
        /// The package.
        package: String,
        /// The version asked for.
        version: String,
        /// The checksum of what came.
        found: String,
        /// The checksum in `source.toml`.
        expected: String,
    },
    /// A file or folder could not be read or made.
    #[error("cannot use {path}: {reason}")]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
}

impl Source {
    /// Reads the `source.toml` of a language's folder.
    pub(super) fn read(folder: &Path) -> Result<Self, PackageError> {
        let path = folder.join("source.toml");
        let text = fs::read_to_string(&path).map_err(|reason| file_error(&path, reason))?;
        toml::from_str(&text)
            .map_err(|reason| PackageError::BadSource { path, reason: reason.to_string() })
    }
}

impl Package {
    /// Downloads the package unless its archive is there already, checks it, unpacks it.
    ///
    /// Returns the folder that holds the package's files.
    pub(super) fn obtain(&self, downloads: &Path) -> Result<PathBuf, PackageError> {
        let folder = downloads.join(format!("{}-{}", self.name, self.version));
        fs::create_dir_all(&folder).map_err(|reason| file_error(&folder, reason))?;
        let archive = match self.archive_in(&folder)? {
            Some(archive) => archive,
            None => self.download(&folder)?,
        };
        self.check(&archive)?;
        let unpacked = folder.join("files");
        if !unpacked.exists() {
            self.unpack(&archive, &unpacked)?;
        }
        Ok(unpacked)
    }

    fn download(&self, folder: &Path) -> Result<PathBuf, PackageError> {
        let Self { name, version, .. } = self;
        let (program, arguments) = match self.registry {
            Registry::Debian => ("apt-get", vec!["download".into(), format!("{name}={version}")]),
            Registry::Pypi => {
                let words = ["-m", "pip", "download", "--no-deps", "--quiet"].map(String::from);
                ("python3", [words.as_slice(), &[format!("{name}=={version}")]].concat())
            }
        };
        run(program, &arguments, folder)?;
        self.archive_in(folder)?.ok_or_else(|| PackageError::NoArchive {
            package: name.clone(),
            folder: folder.to_owned(),
        })
    }

    fn archive_in(&self, folder: &Path) -> Result<Option<PathBuf>, PackageError> {
        let extension = match self.registry {
            Registry::Debian => "deb",
            Registry::Pypi => "whl",
        };
        let files = fs::read_dir(folder).map_err(|reason| file_error(folder, reason))?;
        Ok(files
            .filter_map(|file| Some(file.ok()?.path()))
            .find(|path| path.extension().is_some_and(|found| found == extension)))
    }

    fn check(&self, archive: &Path) -> Result<(), PackageError> {
        let bytes = fs::read(archive).map_err(|reason| file_error(archive, reason))?;
        let found = sha256(&bytes);
        if found == self.archive_sha256 {
            return Ok(());
        }
        Err(PackageError::OtherArchive {
            package: self.name.clone(),
            version: self.version.clone(),
            found,
            expected: self.archive_sha256.clone(),
        })
    }

    fn unpack(&self, archive: &Path, into: &Path) -> Result<(), PackageError> {
        let (archive, target) = (archive.display().to_string(), into.display().to_string());
        let folder = into.parent().unwrap_or(into);
        match self.registry {
            Registry::Debian => run("dpkg-deb", &["-x".into(), archive, target], folder),
            Registry::Pypi => {
                let words = ["-m", "zipfile", "-e", &archive, &target].map(String::from);
                run("python3", &words, folder)
            }
        }
    }
}

/// SHA-256 in hexadecimal.
pub(super) fn sha256(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(bytes) {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
    }
    text
}

fn run(program: &'static str, arguments: &[String], folder: &Path) -> Result<(), PackageError> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .output()
        .map_err(|reason| PackageError::NoClient { program, reason })?;
    if output.status.success() {
        return Ok(());
    }
    Err(PackageError::ClientFailed {
        command: format!("{program} {}", arguments.join(" ")),
        said: String::from_utf8_lossy(&output.stderr).into_owned(),
    })
}

fn file_error(path: &Path, reason: std::io::Error) -> PackageError {
    PackageError::File { path: path.to_owned(), reason }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_with_another_checksum_is_turned_down() {
        let package = Package {
            name: "scowl".into(),
            version: "1".into(),
            registry: Registry::Debian,
            archive_sha256: "00".into(),
            licence: "none".into(),
        };
        let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let refusal = package.check(&archive).unwrap_err().to_string();
        assert!(refusal.starts_with("scowl 1 is not the archive the word lists were made from"));
    }
}
