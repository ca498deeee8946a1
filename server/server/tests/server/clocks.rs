//! Clocks: run by the server, charged once, shown alike to all, unharmed by a restart.

use std::time::{Duration, Instant};

use client::Watching;
use protocol::{NewSeat, Update};
use serde_json::{Value, json};
use tabletop::Moment;

use crate::guest::{Guest, begin, next_update, table};
use crate::house::House;

/// The shortest turn the rules allow.
const TURN: Duration = Duration::from_secs(10);
/// How much of a turn has passed when a server crashes.
const PLAYED: Duration = Duration::from_secs(7);
/// Maximum time given back after a crash.
const GIVEN: Duration = Duration::from_secs(5);
/// What the store knows of the clock at the latest then, in milliseconds.
const MOST_LOST: u64 = 2000;

fn clocks(update: &Update) -> Vec<Value> {
    let seats = update.views[0].view["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["clock"].clone()).collect()
}

fn timed_out(update: &Update) -> usize {
    let history = update.views[0].view["history"].as_array().unwrap();
    history.iter().filter(|turn| turn["what"] == "timed_out").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turns_time_runs_out_by_itself_once_and_for_all_alike_even_across_a_restart() {
    let mut house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await, Guest::new(&house.url(), "Bea").await];
    let request = table("console-en", timed(), vec![NewSeat::Me, NewSeat::Open]);
    let id = begin(&guests, &request).await.id;
    let spectator = Guest::nameless(&house.url());
    let mut screens = [&guests[0], &guests[1], &spectator].map(|guest| guest.client.watch(&id));
    for screen in &mut screens {
        let first = next_update(screen).await;
        assert_eq!((first.number, timed_out(&first)), (0, 0));
    }
    house.clock.skip(Duration::from_secs(3));
    house.stop().await;
    house.clock.skip(10 * TURN);
    house.start().await;
    let present = guests[0].client.updates(&id, None).await.unwrap().pop().unwrap();
    assert_eq!(present.number, 0, "time was stolen while the server was away");
    assert!((3000..4000).contains(&present.clock), "time was given: {}", present.clock);
    house.clock.skip(TURN.saturating_sub(Duration::from_millis(present.clock + 100)));
    let mut after = Vec::new();
    for screen in &mut screens {
        after.push(after_the_first(screen).await);
    }
    for update in &after {
        assert_eq!((update.number, timed_out(update)), (1, 1), "charged once");
        assert_eq!(clocks(update), clocks(&after[0]), "shown alike");
        assert_eq!(update.views[0].view["turn"], 1);
    }
    let spent = clocks(&after[0])[0]["spent"].as_u64().unwrap();
    assert!((10_000..10_500).contains(&spent), "{spent} ms were charged");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_in_the_middle_of_a_turn_gives_back_little_time_and_steals_none() {
    let mut house = House::open().await;
    let guests = [Guest::new(&house.url(), "Ann").await];
    let seats = vec![NewSeat::Me, NewSeat::Beside { name: "Bea".into() }];
    let id = begin(&guests, &table("console-en", timed(), seats)).await.id;
    let began = Instant::now();
    let mut screen = guests[0].client.watch(&id);
    house.clock.skip(PLAYED);
    let store = house.store().await;
    let noted = async {
        while store.table(id.parse().unwrap()).await.unwrap().unwrap().clock < Moment(MOST_LOST) {}
    };
    tokio::time::timeout(2 * TURN, noted).await.expect("clocks are noted");
    house.crash();
    let played = began.elapsed() + PLAYED;
    house.clock.skip(10 * TURN);
    house.start().await;
    let present = guests[0].client.updates(&id, None).await.unwrap().pop().unwrap();
    let clock = Duration::from_millis(present.clock);
    assert_eq!(present.number, 0, "time was stolen");
    assert!(clock >= PLAYED.saturating_sub(GIVEN), "time was given: {clock:?}");
    assert!(clock < played + Duration::from_secs(1), "time was stolen: {clock:?}");
    house.clock.skip(TURN);
    assert_eq!(after_the_first(&mut screen).await.number, 1);
}

/// The first player has the first turn, of ten seconds.
fn timed() -> Value {
    let clock = json!({"per_turn": {"seconds": TURN.as_secs(), "over": "misses_turn"}});
    json!({"starter": "first", "clock": clock})
}

/// The first update that tells of an event.
async fn after_the_first(screen: &mut Watching) -> Update {
    loop {
        let update = next_update(screen).await;
        if update.number > 0 {
            return update;
        }
    }
}
