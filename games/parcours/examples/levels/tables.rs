//! Markdown tables of the measurements.

use std::fmt::Write as _;

use crate::playing::{Side, play_equals, play_pairs};

const LEVELS: [&str; 9] =
    ["level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8", "expert"];

/// Pairs to compare in addition to each level with the one two below it.
const BESIDES: [(&str, &str); 4] = [
    ("expert", "greedy"),
    ("expert", "expert:rusher"),
    ("expert", "expert:collector"),
    ("expert:rusher", "expert:collector"),
];

/// Factor by which comparing boards needs more games.
const BOARDS: u64 = 10;

/// All tables for a language, each from this many pairs of games.
pub(crate) fn all(language: &str, pairs: u64) -> String {
    [equals(language, pairs), leads(language, pairs), boards(language, 2 * BOARDS * pairs)]
        .join("\n")
}

/// Averages of players of the same strength.
fn equals(language: &str, pairs: u64) -> String {
    let mut table = format!(
        "Equals, {} games each, means of a game:\n\n\
         | equals | points | sd | hands | own satellites | of others | all nine | bought |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|\n",
        2 * pairs
    );
    for level in LEVELS {
        table += &line(level, &play_equals::<2>(language, level, 2 * pairs), 0);
    }
    table
}

/// Margins of the stronger player over the weaker.
fn leads(language: &str, pairs: u64) -> String {
    let mut table = format!(
        "Who beats whom, {} games each, with the interval in which the lead lies with a certainty of 95 %:\n\n\
         | player | against | wins | ahead by |\n|---|---|---:|---:|\n",
        2 * pairs
    );
    let steps = LEVELS[2..].iter().copied().zip(LEVELS);
    for (one, other) in steps.chain(BESIDES) {
        table += &lead([one, other], &play_pairs(language, [one, other], pairs));
    }
    table
}

/// One player's averages over these games, as a table row.
pub(crate) fn line(name: &str, games: &[[Side; 2]], player: usize) -> String {
    let mean = |number: &dyn Fn(&Side) -> f64| {
        Summary::of(&games.iter().map(|game| number(&game[player])).collect::<Vec<_>>())
    };
    let score = mean(&|side| side.score);
    format!(
        "| {name} | {:.1} | {:.1} | {:.1} | {:.2} | {:.2} | {:.2} | {:.2} |\n",
        score.mean,
        score.deviation,
        mean(&|side| side.hands).mean,
        mean(&|side| side.feat("satellites")).mean,
        mean(&|side| side.feat("raids")).mean,
        mean(&|side| side.all_nine).mean,
        mean(&|side| side.feat("bought")).mean,
    )
}

/// The first player's margin over the second, as a table row.
pub(crate) fn lead([one, other]: [&str; 2], games: &[[Side; 2]]) -> String {
    let wins = Summary::of(&games.iter().map(|[one, _]| one.won).collect::<Vec<_>>());
    let spread = |game: &[Side; 2]| game[0].score - game[1].score;
    let pair = |pair: &[[Side; 2]]| pair.iter().map(spread).sum::<f64>() / 2.0;
    let spreads = Summary::of(&games.chunks(2).map(pair).collect::<Vec<_>>());
    let (wins, ahead, sure) = (100.0 * wins.mean, spreads.mean, spreads.margin());
    format!("| {one} | {other} | {wins:.1} % | {ahead:+.1} ± {sure:.1} |\n")
}

/// Average score of each board, with an expert on each of the four.
pub(crate) fn boards(language: &str, games: u64) -> String {
    let mut table = format!(
        "The boards, {games} games of four experts:\n\n\
         | board | points | against the mean | wins |\n|---|---:|---:|---:|\n"
    );
    let games = play_equals::<4>(language, "expert", games);
    let mean = |number: &dyn Fn(&Side) -> f64, is_meant: &dyn Fn(&&Side) -> bool| {
        Summary::of(&games.iter().flatten().filter(is_meant).map(number).collect::<Vec<_>>())
    };
    let all = mean(&|side| side.score, &|_| true).mean;
    for board in ["A", "B", "C", "D"] {
        let on_board = |side: &&Side| side.board == board;
        let score = mean(&|side| side.score, &on_board);
        let (points, wins) = (score.mean, 100.0 * mean(&|side| side.won, &on_board).mean);
        let (share, sure) = (100.0 * (points / all - 1.0), 100.0 * score.margin() / all);
        // Writing to a string cannot fail.
        let _ =
            writeln!(table, "| {board} | {points:.1} | {share:+.2} % ± {sure:.2} | {wins:.1} % |");
    }
    table
}

/// Running sums for the mean and variance of a sample.
struct Summary {
    mean: f64,
    deviation: f64,
    count: f64,
}

impl Summary {
    fn of(numbers: &[f64]) -> Self {
        let count = f64::from(u32::try_from(numbers.len()).unwrap_or(u32::MAX)).max(1.0);
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        Self { mean, deviation: (squares / (count - 1.0).max(1.0)).sqrt(), count }
    }

    /// Half the width of the 95 % confidence interval of the mean.
    fn margin(&self) -> f64 {
        1.96 * self.deviation / self.count.sqrt()
    }
}
