//! Sudden death: a process that is killed while it writes loses nothing it has acknowledged.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use store::{Address, TableId};

use crate::place::{on_both, table};

/// How many acknowledgements each process lives to give.
const LIVES: [usize; 6] = [1, 40, 7, 150, 23, 80];

/// The example that appends, which cargo builds with the tests.
fn appender(address: &Address, table: TableId) -> Child {
    let tests = std::env::current_exe().unwrap();
    let built: PathBuf = tests.ancestors().nth(2).unwrap().join("examples/append_forever");
    let address = match address {
        Address::Sqlite(file) => file.display().to_string(),
        Address::Postgres(url) => url.clone(),
    };
    let mut command = Command::new(&built);
    command.arg(address).arg(table.to_string()).stdout(Stdio::piped());
    command.spawn().expect("`cargo build -p lettrine-store --examples` builds what is killed here")
}

/// Kills it after this many acknowledgements; returns the last number it acknowledged.
fn kill_after(mut child: Child, acknowledgements: usize) -> u64 {
    let output = child.stdout.take().unwrap();
    let mut last = None;
    for (count, line) in BufReader::new(output).lines().map_while(Result::ok).enumerate() {
        if count + 1 == acknowledgements {
            child.kill().unwrap();
        }
        // A line that was cut off by the kill was not acknowledged in full.
        last = line.parse().ok().max(last);
    }
    child.wait().unwrap();
    last.expect("it acknowledged something before it was killed")
}

#[test]
fn whatever_was_acknowledged_is_there_after_a_kill() {
    on_both(async |place| {
        let store = place.open().await;
        let table = table(&store).await.id;
        store.close().await;
        for life in LIVES {
            let last = kill_after(appender(&place.address, table), life);
            let store = place.open().await;
            let log = store.log(table, 0).await.unwrap();
            let numbers: Vec<_> = log.iter().map(|one| one.event["number"].as_u64()).collect();
            let expected: Vec<_> = (0..log.len() as u64).map(Some).collect();
            assert_eq!(numbers, expected);
            assert!(log.len() as u64 > last);
            let next = store.table(table).await.unwrap().unwrap().next_number;
            assert_eq!(next, log.len() as u64);
            store.close().await;
        }
    });
}
