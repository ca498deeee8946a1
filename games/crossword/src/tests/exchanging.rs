//! Exchanging tiles and passing.

use super::support::table;
use crate::{Action, MoveView, Refusal};

/// MS-025, MS-070, DL-018, DL-052, PS-076
#[test]
fn one_to_seven_tiles_are_exchanged_and_the_turn_is_over() {
    for tiles in ["Q", "QV", "QVAEIOU"] {
        let mut game = table("deluxe-en").racks("QVAEIOU/STUVWXY").start();
        let (bag, before) = (game.bag(), game.rack(0));
        game.exchange(0, tiles).unwrap();
        assert_eq!((game.bag(), game.rack(0).len(), game.turn(), game.score(0)), (bag, 7, 1, 0));
        assert_ne!(game.rack(0), before);
    }
}

/// MS-025, DL-018
#[test]
fn the_new_tiles_are_drawn_before_the_old_ones_are_mixed_in() {
    // Only one Q exists: if it could come back at once, some seed would show it.
    for seed in 0..60 {
        let mut game = table("deluxe-en").racks("QVAEIOU/STUVWXY").seed(seed).start();
        game.exchange(0, "Q").unwrap();
        assert!(!game.rack(0).contains('Q'), "seed {seed}");
    }
}

/// PS-052
#[test]
fn at_the_console_an_exchange_needs_seven_tiles_in_the_bag() {
    let mut game = table("console-en").endgame("AEIOUST/EEE").start();
    assert_eq!(game.bag(), 0);
    assert_eq!(
        game.exchange(0, "A").unwrap_err().to_string(),
        "exchanging needs 7 tiles in the bag, and it holds 0"
    );
}

/// MS-025, DL-052
#[test]
fn never_more_tiles_are_exchanged_than_the_bag_holds() {
    let mut game = table("deluxe-en").endgame("AEIOUST/EEE").start();
    assert_eq!(game.exchange(0, "AE"), Err(Refusal::BagTooSmall { needed: 2, held: 0 }));
}

#[test]
fn only_tiles_of_the_rack_can_be_exchanged() {
    let mut game = table("console-en").racks("HORNAEI/STUVWXY").start();
    assert_eq!(game.exchange(0, "Z"), Err(Refusal::NotInRack { missing: "Z".into() }));
    assert_eq!(game.exchange(0, "HH"), Err(Refusal::NotInRack { missing: "H".into() }));
    assert_eq!(game.exchange(0, ""), Err(Refusal::ExchangeOfNothing));
    assert_eq!(game.exchange(0, "!"), Err(Refusal::NoSuchTile { found: "!".into() }));
    assert!(game.exchange(0, "hor").is_ok(), "small letters are understood");
}

/// MS-066, DL-047, PS-071
#[test]
fn a_turn_may_be_passed() {
    let mut game = table("console-en").start();
    game.act(0, Action::Pass).unwrap();
    assert_eq!((game.turn(), game.score(0)), (1, 0));
    assert_eq!(game.view(0).shared.history[0].what, MoveView::Passed);
}

#[test]
fn others_see_how_many_tiles_were_exchanged_but_not_which() {
    let mut game = table("console-en").racks("QVAEIOU/STUVWXY").start();
    game.exchange(0, "QV").unwrap();
    let seen = |seat| game.view(seat).history[0].what.clone();
    assert_eq!(seen(0), MoveView::Exchanged { count: 2, tiles: Some("QV".into()) });
    assert_eq!(seen(1), MoveView::Exchanged { count: 2, tiles: None });
}

/// PS-077
#[test]
fn the_whole_rack_may_be_exchanged() {
    let mut game = table("console-en").racks("QVJXZWK/STUVEEE").start();
    game.exchange(0, "QVJXZWK").unwrap();
    assert!(!game.rack(0).contains(['Q', 'J', 'X', 'Z', 'K']), "drawn before they were mixed in");
}
