//! Why an action was refused: typed data for screens; `wording` has the sentences.

use serde::Serialize;
use tiles::NotATile;

/// Why an action was refused. The game has not changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// A seat this table does not have.
    NoSuchSeat,
    /// Another player's hand.
    NotYourTurn,
    /// The rules of the table have no hints.
    NoHints,
    /// The game has ended.
    Over,
    /// The clocks are stopped.
    Paused,
    /// The game is running.
    NotPaused,
    /// The hand's time is up.
    TimeIsUp,
    /// The player has resigned.
    GivenUp,
    /// A letter the tiles do not have.
    NoSuchTile {
        /// The text that is not a tile.
        found: String,
    },
    /// A place that the boards do not have.
    NoSuchPlace,
    /// A word that is too short or too long for its place.
    WrongLength {
        /// How many letters the place takes.
        wanted: usize,
        /// How many the word has.
        found: usize,
    },
    /// A slot that is not the next one.
    NotNext {
        /// The slot that comes next, counted from 1.
        next: usize,
    },
    /// Another path word in the same hand.
    PathWordLaid,
    /// Another word where a hand has one.
    OneWord,
    /// Another word in the second play.
    SecondWordLaid,
    /// A satellite whose slot is not covered.
    NotFreed,
    /// A satellite that has its word.
    Covered,
    /// Another player's path.
    NotYourPath,
    /// Another player's satellite without a white slot.
    NotYourSatellite,
    /// A tile the rack does not hold.
    NotInRack {
        /// The tile.
        missing: String,
    },
    /// A word that is not in the list.
    UnknownWord {
        /// The word.
        word: String,
        /// The list's name.
        list: String,
    },
    /// The end of a hand without a word.
    NothingLaid,
    /// A pass or a purchase after a word.
    WordLaid,
    /// A purchase of nothing.
    BuysNothing,
    /// A second purchase where one is allowed.
    BoughtBefore,
    /// A purchase in the second play.
    NoBuyingNow,
    /// No white slot was covered.
    NothingToRefill,
    /// There is no word to take back.
    NothingToTakeBack,
    /// The table is still voting on a word.
    AskedFirst {
        /// The word.
        word: String,
    },
    /// A vote while there is nothing to vote on.
    NotAsked,
}

impl From<NotATile> for Refusal {
    fn from(fault: NotATile) -> Self {
        Self::NoSuchTile { found: fault.found }
    }
}
