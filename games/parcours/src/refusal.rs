//! Why an action was turned down: a sentence for the player, and typed data for screens.

use serde::Serialize;
use tiles::NotATile;

/// Why an action was turned down. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// A seat this table does not have.
    #[error("this table has no such seat")]
    NoSuchSeat,
    /// Another player's hand.
    #[error("it is not your hand")]
    NotYourTurn,
    /// The rules of the table have no hints.
    #[error("there are no hints at this table")]
    NoHints,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The clocks are stopped.
    #[error("the game is paused; resume it first")]
    Paused,
    /// The game is running.
    #[error("the game is not paused")]
    NotPaused,
    /// The hand's time is up.
    #[error("the time for this hand is up")]
    TimeIsUp,
    /// The player has given up.
    #[error("you have given this game up")]
    GivenUp,
    /// A letter the tiles do not have.
    #[error("there is no tile {found}")]
    NoSuchTile {
        /// What was asked for.
        found: String,
    },
    /// A place that the boards do not have.
    #[error("there is no such place on the boards")]
    NoSuchPlace,
    /// A word that is too short or too long for its place.
    #[error("this place takes a word of exactly {wanted} letters, not {found}")]
    WrongLength {
        /// How many letters the place takes.
        wanted: usize,
        /// How many the word has.
        found: usize,
    },
    /// A slot that is not the next one.
    #[error("the path is covered one word after another; slot {next} comes next")]
    NotNext {
        /// The slot that comes next, counted from 1.
        next: usize,
    },
    /// Another path word in the same hand.
    #[error("a hand has one word on the path; lay on satellites, or end the hand")]
    PathWordLaid,
    /// Another word where a hand has one.
    #[error("at this table a hand has one word; end the hand")]
    OneWord,
    /// Another word in the second play.
    #[error("the second play has one word; end the hand")]
    SecondWordLaid,
    /// A satellite whose slot is not covered.
    #[error("this satellite is not freed: its word on the path comes first")]
    NotFreed,
    /// A satellite that has its word.
    #[error("this satellite is covered already")]
    Covered,
    /// Another player's path.
    #[error("everyone follows his own path")]
    NotYourPath,
    /// Another player's satellite without a white slot.
    #[error(
        "another player's satellite is open only after a white slot, once you have nine letters again"
    )]
    NotYourSatellite,
    /// A tile the rack does not hold.
    #[error("the rack has no {missing}")]
    NotInRack {
        /// The tile.
        missing: String,
    },
    /// A word that is not in the list.
    #[error("{word} is not in the {list} list")]
    UnknownWord {
        /// The word.
        word: String,
        /// The list's name.
        list: String,
    },
    /// The end of a hand without a word.
    #[error("you have laid no word: pass, or buy the hand")]
    NothingLaid,
    /// A pass or a purchase after a word.
    #[error("you have laid a word: end the hand instead")]
    WordLaid,
    /// A purchase of nothing.
    #[error("name the letters you want to change")]
    BuysNothing,
    /// A second purchase where one is allowed.
    #[error("at this table a hand is bought once")]
    BoughtBefore,
    /// A purchase in the second play.
    #[error("in the second play of a white slot no hand is bought")]
    NoBuyingNow,
    /// No white slot was covered.
    #[error("nine letters are rebuilt only after a white slot")]
    NothingToRefill,
    /// There is no word to take back.
    #[error("there is no word of this hand that you could take back")]
    NothingToTakeBack,
    /// The table was asked about a word.
    #[error("the table is asked about {word} first")]
    AskedFirst {
        /// The word.
        word: String,
    },
    /// An answer to nothing.
    #[error("you were not asked")]
    NotAsked,
}

impl From<NotATile> for Refusal {
    fn from(fault: NotATile) -> Self {
        Self::NoSuchTile { found: fault.found }
    }
}
