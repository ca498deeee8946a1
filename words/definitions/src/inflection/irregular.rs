//! Irregular forms: a table, and the compounds that follow it.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use super::Candidate;
use dictionary_file::Relation;

/// A compound's first part has at least this many letters: WO-MEN, but not O-MEN.
const SHORTEST_PREFIX: usize = 2;

/// The irregular forms of English, by key.
static TABLE: LazyLock<HashMap<String, Vec<Candidate>>> = LazyLock::new(|| {
    let mut table: HashMap<String, Vec<Candidate>> = HashMap::new();
    for line in include_str!("irregular.tsv").lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        if let (Some(form), Some(relation), Some(base)) =
            (columns.next(), columns.next().and_then(relation_named), columns.next())
        {
            let candidate = Candidate { relation, base: base.to_uppercase() };
            table.entry(form.to_uppercase()).or_default().push(candidate);
        }
    }
    table
});

fn relation_named(name: &str) -> Option<Relation> {
    Relation::ALL.into_iter().find(|relation| relation.to_string() == name)
}

/// The candidates for a form that is in the table.
pub(super) fn exact(key: &str) -> Vec<Candidate> {
    TABLE.get(key).cloned().unwrap_or_default()
}

/// The candidates for a form that ends in one of the table: OUTRAN, GRANDCHILDREN.
pub(super) fn compound(key: &str) -> Vec<Candidate> {
    let splits = key.char_indices().map(|(place, _)| place).skip(SHORTEST_PREFIX);
    let candidates = splits.flat_map(|place| {
        let (prefix, ending) = key.split_at(place);
        exact(ending).into_iter().map(move |candidate| Candidate {
            base: format!("{prefix}{}", candidate.base),
            relation: candidate.relation,
        })
    });
    candidates.collect()
}

/// Whether a verb has a past tense of its own, so that one in -ed is doubtful.
pub(super) fn has_irregular_past(base: &str) -> bool {
    static VERBS: LazyLock<HashSet<String>> = LazyLock::new(|| {
        let past = TABLE.values().flatten().filter(|form| form.relation == Relation::PastTense);
        past.map(|form| form.base.clone()).collect()
    });
    VERBS.contains(base)
}

#[cfg(test)]
mod tests {
    use super::{TABLE, compound, exact};

    #[test]
    fn every_line_of_the_table_is_read() {
        let lines = include_str!("irregular.tsv").lines().filter(|line| !line.starts_with('#'));
        let forms: usize = TABLE.values().map(Vec::len).sum();
        assert_eq!(forms, lines.count());
    }

    #[test]
    fn a_compound_follows_its_last_part() {
        assert_eq!(exact("RAN")[0].to_string(), "past tense of RUN");
        assert!(compound("OUTRAN").iter().any(|candidate| candidate.base == "OUTRUN"));
        assert!(compound("WOMEN").iter().any(|candidate| candidate.base == "WOMAN"));
        assert!(compound("OMEN").is_empty());
    }
}
