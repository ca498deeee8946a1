//! What is wrong with a file of another program.

use board::{Illegal, Layout};
use locales::{Message, Value, crossword as say, table};
use notation::{GcgProblem, PathMismatch, ReplayProblem, UnknownLayout, UnknownTileSet};
use tiles::TileSet;

use super::{MAX_SEATS, misfit, position_tiles};

pub(crate) fn gcg_problem(problem: &GcgProblem) -> Message {
    match problem {
        GcgProblem::Empty => say::gcg_empty(),
        GcgProblem::Encoding(name) => say::gcg_encoding(name),
        GcgProblem::NotALine(found) => say::gcg_not_a_line(found),
        GcgProblem::PlayerNumber(found) => say::gcg_player_number(found, MAX_SEATS),
        GcgProblem::PlayerTwice(name) => say::gcg_player_twice(name),
        GcgProblem::NoNickname => say::gcg_no_nickname(),
        GcgProblem::UnknownPlayer { found, players } => say::gcg_unknown_player(found, players),
        GcgProblem::Incomplete(_) => say::gcg_incomplete(),
        GcgProblem::Place(place) => say::gcg_place(&place.found),
        GcgProblem::Tiles(found) => say::gcg_tiles(found),
        GcgProblem::Points(found) => say::gcg_points(found),
        GcgProblem::NothingToTakeBack(name) => say::gcg_nothing_to_take_back(name),
        GcgProblem::TooManyPoints => say::gcg_too_many_points(),
    }
}

pub(crate) fn replay_problem(problem: &ReplayProblem) -> Message {
    match problem {
        ReplayProblem::NotATile(wrong) => table::no_such_tile(&wrong.found),
        ReplayProblem::Word(_) => say::gcg_word(),
        ReplayProblem::Path(PathMismatch::OffBoard) => say::word_too_long(),
        ReplayProblem::Path(PathMismatch::NoTile(square)) => say::gcg_no_tile(square.to_string()),
        ReplayProblem::Path(PathMismatch::OtherLetter(square)) => {
            say::other_letter(square.to_string())
        }
        ReplayProblem::Path(PathMismatch::NothingNew) => say::nothing_new(),
        ReplayProblem::Misfit(why) | ReplayProblem::Rack(Illegal::Misfit(why)) => misfit(*why),
        ReplayProblem::Rack(_) => say::gcg_rack(),
        ReplayProblem::Tiles(fault) => position_tiles(fault),
        ReplayProblem::Score { written, counted } => say::gcg_score(counted.0, written.0),
        ReplayProblem::EndRack { tiles, written, counted } => {
            say::gcg_end_rack(counted.0, tiles, written.0)
        }
    }
}

pub(crate) fn no_tile_set(unknown: &UnknownTileSet) -> Message {
    say::gcg_no_tiles(&unknown.found, list(TileSet::names()))
}

pub(crate) fn no_layout(unknown: &UnknownLayout) -> Message {
    let known = list(Layout::names());
    match unknown {
        UnknownLayout::Named(name) => say::gcg_no_layout(name, known),
        UnknownLayout::Sized(rows) => say::gcg_no_layout_sized(known, *rows),
    }
}

fn list(names: impl Iterator<Item = impl AsRef<str>>) -> Value {
    Value::List(names.map(|name| Value::from(name.as_ref())).collect())
}
