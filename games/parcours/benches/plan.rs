//! How long a whole turn of the expert takes, in games that are the same everywhere.
//!
//! `cargo bench -p lettrine-parcours` measures; `cargo test -p lettrine-parcours --benches` plays the same games
//! for their answers alone. In both the answers are held against those written here, so nothing gets
//! faster by being wrong.

#![expect(clippy::print_stdout, reason = "benchmarks tell a person what they found")]

use std::time::Duration;

use lexicon::Shelf;
use parcours::{Options, Parcours, Rules};
use tabletop::{Game, Player, PresetRules, testkit};
use tiles::Seed;

/// What came of games between two experts: the sum of their scores, and how many actions they took.
#[derive(Debug, PartialEq, Eq)]
struct Answers {
    points: i32,
    actions: usize,
}

const GAMES: u64 = 10;
/// Whatever else the machine does meanwhile, one of so many tries is hardly disturbed.
const TRIES: u32 = 5;
const FRENCH: Answers = Answers { points: 5335, actions: 612 };
const ENGLISH: Answers = Answers { points: 5509, actions: 601 };

fn main() {
    let is_measured = std::env::args().any(|argument| argument == "--bench");
    for (language, expected) in [("fr", FRENCH), ("en", ENGLISH)] {
        let (found, times) = play(language, if is_measured { TRIES } else { 1 });
        assert_eq!(found, expected, "{language}");
        if is_measured {
            tell(language, times);
        }
    }
}

/// Plays the games, and measures how long each action takes to choose: the shortest of so many tries.
fn play(language: &str, tries: u32) -> (Answers, Vec<Duration>) {
    let mut times = Vec::new();
    let rules = Rules::preset(&format!("parcours-{language}")).expect("a preset");
    let shelf = Shelf::new(word_data::open(language));
    let players = vec![Player::computer("Ann", "expert"), Player::computer("Zoe", "expert")];
    let options = Options { rules, players, position: None, aids: None };
    let mut answers = Answers { points: 0, actions: 0 };
    for seed in 0..GAMES {
        let game = Parcours::start(&options, Seed::from_number(seed), &shelf).expect("a table");
        let (game, chosen) = testkit::timed_game(game, tries);
        let outcome = game.outcome().expect("it is over");
        answers.points += outcome.scores.iter().map(|score| score.0).sum::<i32>();
        answers.actions += chosen.len();
        times.extend(chosen);
    }
    (answers, times)
}

fn tell(language: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    let (median, most, longest) = (at(50), at(99), at(100));
    println!(
        "{language}: a step of a hand is planned in {median:.1?}, 99 % in {most:.1?}, all in {longest:.1?}"
    );
}
