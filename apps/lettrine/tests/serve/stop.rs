//! Stopped politely, the program tells the screens, writes everything and ends well.

use client::action;
use protocol::{Farewell, NewSeat, StreamEvent};
use serde_json::json;

use crate::player::{guest, table};
use crate::program::Place;

#[tokio::test(flavor = "multi_thread")]
async fn asked_to_stop_it_says_farewell_and_everything_is_there_at_the_next_start() {
    let place = Place::with_sqlite();
    let program = place.start();
    let ann = guest(&place.url(), "Ann").await;
    let changes = json!({"starter": "first", "racks": "open"});
    let seats = vec![NewSeat::Me, NewSeat::Beside { name: "Bea".into() }];
    let id = ann.set_table(&table("club", changes, seats)).await.unwrap().id;
    ann.start(&id).await.unwrap();
    let pass = json!({"do": "pass"});
    assert_eq!(ann.act(&id, &action(0, 0, pass.clone())).await.unwrap().number, 1);
    let mut watching = ann.watch(&id);
    watching.next().await.unwrap();
    let stopping = tokio::task::spawn_blocking(move || program.stop());
    loop {
        if let Some(StreamEvent::Farewell(farewell)) = watching.next().await.unwrap() {
            assert_eq!(farewell, Farewell::ServerStops);
            break;
        }
    }
    assert!(stopping.await.unwrap().success());
    let _program = place.start();
    assert_eq!(ann.act_surely(&id, &action(1, 1, pass)).await.unwrap().number, 2);
}
