//! The rules as sentences.

mod actions;
mod believing;
mod computers;
mod ending;
mod exchanging;
mod properties;
mod questions;
mod starting;
pub(crate) mod support;
mod thinking;
mod views;
mod words;
