//! What the task beside the screen reports to a table.

use std::time::Instant;

use locales::{Language, Spoken as _, modern as say};
use protocol::{StreamEvent, Update, WordReport};
use serde_json::Value;

use super::super::play::Around;
use super::super::request::{Asked, Report};
use super::dialog::Dialog;
use super::{Follows, Table};
use crate::screen::Settings;

impl Table {
    /// Takes a report.
    pub(crate) fn report(
        &mut self,
        report: Report,
        settings: &Settings,
        language: Language,
        now: Instant,
    ) -> Follows {
        let around = self.around(settings, language);
        let was_own_turn = around.is_to_move;
        match report {
            Report::Heard(event) => self.hear(*event, around, now),
            Report::Acted(Ok(update)) => self.acted(*update, around, now),
            Report::Acted(Err((sentence, missed))) => {
                for update in missed {
                    self.hear(StreamEvent::Update(update), around, now);
                }
                self.refuse(sentence);
                return Follows { bell: true, ..Follows::default() };
            }
            Report::Answered(why, answer) => self.answered(why, answer, around),
            Report::Word(word) => self.defined(word),
            Report::Done(text) => self.say(text),
            Report::Failed(text) => self.refuse(text),
            Report::Home(_) | Report::Table(_) | Report::Scores(_) | Report::Statistics(_) => {}
        }
        let is_own_turn = self.around(settings, language).is_to_move;
        Follows { bell: is_own_turn && !was_own_turn, ..Follows::default() }
    }

    fn acted(&mut self, update: Update, around: Around, now: Instant) {
        if update.number > self.session.update().number {
            self.message = None;
        }
        self.hear(StreamEvent::Update(update), around, now);
    }

    fn answered(&mut self, why: Asked, answer: Result<Value, String>, around: Around) {
        match why {
            Asked::Preview(number) if number == self.previewed.1 => self.play.previewed(answer),
            Asked::Spoken => match answer {
                Ok(answer) => self.spoken(&answer, around),
                Err(sentence) => self.refuse(sentence),
            },
            Asked::Hint => match answer {
                Ok(answer) => self.show_hints(answer, around),
                Err(sentence) => self.refuse(sentence),
            },
            Asked::Review(turn) if self.review == Some(turn) => match answer {
                Ok(answer) => self.play.reviewed(Some(answer)),
                Err(sentence) => self.refuse(sentence),
            },
            Asked::Preview(_) | Asked::Review(_) => {}
        }
    }

    fn show_hints(&mut self, answer: Value, around: Around) {
        let rows = self.play.hints(answer, around);
        if rows.is_empty() {
            self.say(say::hint_nothing().say(around.language));
        } else {
            self.dialog = Some(Dialog::Hints { rows, cursor: 0 });
        }
    }

    fn defined(&mut self, word: Result<Box<WordReport>, String>) {
        match word {
            Ok(report) => {
                self.word = Some(*report);
                self.dialog = Some(Dialog::Meaning);
            }
            Err(sentence) => self.refuse(sentence),
        }
    }
}
