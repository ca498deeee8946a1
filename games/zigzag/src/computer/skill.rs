//! Parameters of the levels, read from a data file.

use std::str::FromStr;
use std::sync::LazyLock;

use vocabulary::{Level, Scale};

use super::description::{Description, LEVELS};

/// Parameters of a computer player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Skill {
    /// The level of the other games whose words it knows; none knows all words.
    pub(super) words: Option<Level>,
    /// The chance to see a play, for each thing that makes it hard to see.
    pub(super) sight: f64,
    /// How much the letters that are kept count, from 0 to 1.
    pub(super) foresight: f64,
    pub(super) guards: Guards,
}

/// Whether a player stops others who are about to finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guards {
    Nobody,
    AboutToFinish,
}

const EXPERT: Skill =
    Skill { words: None, sight: 1.0, foresight: 1.0, guards: Guards::AboutToFinish };

static LEVELS_FILE: LazyLock<Vec<Skill>> = LazyLock::new(|| {
    read(include_str!("../../data/levels/levels.txt")).expect("a test reads the levels")
});

impl Skill {
    pub(super) fn of(description: Description) -> Self {
        match description {
            Description::Level(number) => {
                let level = LEVELS_FILE.get(usize::from(number.saturating_sub(1)));
                level.copied().unwrap_or(EXPERT)
            }
            Description::Expert => EXPERT,
        }
    }
}

/// A line of the file that does not describe a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected eight lines such as `level1 1 0.3 0.0 no`; found `{0}`")]
struct NotALevel(String);

fn read(text: &str) -> Result<Vec<Skill>, NotALevel> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let levels: Vec<Skill> = lines.zip(1..).map(read_line).collect::<Result<_, _>>()?;
    if levels.len() == usize::from(LEVELS) { Ok(levels) } else { Err(NotALevel(String::new())) }
}

fn read_line((line, number): (&str, u8)) -> Result<Skill, NotALevel> {
    let fault = || NotALevel(line.to_owned());
    let fields: Vec<&str> = line.split_whitespace().collect();
    let [name, words, sight, foresight, guards] = fields[..] else { return Err(fault()) };
    if name != Description::Level(number).to_string() {
        return Err(fault());
    }
    let words = words.parse().ok().and_then(|number| Level::new(Scale::Eight, number));
    Ok(Skill {
        words: Some(words.ok_or_else(fault)?),
        sight: f64::from_str(sight).map_err(|_| fault())?,
        foresight: f64::from_str(foresight).map_err(|_| fault())?,
        guards: match guards {
            "no" => Guards::Nobody,
            "yes" => Guards::AboutToFinish,
            _ => return Err(fault()),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_sees_at_least_what_the_one_below_sees() {
        let levels: Vec<Skill> =
            (1..=LEVELS).map(|level| Skill::of(Description::Level(level))).collect();
        assert!(levels.is_sorted_by(|lower, higher| lower.sight < higher.sight));
        assert!(levels.is_sorted_by(|lower, higher| lower.foresight <= higher.foresight));
        assert!(levels.is_sorted_by(|lower, higher| lower.words <= higher.words));
        assert_eq!(Skill::of(Description::Expert), EXPERT);
    }

    #[test]
    fn a_line_that_is_no_level_is_named() {
        let refusal = read("level1 1 0.5 0.0 perhaps").unwrap_err().to_string();
        assert!(refusal.ends_with("found `level1 1 0.5 0.0 perhaps`"));
    }
}
