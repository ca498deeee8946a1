//! The score sheet as text, for text-only clients.

use board::Direction;
use locales::{Message, Value, crossword as say};

use crate::{MoveView, TurnView, View};

/// The lines of the score sheet as messages.
pub(crate) fn history(view: &View) -> Vec<Message> {
    view.history.iter().map(|turn| line(view, turn)).collect()
}

fn line(view: &View, turn: &TurnView) -> Message {
    let name = view.seats.get(turn.seat.index()).map_or("", |seat| &seat.player.name);
    let points = turn.points.0.abs();
    match &turn.what {
        MoveView::Played { at, direction, word, .. } => {
            let direction = match direction {
                Direction::Across => "across",
                Direction::Down => "down",
            };
            let word = word.replace(['(', ')'], "");
            say::told_played(direction, name, points, at.to_string(), word)
        }
        MoveView::Exchanged { count, .. } => say::told_exchanged(*count, name),
        MoveView::Passed => say::told_passed(name),
        MoveView::Lost { words } => say::told_lost(name, Value::from(&words[..])),
        MoveView::Withdrawn => say::told_withdrawn(name),
        MoveView::ChallengeBonus => say::told_challenge_bonus(name, points),
        MoveView::TimedOut => say::told_timed_out(name),
        MoveView::SatOut => say::told_sat_out(name),
        MoveView::TimePenalty => say::told_time_penalty(name, points),
        MoveView::Resigned => say::told_resigned(name),
        MoveView::Racks { tiles } => say::told_racks(name, turn.points.0, tiles),
    }
}
