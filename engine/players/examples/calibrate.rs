//! `cargo xtask calibrate`: fits the levels of both languages, and writes their files and their
//! table.
//!
//! It is an example of this crate, so that it is built optimised while the project's own commands
//! stay quick to build.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "it talks to a person")]

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs, thread};

use players::Knowledge;
use players::levels::calibration::{Measured, TOLERANCE, Trial};
use tiles::{Seed, TileSet};
use vocabulary::{Level, Skill, Skills};

const USAGE: &str = "use: cargo xtask calibrate [en|fr] [--measure|--check] [--games N] [--seed S] [--threads T] [--level NAME]";

/// Where docs/levels.md has its tables: between these lines.
const TABLE: &str = "<!-- measured: written by `cargo xtask calibrate` -->";
const END: &str = "<!-- end of measured -->";

/// What to do.
struct Request {
    languages: Vec<&'static str>,
    task: Task,
    level: Option<Level>,
    games: u64,
    seed: u64,
    threads: u64,
}

/// What becomes of the files.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Levels are fitted, and the table is written.
    Fit,
    /// Levels stay as they are; the table is written.
    Measure,
    /// Nothing is written.
    Check,
}

impl Default for Request {
    fn default() -> Self {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let threads = u64::try_from(threads).unwrap_or(1);
        Self { languages: Vec::new(), task: Task::Fit, level: None, games: 1000, seed: 1, threads }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some(request) = parse(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(&request) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn parse(arguments: &[String]) -> Option<Request> {
    let mut request = Request::default();
    let mut words = arguments.iter().map(String::as_str);
    while let Some(word) = words.next() {
        match word {
            "en" => request.languages.push("en"),
            "fr" => request.languages.push("fr"),
            "--measure" => request.task = Task::Measure,
            "--check" => request.task = Task::Check,
            "--games" => request.games = words.next()?.parse().ok()?,
            "--seed" => request.seed = words.next()?.parse().ok()?,
            "--threads" => request.threads = words.next()?.parse().ok()?,
            "--level" => request.level = Some(words.next()?.parse().ok()?),
            _ => return None,
        }
    }
    if request.languages.is_empty() {
        request.languages = vec!["en", "fr"];
    }
    Some(request)
}

fn run(request: &Request) -> Result<(), Box<dyn Error>> {
    let mut missed = Vec::new();
    for language in &request.languages {
        let start = Instant::now();
        let knowledge = knowledge(language)?;
        let mut skills = fs::read_to_string(levels_file(language))?.parse()?;
        if request.task == Task::Fit {
            skills = fit(request, language, &knowledge, &skills)?;
        }
        let rows = measure(request, language, &knowledge, &skills);
        let far = rows.iter().filter(|(skill, measured)| is_far(skill, measured));
        missed.extend(far.map(|(skill, _)| format!("{} ({language})", skill.level)));
        if request.level.is_none() && request.task != Task::Check {
            write_table(language, &table(&rows, request.games))?;
        }
        println!("{language}: {:.0} s", start.elapsed().as_secs_f64());
    }
    if missed.is_empty() {
        return Ok(());
    }
    Err(format!("more than {TOLERANCE} points from the mark: {}", missed.join(", ")).into())
}

fn knowledge(language: &str) -> Result<Knowledge, Box<dyn Error>> {
    let lexicon = word_data::open(language).ok_or("the language comes with the program")?;
    let tiles = TileSet::named(lexicon.alphabet().name()).ok_or("so do its tiles")?;
    let vocabulary = vocabulary::of(&lexicon);
    Ok(Knowledge::new(lexicon, tiles, vocabulary)?)
}

fn is_far(skill: &Skill, measured: &Measured) -> bool {
    (measured.mean - skill.mark).abs() > TOLERANCE
}

/// Where the levels of a language stand.
fn levels_file(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join(format!("../../words/vocabulary/data/levels/{language}.levels"))
}

/// Fits the levels that were asked for, and writes the language's file.
fn fit(
    request: &Request,
    language: &str,
    knowledge: &Knowledge,
    skills: &Skills,
) -> Result<Skills, Box<dyn Error>> {
    let Request { games, seed, threads, .. } = *request;
    let trial = Trial { knowledge, seed: Seed::from_number(seed), games, threads };
    let fitted = skills.iter().map(|skill| {
        if request.level.is_some_and(|level| level != skill.level) {
            return *skill;
        }
        trial.fit(*skill, &|skill, measured| {
            let Skill { level, tries, .. } = skill;
            println!("{language} {level:<9} {tries:>7.2} tries: {:>5.1}", measured.mean);
        })
    });
    let fitted = Skills::new(fitted.collect()).ok_or("all levels were fitted")?;
    fs::write(levels_file(language), fitted.to_string())?;
    Ok(fitted)
}

/// Measures levels with other games than those they were fitted with.
fn measure(
    request: &Request,
    language: &str,
    knowledge: &Knowledge,
    skills: &Skills,
) -> Vec<(Skill, Measured)> {
    let Request { games, seed, threads, .. } = *request;
    let trial = Trial { knowledge, seed: Seed::from_number(seed + 1), games, threads };
    let asked = |skill: &&Skill| request.level.is_none_or(|level| level == skill.level);
    let rows = skills.iter().filter(asked).map(|skill| {
        let measured = trial.measure(*skill);
        println!(
            "{language} {:<9} {:>7.2} tries, measured: {measured:?}",
            skill.level, skill.tries
        );
        (*skill, measured)
    });
    rows.collect()
}

/// The table of a language, in Markdown.
fn table(rows: &[(Skill, Measured)], games: u64) -> String {
    let mut lines = vec![
        format!("Measured over {games} games each."),
        String::new(),
        "| level | mark | points a game | spread (sd) | letters a word | rare words | turns | tries a turn |"
            .to_owned(),
        "|---|---:|---:|---:|---:|---:|---:|---:|".to_owned(),
    ];
    lines.extend(rows.iter().map(|(skill, measured)| {
        format!(
            "| {} | {} | {:.1} | {:.1} | {:.2} | {:.1} % | {:.1} | {} |",
            skill.level,
            skill.mark,
            measured.mean,
            measured.deviation,
            measured.word_length,
            100.0 * measured.rare,
            measured.turns,
            skill.tries
        )
    }));
    lines.join("\n")
}

/// Puts a language's table in its place in docs/levels.md.
fn write_table(language: &str, table: &str) -> Result<(), Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/levels.md");
    let text = fs::read_to_string(&path)?;
    let head = match language {
        "fr" => "### French",
        _ => "### English",
    };
    let no_place = || format!("docs/levels.md has no place for a table under `{head}`");
    let section = text.find(head).ok_or_else(no_place)?;
    let start = section + text[section..].find(TABLE).ok_or_else(no_place)? + TABLE.len();
    let end = start + text[start..].find(END).ok_or_else(no_place)?;
    fs::write(&path, format!("{}\n{table}\n{}", &text[..start], &text[end..]))?;
    Ok(())
}
