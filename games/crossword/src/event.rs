//! Events. The log of a game consists of these.

use board::Placement;
use serde::{Deserialize, Serialize};
use tabletop::{Moment, Seat};
use tiles::{Score, Tile};

use crate::ToldPoints;

/// An event and its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When, by the host's clock.
    pub at: Moment,
    /// What.
    #[serde(flatten)]
    pub what: EventKind,
}

/// What happened. Unless a seat is named, the player to move did it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum EventKind {
    /// A word was played.
    Played {
        /// The tiles laid.
        placement: Placement,
    },
    /// A word was laid that the program doubts.
    Questioned {
        /// The tiles laid.
        placement: Placement,
        /// The words it does not know.
        words: Vec<String>,
    },
    /// The player said that the program's challenge was wrong.
    ChallengeRejected,
    /// The player vouched for the word asked about.
    Vouched,
    /// The player admitted that the word was wrong: the turn is lost.
    Withdrew,
    /// The program refused a play: the turn is lost.
    Refused {
        /// The tiles that were laid and taken back.
        placement: Placement,
        /// The words that are not in the list.
        words: Vec<String>,
    },
    /// Tiles were exchanged.
    Exchanged {
        /// Those given back.
        tiles: Vec<Tile>,
    },
    /// The player passed.
    Passed,
    /// The last play was challenged.
    Challenged {
        /// By whom.
        by: Seat,
        /// Whether a word of it was wrong.
        upheld: bool,
    },
    /// A player let the last play of the game stand.
    Accepted {
        /// Who.
        by: Seat,
    },
    /// The player picked the new tiles.
    Picked,
    /// The player is typing a word.
    WordEntered {
        /// The letters so far.
        word: String,
    },
    /// The player cancelled the word being typed.
    WordCancelled,
    /// The turn's time ran out while a word was being typed: it must be placed.
    MustPlace,
    /// The turn's time ran out: the turn is missed.
    TimedOut,
    /// The clocks were stopped.
    Paused {
        /// By whom; logs of before do not tell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// The game was resumed after a pause or a stop.
    Resumed,
    /// The game was stopped; it can be resumed later.
    Stopped,
    /// A player asked the others to let a turn be taken back after tiles were drawn.
    UndoAsked {
        /// Who.
        by: Seat,
    },
    /// A player allowed it or not; once all have allowed it, the turn is taken back.
    UndoAnswered {
        /// Who.
        by: Seat,
        /// Whether it is allowed.
        allow: bool,
    },
    /// Turns were taken back to the last one of this seat.
    TakenBack {
        /// Who took it back.
        by: Seat,
    },
    /// A player resigned.
    Resigned {
        /// Who.
        by: Seat,
    },
    /// The game ended.
    Ended {
        /// Why.
        reason: EndReason,
    },
    /// The next game of the tournament began.
    NextGame,
    /// The letters drawn at the real table to see who starts.
    StarterTold {
        /// One per player.
        letters: Vec<Tile>,
    },
    /// The tiles drawn at the real table for a computer player, or those the person to move holds.
    RackTold {
        /// The player.
        seat: Seat,
        /// The tiles.
        tiles: Vec<Tile>,
    },
    /// The last play was challenged at the real table and taken back.
    WithdrawnTold,
    /// Points won or lost at the real table without a play.
    PointsTold {
        /// Whose.
        seat: Seat,
        /// What for.
        why: ToldPoints,
        /// How many.
        points: Score,
    },
    /// No turn is left at the real table; the racks are still to be told.
    EndReached {
        /// Why.
        reason: EndReason,
    },
    /// The tiles a person had left at the real table.
    LeftTold {
        /// The person.
        seat: Seat,
        /// The tiles.
        tiles: Vec<Tile>,
    },
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    /// A player laid the last tile.
    WentOut,
    /// Everyone passed with the bag empty, or the solitary player passed.
    Passes,
    /// Too many turns in a row brought no points.
    Scoreless,
    /// Nobody can lay another word.
    NoPlay,
    /// All players but one have resigned.
    Resignation,
}
