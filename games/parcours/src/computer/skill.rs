//! Parameters of the levels, read from a data file.

use std::str::FromStr;
use std::sync::LazyLock;

use vocabulary::{Level, Scale};

use super::description::{LEVELS, Strength};

/// Parameters of a computer player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Skill {
    /// Which words the player knows.
    pub(crate) words: Words,
    /// The probability of noticing a word, for each letter beyond the third.
    pub(crate) sight: f64,
    /// Whether the player plans a word or the whole hand.
    pub(crate) plans: Plans,
    /// The weight of what comes after this hand, from 0 to 1.
    pub(crate) foresight: f64,
    /// When the player buys a hand.
    pub(crate) buys: Buys,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Words {
    /// Those that players of this level know in the other games.
    OfLevel(Level),
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plans {
    /// The highest-scoring word, then another from the remaining letters.
    Word,
    /// All words of the hand together.
    Hand,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Buys {
    Never,
    /// When the player sees no word.
    Stuck,
    /// When the player sees only poor words.
    Poor,
}

const EXPERT: Skill =
    Skill { words: Words::All, sight: 1.0, plans: Plans::Hand, foresight: 1.0, buys: Buys::Poor };
const GREEDY: Skill = Skill { foresight: 0.0, buys: Buys::Stuck, ..EXPERT };

static LEVELS_FILE: LazyLock<Vec<Skill>> = LazyLock::new(|| {
    read(include_str!("../../data/levels/levels.txt")).expect("a test reads the levels")
});

impl Skill {
    pub(crate) fn of(strength: Strength) -> Self {
        match strength {
            Strength::Level(number) => {
                let place = usize::from(number.clamp(1, LEVELS)) - 1;
                LEVELS_FILE[place]
            }
            Strength::Greedy => GREEDY,
            Strength::Expert => EXPERT,
        }
    }
}

/// A line of the file that does not describe a level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected eight lines such as `level1 3 0.5 word 0.0 never`; found `{0}`")]
struct NotALevel(String);

fn read(text: &str) -> Result<Vec<Skill>, NotALevel> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let levels: Vec<Skill> = lines.zip(1..).map(read_line).collect::<Result<_, _>>()?;
    if levels.len() == usize::from(LEVELS) { Ok(levels) } else { Err(NotALevel(String::new())) }
}

fn read_line((line, number): (&str, u8)) -> Result<Skill, NotALevel> {
    let fault = || NotALevel(line.to_owned());
    let fields: Vec<&str> = line.split_whitespace().collect();
    let [name, words, sight, plans, foresight, buys] = fields[..] else {
        return Err(fault());
    };
    if name != Strength::Level(number).to_string() {
        return Err(fault());
    }
    Ok(Skill {
        words: match words.parse().ok().and_then(|number| Level::new(Scale::Eight, number)) {
            Some(level) => Words::OfLevel(level),
            None => return Err(fault()),
        },
        sight: f64::from_str(sight).map_err(|_| fault())?,
        plans: match plans {
            "word" => Plans::Word,
            "hand" => Plans::Hand,
            _ => return Err(fault()),
        },
        foresight: f64::from_str(foresight).map_err(|_| fault())?,
        buys: match buys {
            "never" => Buys::Never,
            "stuck" => Buys::Stuck,
            "poor" => Buys::Poor,
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
            (1..=LEVELS).map(|level| Skill::of(Strength::Level(level))).collect();
        assert!(levels.is_sorted_by(|lower, higher| lower.sight < higher.sight));
        assert!(levels.is_sorted_by(|lower, higher| lower.foresight <= higher.foresight));
    }

    #[test]
    fn a_line_that_is_no_level_is_named() {
        let refusal = read("level1 3 0.5 dream 0.0 never").unwrap_err().to_string();
        assert!(refusal.ends_with("found `level1 3 0.5 dream 0.0 never`"));
    }
}
