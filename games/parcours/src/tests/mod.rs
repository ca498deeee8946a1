//! The rules as sentences.

mod believing;
mod computers;
mod ending;
mod hands;
mod properties;
mod satellites;
mod starting;
pub(crate) mod support;
mod time;
mod views;
mod white;
mod words;
