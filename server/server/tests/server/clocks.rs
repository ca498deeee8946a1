//! Clocks: run by the server, charged once, shown alike to all, unharmed by a restart.

use std::time::{Duration, Instant};

use protocol::{NewSeat, Update};
use serde_json::{Value, json};

use crate::guest::{Guest, begin, next_update, table};
use crate::house::House;

/// The shortest turn the rules allow.
const TURN: Duration = Duration::from_secs(10);

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
    let changes = json!({"starter": "first",
        "clock": {"per_turn": {"seconds": TURN.as_secs(), "over": "misses_turn"}}});
    let request = table("console-en", changes, vec![NewSeat::Me, NewSeat::Open]);
    let id = begin(&guests, &request).await.id;
    let began = Instant::now();
    let spectator = Guest::nameless(&house.url());
    let mut screens = [&guests[0], &guests[1], &spectator].map(|guest| guest.client.watch(&id));
    for screen in &mut screens {
        let first = next_update(screen).await;
        assert_eq!((first.number, timed_out(&first)), (0, 0));
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    house.stop().await;
    let stopped = Instant::now();
    tokio::time::sleep(Duration::from_secs(2)).await;
    house.start().await;
    let away = stopped.elapsed();
    let mut after = Vec::new();
    for screen in &mut screens {
        after.push(loop {
            let update = next_update(screen).await;
            if update.number > 0 {
                break update;
            }
        });
    }
    let played = began.elapsed().saturating_sub(away);
    assert!(
        played >= TURN.saturating_sub(Duration::from_millis(500)),
        "time was stolen: {played:?}"
    );
    assert!(played < TURN + Duration::from_secs(3), "time was given: {played:?}");
    for update in &after {
        assert_eq!((update.number, timed_out(update)), (1, 1), "charged once");
        assert_eq!(clocks(update), clocks(&after[0]), "shown alike");
        assert_eq!(update.views[0].view["turn"], 1);
    }
    let spent = clocks(&after[0])[0]["spent"].as_u64().unwrap();
    assert!((10_000..10_500).contains(&spent), "{spent} ms were charged");
}
