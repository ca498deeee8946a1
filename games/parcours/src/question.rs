//! What a player may ask without doing anything, and what he is told.

use serde::{Deserialize, Serialize};
use tiles::Score;

use crate::{Place, Preview};

/// What a player asks: `{"ask":"preview","words":[{"place":{…},"word":"CHATS"}]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum Question {
    /// What the hand would bring if these words were laid besides, one after another; for who waits,
    /// as if his hand began.
    Preview {
        /// The words and their places.
        words: Vec<PlannedWord>,
    },
    /// A hint, as much as the rules of the table let it tell.
    Hint {
        /// How often one was asked for in this hand; another time another word may be told.
        #[serde(default)]
        asked_before: u32,
    },
}

/// A word that somebody thinks of laying.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlannedWord {
    /// Where.
    pub place: Place,
    /// The tiles as they would lie: a small letter is a joker standing for it.
    pub word: String,
}

/// What he is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// What the hand would bring.
    Preview(Preview),
    /// A hint.
    Hint(HintView),
}

/// A hint, as much as the rules of the table let it tell.
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
    /// Whole hands, the dearest first.
    List {
        /// Each with its words in the order of laying.
        hands: Vec<Advice>,
    },
    /// There is no word to be laid that the adviser knows.
    Nothing,
}

/// A hand that is advised.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Advice {
    /// Its words in the order of laying.
    pub words: Vec<PlannedWord>,
    /// What they would bring together.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
}
