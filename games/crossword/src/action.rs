//! What players ask for. Nothing here has been checked.

use board::{Direction, Square};
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::Score;

/// What a player asks for: `{"do":"pass"}`, `{"do":"exchange","tiles":"QV"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// To lay these tiles.
    Lay {
        /// The tiles and their squares, in any order.
        tiles: Vec<LaidTile>,
    },
    /// To write a word, given in full with the letters that lie there; small letters are blanks.
    Write {
        /// Where its first letter lies.
        #[cfg_attr(feature = "typescript", ts(type = "Square"))]
        square: Square,
        /// Which way it runs.
        #[cfg_attr(feature = "typescript", ts(type = "Direction"))]
        direction: Direction,
        /// The word.
        word: String,
    },
    /// To exchange these tiles: `QV?`.
    Exchange {
        /// As they are written on a rack.
        tiles: String,
    },
    /// To pass.
    Pass,
    /// To challenge the last play.
    Challenge,
    /// To let the last play of the game stand.
    Accept,
    /// To say whether one is sure of the word that was asked about.
    Answer {
        /// Whether one is.
        sure: bool,
    },
    /// To admit that the program's challenge is right.
    AcceptChallenge,
    /// To say that the program's challenge is wrong.
    RejectChallenge,
    /// To have begun typing a word; the letters so far.
    EnterWord {
        /// The letters so far.
        word: String,
    },
    /// To give up the word one was typing.
    CancelWord,
    /// To pick one's new tiles from the bag.
    Pick,
    /// To stop the clocks for a while.
    Pause,
    /// To go on after a pause or a stop.
    Resume,
    /// To stop the game, for good or to go on with another day.
    Stop,
    /// To take back one's last turn.
    Undo,
    /// To give the game up.
    Resign,
    /// To begin the next game of a tournament.
    NextGame,
    /// To tell which letters the players drew to see who starts, in their order: `["E","A"]`.
    TellStarter {
        /// One letter a player; `?` for a blank.
        letters: Vec<String>,
    },
    /// To tell which tiles were drawn for a computer player, or which ones the person to move holds.
    TellRack {
        /// The player.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The tiles: `AEI?`.
        tiles: String,
    },
    /// To tell that the last play was challenged at the real table and taken back.
    TellWithdrawn,
    /// To tell which points were won or lost at the real table without a play.
    TellPoints {
        /// Whose points they are.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// What for.
        why: ToldPoints,
        /// How many; below zero if they were lost.
        #[cfg_attr(feature = "typescript", ts(type = "Score"))]
        points: Score,
    },
    /// To tell which tiles a person has left at the end.
    TellLeft {
        /// The person.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The tiles.
        tiles: String,
    },
}

/// What points at a real table were won or lost for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ToldPoints {
    /// A challenge of a good play.
    Challenge,
    /// Time: they are counted at the end.
    Time,
}

/// A tile to be laid: `{"square":"F8","letter":"H","blank":false}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LaidTile {
    /// Where.
    #[cfg_attr(feature = "typescript", ts(type = "Square"))]
    pub square: Square,
    /// The letter it is to be read as.
    pub letter: String,
    /// Whether it is a blank.
    #[serde(default)]
    pub blank: bool,
}
