//! The score sheet in words, for screens without pictures.

use locales::{Message, Value, parcours as say};

use crate::{LineKindView, LineView, View};

/// What happened, line by line.
pub(crate) fn history(view: &View) -> Vec<Message> {
    view.history.iter().map(|line| told(view, line)).collect()
}

fn told(view: &View, line: &LineView) -> Message {
    let name = view.seats.get(line.seat.index()).map_or("", |seat| &seat.player.name);
    let points = line.points.0;
    match &line.what {
        LineKindView::Hand { words, .. } if words.is_empty() => say::told_passed(name),
        LineKindView::Hand { words, .. } => {
            let words: Vec<String> = words.iter().map(|word| word.word.clone()).collect();
            say::told_hand(name, points, Value::from(&words[..]))
        }
        LineKindView::AllSatellites => say::told_all_satellites(name, points),
        LineKindView::Overtime => say::told_overtime(name, points.abs()),
        LineKindView::Resigned => say::told_resigned(name),
    }
}
