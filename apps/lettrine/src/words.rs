//! `lettrine words …`: checking words and looking them up.

mod check;
mod define;
mod find;

use locales::Language;

use crate::outcome::{Failure, Outcome};

/// The commands about words.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    Check(check::Check),
    Find(find::Find),
}

pub(crate) fn run(command: &Command, language: Language) -> Result<Outcome, Failure> {
    match command {
        Command::Check(check) => check.run(language),
        Command::Find(find) => find.run(language),
    }
}
