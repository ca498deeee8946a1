//! Whether docs/coverage.md is complete and true.

use std::collections::{BTreeMap, BTreeSet};

use super::ids::{self, Id};
use super::scan::DeclaringTest;
use super::table::{Document, Row, State};
use super::update::names_of;
use crate::finding::Finding;

/// A requirement said in more words than this is a sentence, and a table is no place for those.
const MOST_WORDS: usize = 10;

/// Everything in the document that is missing or not true.
pub(super) fn verify(
    document: &Document,
    tests: &[DeclaringTest],
    exists: impl Fn(&str) -> bool,
) -> Vec<Finding> {
    let mut findings = missing_and_repeated(document);
    for (line, row) in document.rows() {
        findings.extend(complaints(row, tests, &exists).into_iter().map(|advice| at(line, advice)));
    }
    findings.extend(tests.iter().flat_map(unknown_ids));
    if !document.is_counted() {
        let advice = format!("the counts should read: {}", document.counted());
        findings.push(at(1, advice));
    }
    findings
}

fn at(line: usize, advice: String) -> Finding {
    Finding { rule: "coverage", path: super::PATH.into(), line, advice }
}

/// Ids without a row, and rows whose id had one before.
fn missing_and_repeated(document: &Document) -> Vec<Finding> {
    let mut seen: BTreeMap<Id, usize> = BTreeMap::new();
    let mut findings = Vec::new();
    for (line, row) in document.rows() {
        if let Some(first) = seen.insert(row.id, line) {
            findings.push(at(line, format!("{} has a row at line {first} already", row.id)));
        }
    }
    let missing = ids::all().filter(|id| !seen.contains_key(id));
    findings.extend(missing.map(|id| at(1, format!("{id} has no row: add one"))));
    findings
}

/// What is wrong with one row.
fn complaints(row: &Row, tests: &[DeclaringTest], exists: impl Fn(&str) -> bool) -> Vec<String> {
    let id = row.id;
    let mut complaints = Vec::new();
    let declared = names_of(row, tests);
    for name in row.tests.iter().filter(|name| !declared.contains(name)) {
        complaints.push(format!("no test `{name}` declares {id}: `cargo xtask coverage --update`"));
    }
    for name in declared.iter().filter(|name| !row.tests.contains(name)) {
        complaints.push(format!("`{name}` declares {id}: `cargo xtask coverage --update`"));
    }
    for place in row.places.iter().filter(|place| !exists(place)) {
        complaints.push(format!("{id} names the place {place}, which is not there"));
    }
    if row.state.is_shown() && row.tests.is_empty() && row.places.is_empty() {
        complaints.push(format!("{id} is {} but nothing shows it", row.state));
    }
    if !row.state.is_shown() && row.reason.is_empty() {
        complaints.push(format!("{id} is {}: say what it waits for, or why", row.state));
    }
    if row.state == State::Partly && row.remark.is_empty() {
        complaints.push(format!("{id} is partly done: say after ` — ` what is left"));
    }
    if !(1..=MOST_WORDS).contains(&row.what.split_whitespace().count()) {
        complaints.push(format!("say in at most {MOST_WORDS} words what {id} asks for"));
    }
    complaints
}

/// Ids that a test declares and that no document has.
fn unknown_ids(test: &DeclaringTest) -> Vec<Finding> {
    let known: BTreeSet<Id> = ids::all().collect();
    let unknown = test.ids.iter().filter(|id| !known.contains(id));
    let finding = |id: &Id| Finding {
        rule: "coverage",
        path: test.path.clone(),
        line: test.line,
        advice: format!("there is no requirement {id}"),
    };
    unknown.map(finding).collect()
}

/// Differences between our ids and those of the catalogue of requirements, where one is at hand.
pub(super) fn compare(catalogue: &str) -> Vec<Finding> {
    let first_cell = |line: &str| Id::parse(line.strip_prefix('|')?.split('|').next()?.trim());
    let theirs: BTreeSet<Id> = catalogue.lines().filter_map(first_cell).collect();
    let ours: BTreeSet<Id> = ids::all().collect();
    let differing = ours.symmetric_difference(&theirs);
    differing.map(|id| at(1, format!("{id} is not in both the catalogue and our list"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(rows: &str, tests: &[DeclaringTest]) -> Vec<String> {
        let document = Document::parse(rows).unwrap();
        let findings = verify(&document, tests, |place| place == "README.md");
        let advice = findings.into_iter().map(|finding| finding.advice);
        advice
            .filter(|advice| !advice.contains("has no row") && !advice.contains("counts"))
            .collect()
    }

    fn test(name: &str, ids: &str) -> DeclaringTest {
        DeclaringTest { name: name.into(), path: "a.rs".into(), line: 1, ids: ids::in_text(ids) }
    }

    #[test]
    fn true_rows_pass() {
        let rows = "| MS-001 | a | done | ai: a, place: README.md |\n\
                    | MS-002 | b | partly | ai: a — screen: not yet |\n\
                    | MS-003 | c | not yet | the page |\n";
        assert!(advice(rows, &[test("ai: a", "MS-001, MS-002")]).is_empty());
    }

    #[test]
    fn every_requirement_has_one_row() {
        let document = Document::parse("| MS-001 | a | not yet | b |\n").unwrap();
        assert_eq!(missing_and_repeated(&document).len(), 338);
        let rows = "| MS-001 | a | not yet | b |\n| MS-001 | a | not yet | b |\n";
        assert_eq!(advice(rows, &[]), ["MS-001 has a row at line 1 already"]);
    }

    #[test]
    fn named_and_declaring_tests_agree() {
        let row = "| MS-001 | a | done | ai: a |\n";
        assert_eq!(
            advice(row, &[test("ai: b", "MS-001")]),
            [
                "no test `ai: a` declares MS-001: `cargo xtask coverage --update`",
                "`ai: b` declares MS-001: `cargo xtask coverage --update`"
            ]
        );
    }

    #[test]
    fn proofs_and_reasons_are_given() {
        assert_eq!(
            advice("| MS-001 | a | done | |\n", &[]),
            ["MS-001 is done but nothing shows it"]
        );
        assert_eq!(advice("| MS-001 | a | not yet | |\n", &[]).len(), 1);
        let gone = advice("| MS-001 | a | done | place: LIESMICH.md |\n", &[]);
        assert_eq!(gone, ["MS-001 names the place LIESMICH.md, which is not there"]);
        let partly = advice("| MS-001 | a | partly | place: README.md |\n", &[]);
        assert_eq!(partly, ["MS-001 is partly done: say after ` — ` what is left"]);
    }

    #[test]
    fn a_test_declares_what_there_is() {
        assert_eq!(advice("", &[test("ai: a", "MS-087")]), ["there is no requirement MS-087"]);
    }

    #[test]
    fn the_catalogue_is_compared_by_its_rows() {
        let all: Vec<String> = ids::all().map(|id| format!("| {id} | a |")).collect();
        assert!(compare(&all.join("\n")).is_empty());
        assert_eq!(compare(&all[1..].join("\n")).len(), 1);
    }
}
