//! The score sheet as text, for text-only clients.

use board::Direction;
use locales::{Message, Value, crossword as say};
use tabletop::Seat;

use crate::{ChallengeView, MoveView, TurnView, View};

/// The lines of the score sheet as messages.
pub(crate) fn history(view: &View) -> Vec<Message> {
    let lines = |turn| [Some(line(view, turn)), failed_challenge(view, turn)];
    view.history.iter().flat_map(lines).flatten().collect()
}

fn name_of(view: &View, seat: Seat) -> &str {
    view.seats.get(seat.index()).map_or("", |seat| &seat.player.name)
}

/// What is told after the line of a play that was challenged and stands.
fn failed_challenge(view: &View, turn: &TurnView) -> Option<Message> {
    let challenge = turn.challenge.as_ref().filter(|challenge| !challenge.upheld)?;
    let (name, words) = (name_of(view, challenge.by), &challenge.words[..]);
    Some(say::told_challenge_failed(name, Value::from(words)))
}

fn line(view: &View, turn: &TurnView) -> Message {
    let name = name_of(view, turn.seat);
    let points = turn.points.0.abs();
    if let Some(ChallengeView { by, words, upheld: true }) = &turn.challenge {
        return say::told_challenge_upheld(name_of(view, *by), points, Value::from(&words[..]));
    }
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
