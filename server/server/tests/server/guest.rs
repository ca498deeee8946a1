//! People at tables: real clients, everything they hear written down.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use client::{Client, Fault, Watching, action};
use protocol::{
    ActionRequest, NewSeat, NewTableRequest, ProblemKind, SeatedView, StreamEvent, TableView,
    Update, Visibility,
};
use serde_json::{Value, json};

use crate::nest_player::{self, is_of_nested_tiles};
use crate::path_player::{self, is_on_the_path};
use test_kit::robot::Robot;
use test_kit::tally::check_tiles;

/// A game that does not move for this long is stuck.
const STUCK: Duration = Duration::from_mins(1);

/// Everything that came to a screen, answer by answer and message by message.
#[derive(Clone, Default)]
pub(crate) struct Heard(Arc<Mutex<Vec<String>>>);

impl Heard {
    /// All of it.
    pub(crate) fn all(&self) -> Vec<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, bytes: &[u8]) {
        let text = String::from_utf8(bytes.to_vec()).expect("servers speak UTF-8");
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(text);
    }
}

/// Someone with a name and a screen.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) heard: Heard,
    robot: Robot,
    habits: Habits,
}

/// What goes wrong at a screen.
#[derive(Clone, Copy, Default)]
pub(crate) struct Habits {
    /// The stream breaks off after this many messages.
    pub(crate) hangs_up_every: Option<usize>,
    /// Every action is sent twice.
    pub(crate) sends_twice: bool,
    /// Every action is first sent with an old number.
    pub(crate) is_behind: bool,
}

/// What a player saw of a whole game.
#[derive(Default)]
pub(crate) struct Seen {
    /// Their racks, by the number of the update and the seat.
    pub(crate) racks: BTreeMap<(u64, u8), String>,
    /// The numbers of all updates.
    pub(crate) numbers: Vec<u64>,
    /// The numbers the server answered their actions with.
    pub(crate) acknowledged: Vec<u64>,
    /// The last view.
    pub(crate) end: Value,
}

impl Guest {
    /// Someone new.
    pub(crate) async fn new(url: &str, name: &str) -> Self {
        let guest = Self::nameless(url);
        guest.client.take_name(name).await.unwrap();
        guest
    }

    /// Someone who only watches.
    pub(crate) fn nameless(url: &str) -> Self {
        let heard = Heard::default();
        let ear = heard.clone();
        let client = Client::new(url).unwrap().heard_by(Arc::new(move |bytes| ear.note(bytes)));
        Self { client, heard, robot: Robot::new(7), habits: Habits::default() }
    }

    /// The same person at another screen, or at another server.
    pub(crate) fn elsewhere(&self, url: &str) -> Self {
        let mut other = Self::nameless(url);
        other.client = other.client.with_session(&self.client.session().unwrap());
        other
    }

    /// The same with another chance.
    pub(crate) fn with_chance(self, number: u64) -> Self {
        Self { robot: Robot::new(number), ..self }
    }

    /// The same with these habits.
    pub(crate) fn with(self, habits: Habits) -> Self {
        Self { habits, ..self }
    }

    /// Plays at a table, or watches, until the game is over.
    pub(crate) async fn play(&mut self, table: &str) -> Seen {
        let mut seen = Seen::default();
        let mut watching = self.client.watch(table);
        let (mut heard, mut latest) = (0, 0);
        loop {
            let event = next(&mut watching).await;
            heard += 1;
            if self.habits.hangs_up_every.is_some_and(|every| heard % every == 0) {
                watching.hang_up();
            }
            let StreamEvent::Update(update) = event else { continue };
            seen.note(&update);
            if is_over(&update) {
                return seen;
            }
            if update.number >= latest
                && let Some(answer) = self.act(table, &update).await
            {
                latest = answer.number;
                seen.acknowledged.push(answer.number);
                seen.note_racks(&answer);
            }
        }
    }

    /// Acts for one of their seats, if there is anything to do.
    async fn act(&mut self, table: &str, update: &Update) -> Option<Update> {
        let update = &match veiled_seat(update) {
            Some(seat) => self.client.unveil(table, Some(seat)).await.unwrap(),
            None => update.clone(),
        };
        loop {
            let robot = &mut self.robot;
            let mut wanted = update
                .views
                .iter()
                .filter_map(|seated| Some((seated.seat?, choose(robot, &seated.view)?)));
            let (seat, wanted) = wanted.next()?;
            let request = action(seat, update.number, wanted);
            match self.send(table, &request).await {
                Ok(answer) => return Some(answer),
                // Someone else was quicker; the next update tells.
                Err(fault) if is_overtaken(&fault) => return None,
                // At a real table nobody knows which tiles a person holds; the robot guessed wrong.
                Err(fault) if is_at_a_real_table(update, &fault) => {}
                Err(fault) => panic!("{} was refused: {fault}", request.action),
            }
        }
    }

    async fn send(&self, table: &str, request: &ActionRequest) -> Result<Update, Fault> {
        if self.habits.is_behind && request.seen > 0 {
            let old = ActionRequest { seen: request.seen - 1, ..request.clone() };
            let fault = self.client.act(table, &old).await.unwrap_err();
            if !is_overtaken(&fault) {
                return Err(fault);
            }
            let missed = &fault.problem().unwrap().missed;
            assert!(missed.is_empty() || missed.last().unwrap().number >= request.seen);
        }
        let answer = self.client.act_surely(table, request).await?;
        if self.habits.sends_twice {
            let again = self.client.act(table, request).await?;
            assert!(again.number >= answer.number);
        }
        Ok(answer)
    }
}

/// The seat of this screen that the table waits for behind its veil.
pub(crate) fn veiled_seat(update: &Update) -> Option<u8> {
    let waited =
        |seated: &&SeatedView| seated.seat.is_some_and(|seat| update.waits_for.contains(&seat));
    let mut waited: Vec<&SeatedView> = update.views.iter().filter(waited).collect();
    waited.sort_by_key(|seated| seated.veiled);
    waited.first().filter(|seated| seated.veiled).and_then(|seated| seated.seat)
}

/// What a robot does in the game that it sees.
pub(crate) fn choose(robot: &mut Robot, view: &Value) -> Option<Value> {
    match () {
        () if is_on_the_path(view) => path_player::choose(robot, view),
        () if is_of_nested_tiles(view) => nest_player::choose(robot, view),
        () => robot.choose(view),
    }
}

fn is_at_a_real_table(update: &Update, fault: &Fault) -> bool {
    update.views[0].view["rules"]["mode"] == "real_board"
        && fault.kind() == Some(ProblemKind::Refused)
}

fn is_overtaken(fault: &Fault) -> bool {
    matches!(fault.kind(), Some(ProblemKind::Behind | ProblemKind::WrongState))
}

impl Seen {
    fn note(&mut self, update: &Update) {
        self.numbers.push(update.number);
        self.note_racks(update);
        if let Some(first) = update.views.first() {
            self.end = first.view.clone();
        }
    }

    fn note_racks(&mut self, update: &Update) {
        for seated in &update.views {
            match &seated.view {
                view if is_on_the_path(view) => path_player::check_tiles(view),
                view if is_of_nested_tiles(view) => nest_player::check_tiles(view),
                view => check_tiles(view),
            }
            if let Some(seat) = seated.seat
                && let Some(rack) =
                    seated.view["seats"][usize::from(seat)]["rack"]["shown"].as_str()
            {
                self.racks.insert((update.number, seat), rack.to_owned());
            }
        }
    }
}

/// The next message of a stream; a table that says nothing for too long is stuck.
pub(crate) async fn next(watching: &mut Watching) -> StreamEvent {
    let event = tokio::time::timeout(STUCK, watching.next()).await;
    event.expect("the game is stuck").unwrap().expect("the table is there")
}

/// The next update of a stream.
pub(crate) async fn next_update(watching: &mut Watching) -> Update {
    loop {
        if let StreamEvent::Update(update) = next(watching).await {
            return update;
        }
    }
}

/// Whether the game has ended.
pub(crate) fn is_over(update: &Update) -> bool {
    update.views.first().is_some_and(|seated| seated.view["phase"]["waits_for"] == "nothing")
}

/// A table of the crossword game.
pub(crate) fn table(preset: &str, changes: Value, seats: Vec<NewSeat>) -> NewTableRequest {
    NewTableRequest {
        game: "crossword".into(),
        preset: preset.into(),
        changes,
        position: None,
        aids: None,
        seats,
        title: None,
        visibility: Visibility::ByInvitation,
        start: false,
    }
}

/// A seat for a computer player.
pub(crate) fn computer(level: &str) -> NewSeat {
    NewSeat::Computer { level: level.into(), name: None }
}

/// Sets a table, seats the others in the open seats, and begins.
pub(crate) async fn begin(guests: &[Guest], request: &NewTableRequest) -> TableView {
    let table = guests[0].client.set_table(request).await.unwrap();
    let open = request.seats.iter().zip(0..).filter(|(seat, _)| **seat == NewSeat::Open);
    for (guest, (_, seat)) in guests[1..].iter().zip(open) {
        guest.client.sit(&table.id, seat).await.unwrap();
    }
    guests[0].client.start(&table.id).await.unwrap()
}

/// No changes to the rules of a preset.
pub(crate) fn as_it_is() -> Value {
    json!({})
}
