//! How a command ended: done, "no", or not at all; and the exit status that says so.

use std::io;
use std::process::ExitCode;

use locales::{Language, Message, commands as say};

use crate::output;
use crate::refusals::Refusal;

/// The exit status when the answer is "no".
const NO: u8 = 1;

/// The exit status for wrong usage and bad input.
pub(crate) const BAD_INPUT: u8 = 2;

/// How a command that could be carried out ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// It is done, or the answer is "yes".
    Done,
    /// The answer is "no": a word is not valid, nothing was found, a check failed.
    No,
}

impl Outcome {
    /// Done if so, else "no".
    pub(crate) fn done_if(is_so: bool) -> Self {
        if is_so { Self::Done } else { Self::No }
    }
}

/// Why a command could not be carried out.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad input, in one sentence for the person who gave it.
    Refused(Message),
    /// The reader closed the pipe early; that is no error.
    ClosedPipe,
}

impl From<Message> for Failure {
    fn from(message: Message) -> Self {
        Self::Refused(message)
    }
}

impl<Cause: Refusal> From<Cause> for Failure {
    fn from(cause: Cause) -> Self {
        Self::Refused(cause.message())
    }
}

/// Only writing results fails with a bare system error; files are named in a sentence.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Refused(say::results_not_written(error.to_string())),
        }
    }
}

/// Tells what went wrong, if anything, and gives the exit status.
pub(crate) fn exit_code(result: Result<Outcome, Failure>, language: Language) -> ExitCode {
    match result {
        Ok(Outcome::Done) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(NO),
        Err(Failure::Refused(message)) => {
            output::tell(&message, language);
            ExitCode::from(BAD_INPUT)
        }
    }
}
