//! A bot that sits down at a table and plays by the hints the server gives.
//!
//! Set a table with an open seat whose rules tell hints (Console, De Luxe), then:
//!
//! ```text
//! cargo run -p lettrine-client --example bot -- http://127.0.0.1:8604 K7M-3PX
//! ```

use client::{Client, Fault, action};
use protocol::{HolderView, SeatRequest, StreamEvent, TableState, Update};
use serde_json::json;

#[tokio::main]
async fn main() -> Result<(), Fault> {
    let mut words = std::env::args().skip(1);
    let address = words.next().unwrap_or("http://127.0.0.1:8604".into());
    let code = words.next().expect("give the table's code after the address");
    let client = Client::connect(&address).await?;
    client.take_name("Robo").await?;
    let table = client.table_by_code(&code).await?;
    let open = table.seats.iter().find(|seat| seat.holder == HolderView::Open);
    let seat = open.expect("a seat must be open").seat;
    client.sit(&table.id, seat).await?;
    client.change_seat(&table.id, seat, &SeatRequest::Ready { ready: true }).await?;
    let mut watching = client.watch(&table.id);
    while let Some(event) = watching.next().await? {
        match event {
            StreamEvent::Update(update) => play(&client, &table.id, seat, &update).await?,
            StreamEvent::Table(table) if table.state == TableState::Over => break,
            _ => {}
        }
    }
    Ok(())
}

/// Does what the view says may be done, if anything.
async fn play(client: &Client, table: &str, seat: u8, update: &Update) -> Result<(), Fault> {
    let view = &update.views[0].view;
    let may = |name: &str| view["may"].as_array().is_some_and(|may| may.contains(&name.into()));
    let wanted = if may("lay") {
        let hint = client.ask(table, seat, json!({"ask": "hint"})).await.unwrap_or_default();
        let tiles = [&hint["tiles"], &hint["plays"][0]["tiles"]];
        match tiles.into_iter().find(|tiles| tiles.is_array()) {
            Some(tiles) => json!({"do": "lay", "tiles": tiles}),
            None => json!({"do": "pass"}),
        }
    } else if let Some(name) = ["accept", "pick"].into_iter().find(|name| may(name)) {
        json!({"do": name})
    } else {
        return Ok(());
    };
    match client.act_surely(table, &action(seat, update.number, wanted)).await {
        Err(Fault::Refused { .. }) => Ok(()), // The next update says how things stand.
        done => done.map(drop),
    }
}
