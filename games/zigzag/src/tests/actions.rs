//! Action tiles: where they lie and what they do.

use super::support::{Table, action, diva, diva_at, giving, laid, table};
use crate::ActionKind::{PlusThree, PlusTwo, Reverse, Skip};
use crate::ActionNest::{New, Old};
use crate::Reads::Outwards;
use crate::plane::TileId;
use crate::{Refusal, ReverseForTwo, Rotation};

fn avis() -> crate::Laid {
    laid(Some(1), "S", &[6], &[1, 2, 3], Outwards)
}

/// ZZ-025
#[test]
fn an_action_tile_goes_on_a_letter_of_the_same_turn() {
    let mut game = diva("SAAAAA skip");
    let on_old = action(Skip, Old(TileId(0)), 12);
    assert_eq!(game.play_both(1, avis(), on_old), Err(Refusal::ActionOnOldLetter));
    let on_nothing = action(Skip, New(1), 6);
    assert_eq!(game.play_both(1, avis(), on_nothing), Err(Refusal::NotOnTheTable));
    game.play_both(1, avis(), action(Skip, New(0), 6)).unwrap();
    let tile = &game.view(0).table[5];
    assert_eq!((&*tile.tile, tile.on), ("skip", Some(TileId(4))));
}

/// ZZ-025, ZZ-022
#[test]
fn without_room_an_action_tile_stays_in_hand() {
    let mut game = diva("SAAAAA skip");
    let no_room = action(Skip, New(0), 18);
    assert_eq!(game.play_both(1, avis(), no_room), Err(Refusal::NoRoomForAction { tile: Skip }));
    let no_room = action(Skip, Old(TileId(1)), 0);
    assert_eq!(game.play_action(1, no_room), Err(Refusal::NoRoomForAction { tile: Skip }));
}

/// ZZ-026
#[test]
fn a_turn_has_one_action_tile_and_then_it_is_over() {
    let mut game = diva("SAAAA skip reverse");
    game.play_both(1, avis(), action(Reverse, New(0), 6)).unwrap();
    assert_eq!(game.turn(), 0);
    let second = action(Skip, Old(TileId(0)), 12);
    assert_eq!(game.play_action(1, second), Err(Refusal::NotYourTurn));
    let two = r#"{"do":"play","action":[{"tile":"skip"},{"tile":"reverse"}]}"#;
    assert!(serde_json::from_str::<crate::Action>(two).is_err());
}

/// ZZ-033
#[test]
fn without_a_word_an_action_tile_goes_on_any_letter_of_the_table() {
    let mut game = diva("AAAAAA skip");
    game.play_action(1, action(Skip, Old(TileId(0)), 12)).unwrap();
    assert_eq!(game.view(0).table[4].on, Some(TileId(0)));
}

/// ZZ-033
#[test]
fn before_the_first_word_there_is_no_letter_for_an_action_tile() {
    let mut game = table().open(&["AAAAAA skip"]).start();
    let early = action(Skip, Old(TileId(0)), 0);
    assert_eq!(game.play_action(0, early), Err(Refusal::NoLetterYet));
}

/// ZZ-025
#[test]
fn nothing_nests_on_an_action_tile_and_no_word_has_one_in_it() {
    let mut game = diva_at(table().open(&["DIVAEES", "AAAAA skip skip"]).piles(&["AAA"]));
    game.play_action(1, action(Skip, Old(TileId(1)), 6)).unwrap();
    assert_eq!(game.view(0).table[4].free, []);
    let on_action = laid(Some(4), "S", &[6], &[4, 1], Outwards);
    assert_eq!(game.play(1, on_action), Err(Refusal::NotALetter));
    let tile = action(Skip, Old(TileId(4)), 6);
    assert_eq!(game.play_action(1, tile), Err(Refusal::NotALetter));
    let through = laid(Some(1), "S", &[18], &[1, 4], Outwards);
    assert_eq!(game.play(1, through), Err(Refusal::NotALetter));
}

/// ZZ-027
#[test]
fn after_skip_the_next_player_misses_a_turn() {
    let mut game = three("AAAAAA skip");
    game.play_action(1, action(Skip, Old(TileId(0)), 12)).unwrap();
    assert_eq!(game.turn(), 0, "Cleo misses a turn");
    let line = serde_json::to_value(game.view(0).history.last().unwrap()).unwrap();
    assert_eq!(
        (&line["what"], &line["seat"], &line["by"]),
        (&"missed".into(), &2.into(), &1.into())
    );
}

/// ZZ-027
#[test]
fn with_two_players_skip_means_another_turn() {
    let mut game = diva("AAAAAA skip");
    game.play_action(1, action(Skip, Old(TileId(0)), 12)).unwrap();
    assert_eq!(game.turn(), 1);
}

/// A table of three on which Ann has laid DIVA and Ben is to move.
fn three(ben: &str) -> Table {
    diva_at(table().players(&["Ann", "Ben", "Cleo"]).open(&["DIVAEES", ben]))
}

/// ZZ-028
#[test]
fn reverse_changes_the_direction_of_play() {
    let mut game = three("AAAAAA reverse");
    assert_eq!((game.view(0).rotation, game.view(0).next.unwrap().0), (Rotation::Clockwise, 2));
    game.play_action(1, action(Reverse, Old(TileId(0)), 12)).unwrap();
    assert_eq!((game.turn(), game.view(0).rotation), (0, Rotation::Counterclockwise));
    game.pass(0).unwrap();
    assert_eq!(game.turn(), 2);
}

/// ZZ-028
#[test]
fn with_two_players_reverse_does_nothing_or_is_a_skip_as_the_table_likes() {
    for (rule, turn) in [(ReverseForTwo::Nothing, 0), (ReverseForTwo::Skip, 1)] {
        let setting = table().rules(|rules| rules.reverse = rule);
        let mut game = diva_at(setting.open(&["DIVAEES", "AAAAAA reverse"]));
        game.play_action(1, action(Reverse, Old(TileId(0)), 12)).unwrap();
        assert_eq!(game.turn(), turn, "{rule:?}");
    }
    let setting = table().rules(|rules| rules.reverse = ReverseForTwo::Skip);
    let setting = setting.players(&["Ann", "Ben", "Cleo"]);
    let mut game = diva_at(setting.open(&["DIVAEES", "AAAAAA reverse"]));
    game.play_action(1, action(Reverse, Old(TileId(0)), 12)).unwrap();
    assert_eq!(game.turn(), 0, "with three it changes the direction");
}

/// ZZ-029, ZZ-030
#[test]
fn plus_two_gives_two_tiles_to_one_opponent_or_one_each_to_two() {
    for gifts in [&[(0, "XZ", 0)][..], &[(0, "X", 0), (2, "Z", 0)], &[(0, "X", 0), (2, "", 1)]] {
        let mut game = three("AAAAXZ +2");
        let before = [0, 2].map(|seat| game.tiles(seat).1);
        game.play_action(1, giving(action(PlusTwo, Old(TileId(0)), 12), gifts)).unwrap();
        let given: usize = [0, 2].map(|seat| game.tiles(seat).1).iter().sum();
        assert_eq!(given, before.iter().sum::<usize>() + 2);
        assert_eq!(game.score(1), 3, "the tile and two gifts");
        assert_eq!(game.score(0) + game.score(2), 4 - 2, "Ann has laid four");
    }
}

/// ZZ-030, ZZ-032
#[test]
fn plus_three_gives_three_tiles_from_the_pile_the_active_tiles_or_both() {
    for gifts in [&[(0, "XZA", 0)][..], &[(0, "", 3)], &[(0, "X", 1), (2, "Z", 0)]] {
        let mut game = three("AAAAXZ +3");
        game.play_action(1, giving(action(PlusThree, Old(TileId(0)), 12), gifts)).unwrap();
        assert_eq!((game.score(1), game.tiles(1)), (4, (7, 30 - 7 - 4)));
    }
}

/// ZZ-030
#[test]
fn action_tiles_may_be_given_away_too() {
    let mut game = diva("AAAA skip skip +2");
    let gift = giving(action(PlusTwo, Old(TileId(0)), 12), &[(0, "skip skip", 0)]);
    game.play_action(1, gift).unwrap();
    assert_eq!(game.score(1), 3);
}

/// ZZ-029, ZZ-032
#[test]
fn exactly_as_many_tiles_are_given_as_the_tile_says() {
    let mut game = three("AAAAXZ +2");
    let mut give = |gifts: &[(u8, &str, u8)]| {
        let given = giving(action(PlusTwo, Old(TileId(0)), 12), gifts);
        game.play_action(1, given).unwrap_err()
    };
    assert_eq!(give(&[]), Refusal::WrongGifts { wanted: 2, found: 0 });
    assert_eq!(give(&[(0, "XZ", 1)]), Refusal::WrongGifts { wanted: 2, found: 3 });
    assert_eq!(give(&[(1, "XZ", 0)]), Refusal::NoSuchReceiver);
    assert_eq!(give(&[(9, "XZ", 0)]), Refusal::NoSuchReceiver);
    assert_eq!(give(&[(0, "X", 0), (0, "Z", 0)]), Refusal::NoSuchReceiver);
    assert_eq!(give(&[(0, "XX", 0)]), Refusal::NotInHand { missing: "X".into() });
    assert_eq!(give(&[(0, "+2", 1)]), Refusal::NotInHand { missing: "+2".into() });
    assert_eq!(give(&[(0, "", 200)]), Refusal::PileTooSmall { left: 23 });
}

/// ZZ-027, ZZ-028
#[test]
fn skip_and_reverse_give_nothing() {
    let mut game = diva("AAAAAA skip");
    let given = giving(action(Skip, Old(TileId(0)), 12), &[(0, "A", 0)]);
    assert_eq!(game.play_action(1, given), Err(Refusal::WrongGifts { wanted: 0, found: 1 }));
}

/// ZZ-029
#[test]
fn whoever_has_fewer_tiles_left_gives_them_all() {
    let mut game = diva_at(table().open(&["DIVAEES", "X +3"]).piles(&["AAAA", ""]));
    game.play_action(1, giving(action(PlusThree, Old(TileId(0)), 12), &[(0, "X", 0)])).unwrap();
    assert_eq!(game.winners(), [1]);
}

/// ZZ-031
#[test]
fn gifts_are_mixed_into_the_pile_and_the_receiver_refills_at_the_end_of_their_own_turn() {
    let mut game = diva_at(table().open(&["DIVAEES", "AAAAXZ +2"]).piles(&["", "AAA"]));
    assert_eq!(game.tiles(0), (3, 0));
    let gift = giving(action(PlusTwo, Old(TileId(0)), 12), &[(0, "XZ", 0)]);
    game.play_action(1, gift).unwrap();
    assert_eq!((game.tiles(0), &*game.open(0)), ((3, 2), "EES"));
    game.pass(0).unwrap();
    assert_eq!(game.tiles(0), (5, 0));
}

/// ZZ-031
#[test]
fn a_resigned_player_gets_no_gifts_and_has_no_turn() {
    let mut game = three("AAAAXZ +2");
    game.act(2, crate::Action::Resign).unwrap();
    let gift = giving(action(PlusTwo, Old(TileId(0)), 12), &[(2, "XZ", 0)]);
    assert_eq!(game.play_action(1, gift), Err(Refusal::NoSuchReceiver));
    game.pass(1).unwrap();
    assert_eq!(game.turn(), 0);
    assert_eq!(game.pass(2), Err(Refusal::GivenUp));
}
