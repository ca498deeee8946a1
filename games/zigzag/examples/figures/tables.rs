//! Markdown tables of the measurements.

use crate::playing::{Played, float, play_equals, play_pairs};
use crate::summary::Summary;

const LEVELS: [&str; 9] =
    ["level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8", "expert"];

/// All tables of a language.
pub(crate) fn all(language: &str, games: u64) -> String {
    [equals(language, games), leads(language, games)].join("\n")
}

/// Means of games between players of the same level, two to four at a table.
fn equals(language: &str, games: u64) -> String {
    let mut table = format!(
        "Equals, {games} games for two and half as many for three and four, means of a game. Turns are those of all players together; tiles are letters \
         laid in a turn with a word; blocked are the letters of the final table on which nothing can nest; the \
         table is measured in diameters of a tile; guard counts the games that ended by passing:\n\n\
         | level | players | turns | tiles a word | Actions | exchanges | blocked | table | starter wins | guard |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
    );
    for level in LEVELS {
        for (seats, games) in [(2, games), (3, games / 2), (4, games / 2)] {
            table += &line(level, seats, &play_equals(language, level, seats, games));
        }
    }
    table
}

fn line(level: &str, seats: usize, games: &[Played]) -> String {
    let mean = |number: &dyn Fn(&Played) -> f64| {
        Summary::of(&games.iter().map(number).collect::<Vec<_>>())
    };
    let starter = mean(&|game| game.won[game.starter]);
    let words = mean(&|game| game.letters).mean / mean(&|game| game.words).mean;
    let standstills = games.iter().filter(|game| game.is_standstill).count();
    format!(
        "| {level} | {seats} | {:.1} | {words:.2} | {:.1} | {:.2} | {:.1} | {:.1} × {:.1} | {:.0} % ± {:.0} | {:.1} % |\n",
        mean(&|game| game.turns).mean,
        mean(&|game| game.actions).mean,
        mean(&|game| game.exchanges).mean,
        mean(&|game| game.blocked).mean,
        mean(&|game| game.size.0).mean,
        mean(&|game| game.size.1).mean,
        100.0 * starter.mean,
        100.0 * starter.margin(),
        100.0 * float(standstills) / float(games.len()),
    )
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
    let wins = Summary::of(&games.iter().map(|game| game.won[0]).collect::<Vec<_>>());
    format!("| {one} | {other} | {:.1} % ± {:.1} |\n", 100.0 * wins.mean, 100.0 * wins.margin())
}
