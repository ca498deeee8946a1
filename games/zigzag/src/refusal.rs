//! Why an action was refused: typed data for screens; `wording` has the sentences.

use serde::Serialize;
use tiles::NotATile;

use crate::ActionKind;

/// Why an action was refused. The game has not changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Refusal {
    /// A seat this table does not have.
    NoSuchSeat,
    /// Another player's turn.
    NotYourTurn,
    /// The rules of the table have no hints, or none that tell so much.
    NoHints,
    /// A game is reviewed when it is over.
    ReviewLater,
    /// A line that the history does not have.
    NoSuchTurn,
    /// The game has ended.
    Over,
    /// The player has resigned.
    GivenUp,
    /// A text that is no tile.
    NoSuchTile {
        /// The text.
        found: String,
    },
    /// A tile that does not lie open in front of the player.
    NotInHand {
        /// The tile.
        missing: String,
    },
    /// A turn without a word or an Action tile.
    NothingLaid,
    /// A first word of one letter.
    OpeningTooShort,
    /// A first word that nests on something.
    OpeningReuses,
    /// A later word that nests on nothing.
    NeedsALetter,
    /// A chain without tiles.
    NoNewTile,
    /// A tile that does not lie on the table.
    NotOnTheTable,
    /// A nest on an Action tile, or a word with one in it.
    NotALetter,
    /// Old letters that do not begin where the chain nests.
    StartsElsewhere,
    /// Old letters that are not nested on one another.
    NotLinked,
    /// A tile that is read twice.
    ReadTwice,
    /// A word that is not read away from the first tile, where the table wants that.
    ReadsBackwards,
    /// No room for the tile in this direction.
    NoRoom {
        /// The tile.
        tile: String,
    },
    /// A word that is not in the list.
    UnknownWord {
        /// The word.
        word: String,
        /// The list's name.
        list: String,
    },
    /// A word for which there is no letter to attach it to, no tile or no room.
    NoWay {
        /// The word.
        word: String,
    },
    /// An Action tile before the first word.
    NoLetterYet,
    /// An Action tile on an old letter in a turn with a word.
    ActionOnOldLetter,
    /// No letter has room for the Action tile.
    NoRoomForAction {
        /// The Action tile.
        tile: ActionKind,
    },
    /// More or fewer gifts than the Action tile gives.
    WrongGifts {
        /// How many tiles are to be given.
        wanted: usize,
        /// How many were named.
        found: usize,
    },
    /// A gift to oneself or to a player who is not in the game.
    NoSuchReceiver,
    /// More tiles from the pile than it has.
    PileTooSmall {
        /// How many it has.
        left: usize,
    },
    /// An exchange of no tile or of too many.
    WrongDraw {
        /// The most that can be drawn.
        most: usize,
    },
    /// There is nothing to draw.
    NothingToDraw,
    /// Something else while tiles are to be returned.
    ReturnFirst {
        /// How many.
        count: usize,
    },
    /// More or fewer tiles than were drawn.
    WrongReturn {
        /// How many are to be returned.
        wanted: usize,
        /// How many were named.
        found: usize,
    },
    /// A return without an exchange.
    NothingToReturn,
}

impl From<NotATile> for Refusal {
    fn from(fault: NotATile) -> Self {
        Self::NoSuchTile { found: fault.found }
    }
}
