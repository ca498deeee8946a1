//! Tests wait for what they expect: no sleeping, no retries, and no modules borrowed by `#[path]`.

use crate::finding::Finding;
use crate::repository::SourceFile;
use crate::rust_text;

/// Pieces of code with no place in tests, and what to do instead.
const IN_RUST: [(&str, &str); 3] = [
    ("thread::sleep", "wait for the event, or inject the clock"),
    ("time::sleep", "wait for the event, or inject the clock"),
    ("#[path", "share it in a test kit, a package whose folder ends in test-kit"),
];

/// The same for browser tests and their settings.
const ON_THE_PAGE: [(&str, &str); 1] =
    [("waitForTimeout", "expect what the page is to show; Playwright waits for it")];

/// Findings for tests that sleep, retry or borrow modules.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    match file.extension() {
        "rs" if is_rust_test(file) => find(file, &rust_text::code_of(&file.text), &IN_RUST),
        "ts" if file.path.starts_with("apps/web/") => {
            let mut findings = find(file, &file.text, &ON_THE_PAGE);
            findings.extend(retries(file));
            findings
        }
        _ => Vec::new(),
    }
}

/// Tests, and examples, which play like tests.
fn is_rust_test(file: &SourceFile) -> bool {
    file.is_only_tests() || file.path.contains("/examples/") || file.path.contains("test-kit/")
}

fn find(file: &SourceFile, code: &str, refused: &[(&str, &str)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (above, line) in code.lines().enumerate() {
        let here = refused.iter().filter(|(piece, _)| line.contains(piece));
        findings.extend(here.map(|(piece, instead)| {
            finding(file, above + 1, format!("`{piece}` has no place in tests: {instead}"))
        }));
    }
    findings
}

/// Playwright's `retries`, unless it is 0.
fn retries(file: &SourceFile) -> Vec<Finding> {
    let lines = file.text.lines().enumerate().filter(|(_, line)| {
        let value = line.trim_start().strip_prefix("retries:");
        value.is_some_and(|value| value.trim().trim_end_matches(',') != "0")
    });
    let advice = "a test that needs a second try is to be fixed: remove `retries`";
    lines.map(|(above, _)| finding(file, above + 1, advice.into())).collect()
}

fn finding(file: &SourceFile, line: usize, advice: String) -> Finding {
    let rule = if file.is_rust() { "test habits" } else { "browser tests" };
    Finding { rule, path: file.path.clone(), line, advice }
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn tests_do_not_sleep() {
        let text = "//! A.\nasync fn a() {\n    tokio::time::sleep(LONG).await;\n}\n";
        assert_eq!(lines(&check(&file("server/store/tests/a.rs", text))), [3]);
        assert_eq!(lines(&check(&file("server/store/src/a.rs", text))), NOWHERE);
        let comment = "//! No `thread::sleep` here.\n";
        assert_eq!(lines(&check(&file("server/store/tests/a.rs", comment))), NOWHERE);
    }

    #[test]
    fn tests_do_not_borrow_modules() {
        let text = "//! A.\n#[path = \"../../b.rs\"]\nmod b;\n";
        assert_eq!(lines(&check(&file("server/server/tests/a.rs", text))), [2]);
        assert_eq!(lines(&check(&file("server/server/examples/load/main.rs", text))), [2]);
    }

    #[test]
    fn browser_tests_expect_instead_of_waiting() {
        let text = "await page.waitForTimeout(300);\n";
        assert_eq!(lines(&check(&file("apps/web/tests/a.spec.ts", text))), [1]);
    }

    #[test]
    fn browser_tests_pass_the_first_time() {
        let path = "apps/web/playwright.config.ts";
        assert_eq!(lines(&check(&file(path, "a: {\n  retries: 1,\n}\n"))), [2]);
        assert_eq!(lines(&check(&file(path, "a: {\n  retries: 0,\n}\n"))), NOWHERE);
    }
}
