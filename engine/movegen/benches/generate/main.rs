//! How fast plays are found, on games that are the same everywhere.
//!
//! `cargo bench -p lettrine-movegen` measures; `cargo test -p lettrine-movegen --benches` runs the same
//! on two games, for its answers alone; `cargo xtask instructions` counts. In every mode the answers
//! are held against those written here, so nothing gets faster by being wrong.

#![expect(clippy::print_stdout, reason = "benchmarks tell a person what they found")]

mod answers;
mod counted;
mod games;
mod measured;

use answers::Answers;
use games::Engine;

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Measure times.
    Measure,
    /// Only see that the answers are right.
    Test,
    /// Work for an instruction counter.
    Count,
}

/// Two games, for a test and for counting instructions.
const FEW: Answers = Answers {
    games: 2,
    positions: 48,
    chosen: 0x74ab_aaf8_dc90_3676,
    plays: 55_785,
    points: 476_419,
};

/// Enough games for a steady time.
const MANY: Answers = Answers {
    games: 40,
    positions: 1_024,
    chosen: 0xc99d_2bf9_274e_a291,
    plays: 1_044_448,
    points: 8_417_363,
};

/// The list that the answers are for.
const CHECKSUM: &str = "943f4cba067bac2164ad2a22900dec7e97e853f7c802b39d746538bf15b1f84b";

fn main() {
    let mode = match std::env::args().nth(1).as_deref() {
        Some("--bench") => Mode::Measure,
        Some("--count") => Mode::Count,
        _ => Mode::Test,
    };
    let engine = Engine::new();
    let found = engine.lexicon.checksum().hex();
    assert_eq!(found, CHECKSUM, "the answers of this benchmark are for another list");
    match mode {
        Mode::Measure => measured::run(&engine, &MANY, 3),
        Mode::Test => measured::run(&engine, &FEW, 1),
        Mode::Count => counted::run(&engine, &FEW),
    }
}
