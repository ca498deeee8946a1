//! Passing, exchanging and the reserve.

use tabletop::Viewer;

use super::support::{diva_at, table};
use crate::Refusal;

/// ZZ-034
#[test]
fn whoever_passes_may_draw_tiles_first_and_then_return_as_many() {
    let mut game = table().open(&["KWXZAEI"]).piles(&["SERTA"]).start();
    game.exchange(0, 3).unwrap();
    assert_eq!((game.turn(), &*game.open(0)), (0, "KWXZAEISER"));
    assert_eq!(game.give_back(0, "KW"), Err(Refusal::WrongReturn { wanted: 3, found: 2 }));
    assert_eq!(game.give_back(0, "KWQ"), Err(Refusal::NotInHand { missing: "Q".into() }));
    assert_eq!(game.pass(0), Err(Refusal::ReturnFirst { count: 3 }));
    game.give_back(0, "KWX").unwrap();
    assert_eq!((game.turn(), &*game.open(0), game.tiles(0)), (1, "ZAEISER", (7, 5)));
}

/// ZZ-034
#[test]
fn tiles_that_were_drawn_may_be_returned() {
    let mut game = table().open(&["KWXZAEI"]).piles(&["SERTA"]).start();
    game.exchange(0, 1).unwrap();
    game.give_back(0, "S").unwrap();
    assert_eq!((&*game.open(0), game.tiles(0)), ("KWXZAEI", (7, 5)));
}

/// ZZ-034
#[test]
fn one_to_seven_tiles_are_exchanged_and_no_more_than_the_pile_has() {
    let mut game = table().open(&["KWXZAEI"]).piles(&["SERTAEEE"]).start();
    for draw in [0, 8, 255] {
        assert_eq!(game.exchange(0, draw), Err(Refusal::WrongDraw { most: 7 }));
    }
    let mut game = table().open(&["KWXZAEI"]).piles(&["SE"]).start();
    assert_eq!(game.exchange(0, 3), Err(Refusal::WrongDraw { most: 2 }));
    assert_eq!(game.give_back(0, "K"), Err(Refusal::NothingToReturn));
}

/// ZZ-034
#[test]
fn an_empty_pile_exchanges_with_the_reserve_and_nobody_gains_or_loses_a_tile() {
    let mut game = table().open(&["KW"]).piles(&[""]).reserve("SER").start();
    assert_eq!(game.view(0).drawable, 3);
    game.exchange(0, 2).unwrap();
    assert_eq!((&*game.open(0), game.view(0).reserve), ("KWSE", 1));
    game.give_back(0, "KW").unwrap();
    assert_eq!((game.tiles(0), game.view(0).reserve, game.score(0)), ((2, 0), 3, 0));
}

/// ZZ-034
#[test]
fn when_pile_and_reserve_are_empty_there_is_nothing_to_exchange() {
    let mut game = table().open(&["KW"]).piles(&[""]).reserve("").start();
    assert_eq!(game.exchange(0, 1), Err(Refusal::NothingToDraw));
    assert!(!game.view(0).may_do("exchange") && game.view(0).may_do("pass"));
}

/// ZZ-034
#[test]
fn an_exchange_is_a_pass_and_is_told_without_naming_a_tile() {
    let mut game = table().open(&["KWXZAEI"]).piles(&["SERTA"]).start();
    game.exchange(0, 2).unwrap();
    game.give_back(0, "KW").unwrap();
    let line = &game.json(Viewer::Spectator)["history"][0];
    assert_eq!((&line["what"], &line["count"]), (&"exchanged".into(), &2.into()));
    assert_eq!(game.view(0).passes_left, 3);
    let held = game.game().texts(&game.game().table.history[0].held);
    assert_eq!(held.concat(), "KWXZAEI", "the tiles before the draw, for the review");
}

/// ZZ-008
#[test]
fn a_turn_ends_with_seven_active_tiles_or_all_that_are_left() {
    let game = diva_at(table().open(&["DIVAEES"]).piles(&["KWXZQ"]));
    assert_eq!((&*game.open(0), game.tiles(0)), ("EESKWXZ", (7, 1)));
    let game = diva_at(table().open(&["DIVAEES"]).piles(&["KW"]));
    assert_eq!((&*game.open(0), game.tiles(0)), ("EESKW", (5, 0)));
}
