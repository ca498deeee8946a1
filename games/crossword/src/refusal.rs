//! Why an action was turned down: a sentence for the player, and typed data for screens.

use board::{Illegal, Misfit, MisspelledPath};
use serde::Serialize;
use tiles::{NotATile, Score};

/// Why an action was turned down. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// A seat this table does not have.
    #[error("this table has no such seat")]
    NoSuchSeat,
    /// Another player is to move.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The rules of the table have no hints.
    #[error("there are no hints at this table")]
    NoHints,
    /// A game is reviewed when it is over.
    #[error("a game is looked at again once it is over")]
    ReviewLater,
    /// A line that the score sheet does not have.
    #[error("the score sheet has no such line")]
    NoSuchTurn,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The clocks are stopped.
    #[error("the game is paused; resume it first")]
    Paused,
    /// The game was stopped.
    #[error("the game was stopped; resume it first")]
    Stopped,
    /// The game is running.
    #[error("the game is not paused")]
    NotPaused,
    /// The turn's time is up.
    #[error("the time for this turn is up")]
    TimeIsUp,
    /// A letter the tiles do not have.
    #[error("there is no tile {found}")]
    NoSuchTile {
        /// What was asked for.
        found: String,
    },
    /// A word that cannot be written there.
    #[error("{why}")]
    CannotWrite {
        /// Why not.
        #[cfg_attr(feature = "typescript", ts(type = "MisspelledPath"))]
        why: MisspelledPath,
    },
    /// A placement that does not fit the board.
    #[error("{why}")]
    Misfit {
        /// Why not.
        #[cfg_attr(feature = "typescript", ts(type = "Misfit"))]
        why: Misfit,
    },
    /// A tile the rack does not hold.
    #[error("the rack has no {missing}")]
    NotInRack {
        /// The tile.
        missing: String,
    },
    /// More tiles than the set has, at a real table.
    #[error("there is no {missing} left among the tiles nobody has laid")]
    NoneLeft {
        /// The tile.
        missing: String,
    },
    /// Words that are not in the list.
    #[error("{}", board::UnknownWords { words: words.clone(), list: list.clone() })]
    UnknownWords {
        /// The words.
        words: Vec<String>,
        /// The list's name.
        list: String,
    },
    /// An exchange of nothing.
    #[error("name the tiles you want to exchange")]
    ExchangeOfNothing,
    /// An exchange with too few tiles in the bag.
    #[error("exchanging needs {needed} tiles in the bag, and it holds {held}")]
    BagTooSmall {
        /// How many it must hold.
        needed: usize,
        /// How many it holds.
        held: usize,
    },
    /// No exchange is left.
    #[error("you have used up your exchanges")]
    NoExchangeLeft,
    /// A challenge that is not possible.
    #[error("there is no play that you could challenge")]
    NothingToChallenge,
    /// A play waits for an answer about a word.
    #[error("answer first: are you sure of {word}?")]
    AnswerFirst {
        /// The word asked about.
        word: String,
    },
    /// The last play waits for a challenge.
    #[error("the last play waits to be accepted or challenged")]
    AcceptFirst,
    /// An answer to nothing.
    #[error("nothing was asked")]
    NotAsked,
    /// New tiles are to be picked.
    #[error("pick your tiles first")]
    PickFirst,
    /// There is nothing to pick.
    #[error("there is nothing to pick")]
    NothingToPick,
    /// The word being typed must be placed.
    #[error("the time is up: the word you began with {typed} must be placed")]
    MustPlace {
        /// The letters typed when time ran out.
        typed: String,
    },
    /// This table does not take turns back.
    #[error("at this table no turn is taken back")]
    UndoForbidden,
    /// There is no turn to take back.
    #[error("you have no turn to take back")]
    NothingToUndo,
    /// An action that belongs to another kind of game.
    #[error("that is not done in this kind of game")]
    NotInThisMode,
    /// The program must first be told something about the real table.
    #[error("tell me first {what}")]
    TellFirst {
        /// What it must know.
        what: Untold,
    },
    /// Not as many letters or tiles as there should be.
    #[error("{expected} tiles were expected, {found} were told")]
    WrongCount {
        /// How many there should be.
        expected: usize,
        /// How many there were.
        found: usize,
    },
    /// Points that nobody wins or loses like that.
    #[error("{points} points cannot be won or lost like that")]
    PointsOutOfReach {
        /// The points.
        #[cfg_attr(feature = "typescript", ts(type = "Score"))]
        points: Score,
    },
    /// The letters drawn are equal: no one starts.
    #[error("the lowest letter was drawn more than once; those players draw again")]
    DrawAgain,
}

/// What the program must be told before anybody can go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Untold {
    /// The letters drawn for the start.
    #[error("which letter each player drew for the start")]
    Starter,
    /// The tiles drawn for a computer player.
    #[error("the {count} tiles drawn for {name}")]
    Rack {
        /// The player's name.
        name: String,
        /// How many tiles.
        count: usize,
    },
    /// The tiles a person has left.
    #[error("the tiles {name} has left")]
    Left {
        /// The person's name.
        name: String,
    },
    /// That the next game may begin.
    #[error("to begin the next game")]
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
