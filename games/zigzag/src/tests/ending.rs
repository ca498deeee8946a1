//! The end of a game: who wins, the guard against endless passing, resignations, scores.

use super::support::{action, diva_at, giving, laid, table};
use crate::ActionKind::{PlusTwo, Skip};
use crate::ActionNest::{New, Old};
use crate::Reads::Outwards;
use crate::plane::TileId;
use crate::{Action, EndReason, PhaseView};

fn reason(game: &super::support::Table) -> EndReason {
    match game.view(0).phase.clone() {
        PhaseView::Nothing { settlement } => settlement.reason,
        other => panic!("{other:?}"),
    }
}

/// ZZ-002, ZZ-035
#[test]
fn whoever_is_rid_of_all_tiles_first_wins() {
    let game = diva_at(table().open(&["DIVA"]).piles(&[""]));
    assert_eq!((game.winners(), reason(&game)), (vec![0], EndReason::Finished));
}

/// ZZ-002
#[test]
fn a_pile_or_an_action_tile_that_is_left_is_a_tile_too() {
    assert!(!diva_at(table().open(&["DIVA"]).piles(&["K"])).is_over());
    assert!(!diva_at(table().open(&["DIVA skip"]).piles(&[""])).is_over());
}

/// ZZ-035
#[test]
fn the_last_tile_may_be_an_action_tile() {
    let mut game = diva_at(table().open(&["DIVAEES", "skip"]).piles(&["", ""]));
    game.play_action(1, action(Skip, Old(TileId(0)), 12)).unwrap();
    assert_eq!(game.winners(), [1]);
    assert!(
        game.view(0)
            .history
            .iter()
            .all(|line| { !serde_json::to_string(line).unwrap().contains("missed") }),
        "nobody misses a turn any more"
    );
}

/// ZZ-035
#[test]
fn the_last_tiles_may_be_given_away() {
    let mut game = diva_at(table().open(&["DIVAEES", "SKW +2"]).piles(&["", ""]));
    let word = laid(Some(1), "S", &[6], &[1, 2, 3], Outwards);
    let gift = giving(action(PlusTwo, New(0), 6), &[(0, "KW", 0)]);
    game.play_both(1, word, gift).unwrap();
    assert_eq!(game.winners(), [1]);
}

/// ZZ-035
#[test]
fn the_score_is_the_tiles_shed_and_the_winner_adds_those_of_the_others() {
    let mut game = diva_at(table().open(&["DIVAEES", "S"]).piles(&["AA", ""]));
    game.play(1, laid(Some(1), "S", &[6], &[1, 2, 3], Outwards)).unwrap();
    assert_eq!((game.score(0), game.score(1)), (4, 1 + 5));
}

#[test]
fn after_two_rounds_of_passes_the_fewest_tiles_win() {
    let mut game = diva_at(table().players(&["Ann", "Ben", "Cleo"]).open(&["DIVAEES"]));
    for turn in 1..=6 {
        assert!(!game.is_over());
        game.pass(turn % 3).unwrap();
    }
    assert_eq!((game.winners(), reason(&game)), (vec![0], EndReason::Standstill));
}

#[test]
fn equal_numbers_share_the_win() {
    let mut game = table().start();
    for turn in 0..4 {
        game.pass(turn % 2).unwrap();
    }
    assert_eq!(game.winners(), [0, 1]);
}

#[test]
fn a_lone_action_tile_is_no_pass_and_a_missed_turn_does_not_count() {
    let mut game = diva_at(table().open(&["DIVAEES", "AAAAAA skip"]));
    game.pass(1).unwrap();
    game.pass(0).unwrap();
    game.pass(1).unwrap();
    game.pass(0).unwrap_or_else(|_| unreachable!("four passes end the game of two"));
    assert!(game.is_over());
    let mut game = diva_at(table().open(&["DIVAEES", "AAAAAA skip"]));
    game.pass(1).unwrap();
    game.pass(0).unwrap();
    game.play_action(1, action(Skip, Old(TileId(0)), 12)).unwrap();
    assert_eq!(game.view(0).passes_left, 4);
}

#[test]
fn when_all_but_one_have_resigned_the_last_one_wins() {
    let mut game = table().players(&["Ann", "Ben", "Cleo"]).start();
    game.act(1, Action::Resign).unwrap();
    assert!(!game.is_over());
    game.act(0, Action::Resign).unwrap();
    assert_eq!((game.winners(), reason(&game)), (vec![2], EndReason::Resignation));
}

#[test]
fn resigning_in_the_middle_of_an_exchange_passes_the_turn_on() {
    let mut game = table().players(&["Ann", "Ben", "Cleo"]).start();
    game.exchange(0, 2).unwrap();
    game.act(0, Action::Resign).unwrap();
    assert_eq!(game.turn(), 1);
    game.pass(1).unwrap();
}

#[test]
fn after_the_end_nothing_is_done_any_more() {
    let mut game = diva_at(table().open(&["DIVA"]).piles(&[""]));
    let refusal = game.pass(1).unwrap_err();
    assert_eq!(refusal.to_string(), "the game is over");
    assert!(game.view(0).may.is_empty() && game.view(0).next.is_none());
    assert!(game.view(0).seed.is_some());
}
