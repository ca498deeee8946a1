//! At a real board the program is told what it cannot see.

use crossword::{PhaseView, ToldPoints, View};
use locales::crossword as say;
use serde_json::json;

use crate::plain::line::{Line, Vocabulary, folded};
use crate::plain::speaker::{Reply, Seen};

/// What is told at a real board.
#[derive(Clone, Copy)]
enum Verb {
    Tiles,
    Withdrawn,
    Bonus,
    Overtime,
}

const VERBS: &Vocabulary<Verb> = &[
    (Verb::Tiles, &["drew", "draw", "holds", "left", "tire", "tirage", "tient", "restent"]),
    (Verb::Withdrawn, &["withdrawn", "retire"]),
    (Verb::Bonus, &["bonus", "prime"]),
    (Verb::Overtime, &["overtime", "depassement"]),
];

/// What a line tells of a real board; nothing if it is no such line.
pub(super) fn read(line: &Line<'_>, view: &View, seen: &Seen<'_>) -> Option<Reply> {
    let rest = line.rest();
    match line.command(VERBS)? {
        Verb::Tiles => tiles(rest, view, seen),
        Verb::Withdrawn if view.may_do("tell_withdrawn") => {
            Some(Reply::Act(json!({"do": "tell_withdrawn"})))
        }
        Verb::Bonus if view.may_do("tell_points") => {
            Some(points(rest, view, ToldPoints::Challenge))
        }
        Verb::Overtime if view.may_do("tell_points") => Some(points(rest, view, ToldPoints::Time)),
        _ => None,
    }
}

fn tiles(rest: &[&str], view: &View, seen: &Seen<'_>) -> Option<Reply> {
    let text = rest.concat().to_uppercase();
    let seat = match &view.phase {
        PhaseView::StarterTold => {
            let letters: Vec<String> = rest.iter().map(|letter| letter.to_uppercase()).collect();
            return Some(Reply::Act(json!({"do": "tell_starter", "letters": letters})));
        }
        PhaseView::LeftTold { seat, .. } => {
            return Some(Reply::Act(json!({"do": "tell_left", "seat": seat, "tiles": text})));
        }
        PhaseView::RackTold { seat, .. } => seat.0,
        _ if view.may_do("tell_rack") => seen.seat?,
        _ => return None,
    };
    Some(Reply::Act(json!({"do": "tell_rack", "seat": seat, "tiles": text})))
}

fn points(rest: &[&str], view: &View, why: ToldPoints) -> Reply {
    let [name, points] = rest else { return Reply::line(say::plain_name_and_points()) };
    let is_named = |seat: &crossword::SeatView| folded(&seat.player.name) == folded(name);
    let (seat, points) = (view.seats.iter().position(is_named), points.parse::<i32>().ok());
    match (seat, points) {
        (Some(seat), Some(points)) => {
            Reply::Act(json!({"do": "tell_points", "seat": seat, "why": why, "points": points}))
        }
        _ => Reply::line(say::plain_name_and_points()),
    }
}
