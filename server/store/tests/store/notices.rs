//! Notices: whoever listens hears what is written, by whichever server.

use std::time::Duration;

use store::{Holder, Notice, Notices, Seating};
use tabletop::Seat;
use tokio::time::timeout;

use crate::place::{NOON, append, event, meddle, on_both, on_postgres, table};

async fn next(notices: &mut Notices) -> Notice {
    let patience = Duration::from_secs(10);
    timeout(patience, notices.next()).await.expect("a notice comes").expect("the store is open")
}

#[test]
fn a_log_that_grows_is_announced_with_its_next_number() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let mut notices = store.notices();
        append(&store, table, 0).await.unwrap();
        while next(&mut notices).await != Notice::Log(table, 1) {}
    });
}

#[test]
fn a_change_of_seats_is_announced() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let mut notices = store.notices();
        let ready = Seating { ready: true, ..Seating::open(Seat(1)) };
        store.seat(table, Holder::Open, ready, NOON).await.unwrap();
        while next(&mut notices).await != Notice::Table(table) {}
    });
}

#[test]
fn what_is_refused_is_not_announced() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let mut notices = store.notices();
        append(&store, table, 7).await.unwrap_err();
        append(&store, table, 0).await.unwrap();
        let first = loop {
            match next(&mut notices).await {
                Notice::Table(_) => {}
                other => break other,
            }
        };
        assert_eq!(first, Notice::Log(table, 1));
    });
}

#[test]
fn one_server_hears_of_the_other() {
    on_postgres(async |place| {
        let (here, there) = (place.open().await, place.open().await);
        let table = table(&here).await.id;
        let mut notices = there.notices();
        append(&here, table, 0).await.unwrap();
        while next(&mut notices).await != Notice::Log(table, 1) {}
    });
}

#[test]
fn a_lost_connection_is_made_anew_and_the_loss_is_told() {
    on_postgres(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let mut notices = store.notices();
        let cut_off = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                       WHERE datname = current_database() AND query LIKE 'LISTEN%'";
        meddle(place, cut_off).await;
        while next(&mut notices).await != Notice::Missed {}
        append(&store, table, 0).await.unwrap();
        while next(&mut notices).await != Notice::Log(table, 1) {}
    });
}

#[test]
fn whoever_asks_what_has_changed_misses_nothing() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        let later = NOON.after(Duration::from_mins(1));
        assert!(store.changed_since(later).await.unwrap().is_empty());
        store.append(event(table, 0), later).await.unwrap();
        let changed = store.changed_since(later).await.unwrap();
        assert_eq!(changed.len(), 1);
        assert_eq!((changed[0].table, changed[0].next_number), (table, 1));
    });
}
