//! Prose: a person is "they" or named by their part, such as "the player".

use crate::finding::Finding;
use crate::repository::SourceFile;
use crate::rust_text;

/// Pronouns that make a man of every person.
const PRONOUNS: [&str; 4] = ["he", "his", "him", "himself"];

/// Findings for such pronouns in comments and documents.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    let prose = match file.extension() {
        "rs" => rust_text::comments_of(&file.text),
        "ts" | "svelte" | "css" | "md" => file.text.clone(),
        _ => return Vec::new(),
    };
    let named = |line: &str| {
        let line = line.to_lowercase();
        PRONOUNS.into_iter().find(|pronoun| rust_text::has_word(&line, pronoun))
    };
    let findings = prose.lines().enumerate().filter_map(|(above, line)| {
        let advice =
            format!("\"{}\" is not every person: write \"they\", \"the player\"", named(line)?);
        Some(Finding { rule: "prose", path: file.path.clone(), line: above + 1, advice })
    });
    findings.collect()
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn a_person_is_they() {
        assert_eq!(lines(&check(&file("a.rs", "//! Players see their own.\n"))), NOWHERE);
        assert_eq!(lines(&check(&file("a.rs", "//! A.\n/// Each sees only his own.\n"))), [2]);
        assert_eq!(lines(&check(&file("a.md", "The other one then.\nHe waits.\n"))), [2]);
        assert_eq!(lines(&check(&file("a.svelte", "<!-- for him -->\n"))), [1]);
    }

    #[test]
    fn code_is_not_prose() {
        assert_eq!(lines(&check(&file("a.rs", "let he = \"his\";\n"))), NOWHERE);
    }
}
