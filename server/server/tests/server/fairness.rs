//! Between people at different screens: help only where the host turned it on, and for all to see.

use protocol::{Aids, NewSeat, NewTableRequest, ProblemKind, StreamEvent};
use serde_json::json;

use crate::guest::{Guest, begin, computer, next, table};
use crate::house::House;

fn friends(game: &str, preset: &str, aids: Option<Aids>) -> NewTableRequest {
    let seats = vec![NewSeat::Me, NewSeat::Open];
    NewTableRequest { game: game.into(), aids, ..table(preset, json!({}), seats) }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_tables_have_no_hints_undo_or_lookups_in_any_preset() {
    let house = House::open().await;
    for game in Guest::nameless(&house.url()).client.games().await.unwrap() {
        for preset in &game.presets {
            let guests =
                [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Ben").await];
            let id = begin(&guests, &friends(&game.id, &preset.name, None)).await.id;
            let update = guests[0].client.updates(&id, None).await.unwrap().pop().unwrap();
            let view = &update.views[0].view;
            assert_eq!(view["help"]["hint"], "none", "{}", preset.name);
            assert_eq!(view["rules"]["lookups"], "forbidden", "{}", preset.name);
            assert!(view["rules"]["undo"].is_null() || view["rules"]["undo"] == "never");
            let hint = json!({"ask": "hint", "strength": "play"});
            let refused = guests[0].client.ask(&id, 0, hint).await.unwrap_err();
            assert_eq!(refused.kind(), Some(ProblemKind::Refused), "{}", preset.name);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn aids_are_seen_before_joining_and_every_hint_is_announced() {
    let house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Ben").await];
    let request = friends("crossword", "console-en", Some(Aids::On));
    let gathering = guests[0].client.set_table(&request).await.unwrap();
    let seen = guests[1].client.table(&gathering.id).await.unwrap();
    assert_eq!(seen.setup["aids"], "on");
    guests[1].client.sit(&seen.id, 1).await.unwrap();
    guests[0].client.start(&seen.id).await.unwrap();
    let mut watching = guests[1].client.watch(&seen.id);
    let hint = json!({"ask": "hint", "asked_before": 0});
    let turn = guests[0].client.updates(&seen.id, None).await.unwrap().pop().unwrap().waits_for[0];
    guests[usize::from(turn)].client.ask(&seen.id, turn, hint).await.unwrap();
    loop {
        if let StreamEvent::Table(told) = next(&mut watching).await
            && told.seats[usize::from(turn)].hints == 1
        {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn against_computers_the_rules_help_as_they_say() {
    let house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await];
    let request = table("console-en", json!({}), vec![NewSeat::Me, computer("level1")]);
    let id = begin(&guests, &request).await.id;
    let update = guests[0].client.updates(&id, None).await.unwrap().pop().unwrap();
    assert_eq!(update.views[0].view["help"]["hint"], "list");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_proposed_accepted_and_begins_with_the_seats_swapped() {
    let house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Ben").await];
    let (ann, ben) = (&guests[0].client, &guests[1].client);
    let id = begin(&guests, &friends("crossword", "club", None)).await.id;
    assert_eq!(ann.rematch(&id).await.unwrap_err().kind(), Some(ProblemKind::WrongState));
    let number = ann.updates(&id, None).await.unwrap().pop().unwrap().number;
    ann.act(&id, &client::action(0, number, json!({"do": "resign"}))).await.unwrap();
    assert_eq!(ann.rematch(&id).await.unwrap().rematch.agreed, [0]);
    let proposed = ben.table(&id).await.unwrap();
    assert_eq!((&proposed.rematch.agreed[..], proposed.rematch.table), (&[0][..], None));
    let agreed = ben.rematch(&id).await.unwrap();
    let next = agreed.rematch.table.unwrap();
    let seats = ann.table(&next).await.unwrap().seats;
    let names: Vec<&str> = seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!((names, seats[1].yours), (vec!["Ben", "Ann"], true));
    let stranger = Guest::new(&house.url(), "Cleo").await;
    let refused = stranger.client.rematch(&id).await.unwrap_err();
    assert_eq!(refused.kind(), Some(ProblemKind::NotYours));
    assert_eq!(ann.rematch(&id).await.unwrap().rematch.table, Some(next), "there is one rematch");
}
