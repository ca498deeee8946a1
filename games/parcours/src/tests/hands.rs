//! What a hand is: words, letters kept and returned, passing, buying.

use super::support::table;
use crate::{Action, Buying, Refusal, WordsPerHand};

/// PG-005, PG-010
#[test]
fn a_word_has_exactly_as_many_letters_as_its_slot() {
    let mut game = table().racks(&["CHATSONNE"]).start();
    let refusal = game.path(0, "CHAT").unwrap_err();
    assert_eq!(refusal, Refusal::WrongLength { wanted: 5, found: 4 });
    game.path(0, "CHATS").unwrap();
    assert_eq!(game.game().table.sides[0].path.len(), 1);
}

/// PG-012
#[test]
fn the_path_is_covered_strictly_one_word_after_another() {
    let mut game = table().racks(&["CHATSONNE"]).start();
    let place = crate::Place::path(tabletop::Seat(0), 1);
    let skip = game.act(0, Action::Lay { place, word: "CHAT".into() }).unwrap_err();
    assert_eq!(skip, Refusal::NotNext { next: 1 });
    game.path(0, "CHATS").unwrap();
    game.end(0, "").unwrap();
    game.pass(1, "").unwrap();
    let place = crate::Place::path(tabletop::Seat(0), 0);
    let again = game.act(0, Action::Lay { place, word: "CHATS".into() }).unwrap_err();
    assert_eq!(again, Refusal::NotNext { next: 2 });
}

/// PG-021
#[test]
fn a_hand_has_one_path_word_and_satellite_words_from_the_same_nine_letters() {
    let mut game = table().along(0, 6).filled(0, 0).racks(&["NOTERIENS"]).start();
    game.path(0, "NOTE").unwrap();
    assert_eq!(game.path(0, "RIEN").unwrap_err(), Refusal::PathWordLaid);
    game.satellite(0, 5, "RIEN").unwrap();
    assert_eq!(game.rack(0), "S", "nothing is drawn before the hand ends");
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 4 + 14);
}

/// PG-021
#[test]
fn tables_may_allow_a_single_word_or_any_number() {
    let single = |rules: &mut crate::Rules| rules.words_per_hand = WordsPerHand::SingleWord;
    let mut game = table().rules(single).along(0, 6).racks(&["NOTERIENS"]).start();
    game.path(0, "NOTE").unwrap();
    assert_eq!(game.satellite(0, 5, "RIEN").unwrap_err(), Refusal::OneWord);

    let unlimited = |rules: &mut crate::Rules| rules.words_per_hand = WordsPerHand::Unlimited;
    let mut game = table().rules(unlimited).racks(&["CHATSNOTE"]).start();
    game.path(0, "CHATS").unwrap();
    game.path(0, "NOTE").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.game().table.sides[0].path.len(), 2);
}

/// PG-022, PG-023
#[test]
fn after_a_hand_each_letter_is_kept_or_goes_back_and_nine_are_held_again() {
    let mut game = table().racks(&["CHATSWXYZ"]).start();
    game.path(0, "CHATS").unwrap();
    let refusal = game.end(0, "Q").unwrap_err();
    assert_eq!(refusal, Refusal::NotInRack { missing: "Q".into() });
    game.end(0, "WX").unwrap();
    assert!(game.rack(0).contains('Y') && game.rack(0).contains('Z'), "these were kept");
    assert_eq!(game.rack(0).chars().count(), 9);
    assert_eq!(game.game().table.sides[0].bag.len(), 112 - 5 - 9);
}

/// PG-014
#[test]
fn letters_are_drawn_at_the_end_of_ones_own_hand_to_search_while_others_play() {
    let mut game = table().racks(&["CHATSWXYZ"]).start();
    game.path(0, "CHATS").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.turn(), 1);
    assert_eq!(game.rack(0).chars().count(), 9, "the player may look for words at once");
}

/// PG-024
#[test]
fn then_the_hand_passes_to_the_player_on_the_left() {
    let mut game = table().players(&["A", "B", "C"]).start();
    for seat in [0, 1, 2, 0] {
        assert_eq!(game.turn(), seat);
        game.pass(seat, "").unwrap();
    }
}

/// PG-025
#[test]
fn all_nine_letters_in_one_hand_bring_ten_points_more() {
    let mut game = table().racks(&["CHATSNOTE"]).along(0, 1).start();
    game.path(0, "NOTE").unwrap();
    assert_eq!(game.view(0).hand.bonus.0, 0);
    game.satellite(0, 0, "CHATS").unwrap();
    assert_eq!(game.view(0).hand.bonus.0, 10);
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 4 + (10 + 10) + 10);
}

/// PG-032
#[test]
fn a_blocked_player_passes_and_changes_all_or_some_letters_for_nothing() {
    let mut game = table().racks(&["AAAEEEIII"]).start();
    game.pass(0, "AAAEEEIII").unwrap();
    assert_eq!((game.score(0), game.turn()), (0, 1));
    assert_ne!(game.rack(0), "AAAEEEIII");
    game.pass(1, "").unwrap();
    game.hold(0, "CHATSWXYZ");
    game.pass(0, "WXY").unwrap();
    assert!("CHATSZ".chars().all(|letter| game.rack(0).contains(letter)), "some are kept");
    assert_eq!((game.rack(0).chars().count(), game.score(0)), (9, 0));
    game.pass(1, "").unwrap();
    game.hold(0, "CHATSWXYZ");
    game.path(0, "CHATS").unwrap();
    assert_eq!(game.pass(0, "W").unwrap_err(), Refusal::WordLaid);
}

/// PG-033
#[test]
fn a_blocked_player_buys_the_hand_for_five_points_and_plays_on() {
    let mut game = table().racks(&["CHATSWXYZ"]).start();
    assert_eq!(game.buy(0, "").unwrap_err(), Refusal::BuysNothing);
    game.buy(0, "WXYZ").unwrap();
    assert_eq!(game.turn(), 0);
    assert_eq!(game.rack(0).chars().count(), 9);
    game.hold(0, "CHATSWXYZ");
    game.buy(0, "W").unwrap();
    game.hold(0, "CHATSWXYZ");
    game.path(0, "CHATS").unwrap();
    assert_eq!(game.buy(0, "W").unwrap_err(), Refusal::WordLaid);
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 10 - 5 - 5, "twice bought");
}

/// PG-033
#[test]
fn a_table_may_let_a_hand_be_bought_only_once() {
    let once = |rules: &mut crate::Rules| rules.buying = Buying::Once;
    let mut game = table().rules(once).racks(&["CHATSWXYZ"]).start();
    game.buy(0, "CHATS").unwrap();
    let first = game.rack(0).chars().next().unwrap().to_string();
    assert_eq!(game.buy(0, &first).unwrap_err(), Refusal::BoughtBefore);
}

/// PG-034
#[test]
fn points_are_counted_after_each_hand() {
    let mut game = table().racks(&["CHATSWXYZ"]).start();
    game.path(0, "CHATS").unwrap();
    assert_eq!(game.score(0), 0);
    assert_eq!((game.view(1).hand.points.0, game.view(1).hand.total.0), (10, 10));
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 10);
    assert_eq!(game.view(0).shared.history[0].total.0, 10);
}

#[test]
fn a_word_can_be_taken_back_before_the_hand_ends() {
    let mut game = table().racks(&["CHATSNOTE"]).along(0, 1).start();
    assert_eq!(game.act(0, Action::TakeBack).unwrap_err(), Refusal::NothingToTakeBack);
    game.path(0, "NOTE").unwrap();
    game.satellite(0, 0, "CHATS").unwrap();
    game.act(0, Action::TakeBack).unwrap();
    game.act(0, Action::TakeBack).unwrap();
    assert_eq!(game.rack(0), "ACEHNOSTT");
    assert_eq!(game.view(0).hand.points.0, 0);
}

#[test]
fn a_hand_without_a_word_is_passed_or_bought_and_not_ended() {
    let mut game = table().start();
    assert_eq!(game.end(0, "").unwrap_err(), Refusal::NothingLaid);
}
