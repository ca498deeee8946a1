//! Questions a player may ask without acting, and the answers.

use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::{Alphabet, Letter};

use crate::plane::TileId;
use crate::play::Play;
use crate::{ActionKind, ChainTile, Laid, LaidAction, Preview, Reads};

/// What a player asks: `{"ask":"read","on":2,"chain":[{"tile":"E","direction":5}]}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Every word that a chain makes there.
    Read {
        /// The letter on which it nests; none for the first word of the game.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(type = "TileId | null"))]
        on: Option<TileId>,
        /// The new tiles.
        chain: Vec<ChainTile>,
    },
    /// The ways to lay a word with one's tiles.
    Find {
        /// The word, in any case.
        word: String,
        /// The letter to attach it to; none for any.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(type = "TileId | null"))]
        on: Option<TileId>,
    },
    /// What a turn would bring.
    Try {
        /// The word.
        #[serde(default)]
        word: Option<Laid>,
        /// The Action tile.
        #[serde(default)]
        action: Option<LaidAction>,
    },
    /// A hint, as strong as the rules of the table allow.
    Hint {
        /// How much it tells.
        strength: HintStrength,
        /// How often a hint was asked for in this turn; repeated hints may name other words.
        #[serde(default)]
        asked_before: u32,
    },
    /// The plays there were in a turn, once the game is over.
    Analysis {
        /// Which line of the history, counted from 0.
        line: usize,
    },
}

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HintStrength {
    /// A letter of the table to which a word can be attached.
    Letter,
    /// A word.
    Word,
    /// A word and how it lies.
    Play,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// The words that a chain makes, longest first.
    Read {
        /// The words.
        readings: Vec<ReadingView>,
    },
    /// The ways to lay a word, best first.
    Find {
        /// The ways.
        ways: Vec<PlayView>,
    },
    /// What the turn would bring.
    Try(Preview),
    /// A hint.
    Hint(HintView),
    /// The plays there were.
    Analysis(Box<AnalysisView>),
}

/// A word that a chain makes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ReadingView {
    /// The word.
    pub word: String,
    /// Its old letters: the one on which the chain nests first, then away from the chain.
    #[cfg_attr(feature = "typescript", ts(type = "TileId[]"))]
    pub reused: Vec<TileId>,
    /// In which sense it is read.
    pub reads: Reads,
}

/// A word and how it would lie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayView {
    /// The word.
    pub word: String,
    /// How it would lie.
    pub laid: Laid,
}

impl PlayView {
    pub(crate) fn of(word: &[Letter], play: &Play, alphabet: &Alphabet) -> Self {
        Self { word: alphabet.spell(word), laid: Laid::of(play, alphabet) }
    }
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "tells", rename_all = "snake_case")]
pub enum HintView {
    /// A letter of the table to which a word can be attached.
    Letter {
        /// The letter; none before the first word.
        #[cfg_attr(feature = "typescript", ts(type = "TileId | null"))]
        on: Option<TileId>,
        /// How many tiles the word lays.
        count: usize,
    },
    /// A word.
    Word {
        /// The word.
        word: String,
    },
    /// A word and how it lies.
    Play(PlayView),
    /// No word, but an Action tile that can be laid alone.
    Action {
        /// The tile.
        tile: ActionKind,
    },
    /// There is nothing to lay: pass, and exchange.
    Nothing,
}

/// The plays there were in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AnalysisView {
    /// Which line of the history, counted from 0.
    pub line: usize,
    /// Whose turn it was.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// How many tiles lay on the table before it.
    pub on_table: usize,
    /// The active tiles before it.
    pub held: Vec<String>,
    /// How many tiles the turn shed.
    pub shed: usize,
    /// How many different words could be laid.
    pub words: usize,
    /// How many tiles the longest play would have laid.
    pub most: usize,
    /// The best plays, best first.
    pub best: Vec<PlayView>,
}
