//! How long a turn of the expert takes, in games of two, three and four that are the same everywhere.
//!
//! `cargo bench -p lettrine-zigzag` measures; `cargo test -p lettrine-zigzag --benches` plays the same
//! games for their answers alone. In both the answers are held against those written here, so nothing
//! gets faster by being wrong.

#![expect(clippy::print_stdout, reason = "benchmarks tell a person what they found")]

use std::time::Duration;

use lexicon::Shelf;
use tabletop::{Game, Player, PresetRules, Viewer, testkit};
use tiles::Seed;
use zigzag::{Blanks, Options, Rules, Zigzag};

/// What came of games between experts.
#[derive(Debug, Default, PartialEq, Eq)]
struct Answers {
    /// How many actions they took.
    actions: usize,
    /// How many tiles they laid.
    tiles: usize,
    /// How far from the middle these lie, in thousandths of a radius across and down.
    distance: i64,
}

/// Games for each number of players.
const GAMES: u64 = 8;
/// Whatever else the machine does meanwhile, one of so many tries is hardly disturbed.
const TRIES: u32 = 5;
/// The longest that a turn may take without blanks, which make several times as many plays.
const LIMIT: Duration = Duration::from_millis(100);
/// The language, whether there are blanks, and what comes of it.
const EXPECTED: [(&str, Blanks, Answers); 4] = [
    ("fr", Blanks::None, Answers { actions: 325, tiles: 1754, distance: 21_628_933 }),
    ("en", Blanks::None, Answers { actions: 327, tiles: 1694, distance: 19_372_834 }),
    ("fr", Blanks::Two, Answers { actions: 336, tiles: 1764, distance: 22_516_639 }),
    ("en", Blanks::Two, Answers { actions: 335, tiles: 1767, distance: 20_885_340 }),
];

fn main() {
    let is_measured = std::env::args().any(|argument| argument == "--bench");
    let found = EXPECTED.map(|(language, blanks, _)| {
        let (answers, times) = play(language, blanks, if is_measured { TRIES } else { 1 });
        if is_measured {
            tell(language, blanks, times);
        }
        (language, blanks, answers)
    });
    assert_eq!(found, EXPECTED);
}

/// Plays the games, and measures how long each action takes to choose: the shortest of so many tries.
fn play(language: &str, blanks: Blanks, tries: u32) -> (Answers, Vec<Duration>) {
    let rules = Rules::preset(&format!("zigzag-{language}")).expect("a preset");
    let rules = Rules { blanks, ..rules };
    let shelf = Shelf::new(word_data::open(language));
    let (mut answers, mut times) = (Answers::default(), Vec::new());
    for (players, seed) in (2..=4).flat_map(|players| (0..GAMES).map(move |seed| (players, seed))) {
        let players = vec![Player::computer("Ann", "expert"); players];
        let options = Options { rules: rules.clone(), players, position: None, aids: None };
        let game = Zigzag::start(&options, Seed::from_number(seed), &shelf).expect("a table");
        let (game, chosen) = testkit::timed_game(game, tries);
        let table = game.view(Viewer::Spectator).table;
        let distance = table.iter().map(|tile| i64::from(tile.x.abs() + tile.y.abs()));
        answers.actions += chosen.len();
        answers.tiles += table.len();
        answers.distance += distance.sum::<i64>();
        times.extend(chosen);
    }
    (answers, times)
}

fn tell(language: &str, blanks: Blanks, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    let (median, most, longest) = (at(50), at(99), at(100));
    println!(
        "{language}, {} blanks: a turn of the expert takes {median:.1?}, 99 % at most {most:.1?}, all {longest:.1?}",
        blanks.count()
    );
    assert!(blanks != Blanks::None || longest < LIMIT, "a turn takes less than {LIMIT:?}");
}
