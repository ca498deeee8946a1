//! The rules a table can choose. Each field can be set by hand; presets fill all of them.

use serde::{Deserialize, Serialize};
use tabletop::{Family, Hint, Lookups, RackOrder};

/// The rules of a table: a preset, with fields changed by the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// What this set of rules is called on screen.
    pub title: String,
    /// The language of the words: `fr`.
    pub language: String,
    /// The word list, by name.
    pub lexicon: String,
    /// The checksum of the word list; empty means "whichever list has that name".
    #[serde(default)]
    pub lexicon_checksum: String,
    /// The tiles, by name.
    pub tiles: String,
    /// In which sense words may be read.
    pub reading: Reading,
    /// How many tiles each player takes.
    pub piles: Piles,
    /// How Action tiles are dealt.
    pub actions: ActionDeal,
    /// What Reverse does between two players.
    pub reverse: ReverseForTwo,
    /// Whether there are blanks.
    pub blanks: Blanks,
    /// Whether players may look words up during the game; if not, the list only judges words.
    #[serde(default)]
    pub lookups: Lookups,
    /// Whether computer players avoid slurs and obscenities; people may play every word of the
    /// list.
    #[serde(default)]
    pub family: Family,
    /// Display settings; the rules do not use them.
    pub screen: Screen,
}

impl Rules {
    /// These rules without what helps one player against another.
    pub(crate) fn forbid_aids(&mut self) {
        self.screen.hint = Hint::None;
        self.lookups = Lookups::Forbidden;
    }
}

/// In which sense words may be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// From nest to nest in either sense.
    Either,
    /// Only away from the first tile of the game.
    Directed,
}

/// How many tiles each player takes; `data/deals.txt` has the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piles {
    /// The usual number.
    Full,
    /// Fewer, for a shorter game.
    Short,
}

/// How Action tiles are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ActionDeal {
    /// Mixed with the letters: everyone gets what chance gives.
    Mixed,
    /// As many for everyone: one of each kind, or any three with four players.
    Even,
}

/// What Reverse does between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReverseForTwo {
    /// Nothing.
    Nothing,
    /// The other player misses a turn.
    Skip,
}

/// Whether there are blanks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Blanks {
    /// None.
    None,
    /// Two, which stand for any letter.
    Two,
}

impl Blanks {
    /// How many there are.
    pub const fn count(self) -> usize {
        match self {
            Self::None => 0,
            Self::Two => 2,
        }
    }
}

/// Display settings of a table; the rules do not use them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// How many computer levels are offered.
    pub levels: u8,
    /// Maximum length of a name.
    pub name_length: u8,
    /// The most a hint reveals.
    pub hint: Hint,
    /// Whether the computer's trial words are shown.
    pub see_me_think: bool,
    /// Whether there is sound.
    pub sound: bool,
    /// How open tiles are sorted when they are shown.
    pub rack_order: RackOrder,
}
