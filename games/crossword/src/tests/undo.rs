//! Taking turns back, where the table allows it.

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
