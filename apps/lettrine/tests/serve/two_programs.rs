//! Two programs on one PostgreSQL: when one dies, the other takes over.

use std::time::{Duration, Instant};

use client::Client;
use protocol::{NewSeat, StreamEvent, Update};
use serde_json::json;

use crate::player::{guest, table};
use crate::program::Place;
use test_kit::postgres;

/// The turn of a server that has died is taken over within this time.
const TAKEN_OVER: Duration = Duration::from_secs(30);

async fn next_update(watching: &mut client::Watching) -> Update {
    loop {
        let event = tokio::time::timeout(TAKEN_OVER, watching.next()).await;
        let event = event.expect("nobody takes the turn").unwrap().unwrap();
        if let StreamEvent::Update(update) = event {
            return update;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computers_turn_is_taken_over_from_a_server_that_died() {
    let url = postgres::new_database();
    let places = [Place::with_postgres(&url), Place::with_postgres(&url)];
    let [first, _second] = [places[0].start(), places[1].start()];
    let ann = guest(&places[0].url(), "Ann").await;
    let computer = NewSeat::Computer { level: "champion".into(), name: None };
    let changes = json!({"starter": "first"});
    let request = table("club", changes, vec![computer, NewSeat::Me]);
    let id = ann.set_table(&request).await.unwrap().id;
    ann.start(&id).await.unwrap();
    let elsewhere = Client::new(&places[1].url()).unwrap().with_session(&ann.session().unwrap());
    let mut watching = elsewhere.watch(&id);
    assert_eq!(next_update(&mut watching).await.number, 0);
    first.kill();
    let killed = Instant::now();
    let update = loop {
        let update = next_update(&mut watching).await;
        if update.number > 0 || update.thinking == [0] {
            break update;
        }
    };
    assert!(killed.elapsed() < TAKEN_OVER);
    if update.number == 0 {
        elsewhere.force(&id, 0).await.unwrap();
        while next_update(&mut watching).await.number == 0 {}
    }
    let number = elsewhere.table(&id).await.unwrap().number;
    assert_eq!(number, 1, "the turn was taken once");
}
