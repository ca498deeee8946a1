//! Everything a table can choose about the rules. Each field is settable by hand; presets fill them all.

use serde::{Deserialize, Serialize};
use tabletop::{Family, Hint, Lookups, RackOrder, Racks};

use crate::clock::ClockRule;

/// The rules of a table. Read from a preset, then changed field by field as the host likes.
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
    /// The boards that lie face down, of which each player takes one at random.
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
    /// Whether those who play may look words up meanwhile; if not, the list only judges words.
    #[serde(default)]
    pub lookups: Lookups,
    /// Whether computer players leave slurs and obscenities alone; people may play every word of the
    /// list.
    #[serde(default)]
    pub family: Family,
    /// What screens make of it; the rules do not look at this.
    pub screen: Screen,
}

/// How many words a hand may have, the second play of a white slot aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WordsPerHand {
    /// One on the path, and as many on satellites as the letters give.
    OnePathWord,
    /// One word, on the path or on a satellite.
    SingleWord,
    /// As many as the letters give, on the path and on satellites.
    Unlimited,
}

/// What happens when a player arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The game is over as soon as his hand is.
    AtOnce,
    /// The others play on until everyone has had as many hands.
    FinishRound,
}

/// How often a hand may be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Buying {
    /// Once.
    Once,
    /// Again and again, for the same points each time.
    Repeatedly,
}

/// Who wins when the final scores are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// They share the win.
    Shared,
    /// Whoever needed fewer hands; else they share it.
    FewerHands,
}

/// What happens to a word that the list does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum UnknownWord {
    /// It is refused at once, and the player tries another.
    Refused,
    /// The other people at the table say whether they let it pass; a player without any vouches for
    /// it himself.
    TableDecides,
}

/// What screens make of the table; the rules do not look at this.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Screen {
    /// How many levels of computer player are offered.
    pub levels: u8,
    /// How long a name may be.
    pub name_length: u8,
    /// What a hint tells.
    pub hint: Hint,
    /// Whether the computer's trial words are shown; where racks are hidden they are not.
    pub see_me_think: bool,
    /// Whether there is sound.
    pub sound: bool,
    /// How a rack is sorted when it is shown.
    pub rack_order: RackOrder,
}
