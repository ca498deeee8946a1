//! A disk that is full for a while.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use client::action;
use protocol::{NewSeat, ProblemKind};
use serde_json::json;

use crate::player::{guest, table};
use crate::program::Place;

/// The status of `/healthz`.
fn health(place: &Place) -> String {
    let mut stream = TcpStream::connect(place.address).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer.split(' ').nth(1).unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_actions_and_loses_nothing_and_play_goes_on_once_there_is_room() {
    let place = Place::with_sqlite();
    let program = place.start();
    let ann = guest(&place.url(), "Ann").await;
    let changes = json!({"starter": "first", "racks": "open"});
    let seats = vec![NewSeat::Me, NewSeat::Beside { name: "Bea".into() }];
    let id = ann.set_table(&table("club", changes, seats)).await.unwrap().id;
    ann.start(&id).await.unwrap();
    let pass = json!({"do": "pass"});
    let (first, second) = (action(0, 0, pass.clone()), action(1, 1, pass));
    assert_eq!(ann.act(&id, &first).await.unwrap().number, 1);

    program.fill_disk();
    for _ in 0..3 {
        let refused = ann.act(&id, &second).await.unwrap_err();
        assert_eq!(refused.kind(), Some(ProblemKind::Unavailable), "{refused}");
    }
    assert_eq!(health(&place), "503");

    program.free_disk();
    assert_eq!(health(&place), "200");
    assert_eq!(ann.act(&id, &second).await.unwrap().number, 2);
    program.kill();
    let _program = place.start();
    let updates = ann.updates(&id, None).await.unwrap();
    assert_eq!(updates.last().unwrap().number, 2, "what was acknowledged is there");
}
