//! Zigzag in text lines.

mod answers;
mod tiles_told;
mod turns;

use locales::{Message, zigzag as say};
use serde_json::{Value, json};
use zigzag::{EndReason, PhaseView, Rotation, View};

use crate::plain::hints;
use crate::plain::line::{Line, Vocabulary};
use crate::plain::speaker::{Answered, Question, Reply, Seen, Speaker, listed};
use turns::Turn;

/// Zigzag's part of the dialogue.
pub(crate) struct Plain;

/// Commands of this game.
#[derive(Clone, Copy)]
enum Verb {
    Own,
    Open,
    Table,
    Free,
    Letter,
    Words,
    Piles,
    Next,
    Left,
    Unseen,
    Word,
    Try,
    Exchange,
    Return,
    Pass,
    Hint,
}

const VERBS: &Vocabulary<Verb> = &[
    (Verb::Own, &["rack", "tiles", "chevalet", "lettres", "mine"]),
    (Verb::Open, &["open", "tiles-of", "jetons", "ouverts"]),
    (Verb::Table, &["letters", "lettres-posees", "table", "board"]),
    (Verb::Free, &["free", "libres", "libre"]),
    (Verb::Letter, &["tile", "letter", "lettre", "jeton", "square"]),
    (Verb::Words, &["words", "mots"]),
    (Verb::Piles, &["piles", "pile", "pioches", "pioche", "bag"]),
    (Verb::Next, &["next", "who", "turn", "suivant", "qui", "ensuite", "tour"]),
    (Verb::Left, &["score", "scores", "points", "left", "reste"]),
    (Verb::Unseen, &["unseen", "caches"]),
    (Verb::Word, &["word", "mot"]),
    (Verb::Try, &["try", "essayer", "essai"]),
    (Verb::Exchange, &["exchange", "echanger", "change"]),
    (Verb::Return, &["return", "rendre"]),
    (Verb::Pass, &["pass", "passe", "passer"]),
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
        let own = seen.seat.and_then(|seat| view.seats.get(usize::from(seat)));
        let told = |seat: &zigzag::SeatView| say::plain_own(seat.pile, tiles_told::all(&seat.open));
        own.map(told).into_iter().collect()
    }

    fn opening(&self, seen: &Seen<'_>) -> Vec<Message> {
        let Some(view) = seen.read::<View>() else { return Vec::new() };
        vec![say::plain_reserve(view.reserve)]
    }

    fn line(&self, seen: &Seen<'_>, number: usize) -> Vec<Message> {
        seen.told("zigzag", number)
    }

    fn state(&self, seen: &Seen<'_>) -> Vec<Message> {
        let Some(view) = seen.read::<View>() else { return Vec::new() };
        match view.phase {
            PhaseView::Return { count } if view.may_do("return") => {
                vec![say::plain_return(count)]
            }
            _ => Vec::new(),
        }
    }

    fn ending(&self, seen: &Seen<'_>) -> Vec<Message> {
        let Some(view) = seen.read::<View>() else { return Vec::new() };
        let PhaseView::Nothing { settlement } = &view.phase else { return Vec::new() };
        let reason = match settlement.reason {
            EndReason::Finished => "finished",
            EndReason::Resignation => "resignation",
            EndReason::Standstill => "standstill",
        };
        vec![say::plain_ended(reason), left(&view)]
    }

    fn read(&self, line: &Line<'_>, seen: &Seen<'_>) -> Option<Reply> {
        let view: View = seen.read()?;
        if turns::is_action(line.words()) {
            return Some(lay(line.words(), &view, seen));
        }
        Some(obey(line.command(VERBS)?, line, &view, seen))
    }

    fn otherwise(&self, line: &Line<'_>, seen: &Seen<'_>) -> Option<Reply> {
        let view: View = seen.read()?;
        let first = line.words().first()?;
        let is_word = first.chars().count() > 1 && first.chars().all(char::is_alphabetic);
        is_word.then(|| lay(line.words(), &view, seen))
    }

    fn answered(&self, about: &Value, answer: &Value, seen: &Seen<'_>) -> Answered {
        seen.read().map(|view| answers::told(about, answer, &view, seen)).unwrap_or_default()
    }
}

fn obey(verb: Verb, line: &Line<'_>, view: &View, seen: &Seen<'_>) -> Reply {
    let rest = line.rest();
    match verb {
        Verb::Own => Reply::Tell(Plain.hand(seen)),
        Verb::Open => Reply::Tell(tiles_told::open(view, rest)),
        Verb::Table => Reply::Tell(tiles_told::on_table(view)),
        Verb::Free => Reply::Tell(tiles_told::free(view)),
        Verb::Letter => Reply::Tell(tiles_told::one(view, rest)),
        Verb::Words => Reply::Tell(tiles_told::words(view)),
        Verb::Piles => Reply::Tell(tiles_told::piles(view)),
        Verb::Next => Reply::line(next(view)),
        Verb::Left => Reply::line(left(view)),
        Verb::Unseen => Reply::line(tiles_told::unseen(view)),
        Verb::Word => lay(rest, view, seen),
        Verb::Try => attempt(rest, view, seen),
        Verb::Exchange => {
            let count = rest.first().and_then(|text| text.parse::<u8>().ok());
            match count {
                Some(count) => {
                    let draw = json!({"do": "exchange", "draw": count});
                    Reply::Confirm(say::plain_sure_to_exchange(count), draw)
                }
                None => Reply::line(say::plain_how_many(view.drawable)),
            }
        }
        Verb::Return => {
            let tiles: Vec<String> = rest.iter().map(|tile| turns::tile(tile)).collect();
            Reply::Act(json!({"do": "return", "tiles": tiles}))
        }
        Verb::Pass => Reply::Confirm(say::plain_sure_to_pass(), json!({"do": "pass"})),
        Verb::Hint => {
            let strength = match hints::strength(rest, seen.hints) {
                1 => "letter",
                2 => "word",
                _ => "play",
            };
            Reply::Ask(Question {
                question: json!({"ask": "hint", "strength": strength, "asked_before": 0}),
                about: Value::Null,
            })
        }
    }
}

fn lay(words: &[&str], view: &View, seen: &Seen<'_>) -> Reply {
    match Turn::read(words, view, seen) {
        Ok(turn) => Reply::Act(turn.action()),
        Err(message) => Reply::line(message),
    }
}

fn attempt(words: &[&str], view: &View, seen: &Seen<'_>) -> Reply {
    match Turn::read(words, view, seen) {
        Ok(turn) => match turn.find() {
            Some(question) => Reply::Ask(Question { question, about: turn.action() }),
            None => Reply::line(say::plain_word_to_try()),
        },
        Err(message) => Reply::line(message),
    }
}

fn next(view: &View) -> Message {
    let name = |seat: Option<tabletop::Seat>| {
        let seat = seat.and_then(|seat| view.seats.get(seat.index()));
        seat.map_or_else(String::new, |seat| seat.player.name.clone())
    };
    let rotation = match view.rotation {
        Rotation::Clockwise => "clockwise",
        Rotation::Counterclockwise => "counterclockwise",
    };
    say::plain_next(name(view.next), name(view.turn), rotation)
}

fn left(view: &View) -> Message {
    let left = |seat: &zigzag::SeatView| say::plain_left_of(seat.left, &*seat.player.name);
    say::plain_left(listed(view.seats.iter().map(left)))
}
