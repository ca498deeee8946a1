//! Messages for players and hosts; their texts are in `locales`.
//!
//! The public functions make messages of engine errors, for programs that read positions and games
//! without a table.

use board::{Misfit, MisspelledPath};
use locales::{Message, Spoken, Value, crossword as say, table};
use notation::{CgpError, MAX_SEATS, PositionError};
use players::UnknownPlayer;

use crate::{ClockError, InvalidOptions, PositionFault, Refusal, Untold};

mod gcg;

pub use gcg::{gcg_error, no_layout, no_tile_set, repair, replay_problem};

/// The names of computer players, for the message about an unknown one.
const PLAYERS: [&str; 5] =
    ["level1 … level8", "level1of4 … level4of4", "static", "expert", "champion"];

locales::spoken_error!(Refusal);
locales::spoken_error!(InvalidOptions);
locales::spoken_error!(PositionFault);
locales::spoken_error!(ClockError);

impl Spoken for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::NoSuchSeat => table::no_such_seat(),
            Self::NotYourTurn => say::not_your_turn(),
            Self::ReviewLater => say::review_later(),
            Self::NoSuchTurn => say::no_such_turn(),
            Self::NoHints => table::no_hints(),
            Self::Over => table::over(),
            Self::Paused => table::paused(),
            Self::Stopped => say::stopped(),
            Self::NotPaused => table::not_paused(),
            Self::TimeIsUp => say::time_is_up(),
            Self::ExchangeOfNothing => say::exchange_of_nothing(),
            Self::NoExchangeLeft => say::no_exchange_left(),
            Self::NothingToChallenge => say::nothing_to_challenge(),
            Self::AcceptFirst => say::accept_first(),
            Self::NotAsked => say::not_asked(),
            Self::PickFirst => say::pick_first(),
            Self::NothingToPick => say::nothing_to_pick(),
            Self::UndoForbidden => say::undo_forbidden(),
            Self::NothingToUndo => say::nothing_to_undo(),
            Self::NotInThisMode => say::not_in_this_mode(),
            Self::DrawAgain => say::draw_again(),
            Self::CannotWrite { why } => cannot_write(*why),
            Self::Misfit { why } => misfit(*why),
            Self::TellFirst { what } => untold(what),
            Self::UnknownWords { words, list } => {
                table::unknown_words(words.len(), list, words.as_slice())
            }
            Self::NoSuchTile { found } => table::no_such_tile(found),
            Self::NotInRack { missing } => table::not_in_rack(tile(missing)),
            Self::NoneLeft { missing } => say::none_left(tile(missing)),
            Self::BagTooSmall { needed, held } => say::bag_too_small(*held, *needed),
            Self::AnswerFirst { word } => say::answer_first(word),
            Self::MustPlace { typed } => say::must_place(typed),
            Self::WrongCount { expected, found } => say::wrong_count(*expected, *found),
            Self::PointsOutOfReach { points } => say::points_out_of_reach(points.0),
        }
    }
}

/// The name of a tile in messages.
fn tile(written: &str) -> &str {
    if written == "?" { "blank" } else { written }
}

fn untold(what: &Untold) -> Message {
    match what {
        Untold::Starter => say::tell_first_starter(),
        Untold::Rack { name, count } => say::tell_first_rack(*count, name),
        Untold::Left { name } => say::tell_first_left(name),
        Untold::NextGame => say::tell_first_next_game(),
    }
}

fn misfit(misfit: Misfit) -> Message {
    match misfit {
        Misfit::NoTile => say::no_tile_laid(),
        Misfit::OffBoard(square) => say::off_board(square.to_string()),
        Misfit::Taken(square) => say::taken(square.to_string()),
        Misfit::Twice(square) => say::twice(square.to_string()),
        Misfit::NotInOneLine => say::not_in_one_line(),
        Misfit::Gap(square) => say::gap(square.to_string()),
        Misfit::OneLetter => say::one_letter(),
        Misfit::MissesStart(square) => say::misses_start(square.to_string()),
        Misfit::Apart => say::apart(),
    }
}

fn cannot_write(why: MisspelledPath) -> Message {
    match why {
        MisspelledPath::TooLong => say::word_too_long(),
        MisspelledPath::OtherLetter { square, .. } => say::other_letter(square.to_string()),
        MisspelledPath::NothingNew => say::nothing_new(),
    }
}

impl Spoken for InvalidOptions {
    fn message(&self) -> Message {
        match self {
            Self::Players { allowed, found } if *allowed.end() == 1 => say::players_alone(*found),
            Self::Players { allowed, found } => {
                table::players(*found, *allowed.start(), *allowed.end())
            }
            Self::People { needed } => say::people(*needed),
            Self::Computer(fault) => computer(fault),
            Self::Table(fault) => fault.message(),
            Self::NoTiles(name) => say::no_tiles(name),
            Self::NoLayout(name) => say::no_layout(name),
            Self::OtherLetters { lexicon, tiles } => say::other_letters(lexicon, tiles),
            Self::TooFewTiles { tiles, players, rack_size } => {
                say::too_few_tiles(*players, *rack_size, *tiles)
            }
            Self::RackSize(found) => say::rack_size(*found),
            Self::Games(found) => say::games(*found),
            Self::EndsAtOnce => say::ends_at_once(),
            Self::Position(fault) => say::position(fault.message()),
            Self::Clock(fault) => fault.message(),
        }
    }
}

/// Why a computer player is unknown: its name or its options.
pub fn computer(fault: &UnknownPlayer) -> Message {
    match fault {
        UnknownPlayer::Name(name) => {
            let players = Value::List(PLAYERS.map(Value::from).to_vec());
            table::no_such_player(name, players)
        }
        UnknownPlayer::Option { name, option, has } => {
            let known = Value::List(has.iter().map(|option| Value::from(*option)).collect());
            say::no_such_option(known, name, option)
        }
    }
}

impl Spoken for ClockError {
    fn message(&self) -> Message {
        let time = |seconds: u32| format!("{}:{:02}", seconds / 60, seconds % 60);
        match *self {
            Self::Turn(seconds) => say::turn_time(time(seconds)),
            Self::PenaltyTurn(seconds) => say::penalty_turn_time(time(seconds)),
            Self::Points(points) => say::penalty_points(points),
            Self::Game(seconds) => table::game_time(seconds),
        }
    }
}

impl Spoken for PositionFault {
    fn message(&self) -> Message {
        match self {
            Self::Text(fault) => position_text(fault),
            Self::Tiles(fault) => position_tiles(fault),
            Self::Racks { racks, seats } => say::position_racks(*racks, *seats),
            Self::FullRack { held, rack_size } => say::position_full_rack(*held, *rack_size),
            Self::RealTable => say::position_real_table(),
        }
    }
}

/// Why a text is not a position.
pub fn position_text(fault: &CgpError) -> Message {
    match fault {
        CgpError::Incomplete(_) => say::position_incomplete(),
        CgpError::Score { seat, found } => say::position_score(found, *seat),
        CgpError::ScorelessTurns(found) => say::position_scoreless_turns(found),
        CgpError::Uneven { racks, scores } => say::position_uneven(*racks, *scores),
        CgpError::TooManyPlayers(found) => say::position_too_many_players(*found, MAX_SEATS),
    }
}

/// Why the tiles of a position are not valid.
pub fn position_tiles(fault: &PositionError) -> Message {
    match fault {
        PositionError::Rows { found, expected } => say::position_rows(*expected, *found),
        PositionError::Width { row, found, expected } => {
            say::position_width(*expected, *found, *row)
        }
        PositionError::Run { row, found } => say::position_run(found, *row),
        PositionError::RowLetter { row, wrong } => say::position_row_letter(&wrong.found, *row),
        PositionError::RackTile { seat, wrong } => say::position_rack_tile(&wrong.found, *seat),
        PositionError::TooMany { tile, found, available, set } => {
            say::position_too_many(*available, *found, set, tile)
        }
    }
}
