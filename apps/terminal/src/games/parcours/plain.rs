//! Parcours in text lines.

mod answers;
mod boards;
mod places;

use locales::{Message, parcours as say};
use parcours::{EndReason, PhaseView, RackView, StageView, View};
use serde_json::{Value, json};

use crate::plain::hints;
use crate::plain::line::{Line, Vocabulary};
use crate::plain::speaker::{Answered, Question, Reply, Seen, Speaker, listed, spelled};
use places::Target;

/// Parcours' part of the dialogue.
pub(crate) struct Plain;

/// Commands of this game.
#[derive(Clone, Copy)]
enum Verb {
    Lay,
    Try,
    End,
    Pass,
    Buy,
    Refill,
    Undo,
    Rack,
    Board,
    Slot,
    Bag,
    Where,
    Hint,
}

const VERBS: &Vocabulary<Verb> = &[
    (Verb::Lay, &["path", "p", "chemin", "c", "word", "mot", "sat", "s", "satellite"]),
    (Verb::Try, &["try", "essayer", "essai"]),
    (Verb::End, &["end", "fin", "finir", "terminer"]),
    (Verb::Pass, &["pass", "passe", "passer"]),
    (Verb::Buy, &["buy", "acheter", "achat"]),
    (Verb::Refill, &["draw", "refill", "piocher", "pioche"]),
    (Verb::Undo, &["undo", "back", "annuler"]),
    (Verb::Rack, &["rack", "tiles", "letters", "chevalet", "lettres"]),
    (Verb::Board, &["board", "plateau", "parcours"]),
    (Verb::Slot, &["slot", "case"]),
    (Verb::Bag, &["bag", "sac"]),
    (Verb::Where, &["next", "where", "ensuite", "ou"]),
    (Verb::Hint, &["hint", "indice", "aide"]),
];

impl Speaker for Plain {
    fn title(&self) -> Message {
        say::plain_title()
    }

    fn help(&self) -> Vec<Message> {
        vec![say::plain_help()]
    }

    fn hand(&self, seen: &Seen<'_>) -> Vec<Message> {
        let Some(view) = seen.read::<View>() else { return Vec::new() };
        rack(&view, seen).map(|tiles| say::plain_letters(spelled(tiles))).into_iter().collect()
    }

    fn opening(&self, seen: &Seen<'_>) -> Vec<Message> {
        let told = |view: View| boards::ahead(&view, seen.seat?);
        seen.read().and_then(told).unwrap_or_default()
    }

    fn line(&self, seen: &Seen<'_>, number: usize) -> Vec<Message> {
        seen.told("parcours", number)
    }

    fn state(&self, seen: &Seen<'_>) -> Vec<Message> {
        seen.read().map(|view| state(&view)).unwrap_or_default()
    }

    fn ending(&self, seen: &Seen<'_>) -> Vec<Message> {
        let Some(view) = seen.read::<View>() else { return Vec::new() };
        let PhaseView::Nothing { settlement } = &view.phase else { return Vec::new() };
        let arrived = settlement.arrived.map(|seat| boards::name(&view, seat.0).to_owned());
        vec![match (settlement.reason, arrived) {
            (EndReason::Arrival, Some(name)) => say::plain_arrived(name),
            (EndReason::Resignation, _) => say::plain_all_resigned(),
            _ => say::plain_standstill(),
        }]
    }

    fn read(&self, line: &Line<'_>, seen: &Seen<'_>) -> Option<Reply> {
        let view: View = seen.read()?;
        if let (Some(accept), true) = (line.as_answer(), view.may_do("judge")) {
            return Some(Reply::Act(json!({"do": "judge", "accept": accept})));
        }
        Some(obey(line.command(VERBS)?, line, &view, seen))
    }

    fn otherwise(&self, line: &Line<'_>, seen: &Seen<'_>) -> Option<Reply> {
        let [word] = line.words() else { return None };
        let is_word = word.chars().count() > 1 && word.chars().all(char::is_alphabetic);
        let view: View = seen.read()?;
        let target = is_word.then(|| Target::on_path(&view, seen.seat?, word))??;
        Some(Reply::Act(target.write()))
    }

    fn answered(&self, about: &Value, answer: &Value, seen: &Seen<'_>) -> Answered {
        seen.read().map(|view| answers::told(about, answer, &view, seen)).unwrap_or_default()
    }
}

fn obey(verb: Verb, line: &Line<'_>, view: &View, seen: &Seen<'_>) -> Reply {
    let rest = line.rest();
    let back = || rest.concat().to_uppercase();
    let seat = seen.seat.unwrap_or_default();
    match verb {
        Verb::Lay => match Target::read(line.words(), view, seat) {
            Some(target) => Reply::Act(target.write()),
            None => Reply::line(say::plain_place_and_word()),
        },
        Verb::Try => match Target::read(rest, view, seat) {
            Some(target) => Reply::Ask(target.preview(view, seen)),
            None => Reply::line(say::plain_place_and_word()),
        },
        Verb::End => Reply::Act(json!({"do": "end", "back": back()})),
        Verb::Pass if rest.is_empty() => {
            Reply::Confirm(say::plain_sure_to_pass(), json!({"do": "pass", "back": ""}))
        }
        Verb::Pass => Reply::Act(json!({"do": "pass", "back": back()})),
        Verb::Buy => Reply::Confirm(
            say::plain_sure_to_buy(spelled(letters(&back()))),
            json!({"do": "buy", "back": back()}),
        ),
        Verb::Refill => Reply::Act(json!({"do": "refill"})),
        Verb::Undo => Reply::Act(json!({"do": "take_back"})),
        Verb::Rack => Reply::Tell(racks(view, seen)),
        Verb::Board => Reply::Tell(boards::board(view, rest, seat)),
        Verb::Slot => Reply::Tell(boards::slot(view, rest, seat)),
        Verb::Bag => Reply::Tell(boards::bag(view, seat)),
        Verb::Where => Reply::Tell(boards::ahead(view, seat).unwrap_or_default()),
        Verb::Hint => Reply::Ask(Question {
            question: json!({"ask": "hint", "asked_before": 0}),
            about: json!({"strength": hints::strength(rest, seen.hints)}),
        }),
    }
}

/// The signs of a text of letters.
fn letters(text: &str) -> Vec<String> {
    text.chars().map(String::from).collect()
}

/// The letters of the seat at the keyboard, if they are known.
fn rack(view: &View, seen: &Seen<'_>) -> Option<Vec<String>> {
    let seat = view.seats.get(usize::from(seen.seat?))?;
    match &seat.rack {
        Some(RackView::Shown(tiles)) => Some(letters(tiles)),
        _ => None,
    }
}

/// One's own letters with their worth, and those of the others where they lie open.
fn racks(view: &View, seen: &Seen<'_>) -> Vec<Message> {
    let worth = |tile: &String| {
        let found = view.letters.iter().find(|letter| letter.tile == *tile);
        locales::plain::tile_worth(spelled([tile]), found.map_or(0, |letter| letter.value.0))
    };
    let own = rack(view, seen).unwrap_or_default();
    let mut lines = vec![say::plain_letters(listed(own.iter().map(worth)))];
    for (seat, other) in view.seats.iter().zip(0_u8..) {
        if let (Some(RackView::Shown(tiles)), true) = (&seat.rack, Some(other) != seen.seat) {
            lines.push(say::plain_letters_of(&*seat.player.name, spelled(letters(tiles))));
        }
    }
    lines
}

/// The words of the hand so far, and what is asked.
fn state(view: &View) -> Vec<Message> {
    if let PhaseView::Verdict { word, .. } = &view.phase {
        let is_mine = view.may_do("judge");
        return vec![if is_mine { say::plain_verdict(word) } else { say::plain_asked(word) }];
    }
    let hand = &view.hand;
    let mut lines: Vec<Message> =
        hand.words.iter().filter_map(|place| boards::laid(view, *place)).collect();
    if !lines.is_empty() {
        lines.push(say::plain_hand_points(hand.points.0, hand.total.0));
    }
    if view.may_do("end") {
        lines.push(say::plain_lay_more());
    }
    if hand.stage == StageView::Second {
        lines.push(say::plain_second_play());
    } else if view.may_do("refill") {
        lines.push(say::plain_may_refill());
    }
    lines
}
