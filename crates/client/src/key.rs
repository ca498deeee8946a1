//! Actions under names of their own, so that one sent twice is done once.

use std::fmt::Write as _;

use protocol::ActionRequest;
use serde_json::Value;

/// A name for an action that no other has.
pub fn fresh_key() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("every system we run on has a source of randomness");
    bytes.iter().fold(String::new(), |mut key, byte| {
        let _it_fits = write!(key, "{byte:02x}");
        key
    })
}

/// An action of a seat that has seen the update of this number, under a name of its own.
pub fn action(seat: u8, seen: u64, action: Value) -> ActionRequest {
    ActionRequest { seat, seen, key: fresh_key(), action }
}
