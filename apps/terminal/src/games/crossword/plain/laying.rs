//! Words typed with their place: what they lay, or why that cannot be.

use ::board::{Board, Direction, MisspelledPath, Placement, Square};
use crossword::{FirstPlay, LaidTile, Mode, View};
use locales::{Message, Value as Gap, crossword as say, table};
use notation::Place;
use serde_json::{Value, json};
use tiles::{PlacedTile, Rack, Tile, TileSet};

use super::{board, rack};
use crate::plain::line::as_tiles;
use crate::plain::speaker::{Question, Reply, Seen, spelled};

/// A word that the rack can lay there.
struct Laying {
    place: Place,
    word: String,
    tiles: Vec<LaidTile>,
    /// What stays on the rack.
    kept: Vec<String>,
}

/// Plays a word; nothing if the place is none.
pub(super) fn play(place: &str, word: &str, view: &View, seen: &Seen<'_>) -> Option<Reply> {
    let place = seen.coordinates.parse(place).ok()?;
    if view.rules.mode == Mode::RealBoard || seen.seat.is_none() {
        let direction = if place.direction == Direction::Across { "across" } else { "down" };
        let square = place.square.to_string();
        let write = json!({"do": "write", "square": square, "direction": direction, "word": as_tiles(word)});
        return Some(Reply::Act(write));
    }
    Some(match laying(place, word, view, seen) {
        Ok(laying) => Reply::Act(lay(&laying.tiles)),
        Err(lines) => Reply::Tell(lines),
    })
}

/// Tells what a word would score, without playing it.
pub(super) fn attempt(place: &str, word: &str, view: &View, seen: &Seen<'_>) -> Reply {
    let Ok(place) = seen.coordinates.parse(place) else {
        return Reply::line(say::plain_no_place(place));
    };
    match laying(place, word, view, seen) {
        Ok(laying) => Reply::Ask(Question {
            question: json!({"ask": "preview", "tiles": laying.tiles}),
            about: about(&laying, seen),
        }),
        Err(lines) => Reply::Tell(lines),
    }
}

/// The action that lays tiles.
pub(super) fn lay(tiles: &[LaidTile]) -> Value {
    json!({"do": "lay", "tiles": tiles})
}

fn about(laying: &Laying, seen: &Seen<'_>) -> Value {
    let Place { square, direction } = laying.place;
    let length = i16::try_from(laying.word.chars().count()).unwrap_or(1);
    let last = square.moved(direction, length - 1).unwrap_or(square);
    json!({
        "word": laying.word,
        "from": board::name(square, seen.coordinates),
        "to": board::name(last, seen.coordinates),
        "direction": if direction == Direction::Across { "across" } else { "down" },
        "tiles": laying.tiles,
        "kept": laying.kept,
    })
}

fn laying(place: Place, word: &str, view: &View, seen: &Seen<'_>) -> Result<Laying, Vec<Message>> {
    let (board, set) = board::of(view).ok_or_else(Vec::new)?;
    let tiles = read(word, &set).map_err(|found| vec![table::no_such_tile(found)])?;
    let placement = Placement::of_word(&board, place.square, place.direction, &tiles);
    let placement = placement.map_err(|why| vec![misspelled(why, seen)])?;
    if board.is_empty() && view.rules.first_play == FirstPlay::CoversStart {
        check_start(&board, place, word, &placement, seen)?;
    }
    let held = rack(view, seen).unwrap_or_default();
    let (placement, kept) = from_rack(placement, &held, &set, word)?;
    let laid = |(square, tile): &(Square, PlacedTile)| LaidTile {
        square: *square,
        letter: set.alphabet().text(tile.letter()).to_owned(),
        blank: tile.is_blank(),
    };
    let word = tiles.iter().map(|tile| set.alphabet().text(tile.letter())).collect();
    Ok(Laying { place, word, tiles: placement.tiles.iter().map(laid).collect(), kept })
}

/// The tiles of a word; a small letter among capitals is a blank.
fn read(word: &str, set: &TileSet) -> Result<Vec<PlacedTile>, String> {
    let word = as_tiles(word);
    let read = if word == word.to_uppercase() {
        set.alphabet().word(&word).map(|word| word.into_iter().map(PlacedTile::Natural).collect())
    } else {
        set.alphabet().placed_tiles(&word)
    };
    read.map_err(|wrong| wrong.found)
}

fn misspelled(why: MisspelledPath, seen: &Seen<'_>) -> Message {
    match why {
        MisspelledPath::TooLong => say::word_too_long(),
        MisspelledPath::NothingNew => say::nothing_new(),
        MisspelledPath::OtherLetter { square, .. } => {
            say::other_letter(board::name(square, seen.coordinates))
        }
    }
}

/// The first word covers the start square; if it does not, tells where it could begin.
fn check_start(
    board: &Board,
    place: Place,
    word: &str,
    placement: &Placement,
    seen: &Seen<'_>,
) -> Result<(), Vec<Message>> {
    let start = board.layout().start();
    let covers = placement.tiles.iter().any(|(square, _)| *square == start);
    if covers {
        return Ok(());
    }
    let length = i16::try_from(placement.tiles.len()).unwrap_or(1);
    let starts = (0..length).rev().filter_map(|back| start.moved(place.direction, -back));
    let starts: Vec<Gap> = starts
        .map(|square| Gap::from(seen.coordinates.write(Place::new(square, place.direction))))
        .collect();
    let start = board::name(start, seen.coordinates);
    Err(vec![
        say::misses_start(start),
        say::plain_can_start(Gap::List(starts), word.to_uppercase()),
    ])
}

/// The placement with blanks for the letters that the rack lacks, and what stays on the rack.
fn from_rack(
    mut placement: Placement,
    held: &[String],
    set: &TileSet,
    word: &str,
) -> Result<(Placement, Vec<String>), Vec<Message>> {
    let alphabet = set.alphabet();
    let mut rack: Rack = alphabet.rack(&held.concat()).unwrap_or_default();
    let mut missing = Vec::new();
    for (_, tile) in &mut placement.tiles {
        if rack.take(tile.lifted()).is_ok() {
            continue;
        }
        if rack.take(Tile::Blank).is_ok() {
            *tile = PlacedTile::BlankAs(tile.letter());
        } else {
            missing.push(alphabet.tile_text(tile.lifted()));
        }
    }
    if missing.is_empty() {
        let kept = rack.tiles().map(|tile| alphabet.tile_text(tile)).collect();
        return Ok((placement, kept));
    }
    let lacks = say::plain_lacks(spelled(&missing), word.to_uppercase());
    Err(vec![lacks, say::plain_rack(spelled(held))])
}
