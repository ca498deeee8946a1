//! Measures the computer players of Parcours: the tables of docs/parcours-levels.md, and the letters
//! worth keeping of `data/letters`.
//!
//! ```text
//! cargo run --release -p lettrine-parcours --example levels -- tables fr
//! cargo run --release -p lettrine-parcours --example levels -- match fr expert greedy 100
//! cargo run --release -p lettrine-parcours --example levels -- boards fr 1000
//! cargo run --release -p lettrine-parcours --example levels -- letters fr 3000
//! ```

#![expect(clippy::print_stdout, reason = "it tells a person what it measured")]

mod letters;
mod playing;
mod tables;

use playing::play_pairs;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse().expect("a number of games");
    match words[..] {
        ["tables", language] => tables::all(language, 100),
        ["tables", language, pairs] => tables::all(language, number(pairs)),
        ["match", language, one, other, pairs] => {
            let games = play_pairs(language, [one, other], number(pairs));
            tables::line(one, &games, 0);
            tables::line(other, &games, 1);
            tables::lead(one, other, &games);
        }
        ["boards", language, pairs] => tables::boards(language, number(pairs)),
        ["letters", language, games] => letters::measure(language, number(games)),
        _ => println!(
            "tables LANGUAGE [PAIRS] | match LANGUAGE A B PAIRS | boards LANGUAGE PAIRS | letters LANGUAGE GAMES"
        ),
    }
}
