//! Manifests: one licence for all, and a reason for every third-party dependency.

use toml::{Table, Value};

use crate::finding::Finding;
use crate::repository::SourceFile;

/// Findings for a `Cargo.toml`. The fuzz folder is a workspace of its own and is left alone.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    match file.path.as_str() {
        "Cargo.toml" => unexplained_dependencies(file),
        path if file.name() == "Cargo.toml" && !path.starts_with("fuzz/") => check_member(file),
        _ => Vec::new(),
    }
}

/// Third-party dependencies of the root manifest without a comment at the end of their line.
fn unexplained_dependencies(file: &SourceFile) -> Vec<Finding> {
    let mut section = "";
    let mut findings = Vec::new();
    for (above, line) in file.text.lines().enumerate() {
        if line.starts_with('[') {
            section = line.trim_end();
        }
        let names_dependency = section == "[workspace.dependencies]"
            && line.starts_with(|letter: char| letter.is_ascii_alphanumeric())
            && !line.contains("path = ");
        if names_dependency && !ends_with_comment(line) {
            let advice = "say at the end of the line why we need it: `# reason`".into();
            findings.push(Finding {
                rule: "reasons",
                path: file.path.clone(),
                line: above + 1,
                advice,
            });
        }
    }
    findings
}

fn ends_with_comment(line: &str) -> bool {
    line.rsplit_once('#').is_some_and(|(before, comment)| {
        let quotes = before.matches('"').count();
        quotes % 2 == 0 && !comment.trim().is_empty()
    })
}

/// A member inherits the licence, and gives no versions of its own.
fn check_member(file: &SourceFile) -> Vec<Finding> {
    let finding = |rule, line, advice| Finding { rule, path: file.path.clone(), line, advice };
    let manifest: Table = match file.text.parse() {
        Ok(manifest) => manifest,
        Err(cause) => {
            return vec![finding("licence", 1, format!("this is not a manifest: {cause}"))];
        }
    };
    let mut findings = Vec::new();
    if !inherits_licence(&manifest) {
        let advice = "inherit the licence: `license.workspace = true`".into();
        findings.push(finding("licence", 1, advice));
    }
    for name in own_versions(&manifest) {
        let line =
            file.text.lines().position(|line| line.starts_with(&name)).map_or(1, |above| above + 1);
        let advice = format!(
            "name {name} in the root Cargo.toml, with its reason; here `{name}.workspace = true`"
        );
        findings.push(finding("reasons", line, advice));
    }
    findings
}

fn inherits_licence(manifest: &Table) -> bool {
    let licence = manifest.get("package").and_then(|package| package.get("license"));
    licence.and_then(|licence| licence.get("workspace")) == Some(&Value::Boolean(true))
}

/// Dependencies that the manifest itself gives a version or a source.
fn own_versions(manifest: &Table) -> Vec<String> {
    let tables = ["dependencies", "dev-dependencies", "build-dependencies"];
    let dependencies = tables.iter().filter_map(|table| manifest.get(*table)?.as_table()).flatten();
    let own = dependencies.filter(|(_, value)| value.get("workspace").is_none());
    own.map(|(name, _)| name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn every_third_party_dependency_has_its_reason() {
        let text = "[workspace.dependencies]\ntiles = { path = \"a\" }\ntoml = \"1\" # presets\n";
        assert_eq!(lines(&check(&file("Cargo.toml", text))), NOWHERE);
        let text = "[workspace.dependencies]\ntoml = \"1\"\n\n[profile.dev]\ndebug = 1\n";
        assert_eq!(lines(&check(&file("Cargo.toml", text))), [2]);
    }

    #[test]
    fn a_member_inherits_the_licence() {
        let text = "[package]\nname = 'a'\nlicense.workspace = true\n";
        assert_eq!(lines(&check(&file("engine/a/Cargo.toml", text))), NOWHERE);
        let text = "[package]\nname = 'a'\nlicense = 'MIT'\n";
        assert_eq!(lines(&check(&file("engine/a/Cargo.toml", text))), [1]);
    }

    #[test]
    fn a_member_gives_no_versions_of_its_own() {
        let start = "[package]\nlicense.workspace = true\n[dependencies]\n";
        let text = format!("{start}toml.workspace = true\n");
        assert_eq!(lines(&check(&file("engine/a/Cargo.toml", &text))), NOWHERE);
        let text = format!("{start}toml = '1'\n");
        assert_eq!(lines(&check(&file("engine/a/Cargo.toml", &text))), [4]);
    }
}
