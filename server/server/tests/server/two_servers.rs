//! Two servers on one PostgreSQL serve the same table.

use client::{Method, action};
use protocol::NewSeat;
use serde_json::{Value, json};

use crate::guest::{Guest, begin, computer, next_update, table};
use crate::house::House;
use test_kit::postgres;

async fn two_houses() -> [House; 2] {
    let database: store::Address = postgres::new_database().parse().unwrap();
    [House::on(database.clone()).await, House::on(database).await]
}

/// How many searches the computer players of a server have run.
async fn searches(guest: &Guest) -> u64 {
    let answer = guest.client.send(Method::GET, "/metrics", Vec::new()).await.unwrap();
    let text = String::from_utf8(answer.body).unwrap();
    let count = text.lines().find_map(|line| line.strip_prefix("lettrine_think_seconds_count "));
    count.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_play_a_whole_game_and_computers_take_each_turn_once() {
    let houses = two_houses().await;
    let ann = Guest::new(&houses[0].url(), "Ann").await.with_chance(3);
    let bea = Guest::new(&houses[0].url(), "Bea").await;
    // Bea came in by the other door.
    let bea = [bea.elsewhere(&houses[1].url()).with_chance(4), bea];
    let changes = json!({"starter": "first"});
    let seats = vec![NewSeat::Me, NewSeat::Open, computer("level3")];
    let [mut far, near] = bea;
    let mut pair = [ann, near];
    let id = begin(&pair, &table("club", changes, seats)).await.id;
    let (ann, near) = pair.split_first_mut().unwrap();
    let (seen, also_seen) = tokio::join!(ann.play(&id), far.play(&id));
    assert_eq!(seen.numbers.last(), also_seen.numbers.last());
    let turns = seen.end["history"].as_array().unwrap();
    let is_turn = |turn: &&Value| {
        ["played", "passed", "exchanged", "withdrawn"].contains(&turn["what"].as_str().unwrap())
    };
    let computers = turns.iter().filter(is_turn).filter(|turn| turn["seat"] == 2).count() as u64;
    let searched = searches(&far).await + searches(&near[0]).await;
    assert!(
        searched >= computers && searched <= computers + 2,
        "{searched} searches, {computers} turns"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_action_sent_to_both_servers_is_done_once_and_told_by_both() {
    let houses = two_houses().await;
    let guests =
        [Guest::new(&houses[0].url(), "Ann").await, Guest::new(&houses[0].url(), "Bea").await];
    let changes = json!({"starter": "first"});
    let id = begin(&guests, &table("club", changes, vec![NewSeat::Me, NewSeat::Open])).await.id;
    let far = guests[0].elsewhere(&houses[1].url());
    let watchers = houses.each_ref().map(|house| Guest::nameless(&house.url()));
    let mut screens = watchers.each_ref().map(|guest| guest.client.watch(&id));
    for screen in &mut screens {
        assert_eq!(next_update(screen).await.number, 0);
    }
    let request = action(0, 0, json!({"do": "pass"}));
    let (here, there) =
        tokio::join!(guests[0].client.act(&id, &request), far.client.act(&id, &request));
    assert_eq!((here.unwrap().number, there.unwrap().number), (1, 1));
    for screen in &mut screens {
        assert_eq!(next_update(screen).await.number, 1);
    }
    // A screen that saw the news at one server may act at the other at once.
    let bea = guests[1].elsewhere(&houses[1].url());
    let answer = bea.client.act(&id, &action(1, 1, json!({"do": "pass"}))).await.unwrap();
    assert_eq!(answer.number, 2);
    let answer = guests[0].client.act(&id, &action(0, 2, json!({"do": "pass"}))).await.unwrap();
    assert_eq!(answer.number, 3);
    for screen in &mut screens {
        let mut last = 1;
        while last < 3 {
            last = next_update(screen).await.number;
        }
    }
}
