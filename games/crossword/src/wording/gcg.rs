//! Messages about errors in GCG files and their repairs.

use board::{Illegal, Layout};
use locales::{Message, Value, crossword as say, table};
use notation::{
    GcgError, GcgProblem, MissingPart, PathMismatch, Repair, RepairKind, ReplayProblem,
    UnknownLayout, UnknownTileSet,
};
use tiles::TileSet;

use super::{MAX_SEATS, misfit, position_tiles};

/// Why a file cannot be read, and where.
pub fn gcg_error(GcgError { line, problem }: &GcgError) -> Message {
    say::gcg_line(*line, gcg_problem(problem))
}

fn gcg_problem(problem: &GcgProblem) -> Message {
    match problem {
        GcgProblem::Empty => say::gcg_empty(),
        GcgProblem::Encoding(name) => say::gcg_encoding(name),
        GcgProblem::NotALine(found) => say::gcg_not_a_line(found),
        GcgProblem::PlayerNumber(found) => say::gcg_player_number(found, MAX_SEATS),
        GcgProblem::PlayerTwice(name) => say::gcg_player_twice(name),
        GcgProblem::NoNickname => say::gcg_no_nickname(),
        GcgProblem::UnknownPlayer { found, players } => say::gcg_unknown_player(found, players),
        GcgProblem::Incomplete(MissingPart::Action) => say::gcg_incomplete_action(),
        GcgProblem::Incomplete(MissingPart::Word) => say::gcg_incomplete_word(),
        GcgProblem::Incomplete(MissingPart::Points) => say::gcg_incomplete_points(),
        GcgProblem::Place(place) => say::gcg_place(&place.found),
        GcgProblem::Tiles(found) => say::gcg_tiles(found),
        GcgProblem::Points(found) => say::gcg_points(found),
        GcgProblem::NothingToTakeBack(name) => say::gcg_nothing_to_take_back(name),
        GcgProblem::TooManyPoints => say::gcg_too_many_points(),
    }
}

/// A repair in a line of a file.
pub fn repair(Repair { line, kind }: &Repair) -> Message {
    say::gcg_line(*line, repair_kind(kind))
}

fn repair_kind(kind: &RepairKind) -> Message {
    match kind {
        RepairKind::NotUtf8 => say::gcg_not_utf8(),
        RepairKind::UndeclaredUtf8 => say::gcg_undeclared_utf8(),
        RepairKind::NoFullName => say::gcg_no_full_name(),
        RepairKind::UnnamedPlayer { name, number } => say::gcg_unnamed_player(name, *number),
        RepairKind::OtherName { written, nickname } => say::gcg_other_name(nickname, written),
        RepairKind::NoColon(name) => say::gcg_no_colon(name),
        RepairKind::SmallLetters { written, read } => say::gcg_small_letters(read, written),
        RepairKind::OpenParenthesis => say::gcg_open_parenthesis(),
        RepairKind::PassScores(points) => say::gcg_pass_scores(points.0),
        RepairKind::ExchangeScores(points) => say::gcg_exchange_scores(points.0),
        RepairKind::TimeScores(points) => say::gcg_time_scores((-*points).0, points.0),
        RepairKind::NoSign(points) => say::gcg_no_sign(points),
        RepairKind::TakenBack { score, written } => say::gcg_taken_back(score.0, written.0),
        RepairKind::NoTotal => say::gcg_no_total(),
        RepairKind::Total { counted, written } => say::gcg_wrong_total(counted.0, written.0),
        RepairKind::AfterTotal(found) => say::gcg_after_total(found),
    }
}

/// Why a turn does not agree with the board.
pub fn replay_problem(problem: &ReplayProblem) -> Message {
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

/// The tile set is unknown.
pub fn no_tile_set(unknown: &UnknownTileSet) -> Message {
    say::gcg_no_tiles(&unknown.found, list(TileSet::names()))
}

/// The board is unknown.
pub fn no_layout(unknown: &UnknownLayout) -> Message {
    let known = list(Layout::names());
    match unknown {
        UnknownLayout::Named(name) => say::gcg_no_layout(name, known),
        UnknownLayout::Sized(rows) => say::gcg_no_layout_sized(known, *rows),
    }
}

fn list(names: impl Iterator<Item = impl AsRef<str>>) -> Value {
    Value::List(names.map(|name| Value::from(name.as_ref())).collect())
}
