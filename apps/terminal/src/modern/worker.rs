//! The task beside the screens: it alone knows the house, and tells the screens what it says.

use client::{Client, Fault, Watching};
use locales::{Language, Spoken as _, modern as say};
use protocol::{ScoreCategory, StreamEvent, TableState};
use tokio::sync::mpsc::Sender;
use tokio::task::JoinHandle;

use super::request::{HomeReport, Report, Request, sentence_of};
use crate::screen::Worker;
use crate::{House, Session, Wishes};

/// Serves the screens until they are gone.
pub async fn serve(house: &mut House, wishes: &Wishes, mut worker: Worker<Request, Report>) {
    let mut task = Task {
        language: wishes.language,
        reports: worker.reports.clone(),
        table: None,
        watching: None,
    };
    task.home(house).await;
    while let Some(request) = worker.requests.recv().await {
        task.take(house, request, wishes).await;
    }
}

/// The table one is at, and where reports go.
struct Task {
    language: Language,
    reports: Sender<Report>,
    table: Option<String>,
    watching: Option<JoinHandle<()>>,
}

impl Task {
    async fn report(&self, report: Report) {
        let _the_screens_are_gone = self.reports.send(report).await;
    }

    async fn fail(&self, fault: &Fault) {
        self.report(Report::Failed(sentence_of(fault, self.language))).await;
    }

    async fn take(&mut self, house: &mut House, request: Request, wishes: &Wishes) {
        let (client, language) = (house.client().clone(), self.language);
        match request {
            Request::Home => self.home(house).await,
            Request::Name(name) => self.name(house, &name).await,
            Request::Begin(table) => {
                let session = Session::begin(&client, &table).await;
                self.sit_down(session).await;
            }
            Request::GoOn(id) => self.sit_down(Session::go_on(&client, &id).await).await,
            Request::Join(code) => self.sit_down(Session::join(&client, &code).await).await,
            Request::Start => self.start(&client).await,
            Request::Leave => self.leave(),
            Request::Act { seat, seen, action } => {
                let Some(table) = self.table.clone() else { return };
                let request = client::action(seat, seen, action);
                self.spawn(async move {
                    Report::Acted(match client.act_surely(&table, &request).await {
                        Ok(update) => Ok(Box::new(update)),
                        Err(fault) => {
                            let missed = fault.problem().map(|problem| problem.missed.clone());
                            Err((sentence_of(&fault, language), missed.unwrap_or_default()))
                        }
                    })
                });
            }
            Request::Ask { why, seat, question } => {
                let Some(table) = self.table.clone() else { return };
                self.spawn(async move {
                    let answer = client.ask(&table, seat, question).await;
                    let told = |fault: Fault| sentence_of(&fault, language);
                    Report::Answered(why, answer.map_err(told))
                });
            }
            other => self.take_other(&client, other, wishes).await,
        }
    }

    async fn take_other(&mut self, client: &Client, request: Request, wishes: &Wishes) {
        let (client, language) = (client.clone(), self.language);
        match request {
            Request::Define { lexicon, word } => self.spawn(async move {
                let report = client.word(&lexicon, &word).await;
                Report::Word(report.map(Box::new).map_err(|fault| sentence_of(&fault, language)))
            }),
            Request::Force(seats) => {
                let Some(table) = self.table.clone() else { return };
                for seat in seats {
                    if let Err(fault) = client.force(&table, seat).await {
                        self.fail(&fault).await;
                    }
                }
            }
            Request::Save(title) => {
                let Some(table) = self.table.clone() else { return };
                self.spawn(async move {
                    match client.save(&table, &title).await {
                        Ok(()) => Report::Done(say::saved(&title).say(language)),
                        Err(fault) => Report::Failed(sentence_of(&fault, language)),
                    }
                });
            }
            Request::Scores(category) => self.spawn(async move {
                match client.high_scores(&query(&category)).await {
                    Ok(scores) => Report::Scores(Box::new(scores)),
                    Err(fault) => Report::Failed(sentence_of(&fault, language)),
                }
            }),
            Request::Statistics(game) => self.spawn(async move {
                match client.statistics(game.as_deref()).await {
                    Ok(statistics) => Report::Statistics(Box::new(statistics)),
                    Err(fault) => Report::Failed(sentence_of(&fault, language)),
                }
            }),
            Request::Settings(settings) => {
                if let Err(fault) = settings.write(&wishes.data) {
                    let text = say::settings_not_kept(fault.to_string()).say(self.language);
                    self.report(Report::Failed(text)).await;
                }
            }
            _ => {}
        }
    }

    /// Does something beside the requests, and reports what came of it.
    fn spawn(&self, doing: impl Future<Output = Report> + Send + 'static) {
        let reports = self.reports.clone();
        tokio::spawn(async move {
            let _the_screens_are_gone = reports.send(doing.await).await;
        });
    }

    async fn home(&self, house: &House) {
        match home_report(house).await {
            Ok(home) => self.report(Report::Home(Box::new(home))).await,
            Err(fault) => self.fail(&fault).await,
        }
    }

    /// Plays under a name: as someone of this data folder if they have it.
    async fn name(&mut self, house: &mut House, name: &str) {
        let people = house.people().await;
        if let Some(person) = people.iter().find(|person| person.shown_name == name) {
            if let Err(error) = house.play_as(person).await {
                let text = error.say(self.language);
                return self.report(Report::Failed(text)).await;
            }
        } else if let Err(fault) = house.client().take_name(name).await {
            return self.fail(&fault).await;
        }
        house.remember();
        self.home(house).await;
    }

    async fn sit_down(&mut self, session: Result<Session, Fault>) {
        self.leave();
        match session {
            Ok(session) => {
                self.table = Some(session.table().id.clone());
                let reports = self.reports.clone();
                let watching = session.watch();
                self.report(Report::Table(Box::new(session))).await;
                self.watching = Some(tokio::spawn(pass_on(watching, reports)));
            }
            Err(fault) => self.fail(&fault).await,
        }
    }

    async fn start(&self, client: &Client) {
        let Some(table) = &self.table else { return };
        match client.start(table).await {
            Ok(table) if table.state != TableState::Gathering => {
                self.report(Report::Heard(Box::new(StreamEvent::Table(table)))).await;
            }
            Ok(_) => {}
            Err(fault) => self.fail(&fault).await,
        }
    }

    fn leave(&mut self) {
        self.table = None;
        if let Some(watching) = self.watching.take() {
            watching.abort();
        }
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        self.leave();
    }
}

/// Passes on what happens at a table.
async fn pass_on(mut watching: Watching, reports: Sender<Report>) {
    while let Ok(Some(event)) = watching.next().await {
        if reports.send(Report::Heard(Box::new(event))).await.is_err() {
            return;
        }
    }
}

async fn home_report(house: &House) -> Result<HomeReport, Fault> {
    let client = house.client();
    let me = client.me().await?;
    let tables = match &me.name {
        Some(_) => client.own_tables().await?.tables,
        None => Vec::new(),
    };
    let games = client.games().await?;
    let people = house.people().await.into_iter().map(|person| person.shown_name);
    Ok(HomeReport {
        name: me.name,
        tables,
        games,
        people: people.take(8).collect(),
        is_here: house.is_here(),
    })
}

/// A category as a question.
fn query(category: &ScoreCategory) -> String {
    let ScoreCategory { game, mode, language, preset } = category;
    format!("game={game}&mode={mode}&language={language}&preset={preset}")
}
