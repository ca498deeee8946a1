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
