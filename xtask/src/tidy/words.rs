//! Words that are refused: `unsafe`, a trademark, paths of one machine.

use crate::finding::Finding;
use crate::repository::SourceFile;
use crate::rust_text;

/// The name of a board game that belongs to others.
const TRADEMARK: &str = "scrabble";

/// Where the checkout or a home folder is on some machine.
const MACHINE_PATHS: [&str; 3] = ["/work/", "/root/", "/home/"];

/// Findings for words out of place.
pub(super) fn check(file: &SourceFile) -> Vec<Finding> {
    let code = if file.is_rust() { rust_text::code_of(&file.text) } else { String::new() };
    let mut findings = lines_with(file, &code, &UNSAFE);
    findings.extend(lines_with(file, &file.text, &OTHERS_NAME));
    findings.extend(lines_with(file, &file.text, &ONE_MACHINE));
    findings
}

/// A kind of word, and what to do where it is found.
struct Rule {
    name: &'static str,
    found: fn(&str) -> bool,
    advice: &'static str,
}

const UNSAFE: Rule = Rule {
    name: "unsafe",
    found: |line| rust_text::has_word(line, "unsafe"),
    advice: "write it without `unsafe`, or list the module with the benchmark that asks for it",
};

const OTHERS_NAME: Rule = Rule {
    name: "trademark",
    found: |line| line.to_lowercase().contains(TRADEMARK),
    advice: "this name is a trademark of others: say it in our own words",
};

const ONE_MACHINE: Rule = Rule {
    name: "machine path",
    found: |line| MACHINE_PATHS.iter().any(|path| starts_a_path(line, path)),
    advice: "this path exists on one machine only: start from the root of the checkout",
};

/// Whether `path` is in the line as the start of a path, not in the middle of a longer one.
fn starts_a_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(start, _)| {
        let before = line[..start].chars().next_back();
        !before.is_some_and(|letter| rust_text::is_name_letter(letter) || "./-".contains(letter))
    })
}

fn lines_with(file: &SourceFile, text: &str, rule: &Rule) -> Vec<Finding> {
    let findings = text.lines().enumerate().filter(|(_, line)| (rule.found)(line));
    let finding = |(above, _)| Finding {
        rule: rule.name,
        path: file.path.clone(),
        line: above + 1,
        advice: rule.advice.into(),
    };
    findings.map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::super::examples::{NOWHERE, file, lines};
    use super::*;

    #[test]
    fn unsafe_is_found_in_code_only() {
        assert_eq!(lines(&check(&file("a.rs", "// unsafe\n#![forbid(unsafe_code)]\n"))), NOWHERE);
        assert_eq!(lines(&check(&file("a.rs", "fn a() {\n    unsafe { b() }\n}\n"))), [2]);
    }

    #[test]
    fn the_trademark_is_found_however_it_is_written() {
        assert_eq!(lines(&check(&file("a.md", "a crossword tile game\n"))), NOWHERE);
        assert_eq!(lines(&check(&file("a.md", "like SCRABBLE\nor Scrabbles\n"))), [1, 2]);
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        assert_eq!(lines(&check(&file("a.md", "see docs/work/notes\n"))), NOWHERE);
        assert_eq!(lines(&check(&file("a.md", "see `/home/ada/notes`\n"))), [1]);
    }
}
