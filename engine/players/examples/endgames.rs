//! Solves full endgames and tells how long each took: `cargo run --release -p lettrine-players
//! --example endgames -- --count 10 --seconds 15 --lexicon en`. Where the system tells it, also how
//! long the first thread was at work, whatever else the machine did.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "it talks to a person")]

use std::env;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use board::Square;
use players::endgame::sample::{Sample, full_samples};
use players::endgame::{Limits, Solution, Solver};
use players::{Move, Setting};
use tiles::{Alphabet, Rack, Seed, TileSet};

const USAGE: &str = "use: endgames [--count N] [--skip N] [--seconds S] [--lexicon en|fr] [--seed S] \
                     [--threads T] [--lines K] [--megabytes M] [--positions yes]";

struct Request {
    count: usize,
    skip: usize,
    seconds: u64,
    lexicon: String,
    seed: Seed,
    threads: usize,
    lines: usize,
    megabytes: usize,
    shows_positions: bool,
}

impl Default for Request {
    fn default() -> Self {
        Self {
            count: 10,
            skip: 0,
            seconds: 15,
            lexicon: "en".to_owned(),
            seed: Seed::from_number(1),
            threads: 1,
            lines: 1,
            megabytes: 64,
            shows_positions: false,
        }
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some(request) = parse(&arguments) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    if solve_all(&request).is_none() {
        eprintln!("there is no built-in list {}", request.lexicon);
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn parse(arguments: &[String]) -> Option<Request> {
    let mut request = Request::default();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        let value = words.next()?;
        match word.as_str() {
            "--count" => request.count = value.parse().ok()?,
            "--skip" => request.skip = value.parse().ok()?,
            "--seconds" => request.seconds = value.parse().ok()?,
            "--lexicon" => request.lexicon.clone_from(value),
            "--seed" => request.seed = value.parse().ok()?,
            "--threads" => request.threads = value.parse().ok()?,
            "--lines" => request.lines = value.parse().ok()?,
            "--megabytes" => request.megabytes = value.parse().ok()?,
            "--positions" => request.shows_positions = value == "yes",
            _ => return None,
        }
    }
    Some(request)
}

fn solve_all(request: &Request) -> Option<()> {
    let lexicon = word_data::open(&request.lexicon)?;
    let tiles = TileSet::named(lexicon.alphabet().name())?;
    let setting = Setting::standard(&lexicon, &tiles);
    let mut solver = Solver::with_megabytes(request.megabytes);
    println!(
        "{:>3} {:>8} {:>8} {:>10} {:>6} {:>5} {:>6}  line",
        "", "seconds", "at work", "nodes", "proved", "depth", "value"
    );
    let samples = full_samples(&setting, request.seed).skip(request.skip).take(request.count);
    for (sample, number) in samples.zip(request.skip..) {
        if request.shows_positions {
            println!("{}", cgp(&sample, tiles.alphabet()));
        }
        let (start, work_before) = (Instant::now(), time_at_work());
        let limits = Limits {
            deadline: Some(start + Duration::from_secs(request.seconds)),
            threads: request.threads,
            lines: request.lines,
            ..Limits::default()
        };
        let solution = solver.solve(&sample.position(setting.rules()), &limits).ok()?;
        let spent = [start.elapsed(), time_at_work().saturating_sub(work_before)];
        tell(number, spent, &solution, tiles.alphabet());
    }
    Some(())
}

/// How long this thread was at work; nothing if the system does not tell.
fn time_at_work() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = told.split_whitespace().next().and_then(|number| number.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}

fn tell(number: usize, spent: [Duration; 2], solution: &Solution, alphabet: &Alphabet) {
    for (line, place) in solution.lines.iter().zip(0..) {
        let moves: Vec<String> =
            line.moves.iter().map(|candidate| text(candidate, alphabet)).collect();
        let Solution { nodes, is_proved, depth, .. } = solution;
        if place == 0 {
            let [seconds, at_work] = spent.map(|time| time.as_secs_f64());
            print!("{number:>3} {seconds:>8.2} {at_work:>8.2} ");
            print!("{nodes:>10} {is_proved:>6} {depth:>5} ");
        } else {
            print!("{:>46}", "");
        }
        println!("{:>6}  {}", line.value.0, moves.join(" "));
    }
}

fn text(candidate: &Move, alphabet: &Alphabet) -> String {
    match candidate {
        Move::Place(play) => {
            let tiles: String = play.tiles().map(|tile| alphabet.placed_text(tile)).collect();
            format!(
                "{}{}:{}({})",
                play.start(),
                if play.direction() == board::Direction::Across { "-" } else { "|" },
                tiles,
                play.score().0
            )
        }
        Move::Exchange(_) | Move::Pass => "pass".to_owned(),
    }
}

/// The position as other programs read it.
fn cgp(sample: &Sample, alphabet: &Alphabet) -> String {
    let board = sample.lines.board();
    let (rows, columns) = (board.layout().rows(), board.layout().columns());
    let row = |row: usize| {
        let mut text = String::new();
        let mut empty = 0;
        let flush = |text: &mut String, empty: &mut usize| {
            if *empty > 0 {
                text.push_str(&empty.to_string());
                *empty = 0;
            }
        };
        for column in 0..columns {
            let square =
                Square::new(u8::try_from(row).unwrap_or(0), u8::try_from(column).unwrap_or(0));
            match board.tile(square) {
                Some(tile) => {
                    flush(&mut text, &mut empty);
                    text.push_str(&alphabet.placed_text(tile));
                }
                None => empty += 1,
            }
        }
        flush(&mut text, &mut empty);
        text
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    let rack =
        |rack: &Rack| -> String { rack.tiles().map(|tile| alphabet.tile_text(tile)).collect() };
    format!("{} {}/{} 0/0 0", rows.join("/"), rack(&sample.racks[0]), rack(&sample.racks[1]))
}
