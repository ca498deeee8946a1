//! What is typed at a table: the game's own commands first, then those that all games share.

use std::mem;

use client::Fault;
use locales::{Message, plain as say};
use notation::Coordinates;
use serde_json::{Value, json};

use super::line::{Line, Vocabulary};
use super::questions;
use super::sentence_of;
use super::speaker::{Question, Reply};
use super::table::{Flow, Table};
use super::voice::Voice;

/// Commands that every game understands.
#[derive(Clone, Copy)]
enum Command {
    Help,
    Play,
    Score,
    Turn,
    Clock,
    History,
    Last,
    Define,
    Force,
    Save,
    Games,
    New,
    Resume,
    Pause,
    Players,
    Resign,
    Notation,
    Start,
    Code,
}

const COMMANDS: &Vocabulary<Command> = &[
    (Command::Help, &["help", "keys", "?", "commands", "commandes", "touches"]),
    (Command::Play, &["play", "lay", "jouer", "poser"]),
    (Command::Score, &["score", "scores", "points"]),
    (Command::Turn, &["turn", "who", "next", "tour", "qui", "suivant"]),
    (Command::Clock, &["clock", "time", "temps", "pendule"]),
    (Command::History, &["history", "historique", "coups"]),
    (Command::Last, &["last", "dernier", "derniere"]),
    (Command::Define, &["define", "def", "meaning", "definir", "sens"]),
    (Command::Force, &["force", "forcer"]),
    (Command::Save, &["save", "sauver", "enregistrer"]),
    (Command::Games, &["games", "parties"]),
    (Command::New, &["new", "nouveau", "nouvelle"]),
    (Command::Resume, &["resume", "continue", "continuer", "reprendre"]),
    (Command::Pause, &["pause"]),
    (Command::Players, &["players", "joueurs"]),
    (Command::Resign, &["resign", "abandonner"]),
    (Command::Notation, &["notation"]),
    (Command::Start, &["start", "commencer"]),
    (Command::Code, &["code", "invite", "inviter"]),
];

/// Words with which the next person says that they are there.
const READY: [&str; 4] = ["ready", "ok", "pret", "prete"];

impl Table {
    /// Whether a line makes a thinking computer player move, so that it does not wait for the move.
    pub(crate) fn is_force(line: &str) -> bool {
        matches!(Line::new(line).command(COMMANDS), Some(Command::Force))
    }

    /// Takes a line.
    pub(crate) async fn hear(&mut self, line: &Line<'_>, voice: &mut Voice) -> Flow {
        if self.is_covered {
            if line.is_empty() || line.is_one_of(&READY) {
                self.uncover(voice);
            } else {
                self.ask_for_next(voice);
            }
            return Flow::Stay;
        }
        if let Some(action) = self.unconfirmed.take() {
            match line.as_answer() {
                Some(true) => self.act(action, voice).await,
                Some(false) => voice.say(&say::nothing_changed()),
                None => return self.obey(line, voice).await,
            }
            return Flow::Stay;
        }
        self.obey(line, voice).await
    }

    async fn obey(&mut self, line: &Line<'_>, voice: &mut Voice) -> Flow {
        let reply = self.seen().and_then(|seen| self.speaker.read(line, &seen));
        if let Some(reply) = reply {
            self.carry_out(reply, voice).await;
            return Flow::Stay;
        }
        if let Some(command) = line.command(COMMANDS) {
            return self.obey_common(command, line, voice).await;
        }
        match self.seen().and_then(|seen| self.speaker.otherwise(line, &seen)) {
            Some(reply) => self.carry_out(reply, voice).await,
            None if line.is_empty() => self.tell_again(voice),
            None => voice.say(&say::not_understood(line.text)),
        }
        Flow::Stay
    }

    /// Says whose turn it is, for whoever presses Enter.
    fn tell_again(&self, voice: &mut Voice) {
        if let Some(view) = self.session.shared() {
            voice.say(&questions::turn(&view));
        }
    }

    async fn carry_out(&mut self, reply: Reply, voice: &mut Voice) {
        match reply {
            Reply::Ask(_) | Reply::Act(_) | Reply::Confirm(..) if self.session.is_over() => {
                voice.say(&locales::table::over());
            }
            Reply::Tell(lines) => voice.say_all(&lines),
            Reply::Act(action) => self.act(action, voice).await,
            Reply::Confirm(question, action) => {
                voice.say(&question);
                self.unconfirmed = Some(action);
            }
            Reply::Ask(question) => self.ask(question, voice).await,
        }
    }

    async fn ask(&mut self, Question { question, about }: Question, voice: &mut Voice) {
        let is_hint = question["ask"] == "hint";
        let seat = self.seat.unwrap_or_default();
        let answer: Result<Value, Fault> = self.session.ask_for(seat, question).await;
        match (answer, self.seen()) {
            (Ok(answer), Some(seen)) => {
                let answered = self.speaker.answered(&about, &answer, &seen);
                voice.say_all(&answered.lines);
                self.ready = answered.ready;
                self.hints += u32::from(is_hint);
            }
            (Err(fault), _) => voice.say(&sentence_of(&fault)),
            (Ok(_), None) => {}
        }
    }

    /// Does something for the person at the keyboard; a refusal changes nothing.
    async fn act(&mut self, action: Value, voice: &mut Voice) {
        let Some(seat) = self.seat else { return voice.say(&say::only_watching()) };
        match self.session.act_for(seat, action).await {
            Ok(()) => {
                self.ready.clear();
                self.tell(voice);
            }
            Err(fault) => {
                voice.say(&sentence_of(&fault));
                self.tell(voice);
            }
        }
    }

    async fn obey_common(&mut self, command: Command, line: &Line<'_>, voice: &mut Voice) -> Flow {
        let rest = line.rest();
        match command {
            Command::Games => return Flow::Games,
            Command::New => return Flow::New,
            Command::Resume => match rest.first().and_then(|text| text.parse::<usize>().ok()) {
                Some(number) => return Flow::Resume(number.saturating_sub(1)),
                None => self.try_out(voice, Attempt::Resume).await,
            },
            Command::Play if self.ready.is_empty() => voice.say(&say::nothing_ready()),
            Command::Play => {
                for action in mem::take(&mut self.ready) {
                    self.act(action, voice).await;
                }
            }
            Command::Define => match rest.first() {
                Some(word) => {
                    let report = self.session.word(&word.to_uppercase()).await;
                    voice.say_all(&questions::definition(report));
                }
                None => voice.say(&say::which_word()),
            },
            Command::Save => {
                let title = if rest.is_empty() { None } else { Some(rest.join(" ")) };
                let title = title.unwrap_or_else(|| self.title());
                let saved = self.session.save(&title).await;
                tell(voice, saved, &say::saved(title));
            }
            Command::Force => {
                let forced = self.session.force().await;
                tell(voice, forced, &say::forced());
            }
            Command::Pause => self.try_out(voice, Attempt::Pause).await,
            Command::Start => self.try_out(voice, Attempt::Start).await,
            Command::Resign => {
                voice.say(&say::sure_to_resign());
                self.unconfirmed = Some(json!({"do": "resign"}));
            }
            Command::Notation => self.change_notation(rest, voice),
            _ => voice.say_all(&self.answer(command, rest)),
        }
        Flow::Stay
    }

    /// The answer to a question about the table.
    fn answer(&self, command: Command, rest: &[&str]) -> Vec<Message> {
        let help = || [vec![say::help()], self.speaker.help(), vec![say::help_more()]].concat();
        match (command, self.session.shared()) {
            (Command::Help, _) => help(),
            (Command::Code, _) => vec![say::gathering(&self.session.table().code)],
            (_, None) => vec![say::not_begun()],
            (Command::Score, Some(view)) => vec![questions::scores(&view)],
            (Command::Turn, Some(view)) => vec![questions::turn(&view)],
            (Command::Clock, Some(view)) => questions::clocks(self, &view),
            (Command::Players, Some(view)) => vec![questions::players(&view)],
            (Command::Last, Some(_)) => questions::history(self, Some("1")),
            _ => questions::history(self, rest.first().copied()),
        }
    }

    fn change_notation(&mut self, rest: &[&str], voice: &mut Voice) {
        self.coordinates =
            match (rest.first().map(|word| super::line::folded(word)), self.coordinates) {
                (Some(word), _) if word.starts_with("en") || word.starts_with("an") => {
                    Coordinates::English
                }
                (Some(word), _) if word.starts_with("fr") => Coordinates::French,
                (_, Coordinates::English) => Coordinates::French,
                (_, Coordinates::French) => Coordinates::English,
            };
        voice.say(&match self.coordinates {
            Coordinates::English => say::notation_english(),
            Coordinates::French => say::notation_french(),
        });
    }

    async fn try_out(&mut self, voice: &mut Voice, attempt: Attempt) {
        let done = match attempt {
            Attempt::Pause => self.session.pause().await,
            Attempt::Resume => self.session.resume().await,
            Attempt::Start => self.session.start().await,
        };
        match done {
            Ok(()) => self.tell(voice),
            Err(fault) => voice.say(&sentence_of(&fault)),
        }
    }
}

/// Something about the table itself.
#[derive(Clone, Copy)]
enum Attempt {
    Pause,
    Resume,
    Start,
}

fn tell(voice: &mut Voice, done: Result<(), Fault>, message: &Message) {
    match done {
        Ok(()) => voice.say(message),
        Err(fault) => voice.say(&sentence_of(&fault)),
    }
}
