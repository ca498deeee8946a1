//! Challenges by the players, and what a wrong one costs.

use tabletop::Seat;

use super::support::{Table, table};
use crate::{Action, MoveView, Penalty, Refusal, UnknownWord};

/// Ann lays NORI, which is not in the list, or HORN, which is.
fn after(word: &str, penalty: Penalty) -> Table {
    let mut game = table("club")
        .rules(|rules| rules.unknown_word = UnknownWord::PlayersChallenge(penalty))
        .racks("NORIHAE/STUEEEE")
        .start();
    game.play(0, word).unwrap();
    game
}

/// MS-028, DL-019
#[test]
fn a_wrong_word_that_is_challenged_comes_back_and_the_turn_is_lost() {
    let mut game = after("8F NORI", Penalty::Single);
    assert_eq!(game.score(0), 8);
    let bag = game.bag();
    game.act(1, Action::Challenge).unwrap();
    assert_eq!((game.score(0), game.turn(), game.bag()), (0, 1, bag + 4));
    assert_eq!(game.rack(0), "AEHINOR");
    assert!(game.view(0).board.iter().all(|row| row == &".".repeat(15)));
    assert_eq!(game.view(1).shared.history[1].what, MoveView::Withdrawn);
}

/// MS-028
#[test]
fn a_word_can_be_challenged_only_before_the_next_player_has_moved() {
    let mut game = after("8F NORI", Penalty::Single);
    game.act(1, Action::Pass).unwrap();
    assert_eq!(game.act(1, Action::Challenge), Err(Refusal::NothingToChallenge));
    assert_eq!(game.score(0), 8);
}

#[test]
fn nobody_challenges_their_own_word() {
    let mut game = after("8F NORI", Penalty::Single);
    assert_eq!(game.act(0, Action::Challenge), Err(Refusal::NothingToChallenge));
}

#[test]
fn with_single_challenge_a_wrong_challenge_costs_nothing() {
    let mut game = after("8F HORN", Penalty::Single);
    game.act(1, Action::Challenge).unwrap();
    assert_eq!((game.score(0), game.turn()), (14, 1));
    assert_eq!(game.act(1, Action::Challenge), Err(Refusal::NothingToChallenge), "once is enough");
}

#[test]
fn with_double_challenge_a_wrong_challenge_costs_the_turn() {
    let mut game = after("8F HORN", Penalty::Double);
    game.act(1, Action::Challenge).unwrap();
    assert_eq!((game.score(0), game.turn()), (14, 0));
    assert_eq!(game.view(0).shared.history[1].what, MoveView::SatOut);
}

#[test]
fn with_points_a_wrong_challenge_gives_them_to_the_player() {
    for points in [5, 10] {
        let mut game = after("8F HORN", Penalty::Points(points));
        game.act(1, Action::Challenge).unwrap();
        assert_eq!((game.score(0), game.turn()), (14 + i32::from(points), 1));
    }
}

#[test]
fn a_challenger_who_is_not_next_sits_out_their_next_turn() {
    let mut game = table("club").players(&["A", "B", "C"]).racks("HORNAEI/STUEEEE/DDOOAAA").start();
    game.play(0, "8F HORN").unwrap();
    game.act(2, Action::Challenge).unwrap();
    assert_eq!(game.turn(), 1);
    game.act(1, Action::Pass).unwrap();
    assert_eq!(game.turn(), 0, "the third seat sat out");
}

#[test]
fn the_last_play_of_the_game_waits_to_be_accepted() {
    let mut game = table("club").endgame("TE/EEA").start();
    game.play(0, "I8 NET").unwrap();
    assert!(!game.is_over());
    assert_eq!(game.act(1, Action::Pass), Err(Refusal::AcceptFirst));
    assert_eq!(game.act(0, Action::Accept), Err(Refusal::NotAsked));
    game.act(1, Action::Accept).unwrap();
    assert!(game.is_over());
}

#[test]
fn a_last_play_that_is_wrong_is_taken_back_and_the_game_goes_on() {
    let mut game = table("club").endgame("TE/EEA").start();
    game.play(0, "I8 NET").unwrap();
    game.act(1, Action::Challenge).unwrap();
    assert_eq!((game.turn(), game.rack(0).as_str(), game.is_over()), (1, "ET", false));
}

#[test]
fn a_last_play_that_is_right_ends_the_game_when_it_is_challenged() {
    let mut game = table("club").endgame("OT/EEA").start();
    game.play(0, "I8 NOT").unwrap();
    game.act(1, Action::Challenge).unwrap();
    assert!(game.is_over());
}

/// PS-090
#[test]
fn at_the_console_players_do_not_challenge() {
    let mut game = table("console-en").racks("HORNAEI/STUEEEE").start();
    game.play(0, "8F HORN").unwrap();
    assert_eq!(game.act(1, Action::Challenge), Err(Refusal::NothingToChallenge));
}

#[test]
fn an_upheld_challenge_tells_who_challenged_which_words_and_what_was_lost() {
    let mut game = after("8F HORNE", Penalty::Double);
    game.act(1, Action::Challenge).unwrap();
    let line = game.view(0).shared.history.pop().unwrap();
    let challenge = line.challenge.clone().unwrap();
    assert_eq!((challenge.by, challenge.upheld), (Seat(1), true));
    assert_eq!(challenge.words, ["HORNE"]);
    assert!(line.shared.points.0 < 0);
    let told = crate::told::history(&game.view(0)).pop().unwrap().to_string();
    let points = -line.shared.points.0;
    assert_eq!(told, format!("Ben challenged HORNE: not valid, {points} points off"));
}

#[test]
fn a_failed_challenge_is_told_with_the_play_that_stands() {
    for penalty in [Penalty::Single, Penalty::Double, Penalty::Points(5)] {
        let mut game = after("8F HORN", penalty);
        game.act(1, Action::Challenge).unwrap();
        let view = game.view(0);
        let challenge = view.shared.history[0].challenge.clone().unwrap();
        assert_eq!((challenge.by, challenge.upheld), (Seat(1), false));
        let told = crate::told::history(&view)[1].to_string();
        assert_eq!(told, "Ben challenged HORN: valid");
    }
}
