//! The one program: reads the command line, runs the command, and says how it went.

mod analyse;
mod bench;
mod choice;
mod chosen_players;
mod command_line;
mod dictionaries;
mod endgame;
mod help;
mod lexicon_commands;
mod match_command;
mod moves;
mod outcome;
mod output;
mod play;
mod play_shape;
mod position;
mod progress;
mod reader;
mod refusals;
mod serve;
mod simulate;
mod time_limit;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

use command_line::Request;
use locales::Language;
use outcome::{Failure, Outcome};

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let language = reader::language(&arguments);
    let request = command_line::read(&arguments, language);
    outcome::exit_code(run(request, language), language)
}

fn run(request: Request, language: Language) -> Result<Outcome, Failure> {
    match request {
        Request::Words(command) => words::run(&command, language),
        Request::Lexicon(command) => lexicon_commands::run(&command, language),
        Request::Moves(command) => command.run(language),
        Request::Simulate(command) => command.run(language),
        Request::Endgame(command) => command.run(language),
        Request::Analyse(command, asked) => command.run(asked, language),
        Request::Match(command) => command.run(language),
        Request::Bench(command) => command.run(language),
        Request::Help(text) => output::print(&text),
        Request::Serve(command) => command.run(language),
        Request::Play(command) => command.run(language),
        Request::Misused(why) => Err(why.into()),
    }
}
