//! `cargo xtask train-leaves`: trains the leave values of a language and writes their file.
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

use players::training::{Course, Progress, train};
use tiles::{Seed, TileSet};

const USAGE: &str = "use: cargo xtask train-leaves [en|fr] [--games N] [--generations G] [--seed S] \
                     [--threads T]";

/// What to train, and for how long.
struct Request {
    languages: Vec<&'static str>,
    course: Course,
}

impl Default for Request {
    /// Some ten minutes a language on two threads.
    fn default() -> Self {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let course = Course { games: 500_000, generations: 4, seed: Seed::from_number(1), threads };
        Self { languages: Vec::new(), course }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some(request) = parse(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    for language in &request.languages {
        if let Err(error) = train_language(language, &request.course) {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn parse(arguments: &[String]) -> Option<Request> {
    let mut request = Request::default();
    let mut words = arguments.iter().map(String::as_str);
    while let Some(word) = words.next() {
        let course = &mut request.course;
        match word {
            "en" => request.languages.push("en"),
            "fr" => request.languages.push("fr"),
            "--games" => course.games = words.next()?.parse().ok()?,
            "--generations" => course.generations = words.next()?.parse().ok()?,
            "--seed" => course.seed = words.next()?.parse().ok()?,
            "--threads" => course.threads = words.next()?.parse().ok()?,
            _ => return None,
        }
    }
    if request.languages.is_empty() {
        request.languages = vec!["en", "fr"];
    }
    Some(request)
}

fn train_language(language: &str, course: &Course) -> Result<(), Box<dyn Error>> {
    let lexicon = word_data::open(language).ok_or("the language comes with the program")?;
    let tiles = TileSet::named(lexicon.alphabet().name()).ok_or("so do its tiles")?;
    let start = Instant::now();
    let table = train(&lexicon, &tiles, course, &|progress| tell(language, progress));
    let bytes = table.to_bytes();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/leaves");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(format!("{language}.leaves")), &bytes)?;
    println!(
        "engine/players/data/leaves/{language}.leaves: {} leaves, {} bytes, {} games in {:.0} s",
        table.len(),
        bytes.len(),
        course.games,
        start.elapsed().as_secs_f64()
    );
    Ok(())
}

/// Shows progress to a person, now and then.
fn tell(language: &str, Progress { generation, done, games }: Progress) {
    let mut terminal = io::stderr();
    if terminal.is_terminal() && (done % 100 == 0 || done == games) {
        let end = if done == games { "\n" } else { "" };
        // If standard error is closed, there is nowhere to report it.
        let _ =
            write!(terminal, "\r{language}, generation {generation}: {done} of {games} games{end}");
    }
}
