//! The command line in the words of the dialogue by text lines: every game understands there what it
//! understands in a line of text.

use locales::{Message, Spoken as _, modern as say};
use notation::Coordinates;
use serde_json::Value;

use super::super::play::{Around, Notation, Reaction};
use super::super::request::Asked;
use super::dialog::Dialog;
use super::{Follows, Table};
use crate::games;
use crate::plain::line::Line;
use crate::plain::speaker::{Reply, Seen};

/// The longest answer that stands on the line of messages.
const SHORT: usize = 76;

impl Table {
    fn seen(&self, around: Around) -> Option<Seen<'_>> {
        Some(Seen {
            view: self.view_json()?,
            seat: self.seat,
            own: self.session.own_seats(),
            coordinates: match around.notation {
                Notation::English => Coordinates::English,
                Notation::French => Coordinates::French,
            },
            hints: self.hints,
        })
    }

    /// Does what a line asks for that is not the same at every table.
    pub(super) fn speak(&mut self, text: &str, around: Around) -> Follows {
        let line = Line::new(text);
        let reply = self.seen(around).and_then(|seen| {
            let speaker = games::speaker(&self.session.table().game)?;
            speaker.read(&line, &seen).or_else(|| speaker.otherwise(&line, &seen))
        });
        match reply {
            Some(Reply::Tell(lines)) => self.tell(&lines, around),
            Some(Reply::Act(action)) => return self.act(action),
            Some(Reply::Confirm(asks, action)) => {
                let asks = asks.say(around.language);
                return self.react(Reaction::Confirm(asks, action), around);
            }
            Some(Reply::Ask(question)) => {
                self.spoken = question.about;
                return self.ask(Asked::Spoken, question.question);
            }
            None => {
                let examples = self.play.examples(around);
                let refusal = say::unknown_command(examples, text.trim()).say(around.language);
                return self.react(Reaction::Refuse(refusal), around);
            }
        }
        Follows::default()
    }

    /// The answer to a question of the command line.
    pub(super) fn spoken(&mut self, answer: &Value, around: Around) {
        let lines = self.seen(around).and_then(|seen| {
            let speaker = games::speaker(&self.session.table().game)?;
            Some(speaker.answered(&self.spoken, answer, &seen).lines)
        });
        self.tell(&lines.unwrap_or_default(), around);
    }

    /// Tells something: on the line of messages, or in a dialog if it is long.
    fn tell(&mut self, lines: &[Message], around: Around) {
        let lines: Vec<String> = lines.iter().map(|line| line.say(around.language)).collect();
        let whole = lines.join(" ");
        if whole.chars().count() <= SHORT {
            self.say(whole);
        } else {
            self.dialog = Some(Dialog::Told(lines));
        }
    }

    /// What was played last, in the game's own words; why the game is over, once it is.
    pub(super) fn news(&self, around: Around) -> Option<String> {
        if let Some(ending) = self.play.ending(around) {
            return Some(ending);
        }
        let entry = catalogue::find(&self.session.table().game)?;
        let told = (entry.told)(self.view_json()?.clone());
        told.last().map(|line| line.say(around.language))
    }
}
