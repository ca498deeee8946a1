//! The tables of docs/coverage.md: read, and written in the same form.

use std::fmt;

use super::ids::Id;

/// What separates the proofs of a row and a remark that is kept.
const DASH: &str = " — ";

/// How the line begins that counts the rows.
const COUNTED: &str = "Counted: ";

/// The whole document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Document {
    lines: Vec<Line>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Line {
    Text(String),
    Row(Row),
}

/// One requirement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// Which.
    pub(super) id: Id,
    /// What it asks for, in our words.
    pub(super) what: String,
    /// How far it is.
    pub(super) state: State,
    /// The tests that show it.
    pub(super) tests: Vec<String>,
    /// The places that show it, where a test cannot.
    pub(super) places: Vec<String>,
    /// What it waits for, or why it does not apply.
    pub(super) reason: String,
    /// A remark by hand, kept whatever the tests show.
    pub(super) remark: String,
}

/// How far a requirement is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// Tests or places show it.
    Done,
    /// Tests or places show a part; the remark says what is left.
    Partly,
    /// It waits for something.
    NotYet,
    /// There is nothing to do, for the reason given.
    NotApplicable,
}

impl State {
    const ALL: [Self; 4] = [Self::Done, Self::Partly, Self::NotYet, Self::NotApplicable];

    /// Whether tests or places show at least a part.
    pub(super) fn is_shown(self) -> bool {
        matches!(self, Self::Done | Self::Partly)
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Done => "done",
            Self::Partly => "partly",
            Self::NotYet => "not yet",
            Self::NotApplicable => "not applicable",
        })
    }
}

/// A row of docs/coverage.md is not in its form.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "docs/coverage.md:{line}: a row is `| id | what | state | shown by |` \
     with the state done, partly, not yet or not applicable"
)]
pub(super) struct MalformedRow {
    line: usize,
}

impl Document {
    /// Reads the document.
    pub(super) fn parse(text: &str) -> Result<Self, MalformedRow> {
        let line = |(above, line): (usize, &str)| match Row::begins(line) {
            None => Ok(Line::Text(line.to_owned())),
            Some(id) => Row::parse(id, line).map(Line::Row).ok_or(MalformedRow { line: above + 1 }),
        };
        let lines = text.lines().enumerate().map(line).collect::<Result<_, _>>()?;
        Ok(Self { lines })
    }

    /// The rows, each with its line counted from one.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, &Row)> {
        self.lines.iter().enumerate().filter_map(|(above, line)| match line {
            Line::Row(row) => Some((above + 1, row)),
            Line::Text(_) => None,
        })
    }

    /// The rows, to be changed.
    pub(super) fn rows_mut(&mut self) -> impl Iterator<Item = &mut Row> {
        self.lines.iter_mut().filter_map(|line| match line {
            Line::Row(row) => Some(row),
            Line::Text(_) => None,
        })
    }

    /// The line that counts the rows, as it should be.
    pub(super) fn counted(&self) -> String {
        let count = |state| self.rows().filter(|(_, row)| row.state == state).count();
        let counts = State::ALL.map(|state| format!("{} {state}", count(state)));
        format!("{COUNTED}{}; {} in all.", counts.join(", "), self.rows().count())
    }

    /// Whether the line that counts the rows is there and true.
    pub(super) fn is_counted(&self) -> bool {
        self.lines.contains(&Line::Text(self.counted()))
    }

    /// Writes the counts anew.
    pub(super) fn count(&mut self) {
        let counted = self.counted();
        for line in &mut self.lines {
            if matches!(line, Line::Text(text) if text.starts_with(COUNTED)) {
                *line = Line::Text(counted.clone());
            }
        }
    }
}

impl fmt::Display for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| match line {
            Line::Text(text) => writeln!(f, "{text}"),
            Line::Row(row) => writeln!(f, "{row}"),
        })
    }
}

impl Row {
    /// The id of the row that this line is, if it is one.
    fn begins(line: &str) -> Option<Id> {
        Id::parse(line.strip_prefix('|')?.split('|').next()?.trim())
    }

    fn parse(id: Id, line: &str) -> Option<Self> {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", _, what, state, shown, ""] = cells[..] else { return None };
        let state = State::ALL.into_iter().find(|known| known.to_string() == state)?;
        let (main, remark) = shown.split_once(DASH).unwrap_or((shown, ""));
        let mut row = Self {
            id,
            what: what.into(),
            state,
            tests: Vec::new(),
            places: Vec::new(),
            reason: String::new(),
            remark: remark.into(),
        };
        if state.is_shown() {
            row.read_proofs(main);
        } else {
            row.reason = main.into();
        }
        Some(row)
    }

    fn read_proofs(&mut self, cell: &str) {
        for proof in cell.split(", ").filter(|proof| !proof.is_empty()) {
            match proof.strip_prefix("place: ") {
                Some(place) => self.places.push(place.into()),
                None => self.tests.push(proof.into()),
            }
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = if self.state.is_shown() {
            let places = self.places.iter().map(|place| format!("place: {place}"));
            self.tests.iter().cloned().chain(places).collect::<Vec<_>>().join(", ")
        } else {
            self.reason.clone()
        };
        if !self.remark.is_empty() {
            shown += DASH;
            shown += &self.remark;
        }
        write!(f, "| {} | {} | {} | {shown} |", self.id, self.what, self.state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# Coverage

Counted: 1 done, 1 partly, 1 not yet, 1 not applicable; 4 in all.

| id | what | state | shown by |
|---|---|---|---|
| MS-001 | alone or with friends | done | crossword: a, board: b, place: src/a.rs |
| MS-002 | levels | partly | ai: c — screen: not yet |
| MS-003 | words | not yet | word lists |
| MS-086 | warranty | not applicable | nothing to do |
";

    #[test]
    fn what_is_read_is_written_the_same() {
        let document = Document::parse(TEXT).unwrap();
        assert_eq!(document.to_string(), TEXT);
        assert!(document.is_counted());
    }

    #[test]
    fn a_row_is_read_in_its_parts() {
        let document = Document::parse(TEXT).unwrap();
        let rows: Vec<(usize, &Row)> = document.rows().collect();
        assert_eq!(rows[0].0, 7);
        assert_eq!(rows[0].1.tests, ["crossword: a", "board: b"]);
        assert_eq!(rows[0].1.places, ["src/a.rs"]);
        assert_eq!(
            (rows[1].1.state, rows[1].1.remark.as_str()),
            (State::Partly, "screen: not yet")
        );
        assert_eq!(rows[2].1.reason, "word lists");
    }

    #[test]
    fn a_row_out_of_form_is_refused() {
        let refusal = Document::parse("| MS-001 | what | nearly | a |\n").unwrap_err();
        assert!(refusal.to_string().starts_with("docs/coverage.md:1: a row is"));
        assert!(Document::parse("| MS-001 | what | done |\n").is_err());
    }
}
