//! Every Rust file opens by saying what it is about.

use crate::finding::Finding;
use crate::repository::SourceFile;

/// A finding for a Rust file whose first line is not a module comment.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    if !file.is_rust() || file.text.starts_with("//!") {
        return Vec::new();
    }
    let advice = "open the file with `//!` and a sentence on what it is about".into();
    vec![Finding { rule: "module docs", path: file.path.clone(), line: 1, advice }]
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn a_file_opens_with_its_subject() {
        assert_eq!(lines(&check(&file("a.rs", "//! Racks.\n"))), NOWHERE);
        assert_eq!(lines(&check(&file("a.rs", "use std::fmt;\n//! Racks.\n"))), [1]);
        assert_eq!(lines(&check(&file("a.md", "Racks.\n"))), NOWHERE);
    }
}
