//! Spaces at line ends, tabs, and the newline at the end of a file.

use crate::finding::Finding;
use crate::repository::SourceFile;

/// The kinds of file that people type. Snapshots and pictures may end their lines with spaces.
const TYPED: [&str; 11] =
    ["rs", "md", "toml", "ts", "svelte", "css", "html", "json", "sql", "sh", "yml"];

/// Findings for spaces and newlines that nobody sees.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    if !TYPED.contains(&file.extension()) {
        return Vec::new();
    }
    let finding = |rule, line, advice: &str| Finding {
        rule,
        path: file.path.clone(),
        line,
        advice: advice.into(),
    };
    let mut findings = Vec::new();
    for (above, line) in file.text.lines().enumerate() {
        if line.ends_with([' ', '\t', '\r']) {
            findings.push(finding(
                "trailing space",
                above + 1,
                "remove the space at the line's end",
            ));
        }
        if file.is_rust() && line.contains('\t') {
            findings.push(finding("tabs", above + 1, "use spaces, or `\\t` in a string"));
        }
    }
    if !ends_with_one_newline(&file.text) {
        let last = file.text.lines().count().max(1);
        findings.push(finding("final newline", last, "end the file with exactly one newline"));
    }
    findings
}

fn ends_with_one_newline(text: &str) -> bool {
    text.ends_with('\n') && text != "\n" && !text.ends_with("\n\n")
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn lines_end_at_their_last_word() {
        assert_eq!(lines(&check(&file("a.rs", "a\nb\n"))), NOWHERE);
        assert_eq!(lines(&check(&file("a.rs", "a\nb \n"))), [2]);
        assert_eq!(lines(&check(&file("a.snap", "a \n"))), NOWHERE);
    }

    #[test]
    fn rust_has_no_tabs() {
        assert_eq!(lines(&check(&file("a.rs", "fn a() {\n\tb();\n}\n"))), [2]);
        assert_eq!(lines(&check(&file("a.ts", "{\n\tb();\n}\n"))), NOWHERE);
    }

    #[test]
    fn a_file_ends_with_exactly_one_newline() {
        assert_eq!(lines(&check(&file("a.md", "a\nb"))), [2]);
        assert_eq!(lines(&check(&file("a.md", "a\n\n"))), [2]);
        assert_eq!(lines(&check(&file("a.md", ""))), [1]);
    }
}
