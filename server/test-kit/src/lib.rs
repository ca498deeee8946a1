//! What tests of the store, the server and the program share.

pub mod postgres;
#[cfg(feature = "robot")]
pub mod robot;
#[cfg(feature = "robot")]
pub mod tally;
