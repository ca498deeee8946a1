//! The format of level files: one line for a level, comments after `#`.

use std::fmt;
use std::str::FromStr;

use crate::{Extensions, Skill, Skills, Tier};

/// What stands at the head of every file.
const HEAD: &str = "\
# What makes the levels, one line each. `cargo xtask calibrate` fits the tries and writes the file anew; everything
# else is decided by hand.
#
# level       its name
# mark        the mean score of a two-player game between equals
# common      words up to this tier are known (1 the commonest, 9 all)
# short       words of up to four letters are known to this tier
# dear        words with J, K, Q, W, X, Y or Z are known to this tier
# extensions  whether words that lengthen a word on the board are known
# sight       the chance not to overlook a play for one thing that makes it hard to see
# tries       how many plays are tried in a turn, on average
";

/// A file of levels that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SkillFileError {
    /// A line that does not have a level's eight columns.
    #[error(
        "line {line} is no level: give level, mark, common, short, dear, extensions, sight and tries"
    )]
    Columns {
        /// Which line, from 1.
        line: usize,
    },
    /// A column that cannot be read.
    #[error("line {line}: `{found}` cannot be the {column}")]
    Column {
        /// Which line, from 1.
        line: usize,
        /// The column's name.
        column: &'static str,
        /// What stands there.
        found: String,
    },
    /// Levels that are missing, or there twice.
    #[error("every level must stand in the file once")]
    Levels,
}

impl FromStr for Skills {
    type Err = SkillFileError;

    fn from_str(text: &str) -> Result<Self, SkillFileError> {
        let rows = text.lines().enumerate().filter(|(_, row)| !is_comment(row));
        let skills = rows.map(|(above, row)| Row { line: above + 1, text: row }.skill());
        let skills: Vec<Skill> = skills.collect::<Result<_, _>>()?;
        Self::new(skills).ok_or(SkillFileError::Levels)
    }
}

fn is_comment(row: &str) -> bool {
    row.trim().is_empty() || row.starts_with('#')
}

/// A line that should be a level.
#[derive(Clone, Copy)]
struct Row<'text> {
    line: usize,
    text: &'text str,
}

impl Row<'_> {
    fn skill(self) -> Result<Skill, SkillFileError> {
        let columns: Vec<&str> = self.text.split_whitespace().collect();
        let &[level, mark, common, short, dear, extensions, sight, tries] = columns.as_slice()
        else {
            return Err(SkillFileError::Columns { line: self.line });
        };
        let tier = |found: &str| found.parse().ok().and_then(Tier::from_number);
        let at_least = |least: f64| {
            move |found: &str| found.parse().ok().filter(|number: &f64| *number >= least)
        };
        let part = |found: &str| at_least(0.0)(found).filter(|number| *number <= 1.0);
        Ok(Skill {
            level: self.read("level", level, |found| found.parse().ok())?,
            mark: self.read("mark", mark, at_least(0.0))?,
            common: self.read("common", common, tier)?,
            short: self.read("short", short, tier)?,
            dear: self.read("dear", dear, tier)?,
            extensions: self.read("extensions", extensions, extensions_of)?,
            sight: self.read("sight", sight, part)?,
            tries: self.read("tries", tries, at_least(1.0))?,
        })
    }

    fn read<Value>(
        self,
        column: &'static str,
        found: &str,
        reader: impl Fn(&str) -> Option<Value>,
    ) -> Result<Value, SkillFileError> {
        let Self { line, .. } = self;
        let refusal = || SkillFileError::Column { line, column, found: found.to_owned() };
        reader(found).ok_or_else(refusal)
    }
}

fn extensions_of(text: &str) -> Option<Extensions> {
    match text {
        "yes" => Some(Extensions::Known),
        "no" => Some(Extensions::Unknown),
        _ => None,
    }
}

impl fmt::Display for Skills {
    /// The file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEAD}")?;
        writeln!(
            f,
            "# {:<9} {:>4} {:>6} {:>5} {:>4} {:>10} {:>5} {:>8}",
            "level", "mark", "common", "short", "dear", "extensions", "sight", "tries"
        )?;
        for skill in self.iter() {
            let extensions = match skill.extensions {
                Extensions::Known => "yes",
                Extensions::Unknown => "no",
            };
            writeln!(
                f,
                "{:<11} {:>4} {:>6} {:>5} {:>4} {:>10} {:>5.2} {:>8.2}",
                skill.level,
                skill.mark,
                skill.common.number(),
                skill.short.number(),
                skill.dear.number(),
                extensions,
                skill.sight,
                skill.tries
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let skills = Skills::default();
        assert_eq!(skills.to_string().parse(), Ok(skills));
    }

    #[test]
    fn a_file_that_cannot_be_read_says_where() {
        let refusal = |text: &str| text.parse::<Skills>().unwrap_err().to_string();
        assert!(refusal("# a remark\nlevel1 150\n").starts_with("line 2 is no level: give "));
        let row = "level1 150 1 1 2 perhaps 0.5 2";
        assert_eq!(refusal(row), "line 1: `perhaps` cannot be the extensions");
        let row = "level1 150 1 1 2 no 1.5 2";
        assert_eq!(refusal(row), "line 1: `1.5` cannot be the sight");
        assert_eq!(refusal(""), "every level must stand in the file once");
    }
}
