//! Skills: the numbers that make a level, as they stand in the data files.

use std::sync::{Arc, OnceLock};

use word_data::Tier;

use super::Level;

/// What makes a level: which words a player knows, how well he sees, how often he tries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The level.
    pub level: Level,
    /// The mean score of a two-player game between equals that it is fitted to.
    pub mark: f64,
    /// Words up to this tier are known.
    pub common: Tier,
    /// Words of up to four letters are known to this tier.
    pub short: Tier,
    /// Words with a dear letter are known to this tier: they are useful, so players learn them.
    pub dear: Tier,
    /// Whether every word that lengthens a word on the board is known.
    pub extensions: Extensions,
    /// The chance that a play is not overlooked for one thing that makes it hard to see.
    pub sight: f64,
    /// How many plays are tried in a turn, on average: 2.25 are two, and three in every fourth turn.
    pub tries: f64,
}

/// Whether a player knows every word that lengthens a word on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extensions {
    /// He does.
    Known,
    /// He knows only the words of his vocabulary.
    Unknown,
}

/// The skills of every level, for one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Skills(Vec<Skill>);

/// The levels of one language as they are compiled in, and once read.
struct BuiltIn {
    language: &'static str,
    text: &'static str,
    read: OnceLock<Arc<Skills>>,
}

static BUILT_IN: [BuiltIn; 2] = [
    BuiltIn {
        language: "en",
        text: include_str!("../../data/levels/en.levels"),
        read: OnceLock::new(),
    },
    BuiltIn {
        language: "fr",
        text: include_str!("../../data/levels/fr.levels"),
        read: OnceLock::new(),
    },
];

impl Skills {
    /// The levels that were fitted for a language; those of English for any other.
    pub fn of_language(language: &str) -> Arc<Self> {
        let [english, _] = &BUILT_IN;
        let found = BUILT_IN.iter().find(|skills| skills.language == language);
        let built_in = found.unwrap_or(english);
        let read = || Arc::new(built_in.text.parse().expect("a test reads every built-in file"));
        Arc::clone(built_in.read.get_or_init(read))
    }

    /// Skills of all levels, each once; none if one is missing.
    pub fn new(skills: Vec<Skill>) -> Option<Self> {
        let is_there = |level| skills.iter().filter(|skill| skill.level == level).count() == 1;
        let is_whole = Level::all().all(is_there) && skills.len() == Level::all().count();
        is_whole.then_some(Self(skills))
    }

    /// The skill of a level.
    pub fn of(&self, level: Level) -> Skill {
        let found = self.0.iter().find(|skill| skill.level == level);
        *found.expect("skills are made of all levels")
    }

    /// The skills in the order of their file.
    pub fn iter(&self) -> impl Iterator<Item = &Skill> {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_of_every_language_can_be_read() {
        for built_in in &BUILT_IN {
            let read = built_in.text.parse::<Skills>();
            assert_eq!(read.err(), None, "{}", built_in.language);
        }
    }

    /// DL-007, MS-007
    #[test]
    fn marks_rise_from_150_to_360_in_eight_levels_and_from_160_to_350_in_four() {
        for built_in in &BUILT_IN {
            let skills = Skills::of_language(built_in.language);
            let marks: Vec<f64> = Level::all().map(|level| skills.of(level).mark).collect();
            let eight = [150.0, 180.0, 210.0, 240.0, 270.0, 300.0, 330.0, 360.0];
            assert_eq!(marks[..8], eight, "{}", built_in.language);
            assert_eq!(marks[8..], [160.0, 225.0, 290.0, 350.0], "{}", built_in.language);
        }
    }

    /// DL-008, DL-009
    #[test]
    fn levels_from_five_know_every_short_word_and_extensions() {
        for built_in in &BUILT_IN {
            let skills = Skills::of_language(built_in.language);
            for skill in skills.iter().filter(|skill| skill.level.scale().size() == 8) {
                let is_high = skill.level.number() >= 5;
                assert_eq!(skill.extensions == Extensions::Known, is_high, "{}", skill.level);
                assert_eq!(skill.short == Tier::RAREST, is_high, "{}", skill.level);
            }
        }
    }
}
