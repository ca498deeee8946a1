//! The crossword game in text lines.

mod answers;
mod board;
mod laying;
mod real;
mod told;

use crossword::{Mode, PhaseView, RackView, Racks, View};
use locales::{Message, Value as Gap, crossword as say};
use serde_json::{Value, json};

use crate::plain::hints;
use crate::plain::line::{Line, Vocabulary};
use crate::plain::speaker::{
    Answered, Choice, EASY, Question, Reply, Seen, Speaker, Way, listed, spelled,
};

/// The crossword game's part of the dialogue.
pub(crate) struct Plain;

/// Commands of this game.
#[derive(Clone, Copy)]
enum Verb {
    Rack,
    Board,
    Row,
    Column,
    Square,
    Try,
    Play,
    Exchange,
    Pass,
    Challenge,
    Accept,
    Undo,
    Hint,
    Bag,
    Pick,
    NextGame,
}

const VERBS: &Vocabulary<Verb> = &[
    (Verb::Rack, &["rack", "tiles", "chevalet", "lettres"]),
    (Verb::Board, &["board", "plateau", "grille"]),
    (Verb::Row, &["row", "ligne", "rangee"]),
    (Verb::Column, &["column", "col", "colonne"]),
    (Verb::Square, &["square", "case", "neighbours", "neighbors", "voisins", "voisines"]),
    (Verb::Try, &["try", "essayer", "essai"]),
    (Verb::Play, &["play", "jouer", "lay", "poser"]),
    (Verb::Exchange, &["exchange", "exch", "swap", "change", "echanger", "ech"]),
    (Verb::Pass, &["pass", "passe", "passer"]),
    (Verb::Challenge, &["challenge", "contester", "conteste"]),
    (Verb::Accept, &["accept", "accepter", "accepte"]),
    (Verb::Undo, &["undo", "annuler"]),
    (Verb::Hint, &["hint", "indice", "aide"]),
    (Verb::Bag, &["bag", "unseen", "sac", "reste"]),
    (Verb::Pick, &["pick", "piocher", "pioche"]),
    (Verb::NextGame, &["next", "suivante"]),
];

const WAYS: &[Way] = &[
    Way { name: "normal", title: say::plain_way_normal, company: true, rounds: false },
    Way { name: "solitaire", title: say::plain_way_solitaire, company: false, rounds: false },
    Way { name: "tournament", title: say::plain_way_tournament, company: true, rounds: true },
    Way { name: "real-board", title: say::plain_way_real_board, company: true, rounds: false },
];

impl Speaker for Plain {
    fn title(&self) -> Message {
        say::plain_title()
    }

    fn ways(&self) -> &'static [Way] {
        WAYS
    }

    fn easy(&self) -> Option<&'static str> {
        Some("club")
    }

    fn changes(&self, choice: &Choice<'_>) -> Value {
        let mut changes = match choice.preset {
            EASY => json!({
                "racks": "hidden", "clock": "none", "unknown_word": "refused",
                "refused_word": "try_again", "undo": "always", "lookups": "allowed",
                "screen": {"hint": "list", "name_length": 30},
            }),
            _ => json!({}),
        };
        let tiles = if choice.words == "fr" { "french" } else { "english" };
        if choice.preset == EASY || choice.preset == "club" {
            changes["language"] = choice.words.into();
            changes["lexicon"] = choice.words.into();
            changes["tiles"] = tiles.into();
        }
        match choice.way {
            "solitaire" => changes["mode"] = "solitaire".into(),
            "tournament" => changes["mode"] = json!({"tournament": choice.rounds}),
            "real-board" => changes["mode"] = "real_board".into(),
            _ => {}
        }
        changes
    }

    fn help(&self) -> Vec<Message> {
        vec![say::plain_help()]
    }

    fn hand(&self, seen: &Seen<'_>) -> Vec<Message> {
        let Some(view) = seen.read::<View>() else { return Vec::new() };
        rack(&view, seen).map(|tiles| say::plain_rack(spelled(tiles))).into_iter().collect()
    }

    fn opening(&self, seen: &Seen<'_>) -> Vec<Message> {
        let Some(view) = seen.read::<View>() else { return Vec::new() };
        let mut lines = vec![say::plain_bag(view.bag)];
        if let (Mode::Tournament(_), (game, games)) = (view.rules.mode, view.round) {
            lines.insert(0, say::plain_round(game, games));
        }
        lines
    }

    fn line(&self, seen: &Seen<'_>, number: usize) -> Vec<Message> {
        seen.read().map(|view| told::line(&view, number, seen)).unwrap_or_default()
    }

    fn state(&self, seen: &Seen<'_>) -> Vec<Message> {
        seen.read().map(|view| told::state(&view, seen)).unwrap_or_default()
    }

    fn ending(&self, seen: &Seen<'_>) -> Vec<Message> {
        seen.read().map(|view| told::ending(&view)).unwrap_or_default()
    }

    fn read(&self, line: &Line<'_>, seen: &Seen<'_>) -> Option<Reply> {
        let view: View = seen.read()?;
        if let Some(reply) = answer(line, &view).or_else(|| real::read(line, &view, seen)) {
            return Some(reply);
        }
        match line.command(VERBS) {
            Some(verb) => obey(verb, line, &view, seen),
            None => match line.words() {
                [place] => board::square(place, &view, seen.coordinates).map(Reply::Tell),
                [place, word] => laying::play(place, word, &view, seen),
                _ => None,
            },
        }
    }

    fn answered(&self, about: &Value, answer: &Value, seen: &Seen<'_>) -> Answered {
        seen.read().map(|view| answers::told(about, answer, &view, seen)).unwrap_or_default()
    }

    fn keeps_secrets(&self, seen: &Seen<'_>) -> bool {
        let secret =
            |view: View| view.rules.racks == Racks::Hidden && view.rules.mode != Mode::RealBoard;
        seen.read().is_some_and(secret)
    }
}

/// What a yes or no answers, if the table has asked.
fn answer(line: &Line<'_>, view: &View) -> Option<Reply> {
    let is = |action: &str| view.may_do(action);
    let reply = |action: &str| Some(Reply::Act(json!({"do": action})));
    match (&view.phase, line.as_answer()) {
        (PhaseView::Sure { .. }, Some(sure)) if is("answer") => {
            Some(Reply::Act(json!({"do": "answer", "sure": sure})))
        }
        (PhaseView::ChallengeAnswer { .. }, Some(true)) => reply("accept_challenge"),
        (PhaseView::ChallengeAnswer { .. }, Some(false)) => reply("reject_challenge"),
        (PhaseView::Acceptance { .. }, Some(true)) if is("accept") => reply("accept"),
        _ => None,
    }
}

fn obey(verb: Verb, line: &Line<'_>, view: &View, seen: &Seen<'_>) -> Option<Reply> {
    let simple = |action: &str| Reply::Act(json!({"do": action}));
    let rest = line.rest();
    Some(match verb {
        Verb::Rack => Reply::Tell(rack_in_full(view, seen)),
        Verb::Board => Reply::Tell(board::rows(view, seen.coordinates)),
        Verb::Row => Reply::Tell(board::line(rest, board::Line::Row, view, seen.coordinates)),
        Verb::Column => Reply::Tell(board::line(rest, board::Line::Column, view, seen.coordinates)),
        Verb::Square => {
            let place = rest.first().copied().unwrap_or_default();
            let told = board::square(place, view, seen.coordinates);
            Reply::Tell(told.unwrap_or_else(|| vec![say::plain_no_place(place)]))
        }
        Verb::Try => match rest {
            [place, word] => laying::attempt(place, word, view, seen),
            _ => Reply::line(say::plain_place_and_word()),
        },
        Verb::Play => match rest {
            [place, word] => return laying::play(place, word, view, seen),
            _ => return None,
        },
        Verb::Exchange => exchange(&rest.concat()),
        Verb::Pass => Reply::Confirm(say::plain_sure_to_pass(), json!({"do": "pass"})),
        Verb::Challenge => simple("challenge"),
        Verb::Accept => match view.phase {
            PhaseView::ChallengeAnswer { .. } => simple("accept_challenge"),
            _ => simple("accept"),
        },
        Verb::Undo => simple("undo"),
        Verb::Pick => simple("pick"),
        Verb::Hint => Reply::Ask(Question {
            question: json!({"ask": "hint", "asked_before": 0}),
            about: json!({"strength": hints::strength(rest, seen.hints)}),
        }),
        Verb::Bag => Reply::Tell(bag(rest, view)),
        Verb::NextGame if view.may_do("next_game") => simple("next_game"),
        Verb::NextGame => return None,
    })
}

fn exchange(tiles: &str) -> Reply {
    if tiles.is_empty() {
        return Reply::line(say::exchange_of_nothing());
    }
    let tiles = tiles.to_uppercase();
    let question = say::plain_sure_to_exchange(spelled(signs(&tiles)));
    Reply::Confirm(question, json!({"do": "exchange", "tiles": tiles}))
}

/// The signs of a text of tiles, one by one.
fn signs(tiles: &str) -> Vec<String> {
    let mut signs = Vec::new();
    let mut rest = tiles;
    while let Some(first) = rest.chars().next() {
        let end = if first == '[' { rest.find(']').map(|end| end + 1) } else { None };
        let (sign, left) = rest.split_at(end.unwrap_or(first.len_utf8()));
        signs.push(sign.to_owned());
        rest = left;
    }
    signs
}

/// The tiles of the seat at the keyboard, if they are known.
fn rack(view: &View, seen: &Seen<'_>) -> Option<Vec<String>> {
    let seat = view.seats.get(usize::from(seen.seat?))?;
    match &seat.rack {
        Some(RackView::Shown(tiles)) => Some(signs(tiles)),
        _ => None,
    }
}

fn rack_in_full(view: &View, seen: &Seen<'_>) -> Vec<Message> {
    let Some(tiles) = rack(view, seen) else { return vec![say::plain_no_rack()] };
    let worth = |tile: &String| {
        let value = view.remaining.iter().find(|count| count.tile == *tile);
        let value = value.map_or(0, |count| count.value.0);
        locales::plain::tile_worth(spelled([tile]), value)
    };
    let count = tiles.len();
    let mut lines = vec![say::plain_rack_in_full(count, listed(tiles.iter().map(worth)))];
    for (seat, other) in view.seats.iter().zip(0_u8..) {
        if let (Some(RackView::Shown(tiles)), true) = (&seat.rack, Some(other) != seen.seat) {
            lines.push(say::plain_rack_of(&*seat.player.name, spelled(signs(tiles))));
        }
    }
    lines
}

/// What is left: all of it, or one letter.
fn bag(rest: &[&str], view: &View) -> Vec<Message> {
    let count =
        |tile: &tabletop::TileCount| locales::plain::tile_count(tile.left, spelled([&tile.tile]));
    if let Some(letter) = rest.first() {
        let letter = letter.to_uppercase();
        let found = view.remaining.iter().find(|count| count.tile == letter);
        return vec![match found {
            Some(tile) => say::plain_left_of(tile.left, spelled([&tile.tile]), tile.total),
            None => locales::table::no_such_tile(letter),
        }];
    }
    let unseen: usize = view.remaining.iter().map(|count| count.left).sum();
    let left: Vec<Gap> = view
        .remaining
        .iter()
        .filter(|tile| tile.left > 0)
        .map(|tile| Gap::from(count(tile)))
        .collect();
    let mut lines = vec![say::plain_bag_and_unseen(view.bag, unseen)];
    if !left.is_empty() {
        lines.push(say::plain_unseen(Gap::List(left)));
    }
    lines
}
