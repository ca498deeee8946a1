//! `cargo xtask train-win-chances`: finds the win chances of a language and writes their file.
//!
//! It is an example of this crate, so that it is built optimised while the project's own commands
//! stay quick to build.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "it talks to a person")]

use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs, thread};

use players::win_chances::{Course, learn};
use tiles::{Seed, TileSet};

const USAGE: &str =
    "use: cargo xtask train-win-chances [en|fr] [--games N] [--seed S] [--threads T]";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((languages, course)) = parse(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    for language in languages {
        if let Err(error) = train_language(language, &course) {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Which languages to train, and for how long: a few minutes each unless something else is asked
/// for.
fn parse(arguments: &[String]) -> Option<(Vec<&'static str>, Course)> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let mut course = Course { games: 100_000, seed: Seed::from_number(1), threads };
    let mut languages = Vec::new();
    let mut words = arguments.iter().map(String::as_str);
    while let Some(word) = words.next() {
        match word {
            "en" => languages.push("en"),
            "fr" => languages.push("fr"),
            "--games" => course.games = words.next()?.parse().ok()?,
            "--seed" => course.seed = words.next()?.parse().ok()?,
            "--threads" => course.threads = words.next()?.parse().ok()?,
            _ => return None,
        }
    }
    if languages.is_empty() {
        languages = vec!["en", "fr"];
    }
    Some((languages, course))
}

fn train_language(language: &str, course: &Course) -> Result<(), Box<dyn Error>> {
    let lexicon = word_data::open(language).ok_or("the language comes with the program")?;
    let tiles = TileSet::named(lexicon.alphabet().name()).ok_or("so do its tiles")?;
    let start = Instant::now();
    let chances = learn(&lexicon, &tiles, course, &|done| tell(language, done, course.games))?;
    let bytes = chances.to_bytes();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/win-chances");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("{language}.chances")), &bytes)?;
    println!(
        "engine/players/data/win-chances/{language}.chances: {} bytes, {} games in {:.0} s",
        bytes.len(),
        course.games,
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Shows progress to a person, now and then.
fn tell(language: &str, done: u64, games: u64) {
    let mut terminal = io::stderr();
    if terminal.is_terminal() && (done.is_multiple_of(100) || done == games) {
        let end = if done == games { "\n" } else { "" };
        // If standard error is closed, there is nowhere to report it.
        let _ = write!(terminal, "\r{language}: {done} of {games} games{end}");
    }
}
