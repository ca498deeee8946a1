//! Programs of others that tests start: found, or installed from Debian.

use std::env;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{Action, Step};

/// What the tests start, so that nobody has to install it by hand.
pub(crate) const PACKAGES: Step = Step {
    name: "packages",
    action: Action::Own(install_what_is_missing),
    advice: "install what is missing and try again",
};

/// A program that tests start, the Debian package it is in, and where Debian hides it.
struct Needed {
    program: &'static str,
    package: &'static str,
    hidden: &'static str,
}

const NEEDED: [Needed; 3] = [
    Needed { program: "postgres", package: "postgresql", hidden: "/usr/lib/postgresql" },
    Needed { program: "tmux", package: "tmux", hidden: "/usr/bin" },
    Needed { program: "chromium", package: "chromium", hidden: "/usr/lib/chromium" },
];

fn install_what_is_missing() -> Result<(), Box<dyn Error>> {
    for needed in NEEDED.iter().filter(|needed| !needed.is_installed()) {
        apt_get(&["update"]);
        apt_get(&["install", "--yes", needed.package]);
        if !needed.is_installed() {
            let Needed { program, package, .. } = *needed;
            return Err(MissingProgram { program, package }.into());
        }
    }
    Ok(())
}

/// Runs Debian's installer; whether it succeeded shows in what is there afterwards.
fn apt_get(arguments: &[&str]) {
    let mut command = Command::new("apt-get");
    let _shown_afterwards =
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").status();
}

impl Needed {
    fn is_installed(&self) -> bool {
        let path = env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
        folders.extend(versions(Path::new(self.hidden)));
        folders.iter().any(|folder| folder.join(self.program).is_file())
    }
}

/// The folders with programs of every installed version.
fn versions(folder: &Path) -> Vec<PathBuf> {
    let entries = folder.read_dir().into_iter().flatten().flatten();
    entries.map(|version| version.path().join("bin")).collect()
}

/// A program is not there and could not be installed.
#[derive(Debug, thiserror::Error)]
#[error(
    "`{program}` is needed by the tests and could not be installed: `apt-get install {package}`"
)]
struct MissingProgram {
    program: &'static str,
    package: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_on_the_path_is_installed() {
        let shell = Needed { program: "sh", package: "dash", hidden: "" };
        assert!(shell.is_installed());
        let nothing = Needed { program: "no-such-program", package: "none", hidden: "" };
        assert!(!nothing.is_installed());
    }
}
