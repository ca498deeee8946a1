//! A client of Lettrine's servers: for bots, the terminal and tests.
//!
//! It takes a name, sets tables or sits down at them, acts, asks, and is told what happens. What goes
//! wrong on the way is tried again, and nothing is ever done twice.
//!
//! ```no_run
//! # async fn example() -> Result<(), client::Fault> {
//! use client::Client;
//! use protocol::StreamEvent;
//!
//! let client = Client::connect("http://127.0.0.1:8604").await?;
//! client.take_name("Robo").await?;
//! let table = client.table_by_code("K7M-3PX").await?;
//! client.sit(&table.id, 1).await?;
//! let mut watching = client.watch(&table.id);
//! while let Some(event) = watching.next().await? {
//!     if let StreamEvent::Update(update) = event {
//!         let pass = serde_json::json!({"do": "pass"});
//!         client.act_surely(&table.id, &client::action(1, update.number, pass)).await?;
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod client;
mod fault;
mod key;
mod messages;
mod people;
mod play;
mod tables;
mod transport;
mod watching;

pub use client::{Answer, Client, Ear};
pub use fault::Fault;
pub use hyper::Method;
pub use key::{action, fresh_key};
pub use watching::Watching;
