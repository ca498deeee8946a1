//! Wrong seats, old numbers, forged sessions, second screens: nobody acts for another.

use client::{Client, action};
use protocol::{NewSeat, ProblemKind, SeatRequest, TableState};
use serde_json::json;

use crate::guest::{Guest, as_it_is, begin, computer, next_update, table};
use crate::house::House;

/// Two people at a table; the one whose turn it is first.
async fn two_at_a_table(house: &House) -> (String, [(Guest, u8); 2]) {
    let guests = [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Bea").await];
    let request = table("console-en", as_it_is(), vec![NewSeat::Me, NewSeat::Open]);
    let id = begin(&guests, &request).await.id;
    let [ann, bea] = guests;
    // In this preset the first player starts.
    (id, [(ann, 0), (bea, 1)])
}

fn pass() -> serde_json::Value {
    json!({"do": "pass"})
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_or_asks_for_a_seat_of_another() {
    let house = House::open().await;
    let (id, [(ann, _), (bea, _)]) = two_at_a_table(&house).await;
    let stranger = Guest::new(&house.url(), "Zoe").await;
    for guest in [&bea, &stranger] {
        let fault = guest.client.act(&id, &action(0, 0, pass())).await.unwrap_err();
        assert_eq!(fault.kind(), Some(ProblemKind::NotYours));
        let fault = guest.client.ask(&id, 0, json!({"ask": "hint"})).await.unwrap_err();
        assert_eq!(fault.kind(), Some(ProblemKind::NotYours));
    }
    let nobody = Guest::nameless(&house.url());
    let fault = nobody.client.act(&id, &action(0, 0, pass())).await.unwrap_err();
    assert_eq!(fault.kind(), Some(ProblemKind::NameFirst));
    for switch in [stranger.client.pause(&id).await, stranger.client.resume(&id).await] {
        assert_eq!(switch.unwrap_err().kind(), Some(ProblemKind::NotYours));
    }
    let fault = stranger.client.force(&id, 0).await.unwrap_err();
    assert_eq!(fault.kind(), Some(ProblemKind::NotYours));
    assert_eq!(ann.client.table(&id).await.unwrap().number, 0, "nothing has happened");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_session_is_nobodys() {
    let house = House::open().await;
    let (id, [(ann, _), _]) = two_at_a_table(&house).await;
    let real = ann.client.session().unwrap();
    let swapped: String = real.chars().rev().collect();
    for forged in ["", "0", "' OR 1=1 --", &real[1..], &real.to_uppercase(), &swapped] {
        if forged == real {
            continue;
        }
        let forger = Client::new(&house.url()).unwrap().with_session(forged);
        assert_eq!(forger.me().await.unwrap().name, None, "{forged}");
        let fault = forger.act(&id, &action(0, 0, pass())).await.unwrap_err();
        assert_eq!(fault.kind(), Some(ProblemKind::NameFirst));
        let update = forger.updates(&id, None).await.unwrap().remove(0);
        assert_eq!(update.views[0].seat, None, "a forger is a spectator");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_that_is_sent_many_times_at_once_is_done_once() {
    let house = House::open().await;
    let (id, [(ann, _), (bea, _)]) = two_at_a_table(&house).await;
    let request = action(0, 0, pass());
    let sent: Vec<_> = (0..8)
        .map(|_| {
            let (client, id, request) = (ann.client.clone(), id.clone(), request.clone());
            tokio::spawn(async move { client.act(&id, &request).await })
        })
        .collect();
    for sent in sent {
        assert_eq!(sent.await.unwrap().unwrap().number, 1);
    }
    // The same key is another's own: it means nothing to this seat.
    let other = protocol::ActionRequest { seat: 1, seen: 1, ..request.clone() };
    assert_eq!(bea.client.act(&id, &other).await.unwrap().number, 2);
    // Long afterwards it is still known.
    assert_eq!(ann.client.act(&id, &request).await.unwrap().number, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_number_is_told_what_was_missed() {
    let house = House::open().await;
    let (id, [(ann, _), (bea, _)]) = two_at_a_table(&house).await;
    ann.client.act(&id, &action(0, 0, pass())).await.unwrap();
    let fault = bea.client.act(&id, &action(1, 0, pass())).await.unwrap_err();
    let problem = fault.problem().unwrap();
    assert_eq!(problem.problem, ProblemKind::Behind);
    assert_eq!(problem.missed.iter().map(|update| update.number).collect::<Vec<_>>(), [1]);
    assert_eq!(problem.missed[0].views[0].seat, Some(1));
    let fault = bea.client.act(&id, &action(1, 99, pass())).await.unwrap_err();
    assert_eq!(fault.kind(), Some(ProblemKind::Behind), "a number from the future");
    let fault = bea.client.act(&id, &action(1, u64::MAX, pass())).await.unwrap_err();
    assert_eq!(fault.kind(), Some(ProblemKind::Behind));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_screen_sees_and_does_the_same() {
    let house = House::open().await;
    let (id, [(ann, _), _]) = two_at_a_table(&house).await;
    let phone = ann.elsewhere(&house.url());
    let mut at_home = ann.client.watch(&id);
    let mut outside = phone.client.watch(&id);
    let first = [next_update(&mut at_home).await, next_update(&mut outside).await];
    assert_eq!(first[0].views, first[1].views);
    phone.client.act(&id, &action(0, 0, pass())).await.unwrap();
    let then = [next_update(&mut at_home).await, next_update(&mut outside).await];
    assert_eq!((then[0].number, &then[0].views), (1, &then[1].views));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_paused_game_waits_and_takes_nobodys_time() {
    let house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await];
    let changes = json!({"starter": "first"});
    let request = table("club", changes, vec![NewSeat::Me, computer("level3")]);
    let id = begin(&guests, &request).await.id;
    let ann = &guests[0].client;
    assert_eq!(ann.pause(&id).await.unwrap().state, TableState::Paused);
    let fault = ann.act(&id, &action(0, 0, pass())).await.unwrap_err();
    assert_eq!(fault.kind(), Some(ProblemKind::WrongState));
    let clock = || async { ann.updates(&id, None).await.unwrap()[0].clock };
    let before = clock().await;
    house.clock.skip(std::time::Duration::from_mins(1));
    assert_eq!(clock().await, before);
    assert_eq!(ann.resume(&id).await.unwrap().state, TableState::Playing);
    assert!(ann.resume(&id).await.is_err());
    let passed = ann.act(&id, &action(0, 0, pass())).await.unwrap();
    assert!(passed.number >= 1 && passed.clock - before < 5000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_when_everyone_is_ready_and_seats_stay_taken() {
    let house = House::open().await;
    let (ann, bea) = (Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Bea").await);
    let request = table("console-en", as_it_is(), vec![NewSeat::Me, NewSeat::Open]);
    let table = ann.client.set_table(&request).await.unwrap();
    let found = bea.client.table_by_code(&table.code.to_lowercase()).await.unwrap();
    assert_eq!(found.id, table.id);
    assert_eq!(
        bea.client.sit(&table.id, 0).await.unwrap_err().kind(),
        Some(ProblemKind::SeatTaken)
    );
    assert_eq!(
        ann.client.start(&table.id).await.unwrap_err().kind(),
        Some(ProblemKind::WrongState)
    );
    bea.client.sit(&table.id, 1).await.unwrap();
    assert_eq!(bea.client.start(&table.id).await.unwrap_err().kind(), Some(ProblemKind::NotYours));
    let ready = SeatRequest::Ready { ready: true };
    ann.client.change_seat(&table.id, 0, &ready).await.unwrap();
    let view = bea.client.change_seat(&table.id, 1, &ready).await.unwrap();
    assert_eq!(view.state, TableState::Playing);
    let leave = bea.client.change_seat(&table.id, 1, &SeatRequest::Leave).await.unwrap_err();
    assert_eq!(leave.kind(), Some(ProblemKind::WrongState));
}
