//! Actions of players, not yet checked.

use board::{Direction, Square};
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tiles::Score;

/// A player's action: `{"do":"pass"}`, `{"do":"exchange","tiles":"QV"}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// Lay these tiles.
    Lay {
        /// The tiles and their squares, in any order.
        tiles: Vec<LaidTile>,
    },
    /// Lay a word, given in full with the letters already on the board; lowercase letters are
    /// blanks.
    Write {
        /// The square of its first letter.
        #[cfg_attr(feature = "typescript", ts(type = "Square"))]
        square: Square,
        /// Its direction.
        #[cfg_attr(feature = "typescript", ts(type = "Direction"))]
        direction: Direction,
        /// The word.
        word: String,
    },
    /// Exchange these tiles: `QV?`.
    Exchange {
        /// As they are written on a rack.
        tiles: String,
    },
    /// Pass.
    Pass,
    /// Challenge the last play.
    Challenge,
    /// Accept the last play of the game.
    Accept,
    /// Answer whether the player is sure of the questioned word.
    Answer {
        /// Whether they are.
        sure: bool,
    },
    /// Accept the program's challenge.
    AcceptChallenge,
    /// Reject the program's challenge.
    RejectChallenge,
    /// Report the word being typed.
    EnterWord {
        /// The letters so far.
        word: String,
    },
    /// Cancel the word being typed.
    CancelWord,
    /// Pick new tiles from the bag.
    Pick,
    /// Pause the clocks.
    Pause,
    /// Resume after a pause or a stop.
    Resume,
    /// Stop the game, for good or to resume it later.
    Stop,
    /// Take back the player's last turn.
    Undo,
    /// Answer a player who wants to take a turn back after drawing tiles.
    AnswerUndo {
        /// Whether it is allowed.
        allow: bool,
    },
    /// Resign.
    Resign,
    /// Begin the next game of a tournament.
    NextGame,
    /// Tell which letters the players drew to see who starts, in order of seat: `["E","A"]`.
    TellStarter {
        /// One letter per player; `?` for a blank.
        letters: Vec<String>,
    },
    /// Tell which tiles were drawn for a computer player, or which ones the person to move holds.
    TellRack {
        /// The player.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The tiles: `AEI?`.
        tiles: String,
    },
    /// Tell that the last play was challenged at the real table and taken back.
    TellWithdrawn,
    /// Tell which points were won or lost at the real table without a play.
    TellPoints {
        /// Whose points they are.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// What for.
        why: ToldPoints,
        /// How many; negative if they were lost.
        #[cfg_attr(feature = "typescript", ts(type = "Score"))]
        points: Score,
    },
    /// Tell which tiles a person has left at the end.
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
