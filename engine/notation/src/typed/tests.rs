//! Typed turns: what is read, what is refused, and the round trip of plays.

use std::sync::Arc;

use board::{Layout, Terms};
use proptest::prelude::*;
use tiles::TileSet;

use super::*;

fn english() -> Arc<TileSet> {
    TileSet::named("english").unwrap()
}

fn read(text: &str) -> Result<TypedTurn, NotATurn> {
    TypedTurn::parse(text, Coordinates::English, english().alphabet())
}

fn refusal(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

fn placement(board: &Board, text: &str) -> Result<Placement, PathMismatch> {
    match read(text) {
        Ok(TypedTurn::Play(play)) => play.placement(board),
        other => panic!("{text} is not a play: {other:?}"),
    }
}

/// A board with HORN across from 8F.
fn board_with_horn() -> Board {
    let mut board = Board::new(Layout::named("standard").unwrap());
    for (square, tile) in placement(&board, "8F HORN").unwrap().tiles {
        board.set(square, Some(tile));
    }
    board
}

#[test]
fn a_turn_is_a_play_an_exchange_or_a_pass() {
    assert!(matches!(read("8D HORN"), Ok(TypedTurn::Play(_))));
    for pass in ["pass", "PASS", "passe", " - "] {
        assert_eq!(read(pass), Ok(TypedTurn::Pass));
    }
    let tiles = english().alphabet().tiles("Q?").unwrap();
    for exchange in ["exch Q?", "-Q?", "- q ?", "exchange q?", "éch Q?"] {
        assert_eq!(read(exchange), Ok(TypedTurn::Exchange(tiles.clone())), "{exchange}");
    }
}

#[test]
fn what_is_no_turn_is_refused_with_the_way_out() {
    assert_eq!(refusal(" "), "type a place and a word, `exch` and the tiles, or `pass`");
    assert_eq!(refusal("8D"), "type the word after the place 8D");
    assert_eq!(refusal("8D HORN +14"), "`+14` is left over after the word");
    assert_eq!(refusal("exch"), "type the tiles to exchange after `exch`");
    assert_eq!(refusal("8D HO7N"), "`7` is not a letter of the english alphabet");
    assert_eq!(refusal("8D HO(RN"), "`HO(RN` has a parenthesis without its partner");
    assert_eq!(refusal("8D HO)RN"), "`HO)RN` has a parenthesis without its partner");
    assert!(refusal("HORN 8D").starts_with("\"HORN\" is not a place"));
}

/// MS-074, DL-057
#[test]
fn a_tile_that_lies_there_is_a_dot_a_letter_or_in_parentheses() {
    let board = board_with_horn();
    let laid = placement(&board, "8F ....ED").unwrap();
    assert_eq!(laid.tiles.len(), 2);
    for same in ["8F HORNED", "8F (HORN)ED", "8F H(OR)NED", "8F .(O)RNED", "8F (....)ED"] {
        assert_eq!(placement(&board, same), Ok(laid.clone()), "{same}");
    }
}

#[test]
fn dots_and_parentheses_must_meet_the_tiles_of_the_board() {
    let board = board_with_horn();
    let refusal = |text| placement(&board, text).unwrap_err().to_string();
    assert_eq!(refusal("8E .HORN"), "no tile lies on E8, where the word passes over one");
    assert_eq!(refusal("8E (S)HORN"), "no tile lies on E8, where the word passes over one");
    assert_eq!(refusal("8F (C)ORNER"), "another letter than the word's lies on F8");
    assert_eq!(refusal("8F CORNER"), "another letter than the word's lies on F8");
    assert_eq!(refusal("8F HORN"), "all letters of the word are on the board already");
    assert_eq!(refusal("8M TOOT"), "the word does not fit on the board");
    assert_eq!(refusal("8Z TOOT"), "the word does not fit on the board");
}

#[test]
fn a_play_is_written_in_three_ways_and_two_notations() {
    let (board, tiles) = (board_with_horn(), english());
    let play = placement(&board, "8E tHORNS").unwrap().fit(&board, &Terms::standard(&tiles));
    let play = play.unwrap();
    let text = |coordinates, through| {
        play_text(&play, tiles.alphabet(), PlayStyle { coordinates, through })
    };
    assert_eq!(text(Coordinates::English, Through::Parentheses), "8E t(HORN)S");
    assert_eq!(text(Coordinates::English, Through::Dots), "8E t....S");
    assert_eq!(text(Coordinates::French, Through::Letters), "H5 tHORNS");
}

proptest! {
    #[test]
    fn a_play_is_read_as_it_is_written(
        word in "[A-Za-z]{1,7}",
        row in 5_u8..10,
        column in 2_u8..11,
        across: bool,
    ) {
        let (board, tiles) = (board_with_horn(), english());
        let direction =
            if across { board::Direction::Across } else { board::Direction::Down };
        let letters = pieces(&word, tiles.alphabet()).unwrap();
        let place = Place::new(Square::new(row, column), direction);
        let placement = TypedPlay { place, pieces: letters }.placement(&board);
        let fitted = placement.ok().and_then(|laid| laid.fit(&board, &Terms::standard(&tiles)).ok());
        let Some(fitted) = fitted else { return Ok(()) };
        for coordinates in Coordinates::BOTH {
            for through in [Through::Parentheses, Through::Dots, Through::Letters] {
                let text = play_text(&fitted, tiles.alphabet(), PlayStyle { coordinates, through });
                let read = TypedTurn::parse(&text, coordinates, tiles.alphabet());
                let Ok(TypedTurn::Play(read)) = read else { panic!("{text}") };
                prop_assert_eq!(&read.placement(&board).unwrap(), fitted.placement(), "{}", text);
            }
        }
    }

    #[test]
    fn nothing_typed_makes_the_reader_fall_over(text in ".{0,40}") {
        let _ = read(&text);
    }
}
