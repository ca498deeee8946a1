//! Third-party dependencies: which may be used where.

use super::packages::{Dependency, Package, Usage};
use crate::finding::Finding;

/// The engine, usable alone: it forces neither serde nor a runtime on its user.
const ENGINE: &str = "engine/";

/// Those of the engine that take no third-party dependency but `thiserror`.
const ALONE: [&str; 3] = ["engine/tiles", "engine/board", "engine/movegen"];

/// Dependencies that only one folder may have.
const ONLY_IN: [(&str, &str); 4] = [
    ("sqlx", "server/store"),
    ("axum", "server/server"),
    ("ratatui", "apps/terminal"),
    ("anyhow", "apps/"),
];

/// Findings for third-party dependencies in the wrong place.
pub(super) fn check(packages: &[Package]) -> Vec<Finding> {
    packages.iter().flat_map(check_package).collect()
}

fn check_package(package: &Package) -> Vec<Finding> {
    let others = package.dependencies.iter().filter(|dependency| dependency.folder.is_none());
    let finding = |dependency: &Dependency| {
        let complaint = complaint(package, dependency)?;
        let advice =
            format!("{} must not depend on {}: {complaint}", package.folder, dependency.name);
        Some(Finding {
            rule: "third-party",
            path: package.manifest(),
            line: dependency.line,
            advice,
        })
    };
    others.filter_map(finding).collect()
}

fn complaint(package: &Package, dependency: &Dependency) -> Option<String> {
    if let Some((_, home)) = ONLY_IN.iter().find(|(name, _)| *name == dependency.name)
        && !package.folder.starts_with(home)
    {
        return Some(format!("only {home} does"));
    }
    if dependency.usage == Usage::Tests || !package.folder.starts_with(ENGINE) {
        return None;
    }
    match dependency.name.as_str() {
        "tokio" => Some("the engine needs no runtime".into()),
        "serde" if !dependency.optional => {
            Some("the engine offers serde as a feature, if at all".into())
        }
        "serde" | "thiserror" => None,
        _ if ALONE.contains(&package.folder.as_str()) => {
            Some("this crate takes no third-party dependency but thiserror".into())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::packages::examples::{package, third_party};
    use super::*;

    fn advice(folder: &str, dependency: Dependency) -> Option<String> {
        check(&[package(folder, vec![dependency])]).pop().map(|finding| finding.advice)
    }

    #[test]
    fn one_folder_keeps_sql_to_itself() {
        assert_eq!(advice("server/store", third_party("sqlx", Usage::Product)), None);
        assert_eq!(
            advice("server/server", third_party("sqlx", Usage::Tests)).unwrap(),
            "server/server must not depend on sqlx: only server/store does"
        );
    }

    #[test]
    fn the_lowest_crates_take_no_third_party_dependencies() {
        assert_eq!(advice("engine/tiles", third_party("thiserror", Usage::Product)), None);
        assert_eq!(advice("engine/tiles", third_party("proptest", Usage::Tests)), None);
        assert!(advice("engine/tiles", third_party("rand", Usage::Product)).is_some());
        assert_eq!(advice("engine/lexicon", third_party("rand", Usage::Product)), None);
    }

    #[test]
    fn the_engine_does_not_force_serde_on_anyone() {
        let serde = third_party("serde", Usage::Product);
        assert!(advice("engine/players", serde.clone()).is_some());
        assert_eq!(advice("engine/players", Dependency { optional: true, ..serde.clone() }), None);
        assert_eq!(advice("games/tabletop", serde), None);
    }

    #[test]
    fn the_engine_needs_no_runtime() {
        let tokio = Dependency { optional: true, ..third_party("tokio", Usage::Product) };
        assert!(advice("engine/notation", tokio).is_some());
    }
}
