//! The history in words, for the ear and for screens without pictures.

use locales::{Message, Value, zigzag as say};
use tabletop::Seat;

use crate::history_view::{ActionView, GiftView};
use crate::{ActionKind, LineKindView, LineView, View};

/// What happened, line by line.
pub(crate) fn history(view: &View) -> Vec<Message> {
    view.history.iter().map(|line| told(view, line)).collect()
}

fn told(view: &View, line: &LineView) -> Message {
    let name = name(view, line.seat);
    match &line.what {
        LineKindView::Word { word, action: None } => {
            say::told_word(word.laid.len(), name, &word.word)
        }
        LineKindView::Word { word, action: Some(action) } => {
            let what = said(view, action);
            say::told_word_and_action(what, word.laid.len(), name, &word.word)
        }
        LineKindView::Action { action } => say::told_action(said(view, action), name),
        LineKindView::Exchanged { count, .. } => say::told_exchanged(*count, name),
        LineKindView::Passed => say::told_passed(name),
        LineKindView::Missed { .. } => say::told_missed(name),
        LineKindView::Received { count, from } => {
            say::told_received(*count, self::name(view, *from), name)
        }
        LineKindView::Resigned => say::told_resigned(name),
        LineKindView::Won => say::told_won(name, line.points.0),
    }
}

/// What an Action tile is and did.
fn said(view: &View, action: &ActionView) -> Message {
    let gift = |gift: &GiftView| Value::from(say::gift(gift.count, name(view, gift.to)));
    let gifts = Value::List(action.gifts.iter().map(gift).collect());
    match action.kind {
        ActionKind::Skip => say::action_skip(),
        ActionKind::Reverse => say::action_reverse(),
        ActionKind::PlusTwo | ActionKind::PlusThree if action.gifts.is_empty() => {
            say::action_plus(action.kind.name())
        }
        ActionKind::PlusTwo | ActionKind::PlusThree => say::action_gives(gifts, action.kind.name()),
    }
}

fn name(view: &View, seat: Seat) -> &str {
    view.seats.get(seat.index()).map_or("", |seat| &seat.player.name)
}
