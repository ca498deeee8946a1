//! Writes into the tables what the tests show, and leaves what people wrote.

use super::scan::DeclaringTest;
use super::table::{Document, Row, State};

/// Makes every row name the tests that declare it, and counts the rows.
///
/// A row that waited is done with its first test; if it has a remark, say that a screen is still to
/// come, it is partly done and keeps the remark.
pub(super) fn update(document: &mut Document, tests: &[DeclaringTest]) {
    for row in document.rows_mut() {
        row.tests = names_of(row, tests);
        row.state = match row.state {
            State::NotYet | State::NotApplicable if row.tests.is_empty() => row.state,
            State::NotYet | State::NotApplicable if row.remark.is_empty() => State::Done,
            State::NotYet | State::NotApplicable => State::Partly,
            State::Done | State::Partly if row.tests.is_empty() && row.places.is_empty() => {
                row.reason = "a test".into();
                State::NotYet
            }
            State::Done | State::Partly => row.state,
        };
    }
    document.count();
}

/// The names of the tests that declare this row, in order.
pub(super) fn names_of(row: &Row, tests: &[DeclaringTest]) -> Vec<String> {
    let declaring = tests.iter().filter(|test| test.ids.contains(&row.id));
    let mut names: Vec<String> = declaring.map(|test| test.name.clone()).collect();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::super::ids;
    use super::*;

    fn updated(row: &str, tests: &[&str]) -> String {
        let mut document = Document::parse(&format!("Counted: \n{row}\n")).unwrap();
        let test = |name: &&str| DeclaringTest {
            name: (*name).into(),
            path: "src/a.rs".into(),
            line: 1,
            ids: ids::in_text("MS-001"),
        };
        update(&mut document, &tests.iter().map(test).collect::<Vec<_>>());
        assert!(document.is_counted());
        document.to_string().lines().nth(1).unwrap().to_owned()
    }

    #[test]
    fn a_row_is_done_with_its_first_test() {
        assert_eq!(
            updated("| MS-001 | a | not yet | the rules |", &["board: b", "ai: a"]),
            "| MS-001 | a | done | ai: a, board: b |"
        );
    }

    #[test]
    fn a_remark_is_kept_and_makes_it_partly() {
        let partly = "| MS-001 | a | partly | ai: a — screen: not yet |";
        assert_eq!(
            updated("| MS-001 | a | not yet | rules — screen: not yet |", &["ai: a"]),
            partly
        );
        assert_eq!(updated(partly, &["ai: a"]), partly);
    }

    #[test]
    fn what_people_wrote_stays() {
        for row in
            ["| MS-001 | a | not yet | the page |", "| MS-001 | a | done | place: README.md |"]
        {
            assert_eq!(updated(row, &[]), row);
        }
    }

    #[test]
    fn a_row_whose_tests_are_gone_waits_for_one() {
        assert_eq!(
            updated("| MS-001 | a | done | ai: a |", &[]),
            "| MS-001 | a | not yet | a test |"
        );
    }
}
