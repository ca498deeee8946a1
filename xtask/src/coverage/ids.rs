//! Ids of requirements, such as `MS-013`, alone and in running text.

use std::fmt;

/// The documents and how many requirements were read out of each.
pub(super) const DOCUMENTS: [(&str, u16); 5] =
    [("MS", 86), ("PG", 45), ("PS", 95), ("ZZ", 42), ("DL", 71)];

/// The id of one requirement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Id {
    document: &'static str,
    number: u16,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:03}", self.document, self.number)
    }
}

/// Every id there is, document by document.
pub(super) fn all() -> impl Iterator<Item = Id> {
    let of_document = |(document, count)| (1..=count).map(move |number| Id { document, number });
    DOCUMENTS.into_iter().flat_map(of_document)
}

impl Id {
    /// The id that is all of this text.
    pub(super) fn parse(text: &str) -> Option<Self> {
        match starting(text) {
            Some((id, "")) => Some(id),
            _ => None,
        }
    }
}

/// The ids in a text, in its order; `MS-013…MS-019` and `MS-013…019` name all between, too.
pub(super) fn in_text(text: &str) -> Vec<Id> {
    let mut ids = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some((id, after)) = starting(rest) {
            let (last, after) = range_end(id, after).unwrap_or((id, after));
            ids.extend((id.number..=last.number).map(|number| Id { number, ..id }));
            rest = after;
        } else {
            let is_word = |letter: char| letter.is_alphanumeric() || letter == '-';
            let word_length = rest.find(|letter| !is_word(letter)).unwrap_or(rest.len());
            rest = &rest[word_length.max(first.len_utf8())..];
        }
    }
    ids
}

/// The id at the very start of the text, and what follows it.
fn starting(text: &str) -> Option<(Id, &str)> {
    DOCUMENTS.into_iter().find_map(|(document, _)| {
        let (number, rest) = three_digits(text.strip_prefix(document)?.strip_prefix('-')?)?;
        Some((Id { document, number }, rest))
    })
}

/// The end of a range that began with `start`, and what follows it.
fn range_end(start: Id, after: &str) -> Option<(Id, &str)> {
    let end = ["…", "...", "..=", "..", "–"].iter().find_map(|mark| after.strip_prefix(mark))?;
    let (last, rest) = starting(end)
        .or_else(|| three_digits(end).map(|(number, rest)| (Id { number, ..start }, rest)))?;
    (last.document == start.document && last.number > start.number).then_some((last, rest))
}

fn three_digits(text: &str) -> Option<(u16, &str)> {
    let (digits, rest) = text.split_at_checked(3)?;
    let is_number = digits.bytes().all(|digit| digit.is_ascii_digit())
        && !rest.starts_with(|letter: char| letter.is_ascii_alphanumeric());
    if is_number { digits.parse().ok().map(|number| (number, rest)) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> Vec<String> {
        in_text(text).iter().map(Id::to_string).collect()
    }

    #[test]
    fn ids_are_found_in_sentences() {
        assert_eq!(named("As MS-013 has it (and DL-014)."), ["MS-013", "DL-014"]);
        assert_eq!(named("FORMS-013, MS-13, MS-0134, XX-001, é"), [""; 0]);
    }

    #[test]
    fn a_range_names_all_between() {
        assert_eq!(
            named("MS-013…MS-015, PG-044…045"),
            ["MS-013", "MS-014", "MS-015", "PG-044", "PG-045"]
        );
        assert_eq!(named("MS-013–015"), ["MS-013", "MS-014", "MS-015"]);
    }

    #[test]
    fn a_range_does_not_run_over_documents_or_backwards() {
        assert_eq!(named("MS-002…PG-003"), ["MS-002", "PG-003"]);
        assert_eq!(named("MS-003…MS-001"), ["MS-003", "MS-001"]);
    }

    #[test]
    fn there_are_339_of_them() {
        assert_eq!(all().count(), 339);
        assert_eq!(Id::parse("DL-071"), all().last());
        assert_eq!(Id::parse("DL-071 "), None);
    }
}
