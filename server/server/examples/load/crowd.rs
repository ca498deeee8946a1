//! People who play against computers, each at their own table, all at once.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use client::{Client, Fault, action};
use protocol::{NewSeat, NewTableRequest, StreamEvent, TableView, Update, Visibility};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use crate::figures::Measured;
use test_kit::robot::Robot;

/// Number of people who connect at the same time.
const COME_AT_ONCE: usize = 16;

/// A table that waits for its person.
struct Waiting {
    client: Client,
    table: String,
    number: u64,
    view: Value,
    acted: Acted,
}

/// When a person's last action was answered.
type Acted = Arc<Mutex<Option<Instant>>>;

/// What is being measured.
type Notes = Arc<Mutex<Measured>>;

/// Everyone.
pub(crate) struct Crowd {
    anyone: Client,
    people: usize,
    waiting: mpsc::UnboundedReceiver<Waiting>,
    wait: mpsc::UnboundedSender<Waiting>,
    notes: Notes,
}

impl Crowd {
    /// Nobody yet.
    pub(crate) fn new(url: &str) -> Result<Self, Fault> {
        let (wait, waiting) = mpsc::unbounded_channel();
        Ok(Self { anyone: Client::new(url)?, people: 0, waiting, wait, notes: Notes::default() })
    }

    /// Connects people until there are this many.
    pub(crate) async fn grow(&mut self, people: usize) -> Result<(), Fault> {
        let mut coming = JoinSet::new();
        for _ in self.people..people {
            if coming.len() >= COME_AT_ONCE {
                arrived(&mut coming).await?;
            }
            let (client, wait, notes) =
                (self.anyone.someone_else(), self.wait.clone(), Arc::clone(&self.notes));
            coming.spawn(async move {
                client.take_name("Ann").await?;
                let table = set_table(&client).await?;
                tokio::spawn(stay(client, table, wait, notes));
                Ok(())
            });
        }
        while !coming.is_empty() {
            arrived(&mut coming).await?;
        }
        self.people = people;
        Ok(())
    }

    /// Plays this many actions a second; returns the measurements.
    pub(crate) async fn play(&mut self, actions: u32, lasts: Duration) -> Measured {
        *locked(&self.notes) = Measured::default();
        let started = Instant::now();
        let mut beat = tokio::time::interval(Duration::from_secs(1) / actions.max(1));
        beat.set_missed_tick_behavior(MissedTickBehavior::Burst);
        while started.elapsed() < lasts {
            beat.tick().await;
            if let Ok(waiting) = self.waiting.try_recv() {
                tokio::spawn(waiting.act(Arc::clone(&self.notes)));
            }
        }
        let mut measured = std::mem::take(&mut *locked(&self.notes));
        measured.lasted = started.elapsed();
        measured
    }
}

async fn arrived(coming: &mut JoinSet<Result<(), Fault>>) -> Result<(), Fault> {
    match coming.join_next().await {
        Some(Ok(arrived)) => arrived,
        Some(Err(_)) | None => Ok(()),
    }
}

impl Waiting {
    async fn act(self, notes: Notes) {
        let (view, number) = (self.view, self.number);
        // Choosing takes long enough to keep others waiting.
        let chosen = tokio::task::spawn_blocking(move || Robot::new(number).choose(&view)).await;
        let Ok(Some(wanted)) = chosen else { return };
        let request = action(0, self.number, wanted);
        let sent = Instant::now();
        // A refused player waits for the next update like everyone.
        if self.client.act_surely(&self.table, &request).await.is_ok() {
            let answered = Instant::now();
            locked(&notes).actions.push(answered - sent);
            *locked(&self.acted) = Some(answered);
        }
    }
}

async fn set_table(client: &Client) -> Result<TableView, Fault> {
    let request = NewTableRequest {
        game: "crossword".into(),
        preset: "club".into(),
        changes: json!({"starter": "first"}),
        position: None,
        aids: None,
        seats: vec![NewSeat::Me, NewSeat::Computer { level: "level3".into(), name: None }],
        title: None,
        visibility: Visibility::ByInvitation,
        start: true,
    };
    client.set_table(&request).await
}

/// Stays at a table until its game is over, then sets another.
async fn stay(
    client: Client,
    mut table: TableView,
    wait: mpsc::UnboundedSender<Waiting>,
    notes: Notes,
) -> Result<(), Fault> {
    loop {
        let (acted, mut queued) = (Acted::default(), None);
        let mut watching = client.watch(&table.id);
        while let Some(event) = watching.next().await? {
            let StreamEvent::Update(update) = event else { continue };
            let Update { number, mut views, .. } = update;
            let view = views.remove(0).view;
            if view["phase"]["waits_for"] == "nothing" {
                break;
            }
            // The same update may be told twice, when a computer player begins to think.
            if may_lay(&view) && queued < Some(number) {
                queued = Some(number);
                if let Some(answered) = locked(&acted).take() {
                    locked(&notes).computers.push(answered.elapsed());
                }
                let (client, acted) = (client.clone(), Arc::clone(&acted));
                let table = table.id.clone();
                let _the_crowd_may_be_gone =
                    wait.send(Waiting { client, table, number, view, acted });
            }
        }
        table = set_table(&client).await?;
    }
}

fn may_lay(view: &Value) -> bool {
    view["may"].as_array().is_some_and(|may| may.contains(&"lay".into()))
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
