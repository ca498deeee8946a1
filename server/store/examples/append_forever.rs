//! Appends events to the log of a table for as long as it lives, and says the number of each once it
//! is safe: `append_forever <address> <table>`.
//!
//! The test of sudden death kills it again and again and looks for what it said.

use std::error::Error;
use std::io::Write as _;

use serde_json::json;
use store::{Append, Store, TableId, Timestamp};
use tabletop::Moment;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(address), Some(table)) = (arguments.next(), arguments.next()) else {
        return Err("usage: append_forever <address> <table>".into());
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(append_forever(&address, table.parse()?))
}

async fn append_forever(address: &str, table: TableId) -> Result<(), Box<dyn Error>> {
    let store = Store::open(&address.parse()?).await?;
    let found = store.table(table).await?.ok_or("there is no such table")?;
    for number in found.next_number.. {
        let append = Append {
            table,
            expected_next: number,
            events: vec![json!({ "number": number })],
            moment: Moment(number),
            key: None,
        };
        let appended = store.append(append, Timestamp::now()).await?;
        writeln!(std::io::stdout(), "{}", appended.first)?;
    }
    Ok(())
}
