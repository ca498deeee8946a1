//! A table on the screen: the game's part, and what every table has.

mod bottom;
mod clock;
mod commands;
mod dialog;
mod dialog_draw;
mod draw;
mod panels;
mod press;
mod reports;
mod speaking;

use std::time::Instant;

use locales::{Language, Spoken as _, modern as say};
use protocol::{HolderView, SeatedView, StreamEvent, TableState, TableView, WordReport};
use serde_json::Value;
use tabletop::SharedView;

use super::field::Field;
use super::play::{Around, Notation, Play};
use super::request::Request;
use crate::Session;
use crate::screen::Settings;
use dialog::Dialog;

/// A table on the screen.
pub(crate) struct Table {
    session: Session,
    play: Box<dyn Play>,
    /// When the last update came, to count clocks on from it.
    arrived: Instant,
    /// The own seat whose tiles are shown; none for a spectator.
    seat: Option<u8>,
    /// Whether the tiles are hidden until the next person is there.
    veiled: bool,
    command: Option<Field>,
    message: Option<Message>,
    dialog: Option<Dialog>,
    /// Which answer of the question is chosen.
    answer: usize,
    word: Option<WordReport>,
    /// The last words that a computer player tried.
    trials: Vec<String>,
    hints: u32,
    windows: Windows,
    /// The preview that was last asked for, and its number.
    previewed: (Option<Value>, u64),
    review: Option<usize>,
    /// What a question of the command line was about.
    spoken: Value,
}

/// How many of the words that a computer player tried are shown.
const TRIALS: usize = 40;

/// Something that is said at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Message {
    text: String,
    is_refusal: bool,
}

/// Which windows stand beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Windows {
    Usual,
    All,
    None,
}

/// What follows at a table.
#[derive(Debug, Default)]
pub(crate) struct Follows {
    /// What is asked of the task.
    pub requests: Vec<Request>,
    /// Where to go.
    pub go: Option<Go>,
    /// Whether the bell rings.
    pub bell: bool,
}

/// Where to go from a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    /// To the home screen.
    Home,
    /// To the same game anew.
    Again,
}

impl Table {
    /// Sits down at a table.
    pub(crate) fn new(session: Session, play: Box<dyn Play>, now: Instant) -> Self {
        let mut table = Self {
            session,
            play,
            arrived: now,
            seat: None,
            veiled: false,
            command: None,
            message: None,
            dialog: None,
            answer: 0,
            word: None,
            trials: Vec::new(),
            hints: 0,
            windows: Windows::Usual,
            previewed: (None, 0),
            review: None,
            spoken: Value::Null,
        };
        table.look_again();
        table
    }

    /// The table from outside the game.
    pub(crate) const fn outside(&self) -> &TableView {
        self.session.table()
    }

    /// Shows the seat that is to be shown, and hides it first if that is another person's.
    fn look_again(&mut self) {
        let people = self.session.own_seats().len();
        let before = self.seat;
        let shared: Option<SharedView> = self.session.shared();
        let next = self.session.seat();
        let is_next_to_act = shared.is_some_and(|view| {
            view.turn.map(|turn| turn.0) == next || self.session.json().is_some_and(asks_something)
        });
        if before.is_none() || is_next_to_act {
            self.seat = next;
        }
        if let Some(view) = self.view_json().cloned() {
            self.play.show(&view);
        }
        let changes_hands = people > 1 && self.seat != before && !self.is_over();
        if changes_hands && self.play.hides_tiles() {
            self.veiled = true;
        }
    }

    /// The view of the seat on the screen.
    fn view_json(&self) -> Option<&Value> {
        let views = &self.session.update().views;
        let own = |seated: &&SeatedView| seated.seat == self.seat;
        views.iter().find(own).or_else(|| views.first()).map(|seated| &seated.view)
    }

    /// The part of the view that all games share.
    fn shared(&self) -> Option<SharedView> {
        self.view_json().and_then(|view| serde_json::from_value(view.clone()).ok())
    }

    fn is_over(&self) -> bool {
        self.shared().is_some_and(|view| view.outcome.is_some())
    }

    fn is_thinking(&self) -> bool {
        !self.session.update().thinking.is_empty()
    }

    fn may(&self, action: &str) -> bool {
        self.shared().is_some_and(|view| view.may_do(action))
    }

    /// What a game needs to know of the player and the screen.
    fn around(&self, settings: &Settings, language: Language) -> Around {
        let shared = self.shared();
        let name = self.seat.and_then(|seat| Self::name_of(shared.as_ref(), seat));
        let usual = if language == Language::FR { Notation::French } else { Notation::English };
        Around {
            language,
            keys: settings.keys_of(&name.unwrap_or_default()),
            notation: settings.notation.unwrap_or(usual),
            is_to_move: shared.is_some_and(|view| {
                view.turn.is_some() && view.turn.map(|turn| turn.0) == self.seat
            }),
        }
    }

    fn name_of(shared: Option<&SharedView>, seat: u8) -> Option<String> {
        shared?.seats.get(usize::from(seat)).map(|found| found.player.name.clone())
    }

    /// Takes note of what happened at the table.
    fn hear(&mut self, event: StreamEvent, around: Around, now: Instant) {
        if let StreamEvent::Trial(trial) = &event {
            if let Some(text) = self.play.trial(&trial.trial, around) {
                self.trials.push(text);
                if self.trials.len() > TRIALS {
                    self.trials.remove(0);
                }
            }
            return;
        }
        let number = self.session.update().number;
        if self.session.note(event) {
            self.arrived = now;
            if self.session.update().number != number {
                self.hints = 0;
                self.answer = 0;
            }
            self.look_again();
            self.tell_news(number, around);
        }
    }

    /// Says what was played, once it is.
    fn tell_news(&mut self, before: u64, around: Around) {
        if self.session.update().number == before {
            return;
        }
        self.trials.clear();
        if let Some(text) = self.news(around) {
            self.message = Some(Message { text, is_refusal: false });
        }
    }

    fn say(&mut self, text: String) {
        self.message = Some(Message { text, is_refusal: false });
    }

    fn refuse(&mut self, text: String) {
        self.message = Some(Message { text, is_refusal: true });
    }

    /// Who holds the seats of a table that waits for players.
    fn waiting_for(&self, language: Language) -> Option<String> {
        let table = self.session.table();
        if table.state != TableState::Gathering {
            return None;
        }
        let open = table.seats.iter().filter(|seat| seat.holder == HolderView::Open).count();
        Some(say::gathering(&table.code, open).say(language))
    }
}

/// Whether a view asks its seat for something although it is nobody's turn or another's.
fn asks_something(view: &Value) -> bool {
    let may = view["may"].as_array().map(Vec::as_slice).unwrap_or_default();
    let asking = [
        "answer",
        "accept_challenge",
        "pick",
        "accept",
        "tell_starter",
        "tell_rack",
        "tell_left",
        "next_game",
        "judge",
        "resume",
    ];
    may.iter().filter_map(Value::as_str).any(|action| asking.contains(&action))
}
