//! Names of computer players: `level3`, `expert`, `level5:rusher`.

use std::fmt;
use std::str::FromStr;

/// A computer player's strength and personality.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Description {
    /// How strong it is.
    pub strength: Strength,
    /// What it aims at.
    pub personality: Personality,
}

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// One of eight levels, from 1; higher levels make fewer human-like errors.
    Level(u8),
    /// Knows every word and maximises the points of this hand.
    Greedy,
    /// Knows every word and considers what comes after this hand.
    Expert,
}

/// What a computer player aims at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Personality {
    /// Adapts to the hand and to the opponents' progress.
    #[default]
    Adaptive,
    /// Reaches the end of the path as early as possible.
    Rusher,
    /// Covers as many satellites as possible.
    Collector,
}

/// A text that does not name a computer player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no player `{0}`; there are level1 to level8, expert and greedy, each also as \
     level5:rusher or level5:collector"
)]
pub struct UnknownPlayer(pub String);

/// How many levels there are.
pub(crate) const LEVELS: u8 = 8;

impl Default for Strength {
    fn default() -> Self {
        Self::Level(1)
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(number) => write!(f, "level{number}"),
            Self::Greedy => f.write_str("greedy"),
            Self::Expert => f.write_str("expert"),
        }
    }
}

impl Personality {
    const ALL: [Self; 3] = [Self::Adaptive, Self::Rusher, Self::Collector];

    const fn name(self) -> &'static str {
        match self {
            Self::Adaptive => "adaptive",
            Self::Rusher => "rusher",
            Self::Collector => "collector",
        }
    }
}

impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.personality {
            Personality::Adaptive => self.strength.fmt(f),
            personality => write!(f, "{}:{}", self.strength, personality.name()),
        }
    }
}

impl FromStr for Description {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let unknown = || UnknownPlayer(text.to_owned());
        let (strength, personality) = text.split_once(':').unwrap_or((text, "adaptive"));
        let levels = (1..=LEVELS).map(Strength::Level);
        let strength = levels
            .chain([Strength::Greedy, Strength::Expert])
            .find(|known| known.to_string() == strength);
        let personality = Personality::ALL.into_iter().find(|known| known.name() == personality);
        Ok(Self {
            strength: strength.ok_or_else(unknown)?,
            personality: personality.ok_or_else(unknown)?,
        })
    }
}

/// The names of the computer players a table may seat: the adaptive ones from the weakest, then the
/// rushers, then the collectors.
pub(crate) fn computer_names() -> Vec<String> {
    let strengths = || (1..=LEVELS).map(Strength::Level).chain([Strength::Expert]);
    let of = |personality| {
        strengths().map(move |strength| Description { strength, personality }.to_string())
    };
    Personality::ALL.into_iter().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PG-039, PG-040, PG-042
    #[test]
    fn every_level_can_be_a_rusher_a_collector_or_adaptive() {
        let names = computer_names();
        assert_eq!(names.len(), 27);
        assert_eq!((names[0].as_str(), names[8].as_str()), ("level1", "expert"));
        assert!(names.contains(&"level5:rusher".to_owned()));
        for name in names {
            assert_eq!(name.parse::<Description>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn an_unknown_player_is_told_who_there_is() {
        for name in ["level9", "level0", "expert:lazy", ""] {
            let refusal = name.parse::<Description>().unwrap_err().to_string();
            assert!(refusal.starts_with(&format!("there is no player `{name}`; there are level1")));
        }
    }
}
