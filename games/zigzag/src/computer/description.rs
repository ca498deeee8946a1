//! Names of computer players: `level3`, `expert`.

use std::fmt;
use std::str::FromStr;

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Description {
    /// One of eight levels, from 1; higher levels know more words and overlook fewer plays.
    Level(u8),
    /// Knows every word and sees every play.
    Expert,
}

/// A text that does not name a computer player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{0}`; there are level1 to level8 and expert")]
pub struct UnknownPlayer(pub String);

/// How many levels there are.
pub(crate) const LEVELS: u8 = 8;

impl Default for Description {
    fn default() -> Self {
        Self::Level(1)
    }
}

impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(number) => write!(f, "level{number}"),
            Self::Expert => f.write_str("expert"),
        }
    }
}

impl Description {
    /// Every player, from the weakest.
    fn all() -> impl Iterator<Item = Self> {
        (1..=LEVELS).map(Self::Level).chain([Self::Expert])
    }
}

impl FromStr for Description {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let known = Self::all().find(|known| known.to_string() == text);
        known.ok_or_else(|| UnknownPlayer(text.to_owned()))
    }
}

/// The names of the computer players a table may seat, from the weakest.
pub(crate) fn computer_names() -> Vec<String> {
    Description::all().map(|known| known.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_eight_levels_and_an_expert() {
        let names = computer_names();
        assert_eq!((names.len(), &*names[0], &*names[8]), (9, "level1", "expert"));
        for name in names {
            assert_eq!(name.parse::<Description>().unwrap().to_string(), name);
        }
        assert!("level9".parse::<Description>().is_err());
    }
}
