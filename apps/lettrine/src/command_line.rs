//! The command line as people write it, and what they get when it cannot be read.

use std::ffi::OsString;
use std::net::AddrParseError;
use std::num::ParseIntError;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};
use locales::{Language, Message, Spoken as _, UnknownLanguage, commands as say};
use tiles::NotASeed;

use crate::analyse::Analyse;
use crate::bench::Bench;
use crate::endgame::Endgame;
use crate::match_command::Match;
use crate::moves::Moves;
use crate::play::Play;
use crate::serve::Serve;
use crate::simulate::Simulate;
use crate::time_limit::NotSeconds;
use crate::{help, lexicon_commands, words};

/// Shown after the options of a command, before those that ask for help.
const LAST: usize = 900;

// Help comes from `locales`, by the names of commands and arguments: see `help.rs`.
#[derive(Parser)]
#[command(name = "lettrine", version)]
pub(crate) struct Arguments {
    #[arg(long, global = true, value_name = "en or fr", display_order = LAST)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Group>,
}

#[derive(Subcommand)]
enum Group {
    Serve(Serve),
    Play(Play),
    #[command(subcommand)]
    Words(words::Command),
    #[command(subcommand)]
    Lexicon(lexicon_commands::Command),
    Moves(Moves),
    Simulate(Simulate),
    Endgame(Endgame),
    Analyse(Analyse),
    Match(Match),
    Bench(Bench),
}

/// What the command line asks for.
pub(crate) enum Request {
    Serve(Serve),
    Play(Play),
    Words(words::Command),
    Lexicon(lexicon_commands::Command),
    Moves(Moves),
    Simulate(Simulate),
    Endgame(Endgame),
    /// With the language that was asked for, if one was.
    Analyse(Analyse, Option<Language>),
    Match(Match),
    Bench(Bench),
    /// A help text or the version.
    Help(String),
    /// Something that cannot be; the message says why.
    Misused(Message),
}

/// Reads the command line.
pub(crate) fn read(arguments: &[OsString], language: Language) -> Request {
    let command = help::localised(Arguments::command(), language);
    let matches = command.try_get_matches_from(arguments);
    let read = matches.and_then(|matches| Arguments::from_arg_matches(&matches));
    match read {
        Ok(Arguments { command, lang }) => request(command, lang),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Request::Help(error.render().to_string())
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
                Request::Misused(say::missing_command())
            }
            _ => Request::Misused(say::see_help(refusal(&error))),
        },
    }
}

fn request(command: Option<Group>, lang: Option<Language>) -> Request {
    match command {
        Some(Group::Serve(command)) => Request::Serve(command),
        Some(Group::Play(command)) => Request::Play(command),
        Some(Group::Words(command)) => Request::Words(command),
        Some(Group::Lexicon(command)) => Request::Lexicon(command),
        Some(Group::Moves(command)) => Request::Moves(command),
        Some(Group::Simulate(command)) => Request::Simulate(command),
        Some(Group::Endgame(command)) => Request::Endgame(command),
        Some(Group::Analyse(command)) => Request::Analyse(command, lang),
        Some(Group::Match(command)) => Request::Match(command),
        Some(Group::Bench(command)) => Request::Bench(command),
        None => Request::Serve(Serve::opened()),
    }
}

/// Why a command line cannot be read.
fn refusal(error: &clap::Error) -> Message {
    let shown = |kind: ContextKind| shown(error, kind);
    let argument = shown(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let why = say::unknown_command(shown(ContextKind::InvalidSubcommand));
            with_similar(why, &shown(ContextKind::SuggestedSubcommand))
        }
        ErrorKind::UnknownArgument => {
            with_similar(say::unknown_argument(argument), &shown(ContextKind::SuggestedArg))
        }
        ErrorKind::MissingRequiredArgument => say::arguments_missing(argument),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            match (shown(ContextKind::InvalidValue), why_invalid(error)) {
                (found, _) if found.is_empty() => say::value_missing(argument),
                (found, Some(why)) => say::invalid_value_because(argument, found, why),
                (found, None) => say::invalid_value(argument, found),
            }
        }
        ErrorKind::ArgumentConflict => match shown(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == argument => say::twice(argument),
            prior => say::conflict(argument, prior),
        },
        _ => say::misused(),
    }
}

fn with_similar(why: Message, similar: &str) -> Message {
    if similar.is_empty() { why } else { say::did_you_mean(similar, why) }
}

/// What an argument wants instead of the value it got, if that is known.
fn why_invalid(error: &clap::Error) -> Option<Message> {
    let possible = shown(error, ContextKind::ValidValue);
    if !possible.is_empty() {
        return Some(say::choose(possible));
    }
    let source = std::error::Error::source(error)?;
    if source.is::<UnknownLanguage>() {
        let codes: Vec<&str> = Language::all().map(Language::code).collect();
        Some(say::choose(codes.join(", ")))
    } else if let Some(wrong) = source.downcast_ref::<NotSeconds>() {
        Some(wrong.message())
    } else if source.is::<NotASeed>() {
        Some(say::not_a_seed())
    } else if source.is::<AddrParseError>() {
        Some(say::not_an_address())
    } else {
        source.is::<ParseIntError>().then(say::not_a_whole_number)
    }
}

/// What an error says about one thing, on one line; empty if it says nothing.
fn shown(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        _ => String::new(),
    }
}
