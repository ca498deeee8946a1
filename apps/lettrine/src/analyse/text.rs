//! The report for people: a line for each turn, what was better and why, and a table of the players.

use std::io::{self, Write};

use super::report::{PlayerReport, Report, TurnReport};

/// Writes the whole report.
pub(super) fn write(report: &Report<'_>, results: &mut impl Write) -> io::Result<()> {
    let rows: Vec<[String; 4]> = report.turns.iter().map(row).collect();
    let widths = widths(&rows);
    let [first, ..] = widths;
    for (turn, row) in report.turns.iter().zip(&rows) {
        write!(results, "{:>first$}  ", row[0])?;
        for (cell, width) in row.iter().zip(widths).skip(1) {
            write!(results, "{cell:<width$}  ")?;
        }
        writeln!(results, "{}", judgement(turn, report))?;
        for line in remarks(turn, report) {
            writeln!(results, "{:first$}  {line}", "")?;
        }
    }
    write!(results, "\n{}", table(report))
}

fn row(turn: &TurnReport) -> [String; 4] {
    let rack = turn.rack.clone().unwrap_or_default();
    [turn.number.to_string(), turn.player.clone(), rack, turn.played_text.clone()]
}

/// The verdict and what was lost.
fn judgement(turn: &TurnReport, report: &Report<'_>) -> String {
    match (turn.verdict, turn.lost) {
        (Some(verdict), Some(lost)) if lost.points > 0.0 || lost.win_chance > Some(0.0) => {
            format!("{}, {}", report.wording.verdict(verdict), report.wording.lost(lost))
        }
        (Some(verdict), _) => report.wording.verdict(verdict),
        (None, _) => report.wording.not_judged(),
    }
}

/// What was better, and why.
fn remarks(turn: &TurnReport, report: &Report<'_>) -> Vec<String> {
    let is_best = turn.best_text.as_ref() == Some(&turn.played_text);
    let better = turn.best_text.iter().filter(|_| !is_best);
    let better = better.map(|best| report.wording.better(best));
    better.chain(turn.why.iter().cloned()).collect()
}

fn table(report: &Report<'_>) -> String {
    let heads = report.wording.heads();
    let players = report.players.iter().map(|player| player_row(player, report));
    let rows: Vec<[String; 10]> = std::iter::once(heads).chain(players).collect();
    let widths = widths(&rows);
    let line = |row: &[String; 10]| {
        let cells = row.iter().zip(widths).enumerate();
        let cells = cells.map(|(column, (cell, width))| match column {
            0 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        cells.collect::<Vec<_>>().join("  ") + "\n"
    };
    rows.iter().map(line).collect()
}

fn player_row(player: &PlayerReport, report: &Report<'_>) -> [String; 10] {
    let number = |number: Option<f64>| {
        number.map_or_else(|| "–".to_owned(), |number| report.wording.number(number))
    };
    [
        player.name.clone(),
        format!("{}/{}", player.judged, player.turns),
        player.best.to_string(),
        player.good.to_string(),
        player.slips.to_string(),
        player.mistakes.to_string(),
        player.blunders.to_string(),
        number(player.mean_lost_points),
        number(player.mean_lost_win_chance.map(|chance| chance * 100.0)),
        player.bonus_missed.to_string(),
    ]
}

/// How wide each column is.
fn widths<const COLUMNS: usize>(rows: &[[String; COLUMNS]]) -> [usize; COLUMNS] {
    std::array::from_fn(|column| {
        rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0)
    })
}
