//! Exceptions: what may break a rule, and why. One that nothing needs is itself a finding.

use serde::Deserialize;

use crate::finding::Finding;

/// Where the exceptions are listed.
pub(super) const PATH: &str = "xtask/tidy-exceptions.toml";

/// A place that may break a rule.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exception {
    /// The rule's name, as it is in brackets at the end of a finding.
    rule: String,
    /// The file, or a folder with `/` at its end.
    path: String,
    /// Only findings that mention this, say one function; all if absent.
    about: Option<String>,
    /// Why it is better so.
    reason: String,
}

impl Exception {
    fn covers(&self, finding: &Finding) -> bool {
        self.rule == finding.rule
            && (self.path == finding.path
                || self.path.ends_with('/') && finding.path.starts_with(&self.path))
            && self.about.as_ref().is_none_or(|about| finding.advice.contains(about))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    #[serde(default)]
    allow: Vec<Exception>,
}

/// Reads the list.
pub(super) fn parse(text: &str) -> Result<Vec<Exception>, UnreadableExceptions> {
    let listed: Listed = toml::from_str(text).map_err(UnreadableExceptions)?;
    Ok(listed.allow)
}

/// The list of exceptions is not in its form.
#[derive(Debug, thiserror::Error)]
#[error("xtask/tidy-exceptions.toml cannot be read: {0}")]
pub(super) struct UnreadableExceptions(toml::de::Error);

/// The findings without those that are excepted, and with those about the exceptions themselves.
pub(super) fn apply(exceptions: &[Exception], findings: Vec<Finding>) -> Vec<Finding> {
    let about_exceptions = |exception: &Exception| {
        let unneeded = !findings.iter().any(|finding| exception.covers(finding));
        let complaint = match exception {
            Exception { reason, .. } if reason.trim().is_empty() => "has no reason: give one",
            _ if unneeded => "is not needed: remove it",
            _ => return None,
        };
        let advice =
            format!("the exception of {} from {} {complaint}", exception.path, exception.rule);
        Some(Finding { rule: "exceptions", path: PATH.into(), line: 1, advice })
    };
    let complaints: Vec<Finding> = exceptions.iter().filter_map(about_exceptions).collect();
    let excepted = |finding: &Finding| exceptions.iter().any(|exception| exception.covers(finding));
    findings.into_iter().filter(|finding| !excepted(finding)).chain(complaints).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long(path: &str, function: &str) -> Finding {
        let advice = format!("`{function}` has 70 lines");
        Finding { rule: "long function", path: path.into(), line: 1, advice }
    }

    fn exceptions(about: &str, reason: &str) -> Vec<Exception> {
        let text = format!(
            "allow = [{{ rule = 'long function', path = 'src/', \
             about = '`{about}`', reason = '{reason}' }}]"
        );
        parse(&text).unwrap()
    }

    #[test]
    fn an_exception_covers_what_it_names_and_no_more() {
        let findings = vec![long("src/a.rs", "table"), long("src/a.rs", "other")];
        let left = apply(&exceptions("table", "a table"), findings);
        assert_eq!(left, [long("src/a.rs", "other")]);
    }

    #[test]
    fn an_exception_that_nothing_needs_is_a_finding() {
        let left = apply(&exceptions("table", "a table"), Vec::new());
        assert!(left[0].advice.ends_with("is not needed: remove it"));
    }

    #[test]
    fn an_exception_needs_a_reason() {
        let left = apply(&exceptions("table", " "), vec![long("src/a.rs", "table")]);
        assert!(left[0].advice.ends_with("has no reason: give one"));
    }

    #[test]
    fn an_unknown_field_is_refused() {
        assert!(parse("[[allow]]\nrule = 'tabs'\nfile = 'a.rs'\nreason = 'b'").is_err());
    }
}
