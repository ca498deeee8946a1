//! Skills: the numbers that make a level.

use crate::{Level, Tier};

/// What makes a level: which words a player knows, how well they see, how often they try.
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
    /// Words with an expensive letter are known to this tier: they are useful, so players learn
    /// them.
    pub dear: Tier,
    /// Whether every word that lengthens a word on the board is known.
    pub extensions: Extensions,
    /// The chance that a play is not overlooked for one thing that makes it hard to see.
    pub sight: f64,
    /// How many plays are tried in a turn, on average: 2.25 are two, and three in every fourth
    /// turn.
    pub tries: f64,
}

/// Whether a player knows every word that lengthens a word on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extensions {
    /// Every such word is known.
    Known,
    /// Only the words of the vocabulary are known.
    Unknown,
}

/// The skills of every level, for one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Skills(Vec<Skill>);

impl Default for Skills {
    /// Every level knows every word and overlooks nothing: for a language without levels of its
    /// own.
    fn default() -> Self {
        Self(Level::all().map(Skill::perfect).collect())
    }
}

impl Skill {
    /// The skill of a level that knows every word and overlooks nothing.
    fn perfect(level: Level) -> Self {
        let (all, extensions) = (Tier::RAREST, Extensions::Known);
        let (mark, sight, tries) = (0.0, 1.0, 1000.0);
        Self { level, mark, common: all, short: all, dear: all, extensions, sight, tries }
    }
}

impl Skills {
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
