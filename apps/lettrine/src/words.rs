//! `lettrine words …`: checking words and looking them up.

mod check;
mod define;
mod find;

use crate::outcome::{Failure, Outcome};

/// The commands about words.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Tell for each word whether it is valid
    #[command(after_help = check::EXAMPLES)]
    Check(check::Check),
    /// Find words: anagrams, patterns, hooks, extensions, beginnings, definitions
    #[command(after_help = find::EXAMPLES)]
    Find(find::Find),
}

pub(crate) fn run(command: &Command) -> Result<Outcome, Failure> {
    match command {
        Command::Check(check) => check.run(),
        Command::Find(find) => find.run(),
    }
}
