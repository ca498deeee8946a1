//! The rules a table can choose. Each field can be set by hand; presets fill all of them.

use serde::{Deserialize, Serialize};
use tabletop::{Family, Hint, Lookups, RackOrder, Racks};

use crate::clock::ClockRule;

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
    /// What is in each player's bag, by name.
    pub tiles: String,
    /// The boards from which each player gets one at random.
    pub boards: Vec<String>,
    /// How many words a hand may have.
    pub words_per_hand: WordsPerHand,
    /// Whether everyone sees every rack.
    pub racks: Racks,
    /// What happens when a player arrives.
    pub ending: Ending,
    /// How often a hand may be bought.
    pub buying: Buying,
    /// Who wins when the final scores are equal.
    pub ties: Ties,
    /// What happens to a word that the list does not have.
    pub unknown_word: UnknownWord,
    /// The clock.
    pub clock: ClockRule,
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

/// How many words a hand may have, not counting the second play of a white slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WordsPerHand {
    /// One on the path, and any number on satellites.
    OnePathWord,
    /// One word, on the path or on a satellite.
    SingleWord,
    /// Any number, on the path and on satellites.
    Unlimited,
}

/// What happens when a player arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The game is over when that player's hand ends.
    AtOnce,
    /// The others play on until everyone has had the same number of hands.
    FinishRound,
}

/// How often a hand may be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Buying {
    /// Once.
    Once,
    /// Any number of times, at the same price.
    Repeatedly,
}

/// Who wins when the final scores are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// They share the win.
    Shared,
    /// The player who needed fewer hands wins; otherwise they share the win.
    FewerHands,
}

/// What happens to a word that the list does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UnknownWord {
    /// It is refused at once, and the player may try another.
    Refused,
    /// The other people at the table vote on it; if there are none, the player vouches for it.
    TableDecides,
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
    /// What a hint reveals.
    pub hint: Hint,
    /// Whether the computer's trial words are shown; where racks are hidden they are not.
    pub see_me_think: bool,
    /// Whether there is sound.
    pub sound: bool,
    /// How a rack is sorted when it is shown.
    pub rack_order: RackOrder,
}
