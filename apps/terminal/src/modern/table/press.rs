//! Keys and presses at a table.

use crossterm::event::{KeyCode, KeyEvent};
use locales::{Spoken as _, modern as say};
use serde_json::{Value, json};

use super::super::canvas::Target;
use super::super::field::{Field, Typed};
use super::super::keys::{Step, selects, step};
use super::super::play::{Answer, Around, Common, Question, Reaction};
use super::super::request::{Asked, Request};
use super::dialog::Dialog;
use super::{Follows, Go, Table, Windows};
use crate::screen::Settings;

impl Follows {
    /// The task is asked for something.
    pub(super) fn asking(request: Request) -> Self {
        Self { requests: vec![request], ..Self::default() }
    }

    pub(super) fn going(go: Go) -> Self {
        Self { requests: vec![Request::Leave], go: Some(go), bell: false }
    }
}

impl Table {
    /// Takes a key.
    pub(crate) fn press(
        &mut self,
        key: KeyEvent,
        settings: &Settings,
        language: locales::Language,
    ) -> Follows {
        let around = self.around(settings, language);
        let follows = self.take_key(key, around);
        self.with_preview(follows)
    }

    /// Takes a press of the mouse.
    pub(crate) fn point(
        &mut self,
        target: Target,
        settings: &Settings,
        language: locales::Language,
    ) -> Follows {
        let around = self.around(settings, language);
        let follows = match target {
            Target::Key(code) => self.take_key(KeyEvent::from(code), around),
            _ if self.veiled => self.take_key(KeyEvent::from(KeyCode::Enter), around),
            Target::Row(row) => self.press_row(row, around),
            Target::Rack(tile) if self.mark(tile) => Follows::default(),
            Target::Rack(_) | Target::Board(_) if self.dialog.is_some() => Follows::default(),
            Target::Rack(tile) => {
                let reaction = self.play.press_rack(tile, around);
                self.react(reaction, around)
            }
            Target::Board(place) => {
                let reaction = self.play.press_board(place, around);
                self.react(reaction, around)
            }
        };
        self.with_preview(follows)
    }

    /// Takes a pasted text: a line for the command line.
    pub(crate) fn paste(&mut self, text: &str) {
        match &mut self.dialog {
            Some(Dialog::Letters { field, .. } | Dialog::Title(field)) => field.paste(text),
            _ => self.command.get_or_insert_default().paste(text),
        }
    }

    fn take_key(&mut self, key: KeyEvent, around: Around) -> Follows {
        if self.veiled {
            return self.press_veil(key, around);
        }
        if self.command.is_some() {
            return self.press_command(key, around);
        }
        if self.dialog.is_some() {
            return self.press_dialog(key, around);
        }
        if self.review.is_some() {
            return self.press_review(key, around);
        }
        if let Some(follows) = self.press_question(key, around) {
            return follows;
        }
        if let Some(follows) = self.press_shortcut(key, around) {
            return follows;
        }
        let reaction = self.play.press(key, around);
        if reaction == Reaction::Nothing {
            return self.press_letter_shortcut(key, around);
        }
        self.react(reaction, around)
    }

    fn press_veil(&mut self, key: KeyEvent, around: Around) -> Follows {
        if selects(around.keys, key, false) {
            self.veiled = false;
            self.message = None;
        } else if key.code == KeyCode::Esc {
            return Follows::going(Go::Home);
        }
        Follows::default()
    }

    fn press_command(&mut self, key: KeyEvent, around: Around) -> Follows {
        let Some(mut field) = self.command.take() else { return Follows::default() };
        match field.press(key) {
            Typed::Dropped => Follows::default(),
            Typed::Finished if field.text().trim().is_empty() => Follows::default(),
            Typed::Finished => self.obey(field.text(), around),
            Typed::Text | Typed::Other => {
                self.command = Some(field);
                Follows::default()
            }
        }
    }

    /// What the table asks: of the game, or what to do after it.
    pub(super) fn question(&self, around: Around) -> Option<Question> {
        if self.waiting_for(around.language).is_some() {
            return None;
        }
        if self.is_over() {
            return Some(self.ending(around));
        }
        self.play.question(around)
    }

    fn press_question(&mut self, key: KeyEvent, around: Around) -> Option<Follows> {
        let question = self.question(around)?;
        let count = question.answers.len();
        match (key.code, step(around.keys, key, false)) {
            (KeyCode::Char(digit @ '1'..='9'), _) => {
                let answer = usize::try_from(digit.to_digit(10)?).ok()?.checked_sub(1)?;
                if answer >= count {
                    return None;
                }
                self.answer = answer;
                Some(self.take_answer(around))
            }
            (_, Some(Step::Left | Step::Up)) => {
                self.answer = self.answer.saturating_sub(1);
                Some(Follows::default())
            }
            (_, Some(Step::Right | Step::Down)) => {
                self.answer = (self.answer + 1).min(count.saturating_sub(1));
                Some(Follows::default())
            }
            _ if selects(around.keys, key, false) && count > 0 => Some(self.take_answer(around)),
            _ => None,
        }
    }

    /// Gives the chosen answer.
    pub(super) fn take_answer(&mut self, around: Around) -> Follows {
        let Some(question) = self.question(around) else { return Follows::default() };
        match question.answers.into_iter().nth(self.answer) {
            Some((_, Answer::Act(action))) => self.act(action),
            Some((asks, Answer::Letters(action, name))) => {
                self.ask_letters(asks, action, name, false)
            }
            Some((asks, Answer::List(action, name))) => self.ask_letters(asks, action, name, true),
            Some((_, Answer::Choose(purpose))) => self.react(Reaction::Choose(purpose), around),
            Some((_, Answer::Common(common))) => self.do_common(common, around),
            None => Follows::default(),
        }
    }

    fn ask_letters(
        &mut self,
        asks: String,
        action: Value,
        name: &'static str,
        is_list: bool,
    ) -> Follows {
        let field = Field::default();
        self.dialog = Some(Dialog::Letters { asks, field, action, name, is_list });
        Follows::default()
    }

    /// Keys that mean the same at every table.
    fn press_shortcut(&mut self, key: KeyEvent, around: Around) -> Option<Follows> {
        let common = match key.code {
            KeyCode::Char(':') => {
                self.command = Some(Field::default());
                return Some(Follows::default());
            }
            KeyCode::Char('?') => Common::Keys,
            KeyCode::Char('2') if self.is_thinking() => Common::Force,
            KeyCode::Char('5') => return Some(self.react(Reaction::Hint, around)),
            KeyCode::Char('7') => Common::Bag,
            KeyCode::Char('9') => {
                let word = self.play.last_word().unwrap_or_default();
                return Some(self.react(Reaction::Define(word), around));
            }
            KeyCode::Tab => {
                self.windows = self.windows.next();
                return Some(Follows::default());
            }
            KeyCode::F(2) => Common::Turns,
            KeyCode::Esc if self.play.put_down() => return Some(Follows::default()),
            KeyCode::Esc => Common::Leave,
            _ => return None,
        };
        Some(self.do_common(common, around))
    }

    /// Letters are shortcuts where they are not laid.
    fn press_letter_shortcut(&mut self, key: KeyEvent, around: Around) -> Follows {
        match key.code {
            KeyCode::Char('q') => self.do_common(Common::Leave, around),
            KeyCode::Char('h') => self.react(Reaction::Hint, around),
            KeyCode::Char('b') => self.do_common(Common::Bag, around),
            KeyCode::Char('z') => {
                self.play.zoom();
                Follows::default()
            }
            KeyCode::Char('r') => {
                self.windows = self.windows.next();
                Follows::default()
            }
            _ => Follows::default(),
        }
    }

    fn press_review(&mut self, key: KeyEvent, around: Around) -> Follows {
        let turn = self.review.unwrap_or_default();
        let last = self.shared().map_or(0, |view| view.history.len().saturating_sub(1));
        match (key.code, step(around.keys, key, false)) {
            (_, Some(Step::Left | Step::Up)) => self.ask_review(turn.saturating_sub(1), around),
            (_, Some(Step::Right | Step::Down)) => self.ask_review((turn + 1).min(last), around),
            (KeyCode::Home, _) => self.ask_review(0, around),
            (KeyCode::End, _) => self.ask_review(last, around),
            (KeyCode::Char('?'), _) => {
                self.open(Common::Keys);
                Follows::default()
            }
            (KeyCode::Char('q'), _) => Follows::going(Go::Home),
            (KeyCode::Esc, _) => {
                self.review = None;
                self.play.reviewed(None);
                Follows::default()
            }
            _ => Follows::default(),
        }
    }

    /// Asks for the review of a line.
    pub(super) fn ask_review(&mut self, turn: usize, around: Around) -> Follows {
        self.review = Some(turn);
        let Some(question) = self.play.review(turn, around) else { return Follows::default() };
        self.ask(Asked::Review(turn), question)
    }

    pub(super) fn ask(&self, why: Asked, question: Value) -> Follows {
        let seat = self.seat.unwrap_or_default();
        Follows::asking(Request::Ask { why, seat, question })
    }

    /// Acts for the seat on the screen.
    pub(super) fn act(&mut self, action: Value) -> Follows {
        let (seat, seen) = (self.seat.unwrap_or_default(), self.session.update().number);
        Follows::asking(Request::Act { seat, seen, action })
    }

    /// Does what came of a key, a press or a line.
    pub(super) fn react(&mut self, reaction: Reaction, around: Around) -> Follows {
        match reaction {
            Reaction::Nothing => {}
            Reaction::Done => self.message = None,
            Reaction::Say(text) => self.say(text),
            Reaction::Refuse(text) => {
                self.refuse(text);
                return Follows { bell: true, ..Follows::default() };
            }
            Reaction::Act(action) => return self.act(action),
            Reaction::Confirm(asks, action) => {
                self.dialog = Some(Dialog::Confirm { asks, action, is_yes: false });
            }
            Reaction::Choose(purpose) => {
                let tiles: Vec<String> =
                    self.play.rack().into_iter().map(|tile| tile.face).collect();
                let marked = vec![false; tiles.len()];
                self.dialog = Some(Dialog::Choose { purpose, tiles, marked, cursor: 0 });
            }
            Reaction::Line(line) => return self.obey(&line, around),
            Reaction::Hint => return self.ask_hint(around),
            Reaction::Define(word) => return self.define(&word, around),
            Reaction::Common(common) => return self.do_common(common, around),
        }
        Follows::default()
    }

    fn ask_hint(&mut self, around: Around) -> Follows {
        let is_offered = self.shared().is_some_and(|view| view.help.hint != tabletop::Hint::None);
        if !is_offered {
            self.refuse(say::no_hints().say(around.language));
            return Follows::default();
        }
        if !around.is_to_move {
            self.refuse(say::not_your_turn().say(around.language));
            return Follows::default();
        }
        let question = self.play.hint(self.hints);
        self.hints += 1;
        self.ask(Asked::Hint, question)
    }

    fn define(&mut self, word: &str, around: Around) -> Follows {
        if word.is_empty() {
            self.refuse(say::define_which().say(around.language));
            return Follows::default();
        }
        let lexicon = self.session.lexicon().to_owned();
        Follows::asking(Request::Define { lexicon, word: word.to_owned() })
    }

    /// Adds the question for the preview, if what is laid has changed.
    fn with_preview(&mut self, mut follows: Follows) -> Follows {
        let wanted = self.play.preview();
        if wanted == self.previewed.0 {
            return follows;
        }
        let number = self.previewed.1 + 1;
        self.previewed = (wanted.clone(), number);
        self.play.previewed(Ok(Value::Null));
        if let Some(question) = wanted {
            let seat = self.seat.unwrap_or_default();
            follows.requests.push(Request::Ask { why: Asked::Preview(number), seat, question });
        }
        follows
    }

    /// What can be done once the game is over.
    fn ending(&self, around: Around) -> Question {
        let language = around.language;
        let mut answers = Vec::new();
        if self.play.review(0, around).is_some() {
            answers.push((say::review().say(language), Answer::Common(Common::Review)));
        }
        answers.push((say::again().say(language), Answer::Common(Common::Again)));
        answers.push((say::leave().say(language), Answer::Common(Common::Leave)));
        Question { asks: self.result(language), answers }
    }

    /// Who has won.
    fn result(&self, language: locales::Language) -> String {
        let Some(view) = self.shared() else { return String::new() };
        let Some(outcome) = &view.outcome else { return String::new() };
        let name = |seat: &tabletop::Seat| Self::name_of(Some(&view), seat.0).unwrap_or_default();
        match &*outcome.winners {
            _ if view.seats.len() == 1 => {
                say::result_alone(outcome.scores.first().map_or(0, |score| score.0)).say(language)
            }
            [] => say::result_nobody().say(language),
            [winner] => say::result_won(name(winner)).say(language),
            several => {
                let names = several.iter().map(|seat| name(seat).into()).collect();
                say::result_shared(locales::Value::List(names)).say(language)
            }
        }
    }

    pub(super) fn confirm_resigning(&mut self, around: Around) -> Follows {
        let asks = say::resign_sure().say(around.language);
        self.dialog =
            Some(Dialog::Confirm { asks, action: json!({"do": "resign"}), is_yes: false });
        Follows::default()
    }
}

impl Windows {
    const fn next(self) -> Self {
        match self {
            Self::Usual => Self::All,
            Self::All => Self::None,
            Self::None => Self::Usual,
        }
    }
}
