//! Opening: new and old databases, damaged and foreign ones.

use std::fs;

use store::{Address, OpenError, Store};

use crate::place::{Place, append, meddle, on_both, on_sqlite, table};

fn file(place: &Place) -> &std::path::Path {
    match &place.address {
        Address::Sqlite(file) => file,
        Address::Postgres(_) => panic!("only SQLite keeps a file"),
    }
}

#[test]
fn what_was_kept_is_there_when_the_store_is_opened_again() {
    on_both(async |place| {
        let store = place.open().await;
        let before = table(&store).await;
        store.close().await;
        let reopened = place.open().await;
        assert_eq!(reopened.table(before.id).await.unwrap(), Some(before));
        assert!(reopened.ping().await.is_ok());
    });
}

#[test]
fn servers_that_start_together_set_up_an_empty_database_once() {
    on_both(async |place| {
        let address = place.address.clone();
        let open = || {
            let address = address.clone();
            tokio::spawn(async move { Store::open(&address).await.map(|_| ()) })
        };
        for opening in [open(), open(), open()] {
            opening.await.unwrap().unwrap();
        }
    });
}

#[test]
fn the_database_of_another_program_is_left_alone() {
    on_both(async |place| {
        meddle(place, "CREATE TABLE recipes (name TEXT)").await;
        assert!(matches!(Store::open(&place.address).await, Err(OpenError::Foreign)));
    });
}

#[test]
fn the_database_of_a_newer_version_is_left_alone() {
    on_both(async |place| {
        place.open().await.close().await;
        meddle(place, "INSERT INTO lettrine_steps (number) VALUES (99), (100)").await;
        assert!(matches!(Store::open(&place.address).await, Err(OpenError::Newer)));
    });
}

#[test]
fn a_file_of_another_kind_is_left_alone() {
    on_sqlite(async |place| {
        let letter = "Dear Ann, this is not a database. ".repeat(100);
        fs::create_dir_all(file(place).parent().unwrap()).unwrap();
        fs::write(file(place), &letter).unwrap();
        let refusal = Store::open(&place.address).await.unwrap_err();
        let expected = "the file is not a database: choose another, or move it away to begin anew";
        assert_eq!(refusal.to_string(), expected);
        assert_eq!(fs::read_to_string(file(place)).unwrap(), letter);
    });
}

#[test]
fn a_damaged_file_is_said_to_be_damaged() {
    on_sqlite(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        for number in 0..50 {
            append(&store, table, number).await.unwrap();
        }
        store.close().await;
        let mut bytes = fs::read(file(place)).unwrap();
        let second_page = 4096;
        bytes[second_page..].fill(0xab);
        fs::write(file(place), bytes).unwrap();
        assert!(matches!(Store::open(&place.address).await, Err(OpenError::Damaged)));
    });
}

#[test]
fn a_server_that_is_not_there_is_not_waited_for() {
    let address: Address = "postgres://nobody@localhost/games?host=/nowhere".parse().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let refusal = runtime.block_on(Store::open(&address)).unwrap_err();
    assert_eq!(refusal.to_string(), "the database cannot be opened");
}
