//! The command line as people write it, and what they get when it cannot be read.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use crate::analyse::Analyse;
use crate::bench::Bench;
use crate::endgame::Endgame;
use crate::match_command::Match;
use crate::moves::Moves;
use crate::serve::Serve;
use crate::simulate::Simulate;
use crate::{
    analyse, bench, endgame, lexicon_commands, match_command, moves, serve, simulate, words,
};

/// Crossword tile games: play, look up words, study positions, let computers play.
///
/// Without a command: the server and its page, opened in the browser.
#[derive(Parser)]
#[command(name = "lettrine", version, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Group>,
}

const EXAMPLES: &str = "Examples:
  lettrine
  lettrine words check horn qzx
  lettrine words find --anagram 'AEINRST?'
  lettrine lexicon list
  lettrine analyse game.gcg
  lettrine match static static:leaves=none --pairs 100";

#[derive(Subcommand)]
enum Group {
    /// Start the server and its page
    #[command(after_help = serve::EXAMPLES)]
    Serve(Serve),
    /// Check words and look them up
    #[command(subcommand, after_help = "Example:\n  lettrine words check horn")]
    Words(words::Command),
    /// List, check, build and export word lists; add dictionaries
    #[command(
        subcommand,
        after_help = "Example:\n  lettrine lexicon build mine.txt --out mine.kwg"
    )]
    Lexicon(lexicon_commands::Command),
    /// List the plays of a position
    #[command(after_help = moves::EXAMPLES)]
    Moves(Moves),
    /// Rank the plays of a position by playing them out
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(Simulate),
    /// Find the best line when the bag is empty
    #[command(after_help = endgame::EXAMPLES)]
    Endgame(Endgame),
    /// Look at every turn of a game again: what was best, what was lost, and why
    #[command(after_help = analyse::EXAMPLES)]
    Analyse(Analyse),
    /// Let computer players meet on identical draws
    #[command(after_help = match_command::EXAMPLES)]
    Match(Match),
    /// Measure the speed of this machine
    #[command(after_help = bench::EXAMPLES)]
    Bench(Bench),
}

/// What the command line asks for.
pub(crate) enum Request {
    Serve(Serve),
    Words(words::Command),
    Lexicon(lexicon_commands::Command),
    Moves(Moves),
    Simulate(Simulate),
    Endgame(Endgame),
    Analyse(Analyse),
    Match(Match),
    Bench(Bench),
    /// A help text or the version.
    Help(String),
    /// Something that cannot be; the sentence says why.
    Misused(String),
}

/// Reads the command line.
pub(crate) fn read(arguments: impl Iterator<Item = OsString>) -> Request {
    match Arguments::try_parse_from(arguments) {
        Ok(Arguments { command: Some(Group::Words(command)) }) => Request::Words(command),
        Ok(Arguments { command: Some(Group::Lexicon(command)) }) => Request::Lexicon(command),
        Ok(Arguments { command: Some(Group::Moves(command)) }) => Request::Moves(command),
        Ok(Arguments { command: Some(Group::Simulate(command)) }) => Request::Simulate(command),
        Ok(Arguments { command: Some(Group::Endgame(command)) }) => Request::Endgame(command),
        Ok(Arguments { command: Some(Group::Analyse(command)) }) => Request::Analyse(command),
        Ok(Arguments { command: Some(Group::Match(command)) }) => Request::Match(command),
        Ok(Arguments { command: Some(Group::Bench(command)) }) => Request::Bench(command),
        Ok(Arguments { command: Some(Group::Serve(command)) }) => Request::Serve(command),
        Ok(Arguments { command: None }) => Request::Serve(Serve::opened()),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Request::Help(error.render().to_string())
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Request::Misused("a command is missing; `lettrine --help` lists them".to_owned())
            }
            _ => Request::Misused(sentence(&error.render().to_string())),
        },
    }
}

/// The first paragraph of an explanation, on one line.
fn sentence(explanation: &str) -> String {
    let paragraph = explanation.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = paragraph.split_whitespace().collect();
    let line = words.join(" ");
    format!("{}; see --help", line.strip_prefix("error: ").unwrap_or(&line))
}
