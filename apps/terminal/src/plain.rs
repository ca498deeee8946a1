//! A dialogue of text lines: for screen readers, pipes and slow lines.

use client::Fault;
use locales::{Message, plain as say};

use crate::{House, PlayError, Wishes};

/// Plays by text lines until the end of the input.
pub(crate) async fn run(house: &mut House, wishes: &Wishes) -> Result<(), PlayError> {
    let _ = (house, wishes);
    Ok(())
}

/// What went wrong at the server, as a sentence.
pub(crate) fn sentence_of(fault: &Fault) -> Message {
    match fault.problem() {
        Some(problem) => say::refused(&problem.sentence),
        None => locales::terminal::no_server(fault.to_string()),
    }
}
