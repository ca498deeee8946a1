//! Laying words: what is refused, what it scores, what is drawn.

use tabletop::Seat;
use tiles::Score;

use super::support::table;
use crate::ClockRule;
use crate::{Action, LaidTile, MoveView, Picking, Refusal, TimeOver, TurnClock};

/// MS-015, MS-082, DL-066, PS-050, PS-092, PS-093
#[test]
fn a_play_is_scored_at_once_and_the_rack_filled_again() {
    let mut game = table("console-en").racks("HORNAEI/STUVWXY").start();
    let bag = game.bag();
    game.play(0, "8F HORN").unwrap();
    assert_eq!((game.score(0), game.turn()), (14, 1));
    assert_eq!((game.rack(0).len(), game.bag()), (7, bag - 4));
}

/// MS-042, DL-023, PS-063
#[test]
fn the_four_example_turns_are_played_as_the_manual_has_them() {
    let mut game =
        table("console-en").racks("HORNPTE/FAMSOBE").rules(|rules| rules.rack_size = 7).start();
    game.play(0, "8F HORN").unwrap();
    game.play(1, "H6 FARM").unwrap();
    assert_eq!((game.score(0), game.score(1)), (14, 9));
}

/// PS-066
#[test]
fn tiles_may_be_laid_one_by_one_in_any_order() {
    let mut game = table("console-en").racks("HORNAEI/STUVWXY").start();
    let tile = |square: &str, letter: &str| LaidTile {
        square: square.parse().unwrap(),
        letter: letter.to_owned(),
        blank: false,
    };
    let tiles = vec![tile("H8", "R"), tile("F8", "H"), tile("I8", "N"), tile("G8", "O")];
    game.act(0, Action::Lay { tiles }).unwrap();
    assert_eq!(game.score(0), 14);
}

/// MS-024, MS-075, DL-017, DL-058, PS-051
#[test]
fn a_blank_stands_for_the_letter_declared_and_scores_nothing() {
    let mut game = table("console-en").racks("HO?NAEI/STUVWXY").start();
    game.play(0, "8F HOrN").unwrap();
    assert_eq!(game.score(0), 12);
    assert!(game.view(1).board[7].contains("HOrN"), "everyone sees that it is a blank");
}

#[test]
fn a_refused_word_changes_nothing() {
    let mut game = table("club").racks("HORNAEI/STUVWXY").start();
    let before = (game.rack(0), game.bag(), game.log().len());
    for wrong in ["8F HORNS", "1A HORN", "8F HO", "8N HORN"] {
        assert!(game.play(0, wrong).is_err(), "{wrong}");
    }
    assert_eq!((game.rack(0), game.bag(), game.log().len()), before);
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let mut game = table("console-en").racks("HORNAEI/STUVWXY").start();
    let mut said = |text: &str| game.play(0, text).unwrap_err().to_string();
    assert_eq!(said("8F HORNS"), "the rack has no S");
    assert_eq!(said("1A HORN"), "the first word must cover the start square, H8");
    assert_eq!(said("8N HORN"), "the word does not fit on the board");
    assert_eq!(said("8F HOR9"), "there is no tile 9");
}

/// PS-039
#[test]
fn with_auto_pick_off_the_player_picks_the_tiles() {
    let mut game = table("console-en")
        .rules(|rules| rules.picking = Picking::ByHand)
        .racks("HORNAEI/STUVWXY")
        .start();
    game.play(0, "8F HORN").unwrap();
    assert_eq!((game.rack(0).as_str(), game.turn()), ("AEI", 0));
    assert_eq!(game.act(0, Action::Pass), Err(Refusal::PickFirst));
    assert_eq!(game.act(1, Action::Pass), Err(Refusal::NotYourTurn));
    game.act(0, Action::Pick).unwrap();
    assert_eq!((game.rack(0).len(), game.turn()), (7, 1));
    assert_eq!(game.act(1, Action::Pick), Err(Refusal::NothingToPick));
}

/// PS-054, PS-040
#[test]
fn an_unknown_word_costs_the_turn_when_the_table_says_so() {
    let mut game = table("console-en").racks("HORNAEI/STUVWXY").start();
    game.play(0, "8F NORI").unwrap();
    assert_eq!((game.score(0), game.turn(), game.rack(0).as_str()), (0, 1, "AEHINOR"));
    let view = game.view(1);
    assert_eq!(view.history[0].what, MoveView::Lost { words: vec!["NORI".to_owned()] });
    assert!(view.board.iter().all(|row| row == &".".repeat(15)));
}

/// PS-040, PS-070
#[test]
fn or_another_word_may_be_tried_without_penalty() {
    let mut game = table("console-en")
        .rules(|rules| rules.refused_word = crate::RefusedWord::TryAgain)
        .racks("HORNAEI/STUVWXY")
        .start();
    assert_eq!(game.play(0, "8F NORI").unwrap_err().to_string(), "NORI is not in the English list");
    game.play(0, "8F HORN").unwrap();
    assert_eq!(game.score(0), 14);
}

/// PS-091
#[test]
fn a_computer_player_can_never_play_a_word_that_is_not_in_the_list() {
    for preset in ["micro-fr", "deluxe-en", "console-en", "club"] {
        let mut game = table(preset).players(&["Ann*", "Ben"]).racks("HORNAEI/STUBEXY").start();
        let refusal = game.play(0, "8F NORI").unwrap_err();
        assert!(matches!(refusal, Refusal::UnknownWords { .. }), "{preset}: {refusal}");
    }
}

/// MS-040, PS-060
#[test]
fn laying_all_seven_tiles_brings_fifty_points_more() {
    let mut game = table("console-en").racks("RETAINS/STUVWXY").start();
    game.play(0, "8D RETAINS").unwrap();
    assert_eq!(game.score(0), 50 + 2 * 8);
}

#[test]
fn the_word_that_is_typed_matters_only_where_a_turn_can_be_missed() {
    let mut game = table("console-en").start();
    game.act(0, Action::EnterWord { word: "HO".into() }).unwrap();
    assert!(game.log().is_empty());
    let over = TimeOver::MissesTurn;
    let clock = ClockRule::PerTurn(TurnClock { seconds: 60, over });
    let mut timed =
        table("deluxe-en").rules(|rules| rules.clock = clock).racks("HORNAEI/AAAEEEE").start();
    timed.act(0, Action::EnterWord { word: "ho".into() }).unwrap();
    assert_eq!(timed.log().len(), 1);
}

fn horn(letters: [&str; 4]) -> Vec<LaidTile> {
    let squares = ["F8", "G8", "H8", "I8"].into_iter().zip(letters);
    squares
        .map(|(square, letter)| LaidTile {
            square: square.parse().unwrap(),
            letter: letter.to_owned(),
            blank: false,
        })
        .collect()
}

/// MS-079, DL-060
#[test]
fn a_word_s_score_is_shown_before_it_is_played_as_often_as_one_likes() {
    let game = table("console-en").racks("HORNAEI/STUVWXY").start();
    let preview = |letters| game.game().preview(Seat(0), &horn(letters));
    let shown = preview(["H", "O", "R", "N"]).unwrap();
    assert_eq!((shown.words, shown.score.0), (vec![("HORN".to_owned(), Score(14))], 14));
    assert_eq!(preview(["N", "O", "R", "I"]).unwrap().score.0, 8);
    assert_eq!(preview(["Z", "O", "R", "I"]).unwrap_err().to_string(), "the rack has no Z");
    assert!(game.log().is_empty(), "nothing has happened");
    assert_eq!(
        game.game().preview(Seat(1), &horn(["S", "T", "U", "V"])),
        Err(Refusal::NotYourTurn)
    );
}

/// PS-069
#[test]
fn words_are_judged_when_the_turn_is_ended_and_told_before_only_where_it_costs_nothing() {
    let unknown = |refused| {
        let game = table("console-en")
            .rules(|rules| rules.refused_word = refused)
            .racks("HORNAEI/STUVWXY")
            .start();
        game.game().preview(Seat(0), &horn(["N", "O", "R", "I"])).unwrap().unknown
    };
    assert_eq!(unknown(crate::RefusedWord::LosesTurn), None);
    assert_eq!(unknown(crate::RefusedWord::TryAgain), Some(vec!["NORI".to_owned()]));
}

/// MS-009, MS-030
#[test]
fn words_interlock_and_every_tile_has_a_value_but_the_blank() {
    let mut game = table("console-en").racks("HORNAEI/FAM?EEE").start();
    game.play(0, "8F HORN").unwrap();
    game.play(1, "H6 FARM").unwrap();
    let view = game.view(0);
    let value =
        |tile: &str| view.remaining.iter().find(|count| count.tile == tile).unwrap().value.0;
    assert_eq!((value("?"), value("F"), value("A")), (0, 4, 1));
}
