//! Measures the computer players of Parcours: the tables of docs/parcours-levels.md, and the letters
//! worth keeping of `data/letters`.
//!
//! ```text
//! cargo run --release -p lettrine-parcours --example levels -- write docs/parcours-levels.md
//! cargo run --release -p lettrine-parcours --example levels -- tables fr 100
//! cargo run --release -p lettrine-parcours --example levels -- match fr expert greedy 100
//! cargo run --release -p lettrine-parcours --example levels -- boards fr 2000
//! cargo run --release -p lettrine-parcours --example levels -- letters fr 3000
//! ```

#![expect(clippy::print_stdout, reason = "it tells a person what it measured")]

mod letters;
mod playing;
mod report;
mod tables;

use playing::play_pairs;

/// How many pairs of games the document has for each of its lines.
const PAIRS: u64 = 100;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse().expect("a number of games");
    match words[..] {
        ["write", path] => report::write(path, PAIRS)?,
        ["tables", language, pairs] => print!("{}", tables::all(language, number(pairs))),
        ["match", language, one, other, pairs] => {
            let games = play_pairs(language, [one, other], number(pairs));
            print!("{}{}", tables::line(one, &games, 0), tables::line(other, &games, 1));
            print!("{}", tables::lead([one, other], &games));
        }
        ["boards", language, games] => print!("{}", tables::boards(language, number(games))),
        ["letters", language, games] => letters::measure(language, number(games)),
        _ => println!(
            "write FILE | tables LANGUAGE PAIRS | match LANGUAGE A B PAIRS | boards LANGUAGE GAMES | \
             letters LANGUAGE GAMES"
        ),
    }
    Ok(())
}
