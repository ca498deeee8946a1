//! A finding: one place where the checkout breaks one of its own rules, and what to do about it.

use std::fmt;

/// One place that breaks a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    /// The rule's short name, as `tidy-exceptions.toml` spells it.
    pub(crate) rule: &'static str,
    /// The file, from the root.
    pub(crate) path: String,
    /// Counted from one.
    pub(crate) line: usize,
    /// What is wrong and what to do.
    pub(crate) advice: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {} [{}]", self.path, self.line, self.advice, self.rule)
    }
}

/// The checkout breaks its own rules.
#[derive(Debug, thiserror::Error)]
#[error("{}", listed(.0))]
pub(crate) struct Findings(Vec<Finding>);

impl Findings {
    /// Fine without findings, else an error that lists them.
    pub(crate) fn none_of(findings: Vec<Finding>) -> Result<(), Self> {
        if findings.is_empty() { Ok(()) } else { Err(Self(findings)) }
    }
}

fn listed(findings: &[Finding]) -> String {
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    let places = if lines.len() == 1 { "place" } else { "places" };
    format!("{}\n{} {places} to fix", lines.join("\n"), lines.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_names_its_place_first() {
        let finding = Finding {
            rule: "tabs",
            path: "src/lib.rs".into(),
            line: 3,
            advice: "use spaces".into(),
        };
        assert_eq!(finding.to_string(), "src/lib.rs:3: use spaces [tabs]");
        let listed = Findings::none_of(vec![finding]).unwrap_err().to_string();
        assert_eq!(listed, "src/lib.rs:3: use spaces [tabs]\n1 place to fix");
    }
}
