//! Plays random and computer games over every option and checks every state of each.
//!
//! ```text
//! cargo run --release -p lettrine-zigzag --example soak -- --games 10000
//! cargo run --release -p lettrine-zigzag --example soak -- --games 1 --first 4711
//! ```
//!
//! A broken invariant names the game; `--first` plays it again alone.

#![expect(clippy::print_stdout, reason = "it tells a person what it played")]

mod invariants;
mod playing;
mod random_player;

use std::num::NonZero;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use playing::Tally;

/// How many games are played unless `--games` says otherwise.
const GAMES: u64 = 1000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some([games, first]) = read(&arguments) else {
        println!("soak [--games NUMBER] [--first NUMBER]");
        return ExitCode::FAILURE;
    };
    let tally = play_all(first..first + games);
    println!("{tally}");
    if tally.broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How many games, and the number of the first.
fn read(arguments: &[String]) -> Option<[u64; 2]> {
    let mut read = [GAMES, 0];
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return None };
        let place = ["--games", "--first"].iter().position(|known| known == name)?;
        read[place] = value.parse().ok()?;
    }
    Some(read)
}

/// Plays games on all cores.
fn play_all(numbers: std::ops::Range<u64>) -> Tally {
    let (shelf, next) = (playing::open_shelf(), AtomicU64::new(numbers.start));
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if !numbers.contains(&number) {
                return tally;
            }
            tally += playing::play(number, &shelf);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        let started: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::default();
        for thread in started {
            all += thread.join().expect("broken invariants are counted, not passed on");
        }
        all
    })
}
