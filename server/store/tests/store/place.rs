//! Places for stores: a new one on each database for every test, and the things tests put there.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;
use sqlx::{AnyConnection, Connection as _, Executor as _};
use store::{
    Address, Append, AppendError, Appended, Category, Holder, NewTable, PersonId, Seating, Store,
    Table, TableId, TableState, Timestamp, Visibility,
};
use tabletop::{Moment, Seat};
use tiles::Seed;

use test_kit::postgres;

/// A moment of the calendar; tests have no clock.
pub(crate) const NOON: Timestamp = Timestamp(1_800_000_000_000);

/// Where a store can be opened, once or several times.
pub(crate) struct Place {
    pub(crate) address: Address,
}

impl Place {
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.unwrap()
    }
}

/// Runs a test on SQLite, then on PostgreSQL.
#[expect(clippy::needless_pass_by_value, reason = "a test hands over what it does")]
pub(crate) fn on_both(test: impl AsyncFn(&Place)) {
    on_sqlite(&test);
    on_postgres(&test);
}

/// Runs a test on PostgreSQL alone.
#[expect(clippy::needless_pass_by_value, reason = "a test hands over what it does")]
pub(crate) fn on_postgres(test: impl AsyncFn(&Place)) {
    let address = postgres::new_database().parse().unwrap();
    run(test(&Place { address }));
}

/// Runs a test on SQLite alone.
#[expect(clippy::needless_pass_by_value, reason = "a test hands over what it does")]
pub(crate) fn on_sqlite(test: impl AsyncFn(&Place)) {
    let folder = Folder::new();
    run(test(&Place { address: Address::Sqlite(folder.0.join("sub folder/games.db")) }));
}

fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(test);
}

/// A folder that is removed with its content.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lettrine-store-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A guest of this name.
pub(crate) async fn guest(store: &Store, name: &str) -> PersonId {
    store.welcome(name, NOON).await.unwrap().id
}

/// A table for one person and an open seat.
pub(crate) fn new_table(host: PersonId) -> NewTable {
    let seated = Seating {
        seat: Seat(0),
        holder: Holder::Person(host),
        name: "Ann".into(),
        ready: true,
        hints: 0,
    };
    NewTable {
        category: category(),
        title: "Ann's table".into(),
        options: json!({ "players": 2 }),
        seed: Seed::from_number(7),
        state: TableState::Gathering,
        visibility: Visibility::Listed,
        host,
        seats: vec![seated, Seating::open(Seat(1))],
        log: Vec::new(),
        counts: true,
        forbids_lookups: false,
        clock: Moment(0),
    }
}

pub(crate) fn category() -> Category {
    Category {
        game: "dice".into(),
        mode: "duplicate".into(),
        language: "en".into(),
        preset: "club".into(),
    }
}

/// A guest's table, set.
pub(crate) async fn table(store: &Store) -> Table {
    let host = guest(store, "Ann").await;
    store.set_table(new_table(host), NOON).await.unwrap()
}

/// Appends one event that holds its own number.
pub(crate) async fn append(
    store: &Store,
    table: TableId,
    number: u64,
) -> Result<Appended, AppendError> {
    store.append(event(table, number), NOON).await
}

/// One event that holds its own number, at a moment of as many thousandths.
pub(crate) fn event(table: TableId, number: u64) -> Append {
    Append {
        table,
        expected_next: number,
        events: vec![json!({ "number": number })],
        moment: Moment(number),
        key: None,
    }
}

/// Does something to a database behind the store's back.
pub(crate) async fn meddle(place: &Place, statement: &'static str) {
    sqlx::any::install_default_drivers();
    let url = match &place.address {
        Address::Sqlite(file) => {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            format!("sqlite:{}?mode=rwc", file.display().to_string().replace(' ', "%20"))
        }
        Address::Postgres(url) => url.clone(),
    };
    let mut connection = AnyConnection::connect(&url).await.unwrap();
    connection.execute(statement).await.unwrap();
    connection.close().await.unwrap();
}
