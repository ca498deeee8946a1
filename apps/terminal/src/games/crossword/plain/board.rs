//! The board in words: rows, columns and squares.

use std::sync::Arc;

use ::board::{Board, Direction, Layout, Premium, Square};
use crossword::{MoveView, View};
use locales::{Message, Value as Gap, crossword as say};
use notation::{Coordinates, Place};
use tiles::TileSet;

use crate::plain::speaker::listed;

/// A line of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Line {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
}

/// The board of a view with its tile set, for reckoning.
pub(super) fn of(view: &View) -> Option<(Board, Arc<TileSet>)> {
    let (layout, set) = (Layout::named(&view.rules.layout)?, TileSet::named(&view.rules.tiles)?);
    let mut board = Board::new(layout);
    for (row, text) in (0..).zip(&view.board) {
        for (column, piece) in (0..).zip(set.alphabet().pieces(text)) {
            if piece != "." {
                let tile = set.alphabet().placed_tile(piece).ok();
                board.set(Square::new(row, column), tile);
            }
        }
    }
    Some((board, set))
}

/// The name of a square: `8H`, or `H8` where rows have letters.
pub(super) fn name(square: Square, coordinates: Coordinates) -> String {
    coordinates.write(Place::new(square, Direction::Across))
}

/// The name of a row or a column.
fn line_name(line: Line, number: u8, coordinates: Coordinates) -> String {
    let is_number = (line == Line::Row) == (coordinates == Coordinates::English);
    if is_number { (number + 1).to_string() } else { lettered(number) }
}

fn lettered(number: u8) -> String {
    char::from(b'A' + number.min(25)).to_string()
}

/// All rows with tiles.
pub(super) fn rows(view: &View, coordinates: Coordinates) -> Vec<Message> {
    let Some((board, set)) = of(view) else { return Vec::new() };
    let rows = u8::try_from(board.layout().rows()).unwrap_or(u8::MAX);
    let told: Vec<Message> = (0..rows)
        .filter_map(|number| {
            let runs = runs(&board, &set, Line::Row, number, coordinates);
            let name = line_name(Line::Row, number, coordinates);
            (!runs.is_empty()).then(|| say::plain_row(name, listed(runs)))
        })
        .collect();
    if told.is_empty() { vec![say::plain_board_empty()] } else { told }
}

/// One row or column: its tiles, then its empty premium squares.
pub(super) fn line(
    rest: &[&str],
    line: Line,
    view: &View,
    coordinates: Coordinates,
) -> Vec<Message> {
    let Some((board, set)) = of(view) else { return Vec::new() };
    let wanted = rest.first().map(|text| text.to_uppercase()).unwrap_or_default();
    let length = match line {
        Line::Row => board.layout().rows(),
        Line::Column => board.layout().columns(),
    };
    let numbers = 0..u8::try_from(length).unwrap_or(u8::MAX);
    let found = numbers.clone().find(|number| line_name(line, *number, coordinates) == wanted);
    let Some(number) = found else {
        let name = |number| line_name(line, number, coordinates);
        let (first, last) = (name(0), name(numbers.end.saturating_sub(1)));
        return vec![match line {
            Line::Row => say::plain_no_row(first, last),
            Line::Column => say::plain_no_column(first, last),
        }];
    };
    let runs = runs(&board, &set, line, number, coordinates);
    let mut lines = vec![match (line, runs.is_empty()) {
        (Line::Row, true) => say::plain_row_empty(wanted),
        (Line::Row, false) => say::plain_row(wanted, listed(runs)),
        (Line::Column, true) => say::plain_column_empty(wanted),
        (Line::Column, false) => say::plain_column(wanted, listed(runs)),
    }];
    let premiums = premiums(&board, line, number, coordinates);
    if !premiums.is_empty() {
        lines.push(say::plain_premiums(listed(premiums)));
    }
    lines
}

/// The squares of a row or a column.
fn squares(board: &Board, line: Line, number: u8) -> Vec<Square> {
    let all = board.layout().squares();
    all.filter(|square| match line {
        Line::Row => square.row == number,
        Line::Column => square.column == number,
    })
    .collect()
}

/// Where a square stands in its row or column.
fn position(square: Square, line: Line, coordinates: Coordinates) -> String {
    match line {
        Line::Row => line_name(Line::Column, square.column, coordinates),
        Line::Column => line_name(Line::Row, square.row, coordinates),
    }
}

/// The words and single tiles of a row or column, each with its beginning and end.
fn runs(
    board: &Board,
    set: &TileSet,
    line: Line,
    number: u8,
    coordinates: Coordinates,
) -> Vec<Message> {
    let squares = squares(board, line, number);
    let runs = squares.split(|square| board.is_empty_at(*square)).filter(|run| !run.is_empty());
    runs.map(|run| {
        let tiles = run.iter().filter_map(|square| board.tile(*square));
        let text: String = tiles.map(|tile| set.alphabet().placed_text(tile)).collect();
        let end = |square: Option<&Square>| {
            square.map_or_else(String::new, |square| position(*square, line, coordinates))
        };
        match run {
            [square] => say::plain_single(position(*square, line, coordinates), text),
            _ => say::plain_run(end(run.first()), text, end(run.last())),
        }
    })
    .collect()
}

fn premiums(board: &Board, line: Line, number: u8, coordinates: Coordinates) -> Vec<Message> {
    let empty = squares(board, line, number).into_iter().filter(|it| board.is_empty_at(*it));
    empty
        .filter_map(|square| {
            let premium = premium(board.layout().premium(square))?;
            Some(say::plain_premium_at(premium, position(square, line, coordinates)))
        })
        .collect()
}

fn premium(premium: Premium) -> Option<Message> {
    match premium {
        Premium::None => None,
        Premium::Letter(times) => Some(say::plain_premium(format!("letter{times}"), times)),
        Premium::Word(times) => Some(say::plain_premium(format!("word{times}"), times)),
    }
}

/// A square, its neighbours and the words through it; nothing if the text names no square.
pub(super) fn square(text: &str, view: &View, coordinates: Coordinates) -> Option<Vec<Message>> {
    let square = coordinates.parse(text).ok()?.square;
    let (board, set) = of(view)?;
    if !board.layout().contains(square) {
        return Some(vec![say::off_board(text.to_uppercase())]);
    }
    let name = name(square, coordinates);
    let mut lines = vec![match board.tile(square) {
        Some(tile) => {
            let text = set.alphabet().text(tile.letter()).to_owned();
            let worth = set.value(tile.lifted()).0;
            match layer(view, square) {
                Some(who) => say::plain_tile_by(name, who, worth, text),
                None => say::plain_tile(name, worth, text),
            }
        }
        None => match premium(board.layout().premium(square)) {
            _ if square == board.layout().start() => say::plain_start(name),
            Some(premium) => say::plain_empty_premium(premium, name),
            None => say::plain_empty(name),
        },
    }];
    lines.extend(words_through(&board, &set, square));
    lines.push(neighbours(&board, &set, square, coordinates));
    Some(lines)
}

/// Who laid the tile of a square.
fn layer(view: &View, square: Square) -> Option<String> {
    let lays = |turn: &&crossword::TurnView| match &turn.what {
        MoveView::Played { squares, .. } => squares.contains(&square),
        _ => false,
    };
    let turn = view.history.iter().rev().find(lays)?;
    Some(view.seats.get(turn.seat.index())?.player.name.clone())
}

fn words_through(board: &Board, set: &TileSet, square: Square) -> Option<Message> {
    if board.is_empty_at(square) {
        return None;
    }
    let through = |direction: Direction| {
        let mut start = square;
        while let Some(before) = start.previous(direction).filter(|it| !board.is_empty_at(*it)) {
            start = before;
        }
        let mut word = String::new();
        let mut next = Some(start).filter(|it| board.layout().contains(*it));
        while let Some(tile) = next.and_then(|square| board.tile(square)) {
            word += &set.alphabet().placed_text(tile);
            next = next.and_then(|it| it.next(direction)).filter(|it| board.layout().contains(*it));
        }
        (word, direction)
    };
    let words = Direction::BOTH.map(through);
    let words = words.into_iter().filter(|(word, _)| word.chars().count() > 1);
    let words: Vec<Gap> = words
        .map(|(word, direction)| {
            Gap::from(match direction {
                Direction::Across => say::plain_across(word),
                Direction::Down => say::plain_down(word),
            })
        })
        .collect();
    (!words.is_empty()).then(|| say::plain_in_words(Gap::List(words)))
}

fn neighbours(board: &Board, set: &TileSet, square: Square, coordinates: Coordinates) -> Message {
    let sides = [
        ("left", Direction::Across, -1),
        ("right", Direction::Across, 1),
        ("above", Direction::Down, -1),
        ("below", Direction::Down, 1),
    ];
    let told = sides.into_iter().filter_map(|(side, direction, steps)| {
        let there = square.moved(direction, steps).filter(|it| board.layout().contains(*it))?;
        let name = name(there, coordinates);
        let what = match board.tile(there) {
            Some(tile) => say::plain_has(name, set.alphabet().placed_text(tile)),
            None => say::plain_is_empty(name),
        };
        Some(say::plain_side(side, what))
    });
    say::plain_neighbours(listed(told))
}
