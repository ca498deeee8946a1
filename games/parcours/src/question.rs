//! Questions a player may ask without acting, and the answers.

use serde::{Deserialize, Serialize};
use tiles::Score;

use crate::{Place, Preview};

/// What a player asks: `{"ask":"preview","words":[{"place":{…},"word":"CHATS"}]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// What the hand would score if these words were laid next, one after another; for players who
    /// are waiting, as if their hand began.
    Preview {
        /// The words and their places.
        words: Vec<PlannedWord>,
    },
    /// A hint, as detailed as the rules of the table allow.
    Hint {
        /// How often a hint was asked for in this hand; repeated hints may name other words.
        #[serde(default)]
        asked_before: u32,
    },
}

/// A word that a player considers laying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlannedWord {
    /// Where.
    pub place: Place,
    /// The tiles as they would lie: a lowercase letter is a joker standing for it.
    pub word: String,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// The points of the hand.
    Preview(Preview),
    /// A hint.
    Hint(HintView),
}

/// A hint, as detailed as the rules of the table allow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "tells", rename_all = "snake_case")]
pub enum HintView {
    /// A word that can be laid, not necessarily the best.
    Word {
        /// The word.
        word: String,
    },
    /// A word and its place.
    Place(PlannedWord),
    /// Whole hands, highest-scoring first.
    List {
        /// The hands, each with its words in the order of laying.
        hands: Vec<Advice>,
    },
    /// The adviser knows no word that can be laid.
    Nothing,
}

/// A suggested hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advice {
    /// Its words in the order of laying.
    pub words: Vec<PlannedWord>,
    /// Their total points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
}
