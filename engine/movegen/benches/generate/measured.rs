//! Times: each thing done for every turn of every game, and nothing else on the clock.

use std::hint::black_box;
use std::time::{Duration, Instant};

use movegen::{Aid, Lines, Scratch, Subsets, WordFilter, WordMap};

use crate::answers::Answers;
use crate::games::{ANYTHING, Engine, Turn};

/// Measures everything this many times and prints the shortest times; the answers must be those
/// that are known.
pub(crate) fn run(engine: &Engine, known: &Answers, rounds: u32) {
    let shortest =
        |measure: &dyn Fn() -> Duration| (0..rounds).map(|_| measure()).min().unwrap_or_default();
    let games: Vec<Vec<Turn>> = (0..known.games).map(|seed| engine.play_game(seed)).collect();
    println!("{} games, {} positions", known.games, known.positions);
    let mut table = Table::default();
    for (name, aid) in engine.aids() {
        let spent = shortest(&|| best_plays(engine, &games, aid, known, name));
        table.tell(&format!("best play, {name}"), spent, known.positions);
    }
    table.begin_again();
    for (name, aid) in engine.aids() {
        let spent = shortest(&|| all_plays(engine, &games, aid, known, name));
        table.tell(&format!("all plays, {name}"), spent, known.positions);
        table.add(&format!("{:.1} million plays/s", millions_a_second(known.plays, spent)));
    }
    table.begin_again();
    let spent = shortest(&|| kept_lines(engine, &games));
    table.tell("lines kept up to date", spent, known.positions);
    let spent = shortest(&|| new_lines(engine, &games, known));
    table.tell("lines made anew", spent, known.positions);
    for list in word_data::names() {
        built_aids(&mut table, list);
    }
    table.finish();
}

/// How long the aids of a list take to build, and how large they are.
fn built_aids(table: &mut Table, list: &str) {
    let lexicon = word_data::open(list).expect("it is one of the names");
    table.begin_again();
    let (map, spent) = timed(|| WordMap::build(&lexicon));
    table.tell(&format!("word map built, {list}"), spent, 1);
    table.add(&megabytes(map.map_or(0, |map| map.size())));
    let (filter, spent) = timed(|| WordFilter::build(&lexicon));
    table.tell(&format!("word filter built, {list}"), spent, 1);
    table.add(&megabytes(filter.size()));
}

/// Goes through every turn of the games with its subsets and lines.
pub(crate) fn each_turn(
    engine: &Engine,
    games: &[Vec<Turn>],
    mut look: impl FnMut(&Lines, &Subsets),
) -> u64 {
    let mut subsets = Subsets::default();
    let mut turns = 0;
    for game in games {
        let mut lines = engine.empty.clone();
        for turn in game {
            engine.weigh(&turn.rack, &mut subsets);
            look(&lines, &subsets);
            lines.play(&turn.play);
            turns += 1;
        }
    }
    turns
}

fn best_plays(
    engine: &Engine,
    games: &[Vec<Turn>],
    aid: Aid<'_>,
    known: &Answers,
    name: &str,
) -> Duration {
    let (mut answers, mut spent) = (Answers::none(known.games), Duration::ZERO);
    let mut scratch = Scratch::default();
    answers.positions = each_turn(engine, games, |lines, subsets| {
        let search = engine.search(lines, subsets, aid);
        let (best, time) = timed(|| search.best(ANYTHING, &mut scratch));
        spent += time;
        answers.choose(&best.expect("every turn of these games has a play"));
    });
    answers.assert_chosen(known, name);
    spent
}

fn all_plays(
    engine: &Engine,
    games: &[Vec<Turn>],
    aid: Aid<'_>,
    known: &Answers,
    name: &str,
) -> Duration {
    let (mut answers, mut spent) = (Answers::none(known.games), Duration::ZERO);
    let mut scratch = Scratch::default();
    answers.positions = each_turn(engine, games, |lines, subsets| {
        let search = engine.search(lines, subsets, aid);
        let ((), time) = timed(|| search.each(&mut scratch, |play| answers.count(&play)));
        spent += time;
    });
    answers.assert_counted(known, name);
    spent
}

fn kept_lines(engine: &Engine, games: &[Vec<Turn>]) -> Duration {
    let mut spent = Duration::ZERO;
    for game in games {
        let mut lines = engine.empty.clone();
        for turn in game {
            spent += timed(|| black_box(&mut lines).play(&turn.play)).1;
        }
    }
    spent
}

/// Lines made from the bare board must have the same plays as those that were kept.
fn new_lines(engine: &Engine, games: &[Vec<Turn>], known: &Answers) -> Duration {
    let (mut answers, mut spent) = (Answers::none(known.games), Duration::ZERO);
    let mut scratch = Scratch::default();
    answers.positions = each_turn(engine, games, |lines, subsets| {
        let (anew, time) = timed(|| Lines::new(lines.board(), &engine.lexicon, &engine.tiles));
        spent += time;
        let search = engine.search(&anew, subsets, Aid::Map(&engine.map));
        search.each(&mut scratch, |play| answers.count(&play));
    });
    answers.assert_counted(known, "lines made anew");
    spent
}

fn timed<Done>(work: impl FnOnce() -> Done) -> (Done, Duration) {
    let start = Instant::now();
    let done = black_box(work());
    (done, start.elapsed())
}

#[expect(clippy::cast_precision_loss, reason = "three digits are printed")]
fn millions_a_second(count: u64, spent: Duration) -> f64 {
    count as f64 / 1e6 / spent.as_secs_f64()
}

fn megabytes(bytes: usize) -> String {
    format!("{}.{} MB", bytes / 1_000_000, bytes / 100_000 % 10)
}

/// Lines of what was measured, each with its ratio to the first of its group.
#[derive(Default)]
struct Table {
    line: String,
    first: Option<u128>,
}

impl Table {
    fn begin_again(&mut self) {
        self.finish();
        self.first = None;
    }

    fn tell(&mut self, what: &str, spent: Duration, times: u64) {
        self.finish();
        let each = (spent.as_nanos() / u128::from(times.max(1))).max(1);
        let hundredths = each * 100 / *self.first.get_or_insert(each);
        let ratio = format!("{}.{:02}", hundredths / 100, hundredths % 100);
        self.line = format!("{what:26} {each:>12} ns {ratio:>6}");
    }

    fn add(&mut self, remark: &str) {
        self.line.push_str("  ");
        self.line.push_str(remark);
    }

    fn finish(&mut self) {
        if !self.line.is_empty() {
            println!("{}", self.line);
        }
        self.line.clear();
    }
}
