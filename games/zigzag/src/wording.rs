//! What players and hosts are told, as messages; the sentences are in `locales`.

use locales::{Message, Spoken, Value, table, zigzag as say};

use crate::setup::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::{InvalidOptions, Refusal};

/// The computer players by name, for whoever named another.
const PLAYERS: [&str; 2] = ["level1 … level8", "expert"];

locales::spoken_error!(Refusal);
locales::spoken_error!(InvalidOptions);

impl Spoken for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::NoSuchSeat => table::no_such_seat(),
            Self::NotYourTurn => say::not_your_turn(),
            Self::NoHints => table::no_hints(),
            Self::ReviewLater => say::review_later(),
            Self::NoSuchTurn => say::no_such_turn(),
            Self::Over => table::over(),
            Self::GivenUp => say::given_up(),
            Self::NoSuchTile { found } => table::no_such_tile(found),
            Self::NotInHand { missing } if missing == "?" => say::not_in_hand("blank"),
            Self::NotInHand { missing } => say::not_in_hand(missing),
            Self::NothingLaid => say::nothing_laid(),
            Self::OpeningTooShort => say::opening_too_short(),
            Self::OpeningReuses => say::opening_reuses(),
            Self::NeedsALetter => say::needs_a_letter(),
            Self::NoNewTile => say::no_new_tile(),
            Self::NotOnTheTable => say::not_on_the_table(),
            Self::NotALetter => say::not_a_letter(),
            Self::StartsElsewhere => say::starts_elsewhere(),
            Self::NotLinked => say::not_linked(),
            Self::ReadTwice => say::read_twice(),
            Self::ReadsBackwards => say::reads_backwards(),
            Self::NoRoom { tile } => say::no_room(tile),
            Self::UnknownWord { word, list } => table::unknown_words(1, list, word),
            Self::NoWay { word } => say::no_way(word),
            Self::NoLetterYet => say::no_letter_yet(),
            Self::ActionOnOldLetter => say::action_on_old_letter(),
            Self::NoRoomForAction { tile } => say::no_room_for_action(tile.name()),
            Self::WrongGifts { wanted, found } => say::wrong_gifts(*found, *wanted),
            Self::NoSuchReceiver => say::no_such_receiver(),
            Self::PileTooSmall { left } => say::pile_too_small(*left),
            Self::WrongDraw { most } => say::wrong_draw(*most),
            Self::NothingToDraw => say::nothing_to_draw(),
            Self::ReturnFirst { count } => say::return_first(*count),
            Self::WrongReturn { wanted, found } => say::wrong_return(*found, *wanted),
            Self::NothingToReturn => say::nothing_to_return(),
        }
    }
}

impl Spoken for InvalidOptions {
    fn message(&self) -> Message {
        match self {
            Self::Players(found) => table::players(*found, FEWEST_PLAYERS, MOST_PLAYERS),
            Self::Computer(unknown) => {
                let players = Value::List(PLAYERS.map(Value::from).to_vec());
                table::no_such_player(&unknown.0, players)
            }
            Self::Table(fault) => fault.message(),
            Self::NoTiles(name) => say::no_tiles(name),
            Self::OtherLetters { lexicon, tiles } => say::other_letters(lexicon, tiles),
            Self::Position => say::no_position(),
        }
    }
}
