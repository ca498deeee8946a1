//! Why an action was refused: typed data for screens; `wording` has the sentences.

use board::{Illegal, Misfit, MisspelledPath};
use serde::Serialize;
use tiles::{NotATile, Score};

/// Why an action was refused. The game has not changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// A seat this table does not have.
    NoSuchSeat,
    /// Another player is to move.
    NotYourTurn,
    /// The rules of the table have no hints.
    NoHints,
    /// A game is reviewed when it is over.
    ReviewLater,
    /// A line that the score sheet does not have.
    NoSuchTurn,
    /// The game has ended.
    Over,
    /// The clocks are stopped.
    Paused,
    /// The game was stopped.
    Stopped,
    /// The game is running.
    NotPaused,
    /// The turn's time is up.
    TimeIsUp,
    /// A letter that is not in the tile set.
    NoSuchTile {
        /// The text that is not a tile.
        found: String,
    },
    /// A word that cannot be written there.
    CannotWrite {
        /// Why not.
        #[cfg_attr(feature = "typescript", ts(type = "MisspelledPath"))]
        why: MisspelledPath,
    },
    /// A placement that does not fit the board.
    Misfit {
        /// Why not.
        #[cfg_attr(feature = "typescript", ts(type = "Misfit"))]
        why: Misfit,
    },
    /// A tile the rack does not hold.
    NotInRack {
        /// The tile.
        missing: String,
    },
    /// More tiles than the set has, at a real table.
    NoneLeft {
        /// The tile.
        missing: String,
    },
    /// Words that are not in the list.
    UnknownWords {
        /// The words.
        words: Vec<String>,
        /// The list's name.
        list: String,
    },
    /// An exchange of nothing.
    ExchangeOfNothing,
    /// An exchange with too few tiles in the bag.
    BagTooSmall {
        /// How many it must hold.
        needed: usize,
        /// How many it holds.
        held: usize,
    },
    /// No exchange is left.
    NoExchangeLeft,
    /// A challenge that is not possible.
    NothingToChallenge,
    /// A play waits for an answer about a word.
    AnswerFirst {
        /// The word asked about.
        word: String,
    },
    /// The last play waits for a challenge.
    AcceptFirst,
    /// An answer without a question.
    NotAsked,
    /// New tiles are to be picked.
    PickFirst,
    /// There is nothing to pick.
    NothingToPick,
    /// The word being typed must be placed.
    MustPlace {
        /// The letters typed when time ran out.
        typed: String,
    },
    /// This table does not take turns back.
    UndoForbidden,
    /// There is no turn to take back.
    NothingToUndo,
    /// An action that belongs to another kind of game.
    NotInThisMode,
    /// The program must first be told something about the real table.
    TellFirst {
        /// What it must know.
        what: Untold,
    },
    /// The wrong number of letters or tiles.
    WrongCount {
        /// The expected number.
        expected: usize,
        /// The number found.
        found: usize,
    },
    /// A number of points that cannot be won or lost without a play.
    PointsOutOfReach {
        /// The points.
        #[cfg_attr(feature = "typescript", ts(type = "Score"))]
        points: Score,
    },
    /// The letters drawn are equal, so nobody starts.
    DrawAgain,
}

/// What the program must be told before the game can continue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Untold {
    /// The letters drawn for the start.
    Starter,
    /// The tiles drawn for a computer player.
    Rack {
        /// The player's name.
        name: String,
        /// How many tiles.
        count: usize,
    },
    /// The tiles a person has left.
    Left {
        /// The person's name.
        name: String,
    },
    /// That the next game may begin.
    NextGame,
}

impl From<NotATile> for Refusal {
    fn from(fault: NotATile) -> Self {
        Self::NoSuchTile { found: fault.found }
    }
}

impl From<MisspelledPath> for Refusal {
    fn from(why: MisspelledPath) -> Self {
        Self::CannotWrite { why }
    }
}

impl From<Misfit> for Refusal {
    fn from(why: Misfit) -> Self {
        Self::Misfit { why }
    }
}

impl From<Illegal> for Refusal {
    fn from(illegal: Illegal) -> Self {
        match illegal {
            Illegal::Misfit(why) => Self::Misfit { why },
            Illegal::NotInRack { missing } => Self::NotInRack { missing },
            Illegal::UnknownWords(unknown) => {
                Self::UnknownWords { words: unknown.words, list: unknown.list }
            }
        }
    }
}
