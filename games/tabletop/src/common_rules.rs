//! Rules that tables of every game may choose.

use serde::{Deserialize, Serialize};

/// Whether those who play may look words up meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Lookups {
    /// They may.
    Allowed,
    /// They may not before the game is over.
    #[default]
    Forbidden,
}

/// Whether computer players leave slurs and obscenities alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// They do, and no hint names one.
    #[default]
    On,
    /// They play whatever the list of words holds.
    Off,
}

/// Whether everyone sees every rack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Racks {
    /// Everyone sees all of them.
    Open,
    /// Players see only their own.
    Hidden,
}

/// What a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Hint {
    /// There are none.
    None,
    /// A word.
    Word,
    /// A word and where it goes.
    WordAndPlace,
    /// A list of moves, any of which is played on request.
    List,
}

/// How a rack is sorted when it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RackOrder {
    /// As the tiles came.
    Random,
    /// By letter.
    Alphabetical,
    /// By value.
    Value,
}
