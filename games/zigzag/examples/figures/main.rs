//! Measures the computer players of Zigzag: the tables of docs/zigzag-levels.md, and the worth of
//! letters in `data/letters`.
//!
//! ```text
//! cargo run --release -p lettrine-zigzag --example figures -- write docs/zigzag-levels.md
//! cargo run --release -p lettrine-zigzag --example figures -- tables fr 200
//! cargo run --release -p lettrine-zigzag --example figures -- match fr level3 level1 100
//! cargo run --release -p lettrine-zigzag --example figures -- letters fr 2000
//! ```

#![expect(clippy::print_stdout, reason = "it tells a person what it measured")]

mod letters;
mod playing;
mod report;
mod summary;
mod tables;

use playing::play_pairs;

/// How many games the document has for each of its lines.
const GAMES: u64 = 200;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse().expect("a number of games");
    match words[..] {
        ["write", path] => report::write(path, GAMES)?,
        ["tables", language, games] => print!("{}", tables::all(language, number(games))),
        ["leads", language, games] => print!("{}", tables::leads(language, number(games))),
        ["match", language, one, other, pairs] => {
            let games = play_pairs(language, [one, other], number(pairs));
            print!("{}", tables::lead([one, other], &games));
        }
        ["letters", language, games] => letters::measure(language, number(games)),
        _ => println!(
            "write FILE | tables LANGUAGE GAMES | leads LANGUAGE GAMES | match LANGUAGE A B PAIRS | \
             letters LANGUAGE GAMES"
        ),
    }
    Ok(())
}
