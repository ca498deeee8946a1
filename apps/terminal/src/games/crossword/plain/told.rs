//! What happens at the table in words: turns, questions of the table, the end.

use ::board::Direction;
use crossword::{EndReason, MoveView, PhaseView, Settlement, View};
use locales::{Message, crossword as say, plain};
use notation::Place;

use crate::plain::speaker::{Seen, listed};

/// A line of the score sheet.
pub(super) fn line(view: &View, number: usize, seen: &Seen<'_>) -> Vec<Message> {
    let Some(turn) = view.history.get(number) else { return Vec::new() };
    let MoveView::Played { at, direction, word, words, bonus, .. } = &turn.what else {
        return seen.told("crossword", number);
    };
    let place = seen.coordinates.write(Place::new(*at, *direction));
    let direction = if *direction == Direction::Across { "across" } else { "down" };
    let word = word.replace(['(', ')'], "");
    let mut lines = vec![say::told_played(
        direction,
        name(view, turn.seat.index()),
        turn.points.0,
        place,
        word,
    )];
    if words.len() > 1 {
        let others = words[1..].iter().map(|(word, points)| plain::score_of(word, points.0));
        lines.push(say::plain_also_made(listed(others)));
    }
    if bonus.0 > 0 {
        lines.push(say::plain_bonus(bonus.0));
    }
    lines
}

fn name(view: &View, seat: usize) -> &str {
    view.seats.get(seat).map_or("", |seat| &seat.player.name)
}

/// What the table asks the person at the keyboard.
pub(super) fn state(view: &View, seen: &Seen<'_>) -> Vec<Message> {
    let asked = match &view.phase {
        PhaseView::Move { must_place: Some(typed) } => Some(say::must_place(typed)),
        PhaseView::ChallengeAnswer { words, .. } if view.may_do("accept_challenge") => {
            Some(say::plain_challenged(words.len(), &words[..]))
        }
        PhaseView::Sure { word, .. } if view.may_do("answer") => Some(say::plain_sure(word)),
        PhaseView::Pick if view.may_do("pick") => Some(say::plain_pick()),
        PhaseView::Acceptance { by } if by.iter().any(|seat| seen.own.contains(&seat.0)) => {
            Some(say::plain_acceptance())
        }
        PhaseView::StarterTold => {
            let names = view.seats.iter().map(|seat| seat.player.name.clone());
            Some(say::plain_tell_starter(listed(names)))
        }
        PhaseView::RackTold { seat, count } => {
            Some(say::plain_tell_rack(*count, name(view, seat.index())))
        }
        PhaseView::LeftTold { seat, count } => {
            Some(say::plain_tell_left(*count, name(view, seat.index())))
        }
        PhaseView::NextGame { settlement } => {
            let (game, games) = view.round;
            let scores = sums(view, settlement);
            return vec![say::plain_game_over(game, games, scores), say::plain_next_game()];
        }
        _ => None,
    };
    asked.into_iter().collect()
}

fn sums(view: &View, settlement: &Settlement) -> locales::Value {
    let sums = view.seats.iter().zip(&settlement.totals);
    listed(sums.map(|(seat, points)| plain::score_of(&*seat.player.name, points.0)))
}

/// Why the game is over, and what the racks brought.
pub(super) fn ending(view: &View) -> Vec<Message> {
    let PhaseView::Nothing { settlement } = &view.phase else { return Vec::new() };
    let reason = match settlement.reason {
        EndReason::WentOut => "out",
        EndReason::Passes => "passes",
        EndReason::Scoreless => "scoreless",
        EndReason::NoPlay => "no-play",
        EndReason::Resignation => "resignation",
    };
    vec![say::plain_ended(reason)]
}
