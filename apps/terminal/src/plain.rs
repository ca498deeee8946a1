//! A dialogue of text lines: for screen readers, pipes and slow lines.
//!
//! [`dialogue::Dialogue`] takes lines and gives text; it does no input or output of its own besides
//! the table's. What is read and written is here. What knows a game is behind [`speaker::Speaker`].

mod commands;
mod dialogue;
mod gathering;
pub(crate) mod hints;
pub(crate) mod line;
mod lobby;
mod questions;
mod seats;
mod setup;
pub(crate) mod speaker;
mod table;
mod voice;

use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write as _};
use std::thread;

use client::Fault;
use locales::{Message, plain as say};
use tokio::sync::mpsc;

use crate::{House, PlayError, Wishes};
pub use dialogue::Dialogue;
use table::Table;

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 4096;
/// How many lines scroll a terminal at a hand-over.
const SCROLLED: usize = 50;
/// What invites a person to type.
const PROMPT: &str = "> ";

/// Plays by text lines until the person leaves or the input ends.
pub(crate) async fn run(house: &mut House, wishes: &Wishes) -> Result<(), PlayError> {
    let is_person = io::stdin().is_terminal() && io::stdout().is_terminal();
    let mut dialogue = Dialogue::new(house, wishes, if is_person { SCROLLED } else { 0 });
    let mut lines = Lines::new(read_lines());
    dialogue.begin().await?;
    while !dialogue.is_over() {
        write(&dialogue.take_text(), is_person)?;
        let may_read = is_person || !dialogue.is_waiting() || lines.next_is_force();
        tokio::select! {
            line = lines.next(), if may_read => match line {
                Some(line) => dialogue.hear(&line).await,
                None => dialogue.leave().await,
            },
            () = dialogue.listen() => {}
            _ = tokio::signal::ctrl_c() => dialogue.leave().await,
        }
    }
    write(&dialogue.take_text(), false)
}

/// What went wrong at the server, as a sentence.
pub(crate) fn sentence_of(fault: &Fault) -> Message {
    match fault.problem() {
        Some(problem) => say::raw(&problem.sentence),
        None => locales::terminal::no_server(fault.to_string()),
    }
}

/// Writes text, and the prompt if a person reads it. A reader who has left is no error.
fn write(text: &str, prompt: bool) -> Result<(), PlayError> {
    let mut output = io::stdout().lock();
    let prompt = if prompt { PROMPT } else { "" };
    match write!(output, "{text}{prompt}").and_then(|()| output.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(PlayError::from),
    }
}

/// Lines of the input, one of which may have been looked at before its time.
struct Lines {
    source: mpsc::Receiver<String>,
    ahead: Option<String>,
}

impl Lines {
    const fn new(source: mpsc::Receiver<String>) -> Self {
        Self { source, ahead: None }
    }

    /// The next line; none once the input has ended.
    async fn next(&mut self) -> Option<String> {
        match self.ahead.take() {
            Some(line) => Some(line),
            None => self.source.recv().await,
        }
    }

    /// Whether the next line is there and makes a thinking computer player move.
    fn next_is_force(&mut self) -> bool {
        if self.ahead.is_none() {
            self.ahead = self.source.try_recv().ok();
        }
        self.ahead.as_deref().is_some_and(Table::is_force)
    }
}

/// Reads the input on a thread of its own, no faster than its lines are taken.
fn read_lines() -> mpsc::Receiver<String> {
    let (sender, lines) = mpsc::channel(1);
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            let line = String::from_utf8_lossy(&line).trim_end().to_owned();
            if sender.blocking_send(line).is_err() {
                return;
            }
        }
    });
    lines
}
