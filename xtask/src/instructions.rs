//! `cargo xtask instructions`: how many instructions fixed work of the move generator takes, against
//! the numbers that are committed.
//!
//! Times depend on the machine and on what else it does; instructions hardly do. They are counted by
//! valgrind's callgrind, and only inside the benchmark's functions called `counted_…`.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, process};

use serde_json::Value;

use crate::repository;
use crate::steps;

/// Whether the numbers are compared or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// What is counted must not be much more than what is written.
    Compare,
    /// What is counted is written.
    Update,
}

/// Where the numbers are, from the root.
const FILE: &str = "engine/movegen/benches/instructions.txt";

const HEADER: &str = "\
# Instructions for fixed work of the move generator: two games of benches/generate, each turn once.
# `cargo xtask instructions` compares with these numbers and `--update` writes them; they are for the
# toolchain of rust-toolchain.toml on x86-64.
";

/// How many hundredths more than written are too many.
const MOST_GROWTH: f64 = 2.0;

/// Work and how many instructions it takes.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Count {
    work: String,
    instructions: u64,
}

/// Counts again, reports how far each number moved, and fails if one grew too much.
pub(crate) fn run(mode: Mode) -> Result<(), Box<dyn Error>> {
    let path = repository::root().join(FILE);
    let written = parse(&fs::read_to_string(&path).unwrap_or_default());
    let found = count(&benchmark()?)?;
    let moves: Vec<Move> = found.iter().map(|count| Move::of(count, &written)).collect();
    for moved in &moves {
        println!("{moved}");
    }
    if mode == Mode::Update {
        fs::write(&path, written_out(&found))?;
        return Ok(());
    }
    let grown = moves.iter().filter(|moved| moved.is_too_much());
    let grown: Vec<String> = grown.map(|moved| moved.count.work.clone()).collect();
    if grown.is_empty() { Ok(()) } else { Err(Grown { work: grown.join("; ") }.into()) }
}

/// Something takes more instructions than it did.
#[derive(Debug, thiserror::Error)]
#[error(
    "more than {MOST_GROWTH} % slower: {work}; if it has to be, `cargo xtask instructions --update` \
     writes the new numbers"
)]
struct Grown {
    work: String,
}

/// Builds the benchmark and returns its path.
fn benchmark() -> Result<PathBuf, Box<dyn Error>> {
    let mut build = steps::cargo();
    build.args(["bench", "--package", "lettrine-movegen", "--bench", "generate", "--no-run"]);
    let output = build.arg("--message-format=json").stderr(Stdio::inherit()).output()?;
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    messages.lines().rev().find_map(executable).ok_or_else(|| NotBuilt.into())
}

/// The executable of the benchmark, if this is cargo's message about it.
fn executable(message: &str) -> Option<PathBuf> {
    let message: Value = serde_json::from_str(message).ok()?;
    let is_bench = message["target"]["kind"][0] == "bench";
    let path = message["executable"].as_str().filter(|_| is_bench)?;
    Some(PathBuf::from(path))
}

/// Cargo did not say where the benchmark is.
#[derive(Debug, thiserror::Error)]
#[error("the benchmark `generate` of lettrine-movegen could not be built; fix what is named above")]
struct NotBuilt;

/// Runs the benchmark's fixed work under valgrind.
fn count(benchmark: &Path) -> Result<Vec<Count>, Box<dyn Error>> {
    let folder = env::temp_dir().join(format!("lettrine-instructions-{}", process::id()));
    fs::create_dir_all(&folder)?;
    let counted = count_into(&folder, benchmark);
    fs::remove_dir_all(&folder)?;
    counted
}

fn count_into(folder: &Path, benchmark: &Path) -> Result<Vec<Count>, Box<dyn Error>> {
    let sums = folder.join("sum");
    let mut file_option = OsString::from("--callgrind-out-file=");
    file_option.push(&sums);
    let output = Command::new("valgrind")
        .args(["--quiet", "--tool=callgrind", "--collect-atstart=no"])
        .args(["--toggle-collect=*counted_*", "--dump-before=*done_counting*"])
        .arg(file_option)
        .arg(benchmark)
        .arg("--count")
        .stderr(Stdio::inherit())
        .output()
        .map_err(NoValgrind)?;
    if !output.status.success() {
        return Err(Uncounted.into());
    }
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let works = told.lines().filter_map(|line| line.strip_prefix("counted "));
    works.zip(1..).map(|(work, number)| read_sum(&sums, work, number)).collect()
}

/// Valgrind could not be started.
#[derive(Debug, thiserror::Error)]
#[error("valgrind cannot be run ({0}): install the package `valgrind` of your system (Linux only)")]
struct NoValgrind(std::io::Error);

/// The benchmark ended badly, or valgrind wrote no sums.
#[derive(Debug, thiserror::Error)]
#[error("the benchmark did not get to its end under valgrind; what it said is above")]
struct Uncounted;

/// The sum that was written down after a piece of work.
fn read_sum(sums: &Path, work: &str, number: usize) -> Result<Count, Box<dyn Error>> {
    let mut file = sums.as_os_str().to_owned();
    file.push(format!(".{number}"));
    let text = fs::read_to_string(PathBuf::from(file))?;
    let total = text.lines().find_map(|line| line.strip_prefix("totals: "));
    let instructions = total.and_then(|total| total.trim().parse().ok()).ok_or(Uncounted)?;
    Ok(Count { work: work.to_owned(), instructions })
}

/// The numbers of a file: the work, then its instructions.
fn parse(text: &str) -> Vec<Count> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let count = |line: &str| {
        let (work, number) = line.rsplit_once(' ')?;
        Some(Count { work: work.trim().to_owned(), instructions: number.parse().ok()? })
    };
    lines.filter_map(count).collect()
}

fn written_out(counts: &[Count]) -> String {
    let line = |Count { work, instructions }: &Count| format!("{work:26} {instructions:>12}\n");
    counts.iter().map(line).fold(HEADER.to_owned(), |text, line| text + &line)
}

/// A number beside the one that was written.
struct Move<'counts> {
    count: &'counts Count,
    before: Option<u64>,
}

impl<'counts> Move<'counts> {
    fn of(count: &'counts Count, written: &[Count]) -> Self {
        let before = written.iter().find(|written| written.work == count.work);
        Self { count, before: before.map(|written| written.instructions) }
    }

    /// By how many hundredths it moved.
    #[expect(clippy::cast_precision_loss, reason = "two digits are shown")]
    fn growth(&self) -> Option<f64> {
        let before = self.before.filter(|before| *before > 0)? as f64;
        Some((self.count.instructions as f64 - before) / before * 100.0)
    }

    fn is_too_much(&self) -> bool {
        self.growth().is_some_and(|growth| growth > MOST_GROWTH)
    }
}

impl fmt::Display for Move<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Count { work, instructions } = self.count;
        write!(f, "{work:26} {instructions:>12}")?;
        match (self.growth(), self.before) {
            (Some(growth), Some(before)) => {
                let difference = i128::from(*instructions) - i128::from(before);
                write!(f, "  {difference:>+12} {growth:>+7.2} %")
            }
            _ => write!(f, "  not written yet: `--update` does"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(work: &str, instructions: u64) -> Count {
        Count { work: work.into(), instructions }
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let counts = [count("best plays, word map", 1234), count("lines made anew", 5)];
        assert_eq!(parse(&written_out(&counts)), counts);
    }

    #[test]
    fn up_to_two_hundredths_more_are_let_pass() {
        let written = [count("a", 1000)];
        let is_too_much = |found| Move::of(&count("a", found), &written).is_too_much();
        assert!(!is_too_much(1020) && is_too_much(1021) && !is_too_much(500));
        assert!(!Move::of(&count("b", 9999), &written).is_too_much(), "nothing is known of it");
    }

    #[test]
    fn a_move_is_told_with_its_sign() {
        let written = [count("a", 1000)];
        let told = |work, found| Move::of(&count(work, found), &written).to_string();
        assert!(told("a", 990).ends_with(" 990           -10   -1.00 %"), "{}", told("a", 990));
        assert!(told("a", 1500).ends_with("+50.00 %"));
        assert!(told("b", 1).ends_with("not written yet: `--update` does"));
    }

    #[test]
    fn the_executable_is_taken_from_what_cargo_says_of_the_benchmark() {
        let of = |kind: &str| {
            format!(r#"{{"target":{{"kind":["{kind}"]}},"executable":"deps/generate-1"}}"#)
        };
        assert_eq!(executable(&of("bench")), Some(PathBuf::from("deps/generate-1")));
        assert_eq!(executable(&of("lib")), None);
        assert_eq!(executable("Compiling"), None);
    }
}
