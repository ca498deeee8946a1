//! How long a whole turn of the expert takes, in games that are the same everywhere.
//!
//! `cargo bench -p lettrine-parcours` measures; `cargo test -p lettrine-parcours --benches` plays the same games
//! for their answers alone. In both the answers are held against those written here, so nothing gets
//! faster by being wrong.

#![expect(clippy::print_stdout, reason = "benchmarks tell a person what they found")]

use std::time::{Duration, Instant};

use lexicon::Shelf;
use parcours::{Options, Parcours, Rules};
use search_control::SearchControl;
use tabletop::{Game, Moment, Player, PresetRules, Viewer};
use tiles::Seed;

/// What came of games between two experts: the sum of their scores, and how many actions they took.
#[derive(Debug, PartialEq, Eq)]
struct Answers {
    points: i32,
    actions: u32,
}

const GAMES: u64 = 10;
/// Whatever else the machine does meanwhile, one of so many tries is hardly disturbed.
const TRIES: u32 = 5;
const FRENCH: Answers = Answers { points: 5335, actions: 612 };
const ENGLISH: Answers = Answers { points: 5509, actions: 601 };

fn main() {
    let is_measured = std::env::args().any(|argument| argument == "--bench");
    for (language, expected) in [("fr", FRENCH), ("en", ENGLISH)] {
        let (found, times) = play(language, if is_measured { TRIES } else { 0 });
        assert_eq!(found, expected, "{language}");
        if is_measured {
            tell(language, times);
        }
    }
}

/// Plays the games, and measures how long each action takes to think of: the shortest of so many tries.
fn play(language: &str, tries: u32) -> (Answers, Vec<Duration>) {
    let mut times = Vec::new();
    let rules = Rules::preset(&format!("parcours-{language}")).expect("a preset");
    let shelf = Shelf::new(word_data::open(language));
    let players = vec![Player::computer("Ann", "expert"), Player::computer("Zoe", "expert")];
    let options = Options { rules, players, position: None, aids: None };
    let mut answers = Answers { points: 0, actions: 0 };
    for seed in 0..GAMES {
        let mut game = Parcours::start(&options, Seed::from_number(seed), &shelf).expect("a table");
        let context = game.engine_context();
        while let Some(seat) = game.waits_for().first().copied() {
            let view = game.view(Viewer::Seat(seat));
            let think = || {
                let start = Instant::now();
                let action = Parcours::choose_action(&view, &context, &SearchControl::unlimited());
                (start.elapsed(), action.expect("an action"))
            };
            let (_, action) = think();
            times.extend((0..tries).map(|_| think().0).min());
            let decision = game.decide(seat, action, Moment(0)).expect("a legal action");
            game = decision.into_game();
            answers.actions += 1;
        }
        let outcome = game.outcome().expect("it is over");
        answers.points += outcome.scores.iter().map(|score| score.0).sum::<i32>();
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
