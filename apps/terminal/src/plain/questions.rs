//! Questions about a table that every game answers alike.

use std::time::Instant;

use client::Fault;
use locales::{Message, Value as Gap, plain as say};
use protocol::WordReport;
use serde_json::Value;
use tabletop::{Millis, Moment, SharedView};

use super::gathering;
use super::speaker::{listed, name_of};
use super::table::Table;

/// How many lines of the history are told unless a number is named.
const USUAL_LINES: usize = 10;
/// How many senses of a word are told.
const SENSES: usize = 6;

/// Everyone's points.
pub(crate) fn scores(view: &SharedView) -> Message {
    let score = |seat: &tabletop::SharedSeat| say::score_of(&*seat.player.name, seat.score.0);
    say::scores(listed(view.seats.iter().map(score)))
}

/// Who plays.
pub(super) fn players(view: &SharedView) -> Message {
    say::players(listed(view.seats.iter().map(|seat| gathering::player(&seat.player))))
}

/// Whose turn it is.
pub(super) fn turn(view: &SharedView) -> Message {
    match view.turn {
        Some(seat) => say::turn_of(name_of(view, seat.0)),
        None => say::nobodys_turn(),
    }
}

/// The last lines of the history: ten, so many, or all.
pub(super) fn history(table: &Table, wanted: Option<&str>) -> Vec<Message> {
    let Some((seen, view)) = table.seen().and_then(|seen| seen.shared().map(|view| (seen, view)))
    else {
        return vec![say::nothing_yet()];
    };
    let lines = view.history.len();
    let wanted = match wanted.map(str::parse) {
        None => USUAL_LINES,
        Some(Ok(number)) => number,
        Some(Err(_)) => lines,
    };
    let mut told = Vec::new();
    for number in lines.saturating_sub(wanted)..lines {
        let mut line = table.speaker.line(&seen, number).into_iter();
        told.extend(line.next().map(|first| say::numbered(first, number + 1)));
        told.extend(line);
    }
    if told.is_empty() { vec![say::nothing_yet()] } else { told }
}

/// Everyone's time.
pub(super) fn clocks(table: &Table, view: &SharedView) -> Vec<Message> {
    let Some(seen) = table.seen() else { return vec![say::no_clock()] };
    let Some((limit, is_per_turn)) = limit(&seen.view["rules"]["clock"]) else {
        return vec![say::no_clock()];
    };
    let elapsed = Instant::now().saturating_duration_since(table.heard).as_millis();
    let now = Moment(table.session.update().clock + u64::try_from(elapsed).unwrap_or_default());
    let line = |seat: &tabletop::SharedSeat| {
        let running = seat.clock.since.map_or(Millis(0), |since| now.since(since));
        let turn = seat.clock.turn + running;
        let used = if is_per_turn { turn } else { seat.clock.spent + turn };
        say::clock_of(&*seat.player.name, minutes(limit.less(used)))
    };
    view.seats.iter().map(line).collect()
}

/// The time of a clock rule, and whether it is that of one turn.
fn limit(clock: &Value) -> Option<(Millis, bool)> {
    let (name, rule) = clock.as_object()?.iter().next()?;
    let seconds = rule["seconds"].as_u64()?;
    Some((Millis::from_seconds(seconds), name != "per_game"))
}

fn minutes(time: Millis) -> String {
    let seconds = time.0 / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// What is known of a word.
pub(super) fn definition(report: Result<WordReport, Fault>) -> Vec<Message> {
    let report = match report {
        Ok(report) => report,
        Err(fault) => return vec![super::sentence_of(&fault)],
    };
    let mut lines =
        vec![if report.valid { say::valid(&report.word) } else { say::not_valid(&report.word) }];
    for entry in &report.definitions {
        for sense in entry.senses.iter().take(SENSES) {
            let kind = Gap::from(&sense.part_of_speech);
            lines.push(if sense.part_of_speech.is_empty() {
                say::sense(&sense.gloss, &entry.source, &entry.spelling)
            } else {
                say::sense_of_kind(&sense.gloss, kind, &entry.source, &entry.spelling)
            });
        }
    }
    if report.valid && report.definitions.is_empty() {
        lines.push(say::no_definition());
    }
    lines.truncate(SENSES + 1);
    lines
}
