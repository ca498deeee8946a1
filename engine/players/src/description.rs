//! Computer players as people name them: `level3`, `expert`, `static:leaves=none`.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use levels::{FamilySetting, Level};

use crate::champion::{Champion, ChampionOptions};
use crate::expert::{Expert, ExpertOptions};
use crate::knowledge::{Knowledge, WordSource};
use crate::player::Player;
use crate::static_player::StaticPlayer;

/// A computer player that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Description {
    /// The static player: points and leave values, no search.
    Static(StaticOptions),
    /// A player of one of the levels, who errs as people do.
    Level(LevelOptions),
    /// The expert: static play and solved endgames.
    Expert(ExpertOptions),
    /// The champion: simulation, inference, pre-endgame and endgame.
    Champion(ChampionOptions),
}

/// A player of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelOptions {
    /// The level.
    pub level: Level,
    /// Whether slurs and obscenities are left alone.
    pub family: FamilySetting,
}

/// The parts of a static player that can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StaticOptions {
    /// Whether leave values are used.
    pub leaves: Leaves,
    /// The index that speeds up finding words.
    pub words: WordSource,
    /// Whether slurs and obscenities are left alone.
    pub family: FamilySetting,
}

/// Whether a player uses leave values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// The values that were found by self-play.
    Trained,
    /// All leaves are worth the same.
    None,
}

/// A name that no computer player has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownPlayer {
    /// No player has this name.
    #[error("there is no player `{0}`; there is {PLAYERS}")]
    Name(String),
    /// The player has no such option.
    #[error("the player {name} has no option `{option}`; it has {}", has.join(", "))]
    Option {
        /// The player.
        name: String,
        /// What was asked for.
        option: String,
        /// What there is.
        has: &'static [&'static str],
    },
}

const PLAYERS: &str = "level1 to level8, level1of4 to level4of4, static, expert and champion";
const FAMILY_OFF: &str = "family=no";
const STATIC_OPTIONS: &[&str] = &["leaves=none", "map=none", "filter=none", FAMILY_OFF];
const LEVEL_OPTIONS: &[&str] = &[FAMILY_OFF];
/// The time for an endgame is in seconds.
const EXPERT_OPTIONS: &[&str] = &["seconds=S", FAMILY_OFF];
/// The time for a move is in seconds.
const CHAMPION_OPTIONS: &[&str] = &["seconds=S", "threads=T", FAMILY_OFF];

impl Default for StaticOptions {
    fn default() -> Self {
        Self { leaves: Leaves::Trained, words: WordSource::Map, family: FamilySetting::On }
    }
}

impl Default for Description {
    fn default() -> Self {
        Self::Static(StaticOptions::default())
    }
}

impl FromStr for Description {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        let options = options.split(',').filter(|option| !option.is_empty());
        match name {
            "static" => static_options(options).map(Self::Static),
            "expert" => expert_options(options).map(Self::Expert),
            "champion" => champion_options(options).map(Self::Champion),
            _ => match name.parse() {
                Ok(level) => level_options(level, options).map(Self::Level),
                Err(_) => Err(UnknownPlayer::Name(name.to_owned())),
            },
        }
    }
}

impl Description {
    /// The same player with this family setting.
    #[must_use]
    pub fn with_family(mut self, family: FamilySetting) -> Self {
        match &mut self {
            Self::Static(options) => options.family = family,
            Self::Level(options) => options.family = family,
            Self::Expert(options) => options.family = family,
            Self::Champion(options) => options.family = family,
        }
        self
    }
}

fn static_options<'text>(
    options: impl Iterator<Item = &'text str>,
) -> Result<StaticOptions, UnknownPlayer> {
    let (mut leaves, mut map, mut filter) = (Leaves::Trained, true, true);
    let mut family = FamilySetting::On;
    for option in options {
        match option {
            "leaves=none" => leaves = Leaves::None,
            "map=none" => map = false,
            "filter=none" => filter = false,
            FAMILY_OFF => family = FamilySetting::Off,
            _ => return Err(unknown_option("static", option, STATIC_OPTIONS)),
        }
    }
    let words = match (map, filter) {
        (true, _) => WordSource::Map,
        (false, true) => WordSource::Filter,
        (false, false) => WordSource::Graph,
    };
    Ok(StaticOptions { leaves, words, family })
}

fn level_options<'text>(
    level: Level,
    options: impl Iterator<Item = &'text str>,
) -> Result<LevelOptions, UnknownPlayer> {
    let mut family = FamilySetting::On;
    for option in options {
        match option {
            FAMILY_OFF => family = FamilySetting::Off,
            _ => return Err(unknown_option(&level.to_string(), option, LEVEL_OPTIONS)),
        }
    }
    Ok(LevelOptions { level, family })
}

fn expert_options<'text>(
    options: impl Iterator<Item = &'text str>,
) -> Result<ExpertOptions, UnknownPlayer> {
    let mut chosen = ExpertOptions::default();
    for option in options {
        match seconds(option) {
            Some(time) => chosen.time = time,
            None if option == FAMILY_OFF => chosen.family = FamilySetting::Off,
            None => return Err(unknown_option("expert", option, EXPERT_OPTIONS)),
        }
    }
    Ok(chosen)
}

fn champion_options<'text>(
    options: impl Iterator<Item = &'text str>,
) -> Result<ChampionOptions, UnknownPlayer> {
    let mut chosen = ChampionOptions::default();
    for option in options {
        let threads = option.strip_prefix("threads=").and_then(|text| text.parse().ok());
        match (seconds(option), threads) {
            (Some(time), _) => chosen.time = time,
            (None, Some(threads @ 1..=256)) => chosen.threads = threads,
            _ if option == FAMILY_OFF => chosen.family = FamilySetting::Off,
            _ => return Err(unknown_option("champion", option, CHAMPION_OPTIONS)),
        }
    }
    Ok(chosen)
}

/// A time as in `seconds=0.5`: more than nothing and at most an hour.
fn seconds(option: &str) -> Option<Duration> {
    let seconds: f64 = option.strip_prefix("seconds=")?.parse().ok()?;
    (seconds > 0.0 && seconds <= 3600.0).then(|| Duration::from_secs_f64(seconds))
}

fn unknown_option(name: &str, option: &str, has: &'static [&'static str]) -> UnknownPlayer {
    UnknownPlayer::Option { name: name.to_owned(), option: option.to_owned(), has }
}

impl Knowledge {
    /// A player.
    pub fn player(self: &Arc<Self>, description: &Description) -> Box<dyn Player + Send> {
        match description {
            Description::Static(options) => Box::new(self.static_player_with(*options)),
            Description::Expert(options) => Box::new(Expert::new(self, *options)),
            Description::Champion(options) => Box::new(Champion::new(self, *options)),
            Description::Level(LevelOptions { level, family }) => {
                let player = self.level_player(*level);
                match family {
                    FamilySetting::On => Box::new(player.with_family(self.family())),
                    FamilySetting::Off => Box::new(player),
                }
            }
        }
    }

    /// A static player that does without something.
    pub fn static_player_with(&self, options: StaticOptions) -> StaticPlayer {
        let player = StaticPlayer::default().with_aid(self.aid(options.words));
        let player = match options.family {
            FamilySetting::On => player.with_family(self.family()),
            FamilySetting::Off => player,
        };
        let leaves = match options.leaves {
            Leaves::Trained => self.leaves(),
            Leaves::None => None,
        };
        match leaves {
            Some(leaves) => player.with_leaves(leaves),
            None => player,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(text: &str) -> StaticOptions {
        match text.parse() {
            Ok(Description::Static(options)) => options,
            other => panic!("{text} was read as {other:?}"),
        }
    }

    #[test]
    fn options_follow_a_colon() {
        assert_eq!(options("static"), StaticOptions::default());
        assert_eq!(options("static:leaves=none").leaves, Leaves::None);
        assert_eq!(options("static:map=none,filter=none").words, WordSource::Graph);
        assert_eq!(options("static:leaves=none,map=none").words, WordSource::Filter);
    }

    #[test]
    fn a_champion_is_given_time_and_threads() {
        let time = Duration::from_millis(500);
        let options = ChampionOptions { time, threads: 2, ..ChampionOptions::default() };
        assert_eq!("champion:seconds=0.5,threads=2".parse(), Ok(Description::Champion(options)));
        assert_eq!("expert".parse(), Ok(Description::Expert(ExpertOptions::default())));
        for wrong in ["champion:seconds=0", "champion:seconds=NaN", "expert:threads=2"] {
            assert!(wrong.parse::<Description>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn levels_are_players_and_the_family_setting_is_on_unless_turned_off() {
        let read = |text: &str| text.parse::<Description>().unwrap();
        let level = "level3of4".parse().unwrap();
        let on = LevelOptions { level, family: FamilySetting::On };
        let off = LevelOptions { level, family: FamilySetting::Off };
        assert_eq!(read("level3of4"), Description::Level(on));
        assert_eq!(read("level3of4:family=no"), Description::Level(off));
        assert_eq!(options("static:family=no").family, FamilySetting::Off);
        let refusal = "level3:speed=9".parse::<Description>().unwrap_err().to_string();
        assert_eq!(refusal, "the player level3 has no option `speed=9`; it has family=no");
    }

    #[test]
    fn an_unknown_player_is_told_who_there_is() {
        let refusal = "grandmaster".parse::<Description>().unwrap_err().to_string();
        assert!(refusal.starts_with("there is no player `grandmaster`; there is "));
        let refusal = "static:speed=9".parse::<Description>().unwrap_err().to_string();
        assert!(refusal.starts_with("the player static has no option `speed=9`; it has "));
    }
}
