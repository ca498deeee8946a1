//! Guests: which packages of others may be used where.

use super::packages::{Dependency, Package, Usage};
use crate::finding::Finding;

/// The engine, usable alone: it forces neither serde nor a runtime on its user.
const ENGINE: &str = "engine/";

/// Those of the engine that take no guests at all but for error types.
const ALONE: [&str; 3] = ["engine/tiles", "engine/board", "engine/movegen"];

/// Guests that one folder keeps to itself.
const KEPT: [(&str, &str); 4] = [
    ("sqlx", "server/store"),
    ("axum", "server/server"),
    ("ratatui", "apps/terminal"),
    ("anyhow", "apps/"),
];

/// Findings for guests in the wrong place.
pub(super) fn check(packages: &[Package]) -> Vec<Finding> {
    packages.iter().flat_map(check_package).collect()
}

fn check_package(package: &Package) -> Vec<Finding> {
    let guests = package.dependencies.iter().filter(|dependency| dependency.folder.is_none());
    let finding = |guest: &Dependency| {
        let complaint = complaint(package, guest)?;
        let advice = format!("{} must not depend on {}: {complaint}", package.folder, guest.name);
        Some(Finding { rule: "guests", path: package.manifest(), line: guest.line, advice })
    };
    guests.filter_map(finding).collect()
}

fn complaint(package: &Package, guest: &Dependency) -> Option<String> {
    if let Some((_, home)) = KEPT.iter().find(|(name, _)| *name == guest.name)
        && !package.folder.starts_with(home)
    {
        return Some(format!("only {home} does"));
    }
    if guest.usage == Usage::Tests || !package.folder.starts_with(ENGINE) {
        return None;
    }
    match guest.name.as_str() {
        "tokio" => Some("the engine knows no runtime".into()),
        "serde" if !guest.optional => {
            Some("the engine offers serde as a feature, if at all".into())
        }
        "serde" | "thiserror" => None,
        _ if ALONE.contains(&package.folder.as_str()) => {
            Some("this crate takes no guests but thiserror".into())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::packages::examples::{guest, package};
    use super::*;

    fn advice(folder: &str, guest: Dependency) -> Option<String> {
        check(&[package(folder, vec![guest])]).pop().map(|finding| finding.advice)
    }

    #[test]
    fn one_folder_keeps_sql_to_itself() {
        assert_eq!(advice("server/store", guest("sqlx", Usage::Product)), None);
        assert_eq!(
            advice("server/server", guest("sqlx", Usage::Tests)).unwrap(),
            "server/server must not depend on sqlx: only server/store does"
        );
    }

    #[test]
    fn the_lowest_crates_take_no_guests() {
        assert_eq!(advice("engine/tiles", guest("thiserror", Usage::Product)), None);
        assert_eq!(advice("engine/tiles", guest("proptest", Usage::Tests)), None);
        assert!(advice("engine/tiles", guest("rand", Usage::Product)).is_some());
        assert_eq!(advice("engine/lexicon", guest("rand", Usage::Product)), None);
    }

    #[test]
    fn the_engine_does_not_force_serde_on_anyone() {
        let serde = guest("serde", Usage::Product);
        assert!(advice("engine/players", serde.clone()).is_some());
        assert_eq!(advice("engine/players", Dependency { optional: true, ..serde.clone() }), None);
        assert_eq!(advice("games/tabletop", serde), None);
    }

    #[test]
    fn the_engine_knows_no_runtime() {
        let tokio = Dependency { optional: true, ..guest("tokio", Usage::Product) };
        assert!(advice("engine/notation", tokio).is_some());
    }
}
