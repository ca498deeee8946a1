//! The one program: reads the command line, runs the command, and says how it went.

mod analyse;
mod bench;
mod choice;
mod chosen_players;
mod command_line;
mod dictionaries;
mod endgame;
mod lexicon_commands;
mod match_command;
mod moves;
mod outcome;
mod output;
mod play_shape;
mod position;
mod progress;
mod serve;
mod simulate;
mod time_limit;
mod words;

use std::process::ExitCode;

use command_line::Request;

fn main() -> ExitCode {
    let request = command_line::read(std::env::args_os());
    let result = match request {
        Request::Words(command) => words::run(&command),
        Request::Lexicon(command) => lexicon_commands::run(&command),
        Request::Moves(command) => command.run(),
        Request::Simulate(command) => command.run(),
        Request::Endgame(command) => command.run(),
        Request::Analyse(command) => command.run(),
        Request::Match(command) => command.run(),
        Request::Bench(command) => command.run(),
        Request::Help(text) => output::print(&text),
        Request::Serve(command) => command.run(),
        Request::Misused(sentence) => Err(outcome::Failure::Sentence(sentence)),
    };
    outcome::exit_code(result)
}
