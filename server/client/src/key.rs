//! Actions under names of their own, so that one sent twice is done once.

use protocol::ActionRequest;
use serde_json::Value;

/// A name for an action that no other has.
pub fn fresh_key() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("every system we run on has a source of randomness");
    format!("{:024x}", u128::from_be_bytes(bytes) >> 32)
}

/// An action of a seat that has seen the update of this number, under a name of its own.
pub fn action(seat: u8, seen: u64, action: Value) -> ActionRequest {
    ActionRequest { seat, seen, key: fresh_key(), action }
}
