//! The rules as sentences, each with the requirement it proves.

mod believing;
mod challenges;
mod clocks;
mod computers;
mod contract;
mod endings;
mod exchanging;
mod importing;
mod laying;
mod modes;
mod notation;
pub(super) mod properties;
mod questions;
mod real_board;
mod starting;
pub(crate) mod support;
mod undo;
mod views;
