//! How games end, and what is settled then.

use super::support::{Table, table};
use crate::{Action, Adjustment, EndReason, Passes, PhaseView, Refusal, Settlement, TieBreak};

fn settlement(game: &Table) -> Settlement {
    match game.view(0).shared.phase {
        PhaseView::Nothing { settlement } => settlement,
        other => panic!("the game goes on: {other:?}"),
    }
}

/// MS-029, DL-020, DL-067, PS-055
#[test]
fn the_game_ends_when_the_bag_is_empty_and_a_player_has_laid_all_tiles() {
    let mut game = table("console-en").endgame("OT/EEA").start();
    game.play(0, "I8 NOT").unwrap();
    assert_eq!(settlement(&game).reason, EndReason::WentOut);
}

/// MS-041, MS-084, DL-022, DL-069, PS-061
#[test]
fn players_lose_their_unplayed_letters_and_the_player_who_went_out_gains_them_all() {
    let mut game = table("console-en").players(&["A", "B", "C"]).endgame("OT/QEA/EE").start();
    game.play(0, "I8 NOT").unwrap();
    let settled = settlement(&game);
    let points: Vec<i32> = settled.racks.iter().map(|score| score.0).collect();
    assert_eq!(points, [12 + 2, -12, -2]);
    assert_eq!(settled.before[0].0 + 14, game.score(0));
    assert_eq!(game.winners(), [0]);
}

#[test]
fn a_table_may_give_twice_the_others_tiles_to_the_player_who_went_out() {
    let twice = |rules: &mut crate::Rules| rules.end.adjustment = Adjustment::TwiceToPlayerOut;
    let mut game = table("console-en").rules(twice).endgame("OT/QEA").start();
    game.play(0, "I8 NOT").unwrap();
    assert_eq!(settlement(&game).racks.iter().map(|score| score.0).collect::<Vec<_>>(), [24, 0]);
}

/// MS-083, DL-068
#[test]
fn with_the_bag_empty_a_full_round_of_passes_ends_the_game() {
    for preset in ["micro-fr", "deluxe-en"] {
        let english = |rules: &mut crate::Rules| *rules = rules.clone().in_language("en").unwrap();
        let mut game =
            table(preset).rules(english).players(&["A", "B", "C"]).endgame("QC/V/EE").start();
        game.act(0, Action::Pass).unwrap();
        game.act(1, Action::Pass).unwrap();
        assert!(!game.is_over(), "not before everyone has passed");
        game.act(2, Action::Pass).unwrap();
        assert_eq!(settlement(&game).reason, EndReason::Passes);
    }
}

/// MS-083
#[test]
fn a_word_between_the_passes_begins_the_round_anew() {
    let mut game = table("deluxe-en").endgame("OTV/EEA").start();
    game.act(0, Action::Pass).unwrap();
    game.play(1, "8E AHORN").unwrap();
    game.act(1, Action::AcceptChallenge).unwrap();
    game.act(0, Action::Pass).unwrap();
    assert!(!game.is_over());
    game.act(1, Action::Pass).unwrap();
    assert!(game.is_over());
}

#[test]
fn with_tiles_in_the_bag_passes_do_not_end_the_old_games() {
    let mut game = table("deluxe-en").racks("HORNAEI/STUEEEE").start();
    for turn in 0..20 {
        game.act(turn % 2, Action::Pass).unwrap();
    }
    assert!(!game.is_over());
}

/// PS-055
#[test]
fn three_scoreless_turns_of_each_player_end_the_console_game() {
    let mut game = table("console-en").players(&["A", "B", "C"]).start();
    for turn in 0..8_u8 {
        game.act(turn % 3, Action::Pass).unwrap();
    }
    assert!(!game.is_over());
    game.act(2, Action::Pass).unwrap();
    assert_eq!(settlement(&game).reason, EndReason::Scoreless);
}

/// PS-055
#[test]
fn passes_exchanges_and_refused_words_all_count_as_scoreless() {
    let mut game = table("console-en").racks("HORNAEI/STUEEEE").start();
    game.act(0, Action::Pass).unwrap();
    game.exchange(1, "U").unwrap();
    game.play(0, "8F NORI").unwrap();
    game.act(1, Action::Pass).unwrap();
    game.exchange(0, "H").unwrap();
    assert!(!game.is_over());
    game.act(1, Action::Pass).unwrap();
    assert_eq!(settlement(&game).reason, EndReason::Scoreless);
}

#[test]
fn a_word_with_points_begins_the_count_anew() {
    let mut game = table("club").racks("HORNAEI/STUEEEE").start();
    for turn in 0..5 {
        game.act(turn % 2, Action::Pass).unwrap();
    }
    game.play(1, "8H SEE").unwrap();
    for turn in 0..5 {
        game.act(turn % 2, Action::Pass).unwrap();
    }
    assert!(!game.is_over());
    game.act(1, Action::Pass).unwrap();
    assert!(game.is_over(), "six in a row");
}

/// MS-029, DL-020, PS-055
#[test]
fn the_game_ends_when_nobody_can_lay_a_word_any_more() {
    let mut game = table("console-en").endgame("VVO/CCQ").start();
    game.play(0, "I8 NO").unwrap();
    assert_eq!(settlement(&game).reason, EndReason::NoPlay);
    assert_eq!(settlement(&game).racks.iter().map(|score| score.0).collect::<Vec<_>>(), [-8, -16]);
}

/// PS-062
#[test]
fn a_tie_goes_to_who_had_more_before_the_racks_were_counted() {
    let tie = |tie_break| {
        let mut game = table("console-en")
            .rules(|rules| {
                rules.tie_break = tie_break;
                rules.end.passes = Passes::ScorelessInAll(1);
            })
            .endgame_with_scores("TT/Q", "100/108")
            .start();
        game.act(0, Action::Pass).unwrap();
        assert_eq!((game.score(0), game.score(1)), (98, 98));
        game.winners()
    };
    assert_eq!(tie(TieBreak::BeforeAdjustment), [1]);
    assert_eq!(tie(TieBreak::None), [0, 1], "without a tie-break they share it");
}

#[test]
fn after_the_end_nothing_can_be_done() {
    let mut game = table("console-en").endgame("OT/EEA").start();
    game.play(0, "I8 NOT").unwrap();
    assert_eq!(game.act(1, Action::Pass), Err(Refusal::Over));
    assert!(game.view(1).shared.may.is_empty());
}

#[test]
fn who_gives_up_loses_and_the_last_one_left_wins() {
    let mut game = table("club").players(&["A", "B", "C"]).start();
    let first = game.turn();
    game.act(first, Action::Resign).unwrap();
    assert!(!game.is_over());
    assert_ne!(game.turn(), first);
    assert_eq!(game.act(first, Action::Resign), Err(Refusal::NotYourTurn));
    let second = game.turn();
    let left = (0..3).find(|seat| ![first, second].contains(seat)).unwrap();
    game.act(second, Action::Resign).unwrap();
    assert_eq!(game.winners(), [left]);
    assert_eq!(settlement(&game).reason, EndReason::Resignation);
}

/// MS-010, PS-046
#[test]
fn the_highest_final_score_wins() {
    let mut game = table("console-en").endgame_with_scores("OT/EEA", "100/90").start();
    game.play(0, "I8 NOT").unwrap();
    assert!(game.score(0) > game.score(1));
    assert_eq!(game.winners(), [0]);
    let mut behind = table("console-en").endgame_with_scores("OT/EEA", "10/90").start();
    behind.play(0, "I8 NOT").unwrap();
    assert_eq!(behind.winners(), [1], "going out alone does not win");
}
