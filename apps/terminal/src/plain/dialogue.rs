//! The dialogue: who one is, which game, then the table. Lines in, text out.

use std::mem;

use client::{Client, Fault};
use locales::plain as say;
use protocol::{TableState, TableSummary};
use store::Person;

use super::line::{Line, Vocabulary, named};
use super::seats;
use super::setup::Setup;
use super::table::{Flow, Table};
use super::voice::Voice;
use super::{lobby, sentence_of};
use crate::{House, PlayError, Session, Wishes};

/// What can be typed anywhere.
#[derive(Clone, Copy)]
enum Anywhere {
    Repeat,
    Quit,
}

const ANYWHERE: &Vocabulary<Anywhere> = &[
    (Anywhere::Repeat, &["repeat", "again", "repeter", "encore"]),
    (Anywhere::Quit, &["quit", "exit", "q", "bye", "quitter", "sortir"]),
];

/// A dialogue with the person at the keyboard: lines in, text out.
///
/// `begin`, then `hear` each line and `listen` for what happens at the table; `take_text` is what is to
/// be written.
pub struct Dialogue<'house> {
    house: &'house mut House,
    wishes: Wishes,
    voice: Voice,
    stage: Stage,
    scroll: usize,
}

/// What the dialogue is about.
enum Stage {
    /// Who plays: someone of the house, or a new name.
    Name(Vec<Person>),
    /// Between games.
    Lobby(Vec<TableSummary>),
    /// A new game.
    Setup(Box<Setup>),
    /// A table.
    Table(Box<Table>),
    /// Nothing: it is over.
    Left,
}

impl<'house> Dialogue<'house> {
    /// A dialogue in this house; at a hand-over so many lines are scrolled away.
    pub fn new(house: &'house mut House, wishes: &Wishes, scroll: usize) -> Self {
        let voice = Voice::new(wishes.language);
        Self { house, wishes: wishes.clone(), voice, stage: Stage::Left, scroll }
    }

    /// Begins it.
    pub async fn begin(&mut self) -> Result<(), PlayError> {
        self.voice.say(&say::welcome());
        if self.client().me().await?.name.is_some() {
            self.arrive().await;
            return Ok(());
        }
        let levels: Vec<String> =
            self.client().games().await?.into_iter().flat_map(|game| game.levels).collect();
        let people = self.house.people().await;
        match seats::first_person(&self.wishes.players, &levels) {
            Some(name) => self.enter(&name, people).await,
            None => self.ask_name(people),
        }
        Ok(())
    }

    /// What is to be written.
    pub fn take_text(&mut self) -> String {
        self.voice.take()
    }

    /// Whether it is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Left)
    }

    /// Whether a computer player moves, so that a line that was written ahead waits.
    pub fn is_waiting(&self) -> bool {
        matches!(&self.stage, Stage::Table(table) if table.is_waiting())
    }

    /// Waits until something happens at the table, and tells it; forever where nothing can happen.
    pub async fn listen(&mut self) {
        match &mut self.stage {
            Stage::Table(table) => table.listen(&mut self.voice).await,
            _ => std::future::pending().await,
        }
    }

    /// Takes a line.
    pub async fn hear(&mut self, text: &str) {
        let line = Line::new(text);
        match line.command(ANYWHERE).filter(|_| line.words().len() == 1) {
            Some(Anywhere::Repeat) => return self.voice.repeat(),
            Some(Anywhere::Quit) => return self.leave().await,
            None => self.voice.begin_answer(),
        }
        match mem::replace(&mut self.stage, Stage::Left) {
            Stage::Name(people) => self.hear_name(&line, people).await,
            Stage::Lobby(tables) => self.hear_in_lobby(&line, tables).await,
            Stage::Setup(setup) => self.hear_choice(&line, setup).await,
            Stage::Table(mut table) => {
                let flow = table.hear(&line, &mut self.voice).await;
                self.stage = Stage::Table(table);
                self.follow(flow).await;
            }
            Stage::Left => {}
        }
    }

    /// Leaves cleanly: clocks stand still, everything is kept.
    pub async fn leave(&mut self) {
        if let Stage::Table(table) = &mut self.stage {
            table.rest(&mut self.voice).await;
        }
        self.voice.say(&say::goodbye());
        self.stage = Stage::Left;
    }

    fn client(&self) -> &Client {
        self.house.client()
    }

    fn complain(&mut self, fault: &Fault) {
        self.voice.say(&sentence_of(fault));
    }

    fn ask_name(&mut self, people: Vec<Person>) {
        if people.is_empty() {
            self.voice.say(&say::your_name());
        } else {
            self.voice.say(&say::who_are_you());
            for (person, number) in people.iter().zip(1_u32..) {
                self.voice.say(&say::numbered(&*person.shown_name, number));
            }
        }
        self.stage = Stage::Name(people);
    }

    async fn hear_name(&mut self, line: &Line<'_>, people: Vec<Person>) {
        let by_number = line.text.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let chosen = by_number.and_then(|number| people.get(number));
        let name = chosen.map_or_else(|| line.text.to_owned(), |person| person.shown_name.clone());
        match people.first() {
            Some(first) if name.is_empty() => {
                let name = first.shown_name.clone();
                self.enter(&name, people).await;
            }
            None if name.is_empty() => self.ask_name(people),
            _ => self.enter(&name, people).await,
        }
    }

    /// Plays as the person of this name, or as someone new.
    async fn enter(&mut self, name: &str, people: Vec<Person>) {
        let known = people.iter().find(|person| person.shown_name == name);
        let entered = match known {
            Some(person) => self.house.play_as(person).await.map_err(PlayError::from),
            None => self.client().take_name(name).await.map(|_| ()).map_err(PlayError::from),
        };
        match entered {
            Ok(()) => {
                self.house.remember();
                self.arrive().await;
            }
            Err(error) => {
                self.voice.say(&locales::Spoken::message(&error));
                self.ask_name(people);
            }
        }
    }

    /// Goes where the command line says, else to an unfinished game or a new one.
    async fn arrive(&mut self) {
        if let Some(invitation) = self.wishes.join.take() {
            return match Session::join(self.client(), &invitation).await {
                Ok(session) => self.sit_down(session),
                Err(fault) => {
                    self.complain(&fault);
                    self.go_to_lobby().await;
                }
            };
        }
        let wishes = &self.wishes;
        let is_asked =
            wishes.game.is_some() || wishes.preset.is_some() || !wishes.players.is_empty();
        if is_asked { self.begin_setup().await } else { self.go_to_lobby().await }
    }

    async fn go_to_lobby(&mut self) {
        match lobby::unfinished(self.client()).await {
            Ok(tables) if tables.is_empty() => self.begin_setup().await,
            Ok(tables) => {
                self.voice.say_all(&lobby::list(&tables));
                self.stage = Stage::Lobby(tables);
            }
            Err(fault) => {
                self.complain(&fault);
                self.stage = Stage::Lobby(Vec::new());
            }
        }
    }

    async fn hear_in_lobby(&mut self, line: &Line<'_>, tables: Vec<TableSummary>) {
        match lobby::read(line, tables.len()) {
            Some(lobby::Wish::New) => self.begin_setup().await,
            Some(lobby::Wish::Resume(number)) => self.resume(&tables, number).await,
            Some(lobby::Wish::Join(invitation)) => {
                self.wishes.join = Some(invitation);
                self.arrive().await;
            }
            None => {
                self.voice.say_all(&lobby::list(&tables));
                self.stage = Stage::Lobby(tables);
            }
        }
    }

    async fn resume(&mut self, tables: &[TableSummary], number: usize) {
        let Some(table) = tables.get(number) else { return self.begin_setup().await };
        match Session::go_on(self.client(), &table.id).await {
            Ok(session) => self.sit_down(session),
            Err(fault) => {
                self.complain(&fault);
                self.stage = Stage::Lobby(tables.to_vec());
            }
        }
    }

    async fn begin_setup(&mut self) {
        let known = tokio::try_join!(self.client().games(), self.client().me());
        let (games, me) = match known {
            Ok(known) => known,
            Err(fault) => {
                self.complain(&fault);
                self.stage = Stage::Lobby(Vec::new());
                return;
            }
        };
        let mut setup = Setup::new(games, self.wishes.language, me.name.unwrap_or_default());
        if let Err(message) = setup.take(&self.wishes) {
            self.voice.say(&message);
        }
        (self.wishes.game, self.wishes.preset) = (None, None);
        self.wishes.players.clear();
        self.go_on_with(Box::new(setup)).await;
    }

    async fn hear_choice(&mut self, line: &Line<'_>, mut setup: Box<Setup>) {
        if named(lobby::TO_LOBBY, line.text).is_some() {
            return self.go_to_lobby().await;
        }
        if let Err(message) = setup.answer(line.text) {
            self.voice.say(&message);
        }
        self.go_on_with(setup).await;
    }

    /// Asks what is open, or sets the table.
    async fn go_on_with(&mut self, setup: Box<Setup>) {
        if let Some(question) = setup.question() {
            self.voice.say_all(&question);
            self.stage = Stage::Setup(setup);
            return;
        }
        let Some(request) = setup.request() else { return };
        let set = if request.start {
            Session::begin(self.client(), &request).await
        } else {
            Session::gather(self.client(), &request).await
        };
        match set {
            Ok(session) => self.sit_down(session),
            Err(fault) => {
                self.complain(&fault);
                Box::pin(self.begin_setup()).await;
            }
        }
    }

    fn sit_down(&mut self, session: Session) {
        if let Some(mut table) = Table::new(session, self.scroll) {
            table.tell(&mut self.voice);
            self.stage = Stage::Table(Box::new(table));
        } else {
            self.voice.say(&say::unknown_game());
            self.stage = Stage::Lobby(Vec::new());
        }
    }

    async fn follow(&mut self, flow: Flow) {
        match flow {
            Flow::Stay => {}
            Flow::Games => {
                self.rest().await;
                self.go_to_lobby().await;
            }
            Flow::New => {
                self.rest().await;
                self.begin_setup().await;
            }
            Flow::Resume(number) => {
                self.rest().await;
                match lobby::unfinished(self.client()).await {
                    Ok(tables) => self.resume(&tables, number).await,
                    Err(fault) => self.complain(&fault),
                }
            }
        }
    }

    async fn rest(&mut self) {
        if let Stage::Table(table) = &mut self.stage {
            table.rest(&mut self.voice).await;
        }
    }
}

/// Whether a table can be gone on with.
pub(crate) fn is_unfinished(table: &TableSummary) -> bool {
    table.state != TableState::Over
}
