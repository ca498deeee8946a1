//! Unfinished work: marks for later need an issue, tests are neither skipped nor made to panic.

use crate::finding::Finding;
use crate::repository::SourceFile;
use crate::rust_text;

/// Marks in comments that must name an issue, such as `#12`, on the same line.
const MARKS: [&str; 3] = ["TODO", "FIXME", "XXX"];

/// Attributes and macros that have no place here, with what to do instead.
const REFUSED: [(&str, &str); 5] = [
    ("#[ignore", "make the test quick enough to run always, or remove it"),
    ("#[should_panic", "return an error and compare it"),
    ("todo!", "finish it, or leave it out"),
    ("unimplemented!", "finish it, or leave it out"),
    ("dbg!", "remove it"),
];

/// Findings for what is left for later.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    match file.extension() {
        "rs" => {
            let mut findings = marks(file, &rust_text::comments_of(&file.text));
            findings.extend(refused(file, &rust_text::code_of(&file.text)));
            findings
        }
        "ts" | "svelte" | "css" | "sql" | "toml" | "sh" => marks(file, &file.text),
        _ => Vec::new(),
    }
}

fn marks(file: &SourceFile, text: &str) -> Vec<Finding> {
    let unnamed = |line: &str| {
        MARKS.into_iter().find(|mark| rust_text::has_word(line, mark) && !names_an_issue(line))
    };
    let findings = text.lines().enumerate().filter_map(|(above, line)| {
        let advice = format!("{} needs the number of its issue, as in `#12`", unnamed(line)?);
        Some(Finding { rule: "unfinished", path: file.path.clone(), line: above + 1, advice })
    });
    findings.collect()
}

fn names_an_issue(line: &str) -> bool {
    line.split('#').skip(1).any(|after| after.starts_with(|letter: char| letter.is_ascii_digit()))
}

fn refused(file: &SourceFile, code: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (above, line) in code.lines().enumerate() {
        for (word, instead) in REFUSED.into_iter().filter(|(word, _)| line.contains(word)) {
            let advice = format!("`{word}` is not used here: {instead}");
            findings.push(Finding {
                rule: "unfinished",
                path: file.path.clone(),
                line: above + 1,
                advice,
            });
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn a_mark_for_later_names_its_issue() {
        assert_eq!(lines(&check(&file("a.rs", "//! A.\n// TODO(#12): more\n"))), NOWHERE);
        assert_eq!(lines(&check(&file("a.rs", "//! A.\n// TODO: more\n"))), [2]);
        assert_eq!(lines(&check(&file("a.ts", "// FIXME\n"))), [1]);
    }

    #[test]
    fn a_word_in_a_string_is_not_a_mark() {
        assert_eq!(lines(&check(&file("a.rs", "const A: &str = \"TODO\";\n"))), NOWHERE);
    }

    #[test]
    fn tests_are_not_skipped() {
        assert_eq!(lines(&check(&file("a.rs", "#[test]\n#[ignore = \"slow\"]\nfn a() {}\n"))), [2]);
        assert_eq!(lines(&check(&file("a.rs", "fn a() { todo!() }\n"))), [1]);
    }
}
