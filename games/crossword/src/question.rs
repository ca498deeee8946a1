//! Questions a player may ask without acting, and the answers.

use serde::{Deserialize, Serialize};
use tabletop::Language;
use tiles::Score;

use crate::{LaidTile, Preview, ReviewView};

/// What a player asks: `{"ask":"preview","tiles":[…]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// What tiles would score if they were laid like this.
    Preview {
        /// The tiles and their squares.
        tiles: Vec<LaidTile>,
    },
    /// A hint, as detailed as the rules of the table allow.
    Hint {
        /// How often a hint was asked for in this turn; repeated hints may name other words.
        #[serde(default)]
        asked_before: u32,
    },
    /// How good a turn was, once the game is over.
    Review {
        /// Which line of the score sheet, counted from 0.
        turn: usize,
        /// The language of the reasons.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(type = "\"en\" | \"fr\""))]
        language: Language,
    },
    /// What other tiles would have scored in a turn, once the game is over.
    Try {
        /// Which line of the score sheet, counted from 0.
        turn: usize,
        /// The tiles and their squares.
        tiles: Vec<LaidTile>,
    },
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// What the tiles would score.
    Preview(Preview),
    /// A hint.
    Hint(HintView),
    /// How good a turn was.
    Review(Box<ReviewView>),
}

/// A hint, as detailed as the rules of the table allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "tells", rename_all = "snake_case")]
pub enum HintView {
    /// A word that can be played, not necessarily the best.
    Word {
        /// The word.
        word: String,
    },
    /// A word and its place.
    Place(Advice),
    /// Words with their places and points, highest-scoring first.
    List {
        /// Each word once, at its best place.
        plays: Vec<Advice>,
    },
    /// The adviser knows no word that can be played.
    Nothing,
}

/// A suggested play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advice {
    /// Its word, tiles that lie on the board included.
    pub word: String,
    /// The tiles to lay.
    pub tiles: Vec<LaidTile>,
    /// Its points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub score: Score,
}
