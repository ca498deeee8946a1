//! GCG: a whole game as text, one line per turn.
//!
//! ```text
//! #character-encoding UTF-8
//! #player1 anna Anna Arden
//! #player2 ben Ben Bell
//! >anna: EHNORST 8D NORTH +24 24
//! >ben: AEIRSTU -IU +0 0
//! #note A little bold.
//! ```
//!
//! [`GcgGame::read`] accepts files of other programs and reports what it repaired; it does not depend
//! on an alphabet. [`GcgGame::replay`] replays the turns on a board and reports where they do not agree
//! with it. Writing (`to_string`) gives one standard form.

use std::sync::Arc;

use board::Layout;
use tiles::{Score, TileSet};

use crate::Place;
use crate::names::{self, UnknownLayout, UnknownTileSet};

mod encoding;
mod event;
mod outcome;
mod read;
mod replay;
mod write;

pub use outcome::{GcgError, GcgProblem, GcgRead, MissingPart, Repair, RepairKind};
pub use replay::{Replay, ReplayProblem, ReplayedTurn};

/// A game: its players, its pragmas and every turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GcgGame {
    /// In turn order.
    pub players: Vec<GcgPlayer>,
    /// Pragmas about the game as a whole, in the order of the file.
    pub pragmata: Vec<Pragma>,
    /// In the order in which they happened.
    pub turns: Vec<GcgTurn>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgPlayer {
    /// The nickname in the turns: one word, no colon at its end.
    pub nickname: String,
    /// The whole name.
    pub full_name: String,
    /// The tiles held after the last turn, as text; empty if unknown.
    pub last_rack: String,
}

/// A pragma about the game as a whole; all texts are one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pragma {
    /// `#title`
    Title(String),
    /// `#description`
    Description(String),
    /// `#id`: the issuer of the number, and the number.
    Id(String),
    /// `#lexicon`: the word list.
    Lexicon(String),
    /// `#board-layout`
    BoardLayout(String),
    /// `#tile-distribution`
    TileDistribution(String),
    /// `#incomplete`: the game was not finished; the rack of the player to move, if known.
    Incomplete(String),
    /// `#note` before the first turn.
    Note(String),
    /// Anything else.
    Other {
        /// The word after `#`.
        keyword: String,
        /// What follows it.
        text: String,
    },
}

/// A line of the game: what a player did, or what happened to the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GcgTurn {
    /// The player: an index in the list of players.
    pub seat: usize,
    /// The tiles held before it, as text in upper case; empty if unknown.
    pub rack: String,
    /// What happened.
    pub kind: TurnKind,
    /// The player's points after it.
    pub total: Score,
    /// The note about it, line by line.
    pub notes: Vec<String>,
}

/// What happened in a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnKind {
    /// A word was laid: `8D HO.N +14`.
    Play {
        /// Where it begins.
        place: Place,
        /// The word as text: lower-case letters are blanks, tiles already on the board are dots,
        /// letters or in parentheses.
        word: String,
        /// Its points.
        score: Score,
    },
    /// Tiles were exchanged: `-QV +0`.
    Exchange {
        /// Which ones.
        tiles: Exchanged,
    },
    /// A pass: `- +0`.
    Pass,
    /// The play just before was challenged and taken back: `-- -14`.
    Withdrawn {
        /// The points of that play.
        lost: Score,
    },
    /// A valid play was challenged: `(challenge) +5`.
    ChallengeBonus {
        /// Points won; below zero if lost.
        points: Score,
    },
    /// Time ran out: `(time) -10`.
    TimePenalty {
        /// Points, below zero because they are lost.
        points: Score,
    },
    /// The tiles the others kept at the end: `(AEI) +6`.
    RackGained {
        /// Their tiles, as text.
        tiles: String,
        /// Points won.
        points: Score,
    },
    /// The tiles the player kept at the end: `AEI (AEI) -3`.
    RackLost {
        /// The tiles, as text.
        tiles: String,
        /// Points lost.
        lost: Score,
    },
}

/// The tiles of an exchange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exchanged {
    /// These, as text: `-QV`.
    Tiles(String),
    /// Only their number is known: `-2`.
    Count(u8),
}

impl GcgGame {
    /// Reads a game, in ISO-8859-1 or UTF-8.
    ///
    /// ```
    /// let text = "#player1 anna Anna Arden\n>anna: EHNORST 8D NORTH +24 25\n";
    /// let read = notation::GcgGame::read(text.as_bytes())?;
    /// assert_eq!(read.game.turns.len(), 1);
    /// assert_eq!(read.repairs[0].to_string(), "line 2: the total is 24, not 25");
    /// # Ok::<(), notation::GcgError>(())
    /// ```
    pub fn read(bytes: &[u8]) -> Result<GcgRead, GcgError> {
        read::read(bytes)
    }

    /// The title, if there is one.
    pub fn title(&self) -> Option<&str> {
        self.said(|pragma| match pragma {
            Pragma::Title(title) => Some(title),
            _ => None,
        })
    }

    /// The word list's name, if the file has one.
    pub fn word_list(&self) -> Option<&str> {
        let named = self.said(|pragma| match pragma {
            Pragma::Lexicon(name) => Some(name),
            _ => None,
        });
        named.map(names::own_list)
    }

    /// The tile set it names; else that of the word list's language, else the English one.
    pub fn tile_set(&self) -> Result<Arc<TileSet>, UnknownTileSet> {
        let name = self.said(|pragma| match pragma {
            Pragma::TileDistribution(name) => Some(name),
            Pragma::Note(note) => note.strip_prefix("LetterDistribution:"),
            _ => None,
        });
        names::tile_set(name, self.word_list())
    }

    /// The board it names, else the standard board.
    pub fn layout(&self) -> Result<Arc<Layout>, UnknownLayout> {
        let name = self.said(|pragma| match pragma {
            Pragma::BoardLayout(name) => Some(name),
            Pragma::Note(note) => note.strip_prefix("BoardLayout:"),
            _ => None,
        });
        names::layout(name.unwrap_or("standard"))
    }

    /// The first value found among the pragmas, unless it is empty.
    fn said<'game>(
        &'game self,
        answer: impl Fn(&'game Pragma) -> Option<&'game str>,
    ) -> Option<&'game str> {
        self.pragmata.iter().find_map(answer).map(str::trim).filter(|text| !text.is_empty())
    }
}

impl TurnKind {
    /// The points gained; negative if lost.
    pub fn points(&self) -> Score {
        match self {
            Self::Play { score: points, .. }
            | Self::ChallengeBonus { points }
            | Self::TimePenalty { points }
            | Self::RackGained { points, .. } => *points,
            Self::Withdrawn { lost } | Self::RackLost { lost, .. } => -*lost,
            Self::Exchange { .. } | Self::Pass => Score::ZERO,
        }
    }
}

impl Pragma {
    /// The pragma of this keyword.
    pub(crate) fn new(keyword: &str, text: &str) -> Self {
        let owned = text.to_owned();
        match keyword.to_lowercase().as_str() {
            "title" => Self::Title(owned),
            "description" => Self::Description(owned),
            "id" => Self::Id(owned),
            "lexicon" => Self::Lexicon(owned),
            "board-layout" => Self::BoardLayout(owned),
            "tile-distribution" => Self::TileDistribution(owned),
            "incomplete" => Self::Incomplete(owned),
            "note" => Self::Note(owned),
            _ => Self::Other { keyword: keyword.to_owned(), text: owned },
        }
    }

    /// Its keyword and its text.
    pub fn parts(&self) -> (&str, &str) {
        match self {
            Self::Title(text) => ("title", text),
            Self::Description(text) => ("description", text),
            Self::Id(text) => ("id", text),
            Self::Lexicon(text) => ("lexicon", text),
            Self::BoardLayout(text) => ("board-layout", text),
            Self::TileDistribution(text) => ("tile-distribution", text),
            Self::Incomplete(text) => ("incomplete", text),
            Self::Note(text) => ("note", text),
            Self::Other { keyword, text } => (keyword, text),
        }
    }
}
