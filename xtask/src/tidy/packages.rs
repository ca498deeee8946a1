//! The packages of the workspace and what they depend on, from `cargo metadata`.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use serde::Deserialize;

/// A package of the workspace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Package {
    /// Its folder from the root, with `/`.
    pub(super) folder: String,
    /// Everything its manifest names, for whatever use.
    pub(super) dependencies: Vec<Dependency>,
}

impl Package {
    /// The manifest's path from the root.
    pub(super) fn manifest(&self) -> String {
        format!("{}/Cargo.toml", self.folder)
    }

    /// Whether the package only helps tests of others.
    pub(super) fn is_test_kit(&self) -> bool {
        Self::is_test_kit_folder(&self.folder)
    }

    /// Whether a package in this folder only helps tests of others.
    pub(super) fn is_test_kit_folder(folder: &str) -> bool {
        folder.ends_with("test-kit") || folder.ends_with("testkit")
    }

    /// The last part of the folder, the short name of the package.
    pub(super) fn short_name(&self) -> &str {
        self.folder.rsplit('/').next().unwrap_or(&self.folder)
    }
}

/// One dependency of a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Dependency {
    /// The package's own name.
    pub(super) name: String,
    /// What it is needed for.
    pub(super) usage: Usage,
    /// Whether a feature has to ask for it.
    pub(super) optional: bool,
    /// Its folder from the root, if it is one of ours.
    pub(super) folder: Option<String>,
    /// The manifest's line that names it.
    pub(super) line: usize,
}

/// What a dependency is needed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Usage {
    /// The package itself, or its build script.
    Product,
    /// Tests, examples and benchmarks only.
    Tests,
}

/// Reads the packages of the workspace at `root`.
pub(super) fn of_workspace(root: &Path) -> Result<Vec<Package>, UnknownWorkspace> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root)
        .output()
        .map_err(|cause| UnknownWorkspace(cause.to_string()))?;
    if !output.status.success() {
        return Err(UnknownWorkspace(String::from_utf8_lossy(&output.stderr).into_owned()));
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .map_err(|cause| UnknownWorkspace(cause.to_string()))?;
    Ok(metadata.packages.into_iter().map(|package| package.within(root)).collect())
}

/// `cargo metadata` failed.
#[derive(Debug, thiserror::Error)]
#[error("`cargo metadata` did not describe the workspace: {0}")]
pub(super) struct UnknownWorkspace(String);

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<MetadataPackage>,
}

/// A package as `cargo metadata` writes it.
#[derive(Deserialize)]
struct MetadataPackage {
    manifest_path: String,
    dependencies: Vec<MetadataDependency>,
}

/// A dependency as `cargo metadata` writes it.
#[derive(Deserialize)]
struct MetadataDependency {
    name: String,
    rename: Option<String>,
    kind: Option<String>,
    optional: bool,
    path: Option<String>,
}

impl MetadataPackage {
    fn within(self, root: &Path) -> Package {
        let manifest_path = Path::new(&self.manifest_path);
        let manifest = fs::read_to_string(manifest_path).unwrap_or_default();
        let folder = manifest_path.parent().unwrap_or(root);
        let dependencies = self.dependencies.into_iter();
        Package {
            folder: from_root(folder, root),
            dependencies: dependencies
                .map(|dependency| dependency.within(root, &manifest))
                .collect(),
        }
    }
}

impl MetadataDependency {
    fn within(self, root: &Path, manifest: &str) -> Dependency {
        let line = line_naming(manifest, self.rename.as_ref().unwrap_or(&self.name));
        let usage = if self.kind.as_deref() == Some("dev") { Usage::Tests } else { Usage::Product };
        let folder = self.path.map(|path| from_root(Path::new(&path), root));
        Dependency { name: self.name, usage, optional: self.optional, folder, line }
    }
}

fn from_root(path: &Path, root: &Path) -> String {
    let within = path.strip_prefix(root).unwrap_or(path);
    let parts: Vec<_> = within.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The line of the manifest that begins with this dependency's name, or the first.
fn line_naming(manifest: &str, name: &str) -> usize {
    let names = |line: &str| {
        line.trim_start().strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '.', '=']))
    };
    manifest.lines().position(names).map_or(1, |above| above + 1)
}

/// Examples that the tests of the checks share.
#[cfg(test)]
pub(super) mod examples {
    use super::{Dependency, Package, Usage};

    /// A package of ours with these dependencies.
    pub(in super::super) fn package(folder: &str, dependencies: Vec<Dependency>) -> Package {
        Package { folder: folder.into(), dependencies }
    }

    /// A dependency on a package of ours.
    pub(in super::super) fn ours(folder: &str, usage: Usage) -> Dependency {
        let (name, folder) = (format!("lettrine {folder}"), Some(folder.into()));
        Dependency { name, usage, optional: false, folder, line: 7 }
    }

    /// A dependency on a third-party package.
    pub(in super::super) fn third_party(name: &str, usage: Usage) -> Dependency {
        Dependency { name: name.into(), usage, optional: false, folder: None, line: 7 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository;

    #[test]
    fn this_package_is_one_of_the_workspace() {
        let packages = of_workspace(&repository::root()).unwrap();
        let own = packages.iter().find(|package| package.folder == "xtask").unwrap();
        let names: Vec<_> =
            own.dependencies.iter().map(|dependency| dependency.name.as_str()).collect();
        assert!(names.contains(&"serde_json"));
    }

    #[test]
    fn a_dependency_is_found_at_its_line() {
        let manifest = "[dependencies]\ntoml-edit = '1'\ntoml.workspace = true\n";
        assert_eq!(line_naming(manifest, "toml"), 3);
    }
}
