//! Which placements are legal, according to the three manuals.

use std::sync::Arc;

use board::{
    Board, Direction, FirstPlay, Illegal, Layout, Misfit, MisspelledPath, Placement, Square, Terms,
};
use tiles::{Letter, PlacedTile, TileSet, Words};

/// A word list of a few words.
struct Few(&'static [&'static str]);

impl Words for Few {
    fn list_name(&self) -> &'static str {
        "English"
    }
    fn knows(&self, word: &[Letter]) -> bool {
        self.0.contains(&english().alphabet().spell(word).as_str())
    }
}

fn english() -> Arc<TileSet> {
    TileSet::named("english").expect("it comes with the crate")
}

fn empty_board() -> Board {
    Board::new(Layout::named("standard").expect("it comes with the crate"))
}

/// A board with CAT across from F8, so that the A is on the star.
fn board_with_cat() -> Board {
    let mut board = empty_board();
    let play =
        word(&board, "G8", Direction::Across, "CAT").fit(&board, &Terms::standard(&english()));
    board.play(&play.expect("it covers the star").trusted());
    board
}

fn word(board: &Board, at: &str, direction: Direction, text: &str) -> Placement {
    let tiles = english().alphabet().placed_tiles(text).expect("letters");
    Placement::of_word(board, at.parse().expect("a square"), direction, &tiles).expect("it fits")
}

fn tiles(text: &str) -> Placement {
    let alphabet = english();
    let laid = text.split(' ').map(|piece| {
        let (square, tile) = piece.split_once('=').expect("SQUARE=TILE");
        let tile = alphabet.alphabet().placed_tile(tile).expect("a letter");
        (square.parse().expect("a square"), tile)
    });
    Placement { tiles: laid.collect() }
}

fn misfit(board: &Board, placement: &Placement) -> Misfit {
    placement.fit(board, &Terms::standard(&english())).expect_err("it must not fit")
}

/// MS-013, DL-014, PS-048
#[test]
fn the_first_word_covers_the_star() {
    let board = empty_board();
    assert!(
        word(&board, "H8", Direction::Down, "AT").fit(&board, &Terms::standard(&english())).is_ok()
    );
    let beside = misfit(&board, &word(&board, "I8", Direction::Across, "AT"));
    assert_eq!(beside.to_string(), "the first word must cover the start square, H8");
}

/// MS-013, DL-014, PS-048
#[test]
fn the_first_word_has_at_least_two_letters() {
    let refusal = misfit(&empty_board(), &tiles("H8=A"));
    assert_eq!(refusal.to_string(), "a word has at least two letters");
}

#[test]
fn a_table_may_let_the_first_word_lie_anywhere() {
    let tiles = english();
    let terms = Terms { first_play: FirstPlay::Anywhere, ..Terms::standard(&tiles) };
    let board = empty_board();
    assert!(word(&board, "A1", Direction::Across, "AT").fit(&board, &terms).is_ok());
}

/// MS-014, MS-017, DL-014, PS-049
#[test]
fn all_tiles_of_a_turn_lie_in_one_row_or_column() {
    let diagonal = misfit(&empty_board(), &tiles("H8=A I9=T"));
    assert_eq!(diagonal.to_string(), "the tiles are not in one line");
}

/// MS-018
#[test]
fn the_tiles_form_one_word_without_a_gap() {
    let refusal = misfit(&empty_board(), &tiles("H8=A J8=T"));
    assert_eq!(refusal.to_string(), "there is a gap at I8");
    let over_tiles = tiles("F8=S J8=S");
    assert!(
        over_tiles.fit(&board_with_cat(), &Terms::standard(&english())).is_ok(),
        "CAT fills the gap"
    );
}

/// MS-016
#[test]
fn later_words_touch_the_tiles_on_the_board() {
    let refusal = misfit(&board_with_cat(), &tiles("A1=A A2=T"));
    assert_eq!(refusal.to_string(), "the word does not touch any tile on the board");
    assert_eq!(
        misfit(&board_with_cat(), &tiles("J9=A J10=T")),
        Misfit::Apart,
        "corners do not touch"
    );
}

/// MS-023, DL-016
#[test]
fn a_tile_on_the_board_is_never_covered_or_moved() {
    assert_eq!(
        misfit(&board_with_cat(), &tiles("H8=O")).to_string(),
        "there is already a tile on H8"
    );
}

#[test]
fn squares_off_the_board_and_squares_used_twice_are_named() {
    assert_eq!(
        misfit(&board_with_cat(), &tiles("P16=A")).to_string(),
        "there is no square P16 on this board"
    );
    assert_eq!(
        misfit(&board_with_cat(), &tiles("J8=S J8=S")).to_string(),
        "two tiles were laid on J8"
    );
    assert_eq!(misfit(&board_with_cat(), &Placement::default()).to_string(), "no tile was laid");
}

/// MS-020, MS-021, MS-022, DL-015
#[test]
fn words_are_made_by_adding_letters_at_right_angles_or_alongside() {
    let terms_tiles = english();
    let terms = Terms::standard(&terms_tiles);
    let board = board_with_cat();
    let formed = |placement: Placement| -> Vec<String> {
        let play = placement.fit(&board, &terms).expect("it fits");
        play.words().iter().map(|word| word.text(terms_tiles.alphabet())).collect()
    };
    assert_eq!(formed(tiles("J8=S")), ["CATS"]);
    assert_eq!(formed(tiles("H7=B H9=R")), ["BAR"]);
    assert_eq!(formed(tiles("J8=S J9=O")), ["SO", "CATS"]);
    assert_eq!(formed(tiles("H9=T I9=O")), ["TO", "AT", "TO"]);
}

/// MS-018, PS-049
#[test]
fn every_word_formed_must_be_in_the_list() {
    let tiles_held = english();
    let terms = Terms::standard(&tiles_held);
    let rack = tiles_held.alphabet().rack("SOZQXTO").unwrap();
    let list = Few(&["CAT", "CATS", "SO", "TO", "AT"]);
    let check = |placement: Placement| placement.check(&board_with_cat(), &rack, &list, &terms);
    assert!(check(tiles("J8=S J9=O")).is_ok());
    assert_eq!(check(tiles("J8=Z")).unwrap_err().to_string(), "CATZ is not in the English list");
    assert_eq!(
        check(tiles("H9=Z I9=Q")).unwrap_err().to_string(),
        "ZQ, AZ and TQ are not in the English list"
    );
}

#[test]
fn the_rack_must_hold_the_tiles() {
    let tiles_held = english();
    let rack = tiles_held.alphabet().rack("SO").unwrap();
    let check = |placement: Placement| {
        placement.check(&board_with_cat(), &rack, &Few(&["CATS"]), &Terms::standard(&tiles_held))
    };
    assert!(check(tiles("J8=S")).is_ok());
    assert_eq!(check(tiles("J8=s")).unwrap_err().to_string(), "the rack has no blank");
    assert_eq!(check(tiles("J8=T")), Err(Illegal::NotInRack { missing: "T".to_owned() }));
}

/// MS-074, DL-057
#[test]
fn a_word_is_given_in_full_with_the_letters_that_lie_there() {
    let board = board_with_cat();
    assert_eq!(word(&board, "G8", Direction::Across, "CATS"), tiles("J8=S"));
    let of_word = |at: &str, direction, text| {
        let tiles = english().alphabet().placed_tiles(text).expect("letters");
        Placement::of_word(&board, at.parse().expect("a square"), direction, &tiles)
    };
    assert_eq!(of_word("G8", Direction::Across, "CAT"), Err(MisspelledPath::NothingNew));
    assert_eq!(of_word("N8", Direction::Across, "CAT"), Err(MisspelledPath::TooLong));
    assert_eq!(
        of_word("G8", Direction::Across, "COT").unwrap_err().to_string(),
        "the tile on H8 is not the word's letter"
    );
}

#[test]
fn a_play_that_is_taken_back_leaves_the_board_as_it_was() {
    let board = board_with_cat();
    let play = tiles("J8=S J9=O").fit(&board, &Terms::standard(&english())).unwrap().trusted();
    let mut after = board.clone();
    after.play(&play);
    assert_eq!(after.tile_count(), 5);
    assert_eq!(after.tile(Square::new(7, 9)).map(PlacedTile::is_blank), Some(false));
    after.take_back(&play);
    assert_eq!(after, board);
}
