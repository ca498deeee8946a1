//! Satellites: freed by the path, filled at once or later, each with its own points.

use super::support::table;
use crate::{Refusal, SatelliteState};

/// PG-004, PG-015
#[test]
fn a_word_on_the_path_frees_its_satellite_and_no_other() {
    let mut game = table().racks(&["CHATSNOTE"]).start();
    assert_eq!(game.satellite(0, 0, "CHATS").unwrap_err(), Refusal::NotFreed);
    game.path(0, "NOTES").unwrap();
    let state = |slot: usize| {
        let view = game.view(0);
        view.seats[0].slots[slot].satellite.as_ref().unwrap().state
    };
    assert_eq!(state(0), SatelliteState::Freed);
    assert_eq!(state(1), SatelliteState::Closed);
    assert_eq!(game.satellite(0, 1, "SOLEIL").unwrap_err(), Refusal::NotFreed);
}

/// PG-016
#[test]
fn a_freed_satellite_is_filled_in_the_same_hand_or_in_a_later_one() {
    let mut game = table().along(0, 5).racks(&["MAISONUTE"]).start();
    game.hold(0, "TRAINERIE");
    game.path(0, "TRAINE").unwrap();
    game.end(0, "").unwrap();
    game.pass(1, "").unwrap();
    game.hold(0, "RIENAAAAA");
    game.satellite(0, 5, "RIEN").unwrap();
    assert_eq!(game.satellite(0, 5, "RIEN").unwrap_err(), Refusal::Covered);

    let mut same = table().along(0, 1).racks(&["CHATSNOTE"]).start();
    same.path(0, "NOTE").unwrap();
    same.satellite(0, 0, "CHATS").unwrap();
}

/// PG-017, PG-018, PG-019, PG-020, PG-044
#[test]
fn a_word_scores_its_letters_and_a_satellite_changes_that() {
    // C 3, H 4, A 1, T 1, S 1: on board A slot 0 has a blue satellite, 2 a rose, 4 a green one.
    let scored = |slot: Option<u8>| {
        let mut game = table().racks(&["CHATSWXYZ"]);
        if slot.is_some() {
            game = game.along(0, 5);
        }
        let mut game = game.start();
        match slot {
            Some(slot) => game.satellite(0, slot, "CHATS").unwrap(),
            None => game.path(0, "CHATS").unwrap(),
        }
        game.end(0, "").unwrap();
        game.score(0)
    };
    assert_eq!(scored(None), 10);
    assert_eq!(scored(Some(0)), 10 + 10);
    assert_eq!(scored(Some(2)), 10 * 3);
    assert_eq!(scored(Some(4)), 10 * 2);
}

/// PG-027
#[test]
fn without_a_white_slot_another_players_satellite_is_out_of_reach() {
    let mut game = table().along(0, 1).along(1, 1).racks(&["LUNERIENS"]).start();
    assert_eq!(game.raid(0, (1, 0), "LUNE").unwrap_err(), Refusal::NotYourSatellite);
    let place = crate::Place::path(tabletop::Seat(1), 1);
    let other = crate::Action::Lay { place, word: "MAISON".into() };
    assert_eq!(game.act(0, other).unwrap_err(), Refusal::NotYourPath);
    game.path(0, "RIEN").unwrap();
    assert_eq!(game.raid(0, (1, 0), "LUNE").unwrap_err(), Refusal::NotYourSatellite);
}

#[test]
fn a_place_that_no_board_has_is_refused() {
    let mut game = table().racks(&["LUNERIENS"]).start();
    assert_eq!(game.satellite(0, 3, "LUNE").unwrap_err(), Refusal::NoSuchPlace, "it is white");
    assert_eq!(game.satellite(0, 99, "LUNE").unwrap_err(), Refusal::NoSuchPlace);
    assert_eq!(game.raid(0, (9, 0), "LUNE").unwrap_err(), Refusal::NoSuchPlace);
}
