//! CGP: what is read, what is refused, and the round trip.

use std::sync::Arc;

use board::{Layout, Square};
use notation::{Cgp, Operation, Position, PositionError, layout_code};
use proptest::prelude::*;
use tiles::{Alphabet, PlacedTile, Rack, Score, Tile, TileSet};

const HORN: &str =
    "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMPSTE/ 0/14 0 lex en; ld english;";

fn english() -> Arc<TileSet> {
    TileSet::named("english").expect("it comes with the crate")
}

fn standard() -> Arc<Layout> {
    Layout::named("standard").expect("it comes with the crate")
}

fn digraphs() -> TileSet {
    let letters = include_str!("../../tiles/tests/data/digraphs-alphabet.txt");
    let alphabet = Arc::new(Alphabet::parse("digraphs", letters).expect("an alphabet"));
    let tiles = include_str!("../../tiles/tests/data/digraphs-tiles.txt");
    TileSet::parse("digraphs", tiles, |_| Some(Arc::clone(&alphabet))).expect("a tile set")
}

fn read(text: &str) -> Result<Position, PositionError> {
    Cgp::parse(text).expect("it is a CGP").position(&english(), &standard())
}

fn position_refusal(text: &str) -> String {
    read(text).expect_err("it is no position").to_string()
}

fn position(text: &str) -> Position {
    read(text).expect("it is a position")
}

/// Why a board that is empty except for this row 8 is refused.
fn row_refusal(row: &str) -> String {
    position_refusal(&HORN.replace("5HORN6", row))
}

fn text_refusal(text: &str) -> String {
    Cgp::parse(text).expect_err("it is no CGP").to_string()
}

#[test]
fn the_example_is_read_and_written_as_it_was() {
    let cgp = Cgp::parse(HORN).unwrap();
    assert_eq!(cgp.to_string(), HORN);
    let position = cgp.position(&english(), &standard()).unwrap();
    assert_eq!(position.scores, [Score(0), Score(14)]);
    assert_eq!((position.racks[0].len(), position.racks[1].len()), (7, 0));
    let h = position.board.tile(Square::new(7, 5)).unwrap();
    assert_eq!(english().alphabet().placed_text(h), "H");
}

#[test]
fn a_small_letter_is_a_blank() {
    let blank = position(&HORN.replace("HORN", "HoRN")).board.tile(Square::new(7, 6)).unwrap();
    assert!(blank.is_blank());
    assert_eq!(english().alphabet().placed_text(blank), "o");
}

#[test]
fn unknown_operations_and_their_order_are_kept_and_spaces_tidied() {
    let text = format!("  {HORN}  xyz  a  b ;oru; tmr 1000/-500;bb 35;etl 7;mcnz 6; lm 8D .ORN +5");
    let cgp = Cgp::parse(&text).unwrap();
    let written =
        format!("{HORN} xyz a  b; oru; tmr 1000/-500; bb 35; etl 7; mcnz 6; lm 8D .ORN +5;");
    assert_eq!(cgp.to_string(), written);
    assert_eq!(Cgp::parse(&written), Ok(cgp.clone()));
    assert_eq!(cgp.clocks(), Ok(vec![1000, -500]));
    assert_eq!(cgp.bonus(), Ok(Some(Score(35))));
    assert_eq!((cgp.exchange_limit(), cgp.scoreless_limit()), (Ok(Some(7)), Ok(Some(6))));
    assert_eq!(cgp.value("oru"), Some(""));
    assert_eq!(cgp.value("gid"), None);
}

#[test]
fn a_number_that_is_none_is_named() {
    let cgp = Cgp::parse(HORN).unwrap().with("bb", "fifty").with("lex", "fr");
    assert_eq!(cgp.operations[0], Operation::new("lex", "fr"), "in its old place");
    assert_eq!(
        cgp.bonus().unwrap_err().to_string(),
        "`bb` should be followed by a number, not by `fifty`"
    );
}

#[test]
fn the_board_is_named_or_known_by_its_rows() {
    let named = |value: &str| Cgp::parse(HORN).unwrap().with("bdn", value).layout();
    for layout in Layout::names().filter_map(Layout::named) {
        assert_eq!(named(layout_code(&layout)), Ok(Arc::clone(&layout)), "as others call it");
        assert_eq!(named(layout.name()), Ok(layout), "as we do");
    }
    assert_eq!(Cgp::parse(HORN).unwrap().layout().unwrap().name(), "standard");
    let rows = ["21"; 21].join("/");
    let large = Cgp::parse(&format!("{rows} / 0/0 0")).unwrap();
    assert_eq!(large.layout().unwrap().name(), "large");
    assert!(large.position(&large.tile_set().unwrap(), &large.layout().unwrap()).is_ok());
}

#[test]
fn one_to_four_may_play_and_racks_may_be_unknown() {
    let rows = ["15"; 15].join("/");
    for (racks, scores) in
        [("", "0"), ("AB", "7"), ("/", "0/0"), ("A/B?/", "1/2/3"), ("///", "0/0/0/-5")]
    {
        let text = format!("{rows} {racks} {scores} 2");
        let position = position(&text);
        assert_eq!(position.racks.len(), scores.split('/').count(), "{text}");
        assert_eq!(position.to_cgp(english().alphabet()).to_string(), text);
    }
    assert_eq!(
        text_refusal(&format!("{rows} //// 0/0/0/0/0 0")),
        "5 players are too many; at most 4 can play"
    );
}

#[test]
fn a_text_that_is_no_position_is_refused_with_what_is_missing() {
    let complaint = "a position needs rows, racks, scores and the number of scoreless turns;";
    assert_eq!(text_refusal(" "), format!("{complaint} the rows are missing"));
    assert_eq!(text_refusal("15/15 AB/"), format!("{complaint} the scores are missing"));
    assert_eq!(text_refusal("15/15 AB/ 0/0"), format!("{complaint} the last is missing"));
    assert_eq!(
        text_refusal("15 A/B 0 0"),
        "racks for 2 but scores for 1; every player needs one of each"
    );
    assert_eq!(text_refusal("15 A/B 0/x 0"), "score 2: `x` is not a number");
    assert_eq!(text_refusal("15 A/B 0/0 six"), "the number of scoreless turns cannot be `six`");
}

#[test]
fn a_faulty_position_is_refused_with_the_place() {
    assert_eq!(row_refusal("5HORN5"), "row 8: 14 squares instead of 15");
    assert_eq!(row_refusal("5HORN66"), "row 8: 75 squares instead of 15");
    assert_eq!(row_refusal("5H!RN6"), "row 8: `!` is not a letter of the english alphabet");
    assert_eq!(row_refusal("5HORN0"), "row 8: `0` cannot be a number of empty squares");
    assert_eq!(
        row_refusal("999999999999"),
        "row 8: `999999999999` cannot be a number of empty squares"
    );
    assert_eq!(row_refusal("15/15"), "16 rows instead of 15");
    assert_eq!(
        row_refusal("5HOQQ6"),
        "Q occurs 2 times on the board and the racks; the english set has 1"
    );
    assert_eq!(
        position_refusal(&HORN.replace("AFMPSTE/", "/A_")),
        "rack 2: `_` is not a letter of the english alphabet"
    );
    assert!(
        position_refusal(&HORN.replace("AFMPSTE", &"A".repeat(1000)))
            .starts_with("A occurs 1000 times")
    );
}

#[test]
fn tiles_of_several_characters_stand_in_brackets() {
    let (tiles, layout) = (digraphs(), Layout::named("small").unwrap());
    let text = "11/11/11/11/11/2[CH]O[rr]I[LL]O3/11/11/11/11/11 [RR]?/Ñ 0/0 1";
    let position = Cgp::parse(text).unwrap().position(&tiles, &layout).unwrap();
    assert_eq!(position.board.tile_count(), 6);
    assert_eq!(position.to_cgp(tiles.alphabet()).to_string(), text);
}

/// Some tiles of a set, in some order.
fn some_tiles(tiles: &TileSet) -> impl Strategy<Value = Vec<Tile>> + use<> {
    let all: Vec<Tile> = tiles.tiles().collect();
    let most = all.len().min(60);
    proptest::sample::subsequence(all, 0..=most).prop_shuffle()
}

proptest! {
    #[test]
    fn every_position_is_read_as_it_is_written(
        held in some_tiles(&digraphs()),
        squares in proptest::sample::subsequence((0_u8..121).collect::<Vec<_>>(), 0..50),
        scores in proptest::collection::vec(-999_i32..999, 1..=4),
        scoreless_turns: u16,
    ) {
        let (tiles, layout) = (digraphs(), Layout::named("small").unwrap());
        let first = tiles.alphabet().letters().next().unwrap();
        let mut position = Position::start(&layout, scores.len());
        position.scores = scores.into_iter().map(Score).collect();
        position.scoreless_turns = scoreless_turns;
        let mut held = held.into_iter();
        for (place, tile) in squares.into_iter().zip(held.by_ref().take(40)) {
            let placed = match tile {
                Tile::Letter(letter) => PlacedTile::Natural(letter),
                Tile::Blank => PlacedTile::BlankAs(first),
            };
            position.board.set(Square::new(place / 11, place % 11), Some(placed));
        }
        position.racks[0] = held.take(7).collect::<Rack>();
        let text = position.to_cgp(tiles.alphabet()).to_string();
        let cgp = Cgp::parse(&text).unwrap();
        prop_assert_eq!(cgp.to_string(), text);
        prop_assert_eq!(cgp.position(&tiles, &layout), Ok(position));
    }

    #[test]
    fn nothing_makes_the_reader_fall_over(text in "[0-9A-Za-z/;? \\[\\]é-]{0,60}|.{0,40}") {
        if let Ok(cgp) = Cgp::parse(&text) {
            prop_assert_eq!(Cgp::parse(&cgp.to_string()), Ok(cgp.clone()));
            for name in Layout::names() {
                let _ = cgp.position(&english(), &Layout::named(name).unwrap());
            }
        }
    }
}
