//! The dialogue of text lines: lines in, text out.

mod crossword_modes;
mod games;
mod house;
mod server;
#[path = "../support/mod.rs"]
mod support;
mod talk;
