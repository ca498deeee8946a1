//! The name of a level: one of eight, or one of four.

use std::fmt;
use std::str::FromStr;

/// A level: one of eight, or one of four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level {
    scale: Scale,
    number: u8,
}

/// How many levels there are to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scale {
    /// Eight: `level1` to `level8`.
    Eight,
    /// Four: `level1of4` to `level4of4`.
    Four,
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level `{0}`; there are level1 to level8, and level1of4 to level4of4")]
pub struct UnknownLevel(pub String);

impl Scale {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Eight, Self::Four];

    /// How many levels it has.
    pub const fn size(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Four => 4,
        }
    }
}

impl Level {
    /// The level with this number, from 1 for the weakest.
    pub fn new(scale: Scale, number: u8) -> Option<Self> {
        (1..=scale.size()).contains(&number).then_some(Self { scale, number })
    }

    /// Every level of both scales, each scale from its weakest.
    pub fn all() -> impl Iterator<Item = Self> {
        Scale::ALL
            .into_iter()
            .flat_map(|scale| (1..=scale.size()).map(move |number| Self { scale, number }))
    }

    /// The scale it belongs to.
    pub const fn scale(self) -> Scale {
        self.scale
    }

    /// Its number, from 1 for the weakest.
    pub const fn number(self) -> u8 {
        self.number
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = match self.scale {
            Scale::Eight => "",
            Scale::Four => "of4",
        };
        f.pad(&format!("level{}{end}", self.number))
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let found = Self::all().find(|level| level.to_string() == text);
        found.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// DL-002, DL-006, MS-002
    #[test]
    fn there_are_eight_levels_and_four_each_with_a_name() {
        let names: Vec<String> = Level::all().map(|level| level.to_string()).collect();
        assert_eq!(names.len(), 12);
        assert_eq!((names[0].as_str(), names[11].as_str()), ("level1", "level4of4"));
        assert!(Level::all().all(|level| level.to_string().parse() == Ok(level)));
    }

    #[test]
    fn an_unknown_level_is_told_which_there_are() {
        let refusal = "level9".parse::<Level>().unwrap_err().to_string();
        assert!(refusal.starts_with("there is no level `level9`; there are level1 to level8"));
        assert_eq!(Level::new(Scale::Four, 5), None);
        assert_eq!(Level::new(Scale::Eight, 0), None);
    }
}
