//! The project's own commands: `cargo xtask <command>`.
//!
//! Arguments are matched by hand so that the first `cargo xtask` of the day is ready in seconds.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "these commands talk to a person")]

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

/// What there is, in a sentence.
const COMMANDS: &str = "the commands are test, step, check, tidy, golden, instructions, types, coverage, lexicon, load, kill, train-leaves, train-win-chances and calibrate; help tells what each does";

/// What each command does.
const HELP: &str = "\
cargo xtask test                        everything a change must pass
cargo xtask step NAME                   one step of it, by the name it prints
cargo xtask check                       the quick part of it: form, lints, tidy
cargo xtask tidy                        the rules of style and architecture that a program can check
cargo xtask golden [--update]           the golden tests; --update writes their numbers anew
cargo xtask instructions [--update]     instructions of the move generator's fixed work (valgrind)
cargo xtask types                       the types of the page, made from the server's
cargo xtask coverage [--update]         docs/coverage.md against the tests, or written from them
cargo xtask lexicon [en|fr] [--check]   the word lists, from the packages they come from
cargo xtask load [--tables 500,1000] [--actions 200] [--seconds 20]
                                        the server with so many tables and actions a second
cargo xtask kill [--games 200] [--database sqlite|postgres]
                                        the server killed again and again while people play
cargo xtask train-leaves [en|fr] [--games N] [--generations G] [--seed S] [--threads T]
                                        what leaves are worth, found anew by self-play
cargo xtask train-win-chances [en|fr] [--games N] [--seed S] [--threads T]
                                        what leads are worth, found anew by self-play
cargo xtask calibrate [en|fr] [--measure|--check] [--games N] [--seed S] [--threads T] [--level NAME]
                                        the levels of computer players, fitted anew or checked";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["test"] => test::run(),
        ["step", name] => test::run_step(name)
            .unwrap_or_else(|| wrong_usage(&format!("there is no step `{name}`"))),
        ["check"] => check::run(),
        ["tidy"] => told(tidy::run()),
        ["golden"] => told(golden::run(golden::Mode::Compare)),
        ["golden", "--update"] => told(golden::run(golden::Mode::Update)),
        ["instructions"] => told(instructions::run(instructions::Mode::Compare)),
        ["instructions", "--update"] => told(instructions::run(instructions::Mode::Update)),
        ["types"] => told(types::run()),
        ["coverage"] => told(coverage::run(coverage::Mode::Verify)),
        ["coverage", "--update"] => told(coverage::run(coverage::Mode::Update)),
        ["lexicon", ..] => told(lexicon::run(&arguments[1..]).map_err(Into::into)),
        ["calibrate", ..] => told(calibrate::run(&arguments[1..])),
        ["load", ..] => told(load::run(&arguments[1..])),
        ["kill", ..] => told(kill::run(&arguments[1..])),
        ["train-leaves", ..] => told(train_leaves::run(&arguments[1..])),
        ["train-win-chances", ..] => told(train_win_chances::run(&arguments[1..])),
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            ExitCode::SUCCESS
        }
        [] => wrong_usage("say what to run"),
        _ => wrong_usage(&format!("there is no command `{}`", words.join(" "))),
    }
}

/// Tells why something failed, and makes it the exit status.
fn told(result: Result<(), Box<dyn Error>>) -> ExitCode {
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
