//! `lettrine lexicon …`: the word lists, and the dictionaries added to them.

mod build;
mod export;
mod import;
mod info;
mod list;
mod verify;
mod write;

use crate::outcome::{Failure, Outcome};

/// The commands about lexicons.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// List the built-in lexicons
    #[command(after_help = list::EXAMPLES)]
    List(list::List),
    /// Tell what is known of a lexicon
    #[command(after_help = info::EXAMPLES)]
    Info(info::Info),
    /// Check a lexicon's checksum and structure
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Verify),
    /// Make a word graph from a list of words
    #[command(after_help = build::EXAMPLES)]
    Build(build::Build),
    /// Write the words of a lexicon, as a list or a word graph
    #[command(after_help = export::EXAMPLES)]
    Export(export::Export),
    /// Add a dictionary that tells what words mean
    #[command(after_help = import::EXAMPLES)]
    Import(import::Import),
}

pub(crate) fn run(command: &Command) -> Result<Outcome, Failure> {
    match command {
        Command::List(list) => list.run(),
        Command::Info(info) => info.run(),
        Command::Verify(verify) => verify.run(),
        Command::Build(build) => build.run(),
        Command::Export(export) => export.run(),
        Command::Import(import) => import.run(),
    }
}
