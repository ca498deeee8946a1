//! Taking turns back, where the table allows it.

use tabletop::{Aids, Hint, Lookups, Seat};

use super::support::{Table, table};
use crate::{Action, Refusal, Undo};

fn allowing(undo: Undo) -> Table {
    table("club").rules(|rules| rules.undo = undo).racks("HORNAEI/STUEEEE").start()
}

#[test]
fn where_undo_is_not_allowed_it_is_refused() {
    let mut game = allowing(Undo::Never);
    game.play(0, "8F HORN").unwrap();
    assert_eq!(
        game.act(0, Action::Undo).unwrap_err().to_string(),
        "at this table no turn is taken back"
    );
}

#[test]
fn a_turn_is_taken_back_until_the_next_player_has_acted() {
    let mut game = allowing(Undo::LastTurn);
    assert_eq!(game.act(0, Action::Undo), Err(Refusal::NothingToUndo));
    let before = (game.rack(0), game.bag());
    game.play(0, "8F HORN").unwrap();
    assert_eq!(game.act(1, Action::Undo), Err(Refusal::NothingToUndo));
    game.act(0, Action::Undo).unwrap();
    assert_eq!((game.rack(0), game.bag()), before);
    assert_eq!((game.turn(), game.score(0)), (0, 0));
    game.play(0, "8F HORN").unwrap();
    game.act(1, Action::Pass).unwrap();
    assert_eq!(game.act(0, Action::Undo), Err(Refusal::NothingToUndo));
}

#[test]
fn a_friendly_table_goes_back_to_one_s_own_last_turn() {
    let mut game = allowing(Undo::Always);
    game.play(0, "8F HORN").unwrap();
    game.act(1, Action::Pass).unwrap();
    game.act(0, Action::Undo).unwrap();
    assert_eq!((game.turn(), game.score(0)), (0, 0));
    assert!(game.view(0).shared.history.is_empty());
}

#[test]
fn what_was_taken_back_stays_in_the_log() {
    let mut game = allowing(Undo::Always);
    game.play(0, "8F HORN").unwrap();
    game.act(0, Action::Undo).unwrap();
    assert_eq!(game.log().len(), 2);
}

#[test]
fn the_time_used_stays_used() {
    let mut game = allowing(Undo::LastTurn);
    game.wait(100);
    game.play(0, "8F HORN").unwrap();
    game.wait(10);
    game.act(0, Action::Undo).unwrap();
    assert_eq!(game.view(0).shared.seats[0].clock.spent.0, 100_000);
}

fn between_friends(names: &[&str]) -> Table {
    let racks = ["HORNAEI", "STUEEEE", "DDOOAAA"][..names.len()].join("/");
    let rules = |rules: &mut crate::Rules| rules.undo = Undo::LastTurn;
    table("club").rules(rules).players(names).aids(Aids::On).racks(&racks).start()
}

#[test]
fn between_friends_an_undo_after_a_draw_needs_the_opponents_yes() {
    let mut game = between_friends(&["Ann", "Ben", "Cleo"]);
    let before = game.rack(0);
    game.play(0, "8F HORN").unwrap();
    game.act(0, Action::Undo).unwrap();
    assert_eq!(game.view(1).undo_asked, Some(Seat(0)));
    assert_ne!(game.rack(0), before, "nothing is taken back yet");
    assert!(game.view(1).may_do("answer_undo") && !game.view(0).may_do("answer_undo"));
    assert_eq!(game.act(0, Action::AnswerUndo { allow: true }), Err(Refusal::NotAsked));
    game.act(1, Action::AnswerUndo { allow: true }).unwrap();
    game.act(2, Action::AnswerUndo { allow: true }).unwrap();
    assert_eq!((game.rack(0), game.turn()), (before, 0));
    assert_eq!(game.view(1).shared.seats[0].taken_back, 1);
}

#[test]
fn one_no_is_enough_and_playing_on_is_one() {
    let mut game = between_friends(&["Ann", "Ben"]);
    game.play(0, "8F HORN").unwrap();
    game.act(0, Action::Undo).unwrap();
    game.act(1, Action::AnswerUndo { allow: false }).unwrap();
    assert_eq!((game.view(0).undo_asked, game.turn()), (None, 1));
    game.act(0, Action::Undo).unwrap();
    game.act(1, Action::Pass).unwrap();
    assert_eq!(game.view(0).undo_asked, None);
    assert_eq!(game.act(1, Action::AnswerUndo { allow: true }), Err(Refusal::NotAsked));
}

#[test]
fn without_aids_between_friends_there_is_neither_undo_nor_hint_nor_lookup() {
    let rules = |rules: &mut crate::Rules| rules.undo = Undo::Always;
    let game = table("console-en").rules(rules).aids(Aids::Off).start();
    let rules = game.view(0).rules;
    assert_eq!((rules.undo, rules.screen.hint), (Undo::Never, Hint::None));
    assert_eq!(rules.lookups, Lookups::Forbidden);
}
