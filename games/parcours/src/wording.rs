//! What players and hosts are told, as messages; the sentences are in `locales`.

use locales::{Message, Spoken, Value, parcours as say, table};

use crate::setup::MOST_PLAYERS;
use crate::{ClockError, InvalidOptions, Refusal};

/// The computer players by name, for whoever named another.
const PLAYERS: [&str; 5] =
    ["level1 … level8", "expert", "greedy", "level5:rusher", "level5:collector"];

locales::spoken_error!(Refusal);
locales::spoken_error!(InvalidOptions);
locales::spoken_error!(ClockError);

impl Spoken for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::NoSuchSeat => table::no_such_seat(),
            Self::NotYourTurn => say::not_your_turn(),
            Self::NoHints => table::no_hints(),
            Self::Over => table::over(),
            Self::Paused => table::paused(),
            Self::NotPaused => table::not_paused(),
            Self::TimeIsUp => say::time_is_up(),
            Self::GivenUp => say::given_up(),
            Self::NoSuchPlace => say::no_such_place(),
            Self::PathWordLaid => say::path_word_laid(),
            Self::OneWord => say::one_word(),
            Self::SecondWordLaid => say::second_word_laid(),
            Self::NotFreed => say::not_freed(),
            Self::Covered => say::covered(),
            Self::NotYourPath => say::not_your_path(),
            Self::NotYourSatellite => say::not_your_satellite(),
            Self::NothingLaid => say::nothing_laid(),
            Self::WordLaid => say::word_laid(),
            Self::BuysNothing => say::buys_nothing(),
            Self::BoughtBefore => say::bought_before(),
            Self::NoBuyingNow => say::no_buying_now(),
            Self::NothingToRefill => say::nothing_to_refill(),
            Self::NothingToTakeBack => say::nothing_to_take_back(),
            Self::NotAsked => say::not_asked(),
            Self::NoSuchTile { found } => table::no_such_tile(found),
            Self::WrongLength { wanted, found } => say::wrong_length(*found, *wanted),
            Self::NotNext { next } => say::not_next(*next),
            Self::NotInRack { missing } if missing == "?" => table::not_in_rack("blank"),
            Self::NotInRack { missing } => table::not_in_rack(missing),
            Self::UnknownWord { word, list } => table::unknown_words(1, list, word),
            Self::AskedFirst { word } => say::asked_first(word),
        }
    }
}

impl Spoken for InvalidOptions {
    fn message(&self) -> Message {
        match self {
            Self::Players(found) => table::players(*found, 1, MOST_PLAYERS),
            Self::Computer(unknown) => {
                let players = Value::List(PLAYERS.map(Value::from).to_vec());
                table::no_such_player(&unknown.0, players)
            }
            Self::Table(fault) => fault.message(),
            Self::NoBag(name) => say::no_bag(name),
            Self::NoBoard(name) => say::no_board(name),
            Self::SameBoard(name) => say::same_board(name),
            Self::TooFewBoards { boards, players } => say::too_few_boards(*boards, *players),
            Self::OtherLetters { lexicon, bag } => say::other_letters(bag, lexicon),
            Self::Clock(fault) => fault.message(),
            Self::Position => say::no_position(),
        }
    }
}

impl Spoken for ClockError {
    fn message(&self) -> Message {
        match self {
            Self::Hand(seconds) => say::hand_time(format!("{}:{:02}", seconds / 60, seconds % 60)),
            Self::Game(seconds) => table::game_time(*seconds),
        }
    }
}
