//! The task beside the classic screen: it talks to the server and watches the table.

use std::path::PathBuf;

use client::{Client, Fault};
use crossword::{Answer, HintView, LaidTile, PhaseView, Preview, Trial, View};
use locales::{Spoken as _, terminal};
use protocol::{StreamEvent, TableState};
use serde::Deserialize as _;
use serde_json::{Value, json};
use tokio::sync::mpsc::{self, Receiver};
use tokio::task::JoinHandle;

use super::edition::Edition;
use super::new_table::table_request;
use super::setup::{Answers, Saved};
use crate::Session;
use crate::screen::{Classic as Kept, Settings, Worker};

/// How many events of the table may wait for the task.
const EVENTS: usize = 64;

/// What the screen asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Request {
    /// The games that can be taken up again.
    List,
    /// A new game.
    Begin(Answers),
    /// A game taken up again.
    GoOn(String),
    /// An action of the seat on the screen.
    Act(Value),
    /// What tiles would score.
    Preview(Vec<LaidTile>),
    /// A hint; how many were asked for in this turn.
    Hint(u32),
    /// That the computer plays what it has.
    Force,
    /// That the game is interrupted, and kept under a name if one is given.
    Stop(Option<String>),
    /// That these colours are kept for the next time.
    Keep(Kept),
}

/// What the task reports.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Report {
    /// The games that can be taken up again.
    Listed(Vec<Saved>),
    /// A game could not be begun, and why.
    NotBegun(String),
    /// The table as it stands.
    Seen(Box<Snapshot>),
    /// A word that a computer player tries.
    Tried(u8, Box<Trial>),
    /// Something was refused, and why.
    Refused(String),
    /// What tiles would score.
    Previewed(Preview),
    /// A hint.
    Hinted(HintView),
    /// Another game has this name.
    NameTaken(String),
    /// The game is interrupted.
    Stopped,
}

/// A table at one moment.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Snapshot {
    /// The identifier of the table.
    pub(super) table: String,
    /// The number of events so far.
    pub(super) number: u64,
    /// The time on the table's clock, in milliseconds.
    pub(super) clock: u64,
    /// The computer players that are thinking.
    pub(super) thinking: Vec<u8>,
    /// What each of the seats at this screen sees, or a spectator.
    pub(super) views: Vec<View>,
}

impl Snapshot {
    fn of(session: &Session) -> Self {
        let update = session.update();
        let views = update.views.iter().filter_map(|seated| View::deserialize(&seated.view).ok());
        Self {
            table: session.table().id.clone(),
            number: update.number,
            clock: update.clock,
            thinking: update.thinking.clone(),
            views: views.collect(),
        }
    }
}

/// Serves the screen until it is gone.
pub(super) async fn serve(
    client: Client,
    edition: Edition,
    data: PathBuf,
    worker: Worker<Request, Report>,
) {
    let client = client.in_language(edition.language().code());
    let mut task = Task { client, edition, data, table: None, reports: worker.reports };
    let mut requests = worker.requests;
    loop {
        tokio::select! {
            request = requests.recv() => match request {
                Some(request) => task.fulfil(request).await,
                None => return,
            },
            event = task.next_event() => task.note(event).await,
        }
    }
}

struct Task {
    client: Client,
    edition: Edition,
    data: PathBuf,
    table: Option<Table>,
    reports: mpsc::Sender<Report>,
}

/// The table that is played at, and what happens there.
struct Table {
    session: Session,
    events: Receiver<StreamEvent>,
    watching: JoinHandle<()>,
}

impl Drop for Table {
    fn drop(&mut self) {
        self.watching.abort();
    }
}

impl Task {
    async fn next_event(&mut self) -> StreamEvent {
        let event = match &mut self.table {
            Some(table) => table.events.recv().await,
            None => None,
        };
        match event {
            Some(event) => event,
            None => std::future::pending().await,
        }
    }

    async fn note(&mut self, event: StreamEvent) {
        let Some(table) = &mut self.table else { return };
        if let StreamEvent::Trial(shown) = &event {
            if let Ok(trial) = Trial::deserialize(&shown.trial) {
                self.tell(Report::Tried(shown.seat, Box::new(trial))).await;
            }
        } else if table.session.note(event) {
            self.show().await;
        }
    }

    async fn fulfil(&mut self, request: Request) {
        match request {
            Request::List => {
                let listed = self.saved().await.unwrap_or_default();
                self.tell(Report::Listed(listed.into_iter().map(Saved::from).collect())).await;
            }
            Request::Begin(answers) => {
                let begun = self.begin(&answers).await;
                self.enter(begun).await;
            }
            Request::GoOn(id) => {
                let session = self.go_on(&id).await;
                self.enter(session).await;
            }
            Request::Stop(name) => self.stop(name).await,
            Request::Keep(classic) => {
                if let Ok(settings) = Settings::read(&self.data) {
                    let settings = Settings { classic, ..settings };
                    let _the_colours_are_chosen_again = settings.write(&self.data);
                }
            }
            Request::Act(_) | Request::Preview(_) | Request::Hint(_) | Request::Force => {
                self.play(request).await;
            }
        }
    }

    async fn play(&mut self, request: Request) {
        let Some(table) = &mut self.table else { return };
        let session = &mut table.session;
        let asked = |answer: Answer| match answer {
            Answer::Preview(preview) => Some(Report::Previewed(preview)),
            Answer::Hint(hint) => Some(Report::Hinted(hint)),
            Answer::Review(_) => None,
        };
        let done = match request {
            Request::Act(action) => session.act(action).await.map(|()| None),
            Request::Preview(tiles) => {
                session.ask(json!({"ask": "preview", "tiles": tiles})).await.map(asked)
            }
            Request::Hint(asked_before) => {
                session.ask(json!({"ask": "hint", "asked_before": asked_before})).await.map(asked)
            }
            _ => session.force().await.map(|()| None),
        };
        match done {
            Ok(Some(report)) => self.tell(report).await,
            Ok(None) => self.show().await,
            Err(fault) => {
                self.show().await;
                self.tell(Report::Refused(self.sentence(&fault))).await;
            }
        }
    }

    async fn saved(&self) -> Result<Vec<protocol::TableSummary>, Fault> {
        let mut tables = self.client.own_tables().await?.tables;
        let preset = self.edition.preset();
        tables.retain(|table| {
            table.preset == preset
                && ![TableState::Over, TableState::Gathering].contains(&table.state)
        });
        Ok(tables)
    }

    async fn begin(&self, answers: &Answers) -> Result<Session, Fault> {
        let mut own_name = self.client.me().await?.name;
        let first = answers.players.iter().find(|player| player.level.is_none());
        if own_name.is_none() {
            let name = first.or(answers.players.first()).map_or("Lettrine", |player| &player.name);
            own_name = self.client.take_name(name).await?.name;
        }
        let request = table_request(self.edition, answers, own_name.as_deref());
        Session::begin(&self.client, &request).await
    }

    async fn go_on(&self, id: &str) -> Result<Session, Fault> {
        let mut session = Session::go_on(&self.client, id).await?;
        let view: Option<View> = session.view();
        if view.is_some_and(|view| matches!(view.phase, PhaseView::Resume { .. })) {
            session.act(json!({"do": "resume"})).await?;
        }
        Ok(session)
    }

    async fn enter(&mut self, session: Result<Session, Fault>) {
        match session {
            Ok(session) => {
                let mut watching = session.watch();
                let (sender, events) = mpsc::channel(EVENTS);
                let watching = tokio::spawn(async move {
                    while let Ok(Some(event)) = watching.next().await {
                        if sender.send(event).await.is_err() {
                            return;
                        }
                    }
                });
                self.table = Some(Table { session, events, watching });
                self.show().await;
            }
            Err(fault) => self.tell(Report::NotBegun(self.sentence(&fault))).await,
        }
    }

    /// Interrupts the game. A name that another game has is not given twice.
    async fn stop(&mut self, name: Option<String>) {
        let Some(table) = &mut self.table else { return };
        let id = table.session.table().id.clone();
        if let Some(name) = name {
            let others = self.client.own_tables().await.map(|list| list.tables).unwrap_or_default();
            let is_taken = others
                .iter()
                .any(|other| other.id != id && other.title.to_lowercase() == name.to_lowercase());
            if is_taken {
                return self.tell(Report::NameTaken(name)).await;
            }
            if let Err(fault) = table.session.save(&name).await {
                return self.tell(Report::Refused(self.sentence(&fault))).await;
            }
        }
        let _a_game_that_is_over_needs_no_pause = table.session.pause().await;
        self.table = None;
        self.tell(Report::Stopped).await;
    }

    async fn show(&self) {
        if let Some(table) = &self.table {
            self.tell(Report::Seen(Box::new(Snapshot::of(&table.session)))).await;
        }
    }

    async fn tell(&self, report: Report) {
        let _the_screen_is_gone = self.reports.send(report).await;
    }

    /// What went wrong, as a whole sentence.
    fn sentence(&self, fault: &Fault) -> String {
        let Some(problem) = fault.problem() else {
            return terminal::no_server(fault.to_string()).say(self.edition.language());
        };
        let mut signs = problem.sentence.chars();
        let first = signs.next().map(char::to_uppercase);
        let text: String = first.into_iter().flatten().chain(signs).collect();
        if text.ends_with(['.', '!', '?']) { text } else { text + "." }
    }
}
