//! What a player may ask without doing anything, and what he is told.

use serde::{Deserialize, Serialize};

use crate::{LaidTile, Preview};

/// What a player asks: `{"ask":"preview","tiles":[…]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// What tiles would score if they were laid like this.
    Preview {
        /// The tiles and their squares.
        tiles: Vec<LaidTile>,
    },
}

/// What he is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// What the tiles would score.
    Preview(Preview),
}
