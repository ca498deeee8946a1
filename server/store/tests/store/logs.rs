//! Logs: numbered without gaps, one writer at a time, retries that change nothing.

use std::time::Duration;

use serde_json::{Value, json};
use store::{Append, AppendError, Appended, IdempotencyKey, Store, TableId};
use tabletop::Moment;

use crate::place::{NOON, append, event, guest, on_both, on_sqlite, table};

async fn numbers(store: &Store, table: TableId) -> Vec<u64> {
    let log = store.log(table, 0).await.unwrap();
    log.iter().map(|logged| logged.event["number"].as_u64().unwrap()).collect()
}

#[test]
fn a_log_is_read_from_any_number_on() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        for number in 0..5 {
            append(&store, table, number).await.unwrap();
        }
        let end = store.log(table, 3).await.unwrap();
        let events: Vec<&Value> = end.iter().map(|logged| &logged.event).collect();
        assert_eq!(events, [&json!({ "number": 3 }), &json!({ "number": 4 })]);
        assert_eq!((end[0].moment, end[0].written), (Moment(3), NOON));
        assert_eq!(store.log(table, 5).await.unwrap(), []);
    });
}

#[test]
fn several_events_are_appended_together() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let events = vec![json!({ "number": 0 }), json!({ "number": 1 })];
        let appended = store.append(Append { events, ..event(table, 0) }, NOON).await.unwrap();
        assert_eq!(appended, Appended { first: 0, count: 2, repeated: false });
        assert_eq!(numbers(&store, table).await, [0, 1]);
    });
}

#[test]
fn whoever_comes_second_is_told_how_far_the_log_is() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        append(&store, table, 0).await.unwrap();
        for wrong in [0, 2] {
            let refusal = append(&store, table, wrong).await.unwrap_err();
            assert!(matches!(refusal, AppendError::Conflict { next: 1 }));
        }
        assert_eq!(numbers(&store, table).await, [0]);
    });
}

#[test]
fn there_is_no_log_without_a_table() {
    on_both(async |place| {
        let store = place.open().await;
        let person = guest(&store, "Ann").await;
        let nowhere = TableId::random();
        let refusal = append(&store, nowhere, 0).await.unwrap_err();
        assert!(matches!(refusal, AppendError::NoSuchTable));
        let key = Some(IdempotencyKey { person, key: "one".into() });
        let refusal = store.append(Append { key, ..event(nowhere, 0) }, NOON).await.unwrap_err();
        assert!(matches!(refusal, AppendError::NoSuchTable));
    });
}

#[test]
fn an_action_sent_again_gets_the_same_answer() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        let key = IdempotencyKey { person: table.host.unwrap(), key: "tap 1".into() };
        assert_eq!(store.action(table.id, &key).await.unwrap(), None);
        let send = async |number| {
            let action = Append { key: Some(key.clone()), ..event(table.id, number) };
            store.append(action, NOON).await.unwrap()
        };
        assert_eq!(send(0).await, Appended { first: 0, count: 1, repeated: false });
        append(&store, table.id, 1).await.unwrap();
        let again = Appended { first: 0, count: 1, repeated: true };
        assert_eq!(send(0).await, again);
        assert_eq!(send(2).await, again);
        assert_eq!(store.action(table.id, &key).await.unwrap(), Some(again));
        assert_eq!(numbers(&store, table.id).await, [0, 1]);
    });
}

#[test]
fn an_action_that_came_second_may_be_sent_again() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        append(&store, table.id, 0).await.unwrap();
        let key = Some(IdempotencyKey { person: table.host.unwrap(), key: "tap 1".into() });
        let action = |number| Append { key: key.clone(), ..event(table.id, number) };
        assert!(store.append(action(0), NOON).await.is_err());
        let appended = store.append(action(1), NOON).await.unwrap();
        assert_eq!(appended, Appended { first: 1, count: 1, repeated: false });
    });
}

#[test]
fn names_of_actions_are_forgotten_after_a_week() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await;
        let key = Some(IdempotencyKey { person: table.host.unwrap(), key: "tap 1".into() });
        store.append(Append { key, ..event(table.id, 0) }, NOON).await.unwrap();
        assert_eq!(store.clean_up(NOON).await.unwrap().action_keys, 0);
        let later = NOON.after(Duration::from_hours(8 * 24));
        assert_eq!(store.clean_up(later).await.unwrap().action_keys, 1);
    });
}

/// Appends with whatever number is next, `count` times; gives the numbers that were acknowledged.
async fn append_eagerly(store: Store, table: TableId, count: usize) -> Vec<u64> {
    let mut acknowledged = Vec::new();
    let mut next = 0;
    while acknowledged.len() < count {
        match append(&store, table, next).await {
            Ok(appended) => {
                acknowledged.push(appended.first);
                next += 1;
            }
            Err(AppendError::Conflict { next: found }) => next = found,
            Err(other) => panic!("{other}: {:?}", std::error::Error::source(&other)),
        }
    }
    acknowledged
}

#[test]
fn two_servers_write_one_log_without_a_gap_or_a_double() {
    on_both(async |place| {
        let (first, second) = (place.open().await, place.open().await);
        let table = table(&first).await.id;
        let writers: Vec<_> = [&first, &first, &second, &second]
            .map(|store| tokio::spawn(append_eagerly(store.clone(), table, 25)))
            .into();
        let mut acknowledged = Vec::new();
        for writer in writers {
            acknowledged.extend(writer.await.unwrap());
        }
        acknowledged.sort_unstable();
        let all: Vec<u64> = (0..100).collect();
        assert_eq!(acknowledged, all);
        assert_eq!(numbers(&second, table).await, all);
        assert_eq!(second.table(table).await.unwrap().unwrap().next_number, 100);
    });
}

#[test]
fn an_action_sent_through_two_servers_at_once_is_done_once() {
    on_both(async |place| {
        let (first, second) = (place.open().await, place.open().await);
        let table = table(&first).await;
        let person = table.host.unwrap();
        for number in 0..20 {
            let key = Some(IdempotencyKey { person, key: format!("tap {number}") });
            let action = Append { key, ..event(table.id, number) };
            let (one, other) =
                tokio::join!(first.append(action.clone(), NOON), second.append(action, NOON));
            let (one, other) = (one.unwrap(), other.unwrap());
            assert_eq!((one.first, other.first), (number, number));
            assert_ne!(one.repeated, other.repeated);
        }
    });
}

#[test]
fn a_refused_action_does_not_harm_those_it_was_written_with() {
    on_sqlite(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let many = (0..300).map(|number| {
            let store = store.clone();
            let table = if number % 3 == 0 { TableId::random() } else { table };
            tokio::spawn(async move { append(&store, table, 0).await.is_ok() })
        });
        let mut acknowledged = 0;
        for one in many.collect::<Vec<_>>() {
            acknowledged += usize::from(one.await.unwrap());
        }
        assert_eq!(acknowledged, 1);
        assert_eq!(numbers(&store, table).await, [0]);
    });
}

#[test]
fn closing_finishes_what_was_begun() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        append(&store, table, 0).await.unwrap();
        store.close().await;
        assert!(matches!(append(&store, table, 1).await, Err(AppendError::Fault(_))));
        assert_eq!(numbers(&place.open().await, table).await, [0]);
    });
}
