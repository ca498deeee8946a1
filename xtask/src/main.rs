//! The project's own commands: `cargo xtask <command>`.
//!
//! Arguments are matched by hand so that the first `cargo xtask` of the day is ready in seconds.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "these commands print for a person")]

mod calibrate;
mod check;
mod coverage;
mod finding;
mod golden;
mod instructions;
mod kill;
mod lexicon;
mod load;
mod packages;
mod page;
mod repository;
mod rust_text;
mod steps;
mod test;
mod tidy;
mod train_leaves;
mod train_win_chances;
mod types;

use std::env;
use std::error::Error;
use std::process::ExitCode;

/// The commands, in a sentence.
const COMMANDS: &str = "the commands are test, step, check, tidy, golden, instructions, types, coverage, lexicon, load, kill, train-leaves, train-win-chances and calibrate; help says what each does";

/// What each command does.
const HELP: &str = "\
cargo xtask test                        everything a change must pass
cargo xtask step NAME                   one step of it, by the name it prints
cargo xtask check                       the quick part of it: form, lints, tidy
cargo xtask tidy                        the rules of style and architecture that a program can check
cargo xtask golden [--update]           the golden tests; --update rewrites their numbers
cargo xtask instructions [--update]     instructions of the move generator's fixed work (valgrind)
cargo xtask types                       generates the page's types from the server's
cargo xtask coverage [--update]         docs/coverage.md against the tests, or written from them
cargo xtask lexicon [en|fr] [--check]   the word lists, from the packages they come from
cargo xtask load [--tables 500,1000] [--actions 200] [--seconds 20]
                                        a load test of the server: this many tables and actions a second
cargo xtask kill [--games 200] [--database sqlite|postgres]
                                        a crash test: kills the server again and again during games
cargo xtask train-leaves [en|fr] [--games N] [--generations G] [--seed S] [--threads T]
                                        trains the leave values by self-play
cargo xtask train-win-chances [en|fr] [--games N] [--seed S] [--threads T]
                                        trains the win chances by self-play
cargo xtask calibrate [en|fr] [--measure|--check] [--games N] [--seed S] [--threads T] [--level NAME]
                                        calibrates the levels of computer players, or checks them";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["test"] => test::run(),
        ["step", name] => test::run_step(name)
            .unwrap_or_else(|| wrong_usage(&format!("there is no step `{name}`"))),
        ["check"] => check::run(),
        ["tidy"] => exit_code(tidy::run()),
        ["golden"] => exit_code(golden::run(golden::Mode::Compare)),
        ["golden", "--update"] => exit_code(golden::run(golden::Mode::Update)),
        ["instructions"] => exit_code(instructions::run(instructions::Mode::Compare)),
        ["instructions", "--update"] => exit_code(instructions::run(instructions::Mode::Update)),
        ["types"] => exit_code(types::run()),
        ["coverage"] => exit_code(coverage::run(coverage::Mode::Verify)),
        ["coverage", "--update"] => exit_code(coverage::run(coverage::Mode::Update)),
        ["lexicon", ..] => exit_code(lexicon::run(&arguments[1..]).map_err(Into::into)),
        ["calibrate", ..] => exit_code(calibrate::run(&arguments[1..])),
        ["load", ..] => exit_code(load::run(&arguments[1..])),
        ["kill", ..] => exit_code(kill::run(&arguments[1..])),
        ["train-leaves", ..] => exit_code(train_leaves::run(&arguments[1..])),
        ["train-win-chances", ..] => exit_code(train_win_chances::run(&arguments[1..])),
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        [] => wrong_usage("say what to run"),
        _ => wrong_usage(&format!("there is no command `{}`", words.join(" "))),
    }
}

/// The exit status of a command; prints why it failed.
fn exit_code(result: Result<(), Box<dyn Error>>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn wrong_usage(complaint: &str) -> ExitCode {
    eprintln!("{complaint}: {COMMANDS}");
    ExitCode::from(2)
}
