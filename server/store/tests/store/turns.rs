//! Computer players' turns, taken once, and clocks that stand still while nobody runs them.

use std::time::Duration;

use store::{Claim, Store, TableId, Timestamp, TurnClaim};
use tabletop::{Moment, Seat};

use crate::place::{NOON, append, on_both, table};

const MINUTE: Duration = Duration::from_mins(1);

fn claim(table: TableId, number: u64, server: &str) -> TurnClaim {
    TurnClaim { table, number, seat: Seat(1), server: server.into(), until: NOON.after(MINUTE) }
}

async fn ask(store: &Store, claim: TurnClaim, now: Timestamp) -> Claim {
    store.claim_turn(claim, now).await.unwrap()
}

#[test]
fn one_of_two_servers_takes_a_turn() {
    on_both(async |place| {
        let (first, second) = (place.open().await, place.open().await);
        let table = table(&first).await.id;
        for number in 0..20 {
            let (one, other) = tokio::join!(
                ask(&first, claim(table, number, "first"), NOON),
                ask(&second, claim(table, number, "second"), NOON)
            );
            assert_ne!(one, other);
            append(&first, table, number).await.unwrap();
        }
    });
}

#[test]
fn a_dead_servers_turn_goes_to_another_after_a_while() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        assert_eq!(ask(&store, claim(table, 0, "first"), NOON).await, Claim::Granted);
        assert_eq!(ask(&store, claim(table, 0, "first"), NOON).await, Claim::Granted);
        assert_eq!(ask(&store, claim(table, 0, "second"), NOON).await, Claim::Refused);
        let later = NOON.after(MINUTE);
        assert_eq!(ask(&store, claim(table, 0, "second"), later).await, Claim::Granted);
    });
}

#[test]
fn a_turn_that_is_over_is_not_taken() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        append(&store, table, 0).await.unwrap();
        assert_eq!(ask(&store, claim(table, 0, "first"), NOON).await, Claim::Refused);
        assert_eq!(ask(&store, claim(table, 2, "first"), NOON).await, Claim::Refused);
        assert_eq!(ask(&store, claim(TableId::random(), 0, "first"), NOON).await, Claim::Refused);
        assert_eq!(ask(&store, claim(table, 1, "first"), NOON).await, Claim::Granted);
    });
}

#[test]
fn a_clock_goes_on_from_where_it_was_noted_and_never_back() {
    on_both(async |place| {
        let store = place.open().await;
        let mut tables = Vec::new();
        for _ in 0..70 {
            tables.push(table(&store).await.id);
        }
        let all = |clock| tables.iter().map(|table| (*table, Moment(clock))).collect::<Vec<_>>();
        store.note_clocks(&all(5000)).await.unwrap();
        store.note_clocks(&all(4000)).await.unwrap();
        append(&store, tables[1], 0).await.unwrap();
        for table in tables {
            let reopened = store.table(table).await.unwrap().unwrap();
            assert_eq!(reopened.clock, Moment(5000));
        }
    });
}
