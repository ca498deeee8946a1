//! White slots: nine letters again, and a second play.

use super::support::{Table, table};
use crate::{Action, Refusal};

/// Both players stand before the white slot; Ann has laid SOL on hers.
fn covered() -> Table {
    let mut game = table().along(0, 3).along(1, 3).racks(&["SOLRIENTA"]).start();
    game.path(0, "SOL").unwrap();
    game
}

/// PG-026, PG-028
#[test]
fn after_a_white_slot_a_word_may_go_on_another_players_satellite_and_its_points_to_who_lays_it() {
    let mut game = covered();
    game.act(0, Action::Refill).unwrap();
    game.hold(0, "LUNERIENS");
    game.raid(0, (1, 0), "LUNE").unwrap();
    game.end(0, "").unwrap();
    assert_eq!((game.score(0), game.score(1)), (3 + 14, 0));
    let view = game.view(1);
    let word = view.seats[1].slots[0].satellite.as_ref().unwrap().word.as_ref().unwrap();
    assert_eq!((word.by.0, word.text.as_str()), (0, "LUNE"));
}

/// PG-027
#[test]
fn only_freed_and_empty_satellites_of_others_are_open() {
    let mut game = table().along(0, 3).along(1, 2).filled(1, 0).racks(&["SOLRIENTA"]).start();
    game.path(0, "SOL").unwrap();
    game.act(0, Action::Refill).unwrap();
    game.hold(0, "LUNELITRE");
    assert_eq!(game.raid(0, (1, 0), "LUNE").unwrap_err(), Refusal::Covered);
    assert_eq!(game.raid(0, (1, 2), "LITREE").unwrap_err(), Refusal::NotFreed);
    game.raid(0, (1, 1), "LITRE").unwrap();
}

/// PG-028
#[test]
fn a_raided_satellite_has_its_colour_for_the_raider() {
    let mut game = covered();
    game.act(0, Action::Refill).unwrap();
    game.hold(0, "LITREMUSE");
    game.raid(0, (1, 1), "LITRE").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 3 + 5 * 2, "green doubles");
}

/// PG-029
#[test]
fn the_second_play_may_be_declined_or_made_on_ones_own_path_or_satellite() {
    let mut declined = covered();
    declined.act(0, Action::Refill).unwrap();
    declined.end(0, "").unwrap();
    assert_eq!(declined.turn(), 1);

    let mut at_once = covered();
    at_once.end(0, "").unwrap();
    assert_eq!(at_once.turn(), 1);

    let mut path = covered();
    path.act(0, Action::Refill).unwrap();
    path.hold(0, "TRAINLUNE");
    path.path(0, "TRAIN").unwrap();
    assert_eq!(path.raid(0, (1, 0), "LUNE").unwrap_err(), Refusal::SecondWordLaid, "one word");

    let mut own = covered();
    own.act(0, Action::Refill).unwrap();
    own.hold(0, "TRAINLUNE");
    own.satellite(0, 0, "TRAIN").unwrap();
}

/// PG-030
#[test]
fn nine_letters_are_rebuilt_before_the_second_play() {
    let mut game = covered();
    assert_eq!(game.rack(0).chars().count(), 6);
    game.act(0, Action::Refill).unwrap();
    assert_eq!(game.rack(0).chars().count(), 9);
    for letter in ["R", "I", "E", "N", "T", "A"] {
        assert!(game.rack(0).contains(letter), "what was left stays");
    }
    assert_eq!(game.act(0, Action::Refill).unwrap_err(), Refusal::NothingToRefill, "once");
    assert_eq!(game.act(0, Action::TakeBack).unwrap_err(), Refusal::NothingToTakeBack);
}

#[test]
fn without_a_white_slot_nothing_is_rebuilt() {
    let mut game = table().racks(&["CHATSNOTE"]).start();
    game.path(0, "CHATS").unwrap();
    assert_eq!(game.act(0, Action::Refill).unwrap_err(), Refusal::NothingToRefill);
}

/// PG-031
#[test]
fn in_the_second_play_no_hand_is_bought() {
    let mut game = covered();
    game.act(0, Action::Refill).unwrap();
    let first = game.rack(0).chars().next().unwrap().to_string();
    assert_eq!(game.buy(0, &first).unwrap_err(), Refusal::NoBuyingNow);
    assert!(!game.view(0).may_do("buy"));
}

/// PG-025
#[test]
fn the_letters_of_the_second_play_do_not_count_for_all_nine() {
    let mut game = covered();
    game.act(0, Action::Refill).unwrap();
    game.hold(0, "MAISONUTE");
    game.satellite(0, 1, "MAISON").unwrap();
    assert_eq!(game.view(0).hand.bonus.0, 0, "three and six, but not of the same nine");
}

#[test]
fn own_satellites_may_be_filled_from_the_first_letters_too() {
    let mut game = table().along(0, 3).racks(&["SOLTRAINE"]).start();
    game.path(0, "SOL").unwrap();
    game.satellite(0, 0, "TRAIN").unwrap();
    game.act(0, Action::Refill).unwrap();
    assert_eq!(game.rack(0).chars().count(), 9);
}

#[test]
fn the_second_play_can_be_taken_back_too() {
    let mut game = covered();
    game.act(0, Action::Refill).unwrap();
    game.hold(0, "LUNERIENS");
    game.raid(0, (1, 0), "LUNE").unwrap();
    game.act(0, Action::TakeBack).unwrap();
    assert_eq!(game.rack(0), "EEILNNRSU");
    game.raid(0, (1, 0), "LUNE").unwrap();
}
