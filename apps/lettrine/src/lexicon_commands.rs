//! `lettrine lexicon …`: the word lists, and the dictionaries added to them.

mod build;
mod export;
mod import;
mod info;
mod list;
mod verify;
mod write;

use locales::Language;

use crate::outcome::{Failure, Outcome};

/// The commands about lexicons.
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    List(list::List),
    Info(info::Info),
    Verify(verify::Verify),
    Build(build::Build),
    Export(export::Export),
    Import(import::Import),
}

pub(crate) fn run(command: &Command, language: Language) -> Result<Outcome, Failure> {
    match command {
        Command::List(list) => list.run(language),
        Command::Info(info) => info.run(language),
        Command::Verify(verify) => verify.run(language),
        Command::Build(build) => build.run(language),
        Command::Export(export) => export.run(language),
        Command::Import(import) => import.run(language),
    }
}
