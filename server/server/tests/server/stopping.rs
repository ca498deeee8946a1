//! A server that stops says so, and keeps everything.

use client::action;
use protocol::{Farewell, NewSeat, StreamEvent, TableState};
use serde_json::json;

use crate::guest::{Guest, as_it_is, begin, computer, next, next_update, table};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn screens_are_told_that_the_server_stops_and_find_everything_when_it_is_back() {
    let mut house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Bea").await];
    let request = table("console-en", as_it_is(), vec![NewSeat::Me, NewSeat::Open]);
    let id = begin(&guests, &request).await.id;
    let pass = json!({"do": "pass"});
    guests[0].client.act(&id, &action(0, 0, pass.clone())).await.unwrap();
    let mut watching = guests[1].client.watch(&id);
    assert_eq!(next_update(&mut watching).await.number, 1);
    house.stop().await;
    loop {
        if let StreamEvent::Farewell(farewell) = next(&mut watching).await {
            assert_eq!(farewell, Farewell::ServerStops);
            break;
        }
    }
    house.start().await;
    assert_eq!(next_update(&mut watching).await.number, 1);
    let answer = guests[1].client.act_surely(&id, &action(1, 1, pass)).await.unwrap();
    assert_eq!(answer.number, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computers_turn_that_was_interrupted_is_taken_after_the_restart() {
    let mut house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await];
    let changes = json!({"starter": "first"});
    let request = table("club", changes, vec![computer("expert"), NewSeat::Me]);
    let id = begin(&guests, &request).await.id;
    house.stop().await;
    house.start().await;
    let mut watching = guests[0].client.watch(&id);
    loop {
        let update = next_update(&mut watching).await;
        if update.number > 0 {
            break;
        }
        if update.thinking == [0] {
            let _may_have_played = guests[0].client.force(&id, 0).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_table_says_farewell() {
    let house = House::open().await;
    let ann = Guest::new(&house.url(), "Ann").await;
    let request = table("console-en", as_it_is(), vec![NewSeat::Me, computer("level1")]);
    let id = ann.client.set_table(&request).await.unwrap().id;
    let mut watching = ann.client.watch(&id);
    let StreamEvent::Table(view) = next(&mut watching).await else { panic!("a table comes first") };
    assert_eq!(view.state, TableState::Gathering);
    ann.client.remove_table(&id).await.unwrap();
    loop {
        match watching.next().await.unwrap() {
            Some(StreamEvent::Farewell(farewell)) => {
                assert_eq!(farewell, Farewell::TableRemoved);
            }
            Some(_) => {}
            None => break,
        }
    }
    let fault = ann.client.table(&id).await.unwrap_err();
    assert_eq!(fault.kind(), Some(protocol::ProblemKind::NotFound));
}
