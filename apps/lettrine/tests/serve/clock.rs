//! A clock that survives a kill: little time is given back, and none is stolen.

use std::time::{Duration, Instant};

use protocol::{NewSeat, StreamEvent};
use serde_json::json;

use crate::player::{guest, table};
use crate::program::Place;

/// The shortest turn the rules allow.
const TURN: Duration = Duration::from_secs(10);
/// At most so much time is given back after a kill.
const GIVEN: Duration = Duration::from_secs(5);
/// What starting and telling may take on a busy machine.
const TOLD: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_in_the_middle_of_a_turn_gives_back_little_time_and_steals_none() {
    let place = Place::with_sqlite();
    let program = place.start();
    let ann = guest(&place.url(), "Ann").await;
    let clock = json!({"per_turn": {"seconds": TURN.as_secs(), "over": "misses_turn"}});
    let changes = json!({"starter": "first", "clock": clock});
    let seats = vec![NewSeat::Me, NewSeat::Beside { name: "Bea".into() }];
    let id = ann.set_table(&table("console-en", changes, seats)).await.unwrap().id;
    let began = Instant::now();
    ann.start(&id).await.unwrap();
    let mut watching = ann.watch(&id);
    tokio::time::sleep(Duration::from_secs(7)).await;
    program.kill();
    let killed = Instant::now();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let _program = place.start();
    let away = killed.elapsed();
    loop {
        let event = tokio::time::timeout(2 * TURN, watching.next()).await.expect("time runs out");
        if let Some(StreamEvent::Update(update)) = event.unwrap()
            && update.number > 0
        {
            break;
        }
    }
    let played = began.elapsed().saturating_sub(away);
    assert!(
        played >= TURN.saturating_sub(Duration::from_millis(100)),
        "time was stolen: {played:?}"
    );
    assert!(played <= TURN + GIVEN + TOLD, "time was given: {played:?}");
}
