//! Tables of what was measured, in Markdown.

use crate::playing::{Side, play_pairs};

const LEVELS: [&str; 9] =
    ["level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8", "expert"];

/// Every table for a language; the boards need ten times as many games.
pub(crate) fn all(language: &str, pairs: u64) {
    println!("| equals | points | sd | hands | satellites | of others | all nine | bought |");
    println!("|---|---:|---:|---:|---:|---:|---:|---:|");
    for level in LEVELS {
        line(level, &play_pairs(language, [level, level], pairs), 0);
    }
    println!("\n| player | against | wins | ahead by |");
    println!("|---|---|---:|---:|");
    for (higher, lower) in LEVELS[2..].iter().zip(&LEVELS) {
        lead(higher, lower, &play_pairs(language, [higher, lower], pairs));
    }
    for (one, other) in
        [("expert", "greedy"), ("expert", "expert:rusher"), ("expert", "expert:collector")]
    {
        lead(one, other, &play_pairs(language, [one, other], pairs));
    }
    println!();
    boards(language, 10 * pairs);
}

/// What one of the two did in these games, as a line of a table.
pub(crate) fn line(name: &str, games: &[[Side; 2]], player: usize) {
    let mean = |number: &dyn Fn(&Side) -> f64| {
        Mean::of(&games.iter().map(|game| number(&game[player])).collect::<Vec<_>>())
    };
    let score = mean(&|side| side.score);
    println!(
        "| {name} | {:.1} | {:.1} | {:.1} | {:.2} | {:.2} | {:.2} | {:.2} |",
        score.mean,
        score.deviation,
        mean(&|side| side.hands).mean,
        mean(&|side| side.feat("satellites")).mean,
        mean(&|side| side.feat("raids")).mean,
        mean(&|side| side.all_nine).mean,
        mean(&|side| side.feat("bought")).mean,
    );
}

/// By how much the first was ahead of the second, as a line of a table.
pub(crate) fn lead(one: &str, other: &str, games: &[[Side; 2]]) {
    let wins = Mean::of(&games.iter().map(|[one, _]| one.won).collect::<Vec<_>>());
    let spread = |game: &[Side; 2]| game[0].score - game[1].score;
    let pair = |pair: &[[Side; 2]]| pair.iter().map(spread).sum::<f64>() / 2.0;
    let spreads = Mean::of(&games.chunks(2).map(pair).collect::<Vec<_>>());
    let (wins, ahead, sure) = (100.0 * wins.mean, spreads.mean, spreads.margin());
    println!("| {one} | {other} | {wins:.1} % | {ahead:+.1} ± {sure:.1} |");
}

/// What the boards bring, with experts on all of them.
pub(crate) fn boards(language: &str, pairs: u64) {
    let games = play_pairs(language, ["expert", "expert"], pairs);
    let scores = |board: &str| {
        let sides = games.iter().flatten().filter(|side| side.board == board || board.is_empty());
        Mean::of(&sides.map(|side| side.score).collect::<Vec<_>>())
    };
    let all = scores("").mean;
    println!("| board | points | against the mean |");
    println!("|---|---:|---:|");
    for board in ["A", "B", "C", "D"] {
        let mean = scores(board);
        let (points, share) = (mean.mean, 100.0 * (mean.mean / all - 1.0));
        println!("| {board} | {points:.1} | {share:+.2} % ± {:.2} |", 100.0 * mean.margin() / all);
    }
}

/// Numbers that were summed up.
struct Mean {
    mean: f64,
    deviation: f64,
    count: f64,
}

impl Mean {
    fn of(numbers: &[f64]) -> Self {
        let count = f64::from(u32::try_from(numbers.len()).unwrap_or(u32::MAX)).max(1.0);
        let mean = numbers.iter().sum::<f64>() / count;
        let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        Self { mean, deviation: (squares / (count - 1.0).max(1.0)).sqrt(), count }
    }

    /// Half of the interval in which the true mean lies with a certainty of 95 %.
    fn margin(&self) -> f64 {
        1.96 * self.deviation / self.count.sqrt()
    }
}
