//! The end of the game, and who has won.

use super::support::{Table, table};
use crate::{Action, Ending, Ties};

/// Ann has one slot to cover, of six letters, and Ben is somewhere behind.
fn before_arrival(rules: impl FnOnce(&mut crate::Rules)) -> Table {
    table().rules(rules).along(0, 11).along(1, 4).racks(&["MAISONLUE", "CHATSNOTE"]).start()
}

/// PG-005, PG-035
#[test]
fn the_game_is_over_as_soon_as_a_player_has_arrived_and_the_hand_is_finished() {
    let mut game = before_arrival(|_| {});
    game.path(0, "MAISON").unwrap();
    assert!(!game.is_over(), "the hand may be finished");
    game.end(0, "").unwrap();
    assert!(game.is_over());
    assert_eq!(game.pass(1, "").unwrap_err().to_string(), "the game is over");
}

/// PG-029, PG-035
#[test]
fn one_may_arrive_with_the_second_play_of_the_last_white_slot() {
    let mut game = table().along(0, 10).along(1, 4).racks(&["SOLRIENTA"]).start();
    game.path(0, "SOL").unwrap();
    game.act(0, Action::Refill).unwrap();
    game.hold(0, "MAISONLUE");
    game.path(0, "MAISON").unwrap();
    game.end(0, "").unwrap();
    assert!(game.is_over());
    assert_eq!(game.score(0), 3 + 7);
}

/// PG-035
#[test]
fn a_table_may_let_the_others_finish_the_round() {
    let mut game = before_arrival(|rules| rules.ending = Ending::FinishRound);
    game.path(0, "MAISON").unwrap();
    game.end(0, "").unwrap();
    assert!(!game.is_over());
    game.pass(1, "").unwrap();
    assert!(game.is_over());
}

/// PG-005, PG-036
#[test]
fn the_most_points_win_and_not_the_first_to_arrive() {
    let mut game = table().along(0, 11).along(1, 4).racks(&["MAISONLUE", "CHATSNOTE"]).start();
    game.pass(0, "").unwrap();
    game.satellite(1, 1, "CHATS").unwrap();
    game.end(1, "").unwrap();
    game.path(0, "MAISON").unwrap();
    game.end(0, "").unwrap();
    assert_eq!((game.score(0), game.score(1)), (7, 20));
    assert_eq!(game.winners(), [1]);
}

/// PG-036
#[test]
fn equal_scores_share_the_win_or_fewer_hands_take_it() {
    let equal = |ties| {
        let mut game = before_arrival(|rules| rules.ties = ties);
        game.pass(0, "").unwrap();
        game.hold(1, "SONNERAUE");
        game.path(1, "SONNERA").unwrap();
        game.end(1, "").unwrap();
        game.path(0, "MAISON").unwrap();
        game.end(0, "").unwrap();
        assert_eq!((game.score(0), game.score(1)), (7, 7));
        game.winners()
    };
    assert_eq!(equal(Ties::Shared), [0, 1]);
    assert_eq!(equal(Ties::FewerHands), [1]);
}

/// A board on which the last slot and its satellite can be covered with nine letters.
const SHORT_LAST: &str = "5 blue 5\n4 green 6\n6 rose 5\n3 white\n5 green 5\n6 blue 4\n4 rose 7\n\
    3 white\n7 green 6\n5 blue 5\n3 white\n4 blue 5\n";

/// PG-037
#[test]
fn whoever_arrives_first_with_all_satellites_covered_gets_twenty_points() {
    let mut setting = table().course(SHORT_LAST).along(0, 11).racks(&["NOTECHATS"]);
    for slot in [0, 1, 2, 4, 5, 6, 8, 9] {
        setting = setting.filled(0, slot);
    }
    let mut without = setting.clone().start();
    without.path(0, "NOTE").unwrap();
    without.end(0, "").unwrap();
    assert_eq!(without.score(0), 4, "the last satellite is empty");

    let mut game = setting.start();
    game.path(0, "NOTE").unwrap();
    game.satellite(0, 11, "CHATS").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 4 + 20 + 10 + 20);
}

/// PG-035, PG-037
#[test]
fn a_later_arrival_finishes_the_hand_and_gets_no_bonus_for_satellites() {
    let mut setting = table()
        .rules(|rules| rules.ending = Ending::FinishRound)
        .course(SHORT_LAST)
        .along(0, 11)
        .along(1, 11)
        .racks(&["NOTELUNES", "NOTECHATS"]);
    for slot in [0, 1, 2, 4, 5, 6, 8, 9] {
        setting = setting.filled(1, slot);
    }
    let mut game = setting.start();
    game.path(0, "NOTE").unwrap();
    game.end(0, "").unwrap();
    assert!(!game.is_over());
    game.path(1, "NOTE").unwrap();
    assert!(!game.is_over(), "the hand may be finished");
    game.satellite(1, 11, "CHATS").unwrap();
    game.end(1, "").unwrap();
    assert!(game.is_over());
    assert_eq!(game.score(1), 4 + 20 + 10, "Ann was first");
}

/// PG-037
#[test]
fn satellites_that_others_have_covered_count_as_covered() {
    let racks = ["NOTECHATS", "VERRATION"];
    let mut setting = table().course(SHORT_LAST).along(0, 11).along(1, 3).racks(&racks);
    for slot in [0, 1, 2, 4, 5, 6, 8] {
        setting = setting.filled(0, slot);
    }
    let mut game = setting.start();
    game.pass(0, "").unwrap();
    game.path(1, "VER").unwrap();
    game.act(1, Action::Refill).unwrap();
    game.hold(1, "TRAINLUNE");
    game.raid(1, (0, 9), "TRAIN").unwrap();
    game.end(1, "").unwrap();
    game.path(0, "NOTE").unwrap();
    game.satellite(0, 11, "CHATS").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.score(0), 4 + 20 + 10 + 20);
}

#[test]
fn whoever_is_left_wins_when_the_others_give_up() {
    let mut game = table().players(&["A", "B", "C"]).start();
    game.act(1, Action::Resign).unwrap();
    assert!(!game.is_over());
    game.pass(0, "").unwrap();
    assert_eq!(game.turn(), 2, "who gave up is left out");
    assert_eq!(game.act(1, Action::Resign).unwrap_err().to_string(), "you have given this game up");
    game.act(2, Action::Resign).unwrap();
    assert_eq!(game.winners(), [0]);
}

#[test]
fn a_game_in_which_nobody_lays_a_word_for_ten_rounds_is_over() {
    let mut game = table().start();
    for _ in 0..10 {
        assert!(!game.is_over());
        game.pass(0, "").unwrap();
        game.pass(1, "").unwrap();
    }
    assert!(game.is_over());
}

#[test]
fn a_solitary_player_plays_against_the_path() {
    let mut game = table().players(&["Ann"]).along(0, 11).racks(&["MAISONLUE"]).start();
    game.path(0, "MAISON").unwrap();
    game.end(0, "").unwrap();
    assert_eq!(game.winners(), [0]);
}
