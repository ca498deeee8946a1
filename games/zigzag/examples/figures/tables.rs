//! Markdown tables of the measurements.

use std::fmt::Write as _;

use crate::playing::{Played, float, play_equals, play_pairs};
use crate::summary::Summary;

const LEVELS: [&str; 9] =
    ["level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8", "expert"];
const SEATS: std::ops::RangeInclusive<usize> = 2..=4;

/// Games between players of the same level.
struct Equals {
    level: &'static str,
    seats: usize,
    games: Vec<Played>,
}

/// All tables of a language.
pub(crate) fn all(language: &str, games: u64) -> String {
    let equals = play_all_equals(language, games);
    [means(&equals, games), starters(&equals), guards(&equals), leads(language, games)].join("\n")
}

/// Games of every level, two to four at a table: half as many for three and four.
fn play_all_equals(language: &str, games: u64) -> Vec<Equals> {
    let play = |level, seats| {
        let games = if seats == 2 { games } else { games / 2 };
        Equals { level, seats, games: play_equals(language, level, seats, games) }
    };
    LEVELS.iter().flat_map(|level| SEATS.map(|seats| play(*level, seats))).collect()
}

/// Means of games between players of the same level.
fn means(equals: &[Equals], games: u64) -> String {
    let mut table = format!(
        "Players of the same level, {games} games of two and half as many of three and of four; means of a \
         game:\n\n\
         | level | players | turns | tiles a turn | tiles a word | Actions | exchanges | blocked | table |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|---:|\n"
    );
    for Equals { level, seats, games } in equals {
        let mean = |number: fn(&Played) -> f64| mean(games, number).mean;
        let tiles = mean(|game| game.letters + game.actions) / mean(|game| game.turns);
        let word = mean(|game| game.letters) / mean(|game| game.words);
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "| {level} | {seats} | {:.1} | {tiles:.2} | {word:.2} | {:.1} | {:.2} | {:.1} | {:.1} × {:.1} |",
            mean(|game| game.turns),
            mean(|game| game.actions),
            mean(|game| game.exchanges),
            mean(|game| game.blocked),
            mean(|game| game.size.0),
            mean(|game| game.size.1),
        );
    }
    table
}

fn mean(games: &[Played], number: fn(&Played) -> f64) -> Summary {
    Summary::of(&games.iter().map(number).collect::<Vec<_>>())
}

/// How often whoever begins wins, over all levels.
fn starters(equals: &[Equals]) -> String {
    let mut table = "Whoever begins, over all levels:\n\n\
         | players | games | starter wins | without an advantage |\n|---:|---:|---:|---:|\n"
        .to_owned();
    for seats in SEATS {
        let tables = equals.iter().filter(|equals| equals.seats == seats);
        let games: Vec<Played> = tables.flat_map(|equals| equals.games.clone()).collect();
        let wins = mean(&games, |game| game.won[game.starter]);
        let _ = writeln!(
            table,
            "| {seats} | {} | {:.1} % ± {:.1} | {:.1} % |",
            games.len(),
            100.0 * wins.mean,
            100.0 * wins.margin(),
            100.0 / float(seats),
        );
    }
    table
}

/// How many games of each level ended because everybody passed twice.
fn guards(equals: &[Equals]) -> String {
    let mut table = "Games that the guard against endless passing ended, of all of a level:\n\n\
         | level | games | ended by the guard |\n|---|---:|---:|\n"
        .to_owned();
    for level in LEVELS {
        let tables = equals.iter().filter(|equals| equals.level == level);
        let games: Vec<&Played> = tables.flat_map(|equals| &equals.games).collect();
        let guarded = games.iter().filter(|game| game.is_standstill).count();
        let share = 100.0 * float(guarded) / float(games.len());
        let _ = writeln!(table, "| {level} | {} | {guarded} ({share:.1} %) |", games.len());
    }
    table
}

/// How often each player beats the one two levels below.
pub(crate) fn leads(language: &str, games: u64) -> String {
    let mut table = format!(
        "Who beats whom, {games} games each in pairs with the same draws and swapped seats, with a certainty of \
         95 %:\n\n| player | against | wins |\n|---|---|---:|\n"
    );
    for (one, other) in LEVELS[2..].iter().copied().zip(LEVELS) {
        table += &lead([one, other], &play_pairs(language, [one, other], games / 2));
    }
    table
}

/// The share of games that the first player wins, as a table row.
pub(crate) fn lead([one, other]: [&str; 2], games: &[Played]) -> String {
    let wins = mean(games, |game| game.won[0]);
    format!("| {one} | {other} | {:.1} % ± {:.1} |\n", 100.0 * wins.mean, 100.0 * wins.margin())
}
