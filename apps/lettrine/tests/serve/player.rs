//! People who play on, whatever happens to the server.

use std::time::Duration;

use client::{Client, Fault, action};
use protocol::{NewSeat, NewTableRequest, ProblemKind, StreamEvent, TableState, Visibility};
use serde_json::{Value, json};

use test_kit::robot::Robot;
use test_kit::tally::check_tiles;

/// A game that does not move for this long is stuck.
const STUCK: Duration = Duration::from_mins(2);

/// An action that the server said was done.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    /// At which table.
    pub(crate) table: String,
    /// By which seat.
    pub(crate) seat: u8,
    /// The name it was sent under.
    pub(crate) key: String,
    /// The number the game had reached then.
    pub(crate) number: u64,
}

/// Tries until the server is there and answers; only the server's absence is a reason to try again.
macro_rules! surely {
    ($attempt:expr) => {
        loop {
            match $attempt.await {
                Err(fault) if fault.may_pass() => {
                    tokio::time::sleep(Duration::from_millis(20)).await
                }
                done => break done,
            }
        }
    };
}

/// Someone with this name, at a server that may come and go.
pub(crate) async fn guest(url: &str, name: &str) -> Client {
    let client = Client::new(url).unwrap();
    surely!(client.take_name(name)).unwrap();
    client
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

/// The seats of a table: two people, and at every third table a computer player.
fn seats(number: u64) -> (&'static str, Vec<NewSeat>) {
    let mut seats = vec![NewSeat::Me, NewSeat::Open];
    let preset = match number % 3 {
        0 => "club",
        1 => "console-en",
        _ => "micro-fr",
    };
    if preset == "club" {
        seats.push(NewSeat::Computer { level: "level3".into(), name: None });
    }
    (preset, seats)
}

/// Two people play a whole game, perhaps with a computer; gives what was acknowledged.
pub(crate) async fn whole_game(url: String, number: u64) -> Vec<Acknowledged> {
    let ann = guest(&url, "Ann").await;
    let bea = guest(&url, "Bea").await;
    let (preset, seats) = seats(number);
    let request = table(preset, json!({}), seats);
    let id = surely!(ann.set_table(&request)).unwrap().id;
    surely!(bea.sit(&id, 1)).unwrap();
    match surely!(ann.start(&id)) {
        Ok(_) => {}
        // It was begun, and the answer was lost with the server.
        Err(fault) => {
            assert_eq!(fault.kind(), Some(ProblemKind::WrongState), "{fault}");
            let state = surely!(ann.table(&id)).unwrap().state;
            assert_ne!(state, TableState::Gathering);
        }
    }
    let (first, second) = tokio::join!(
        play(&ann, &id, 0, Robot::new(number)),
        play(&bea, &id, 1, Robot::new(number + 1000))
    );
    [first, second].concat()
}

/// Plays for a seat until the game is over.
async fn play(client: &Client, id: &str, seat: u8, mut robot: Robot) -> Vec<Acknowledged> {
    let mut done: Vec<Acknowledged> = Vec::new();
    let mut watching = client.watch(id);
    loop {
        let event = tokio::time::timeout(STUCK, watching.next()).await;
        let event = event.unwrap_or_else(|_| panic!("table {id} is stuck"));
        let StreamEvent::Update(update) = event.unwrap().unwrap() else { continue };
        let reached = done.last().map_or(0, |last| last.number);
        let view = &update.views[0].view;
        check_tiles(view);
        if view["phase"]["waits_for"] == "nothing" {
            assert!(update.number >= reached, "table {id} forgot something");
            return done;
        }
        if update.number < reached {
            continue;
        }
        let Some(wanted) = robot.choose(view) else { continue };
        let request = action(seat, update.number, wanted);
        match client.act_surely(id, &request).await {
            Ok(answer) => {
                assert!(answer.number > update.number, "it was not done");
                let (table, number) = (id.to_owned(), answer.number);
                done.push(Acknowledged { table, seat, key: request.key, number });
            }
            Err(fault) if is_overtaken(&fault) => {}
            Err(fault) => panic!("{} was refused: {fault}", request.action),
        }
    }
}

fn is_overtaken(fault: &Fault) -> bool {
    matches!(fault.kind(), Some(ProblemKind::Behind | ProblemKind::WrongState))
}
