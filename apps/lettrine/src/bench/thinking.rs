//! How fast the players that look ahead are: simulations and endgames, each on one thread and on
//! all.

use std::time::Instant;

use movegen::Lines;
use players::simulate::{Plan, Report, Simulation, UniformDealer, candidates};
use players::{Endgames, Knowledge, SearchControl, Setting, Turn, play_game};
use tiles::{Rack, Seed};

use super::Figure;

/// Which turn of a game is simulated: one in the middle.
const TURN: usize = 9;
/// How many games such turns are taken from.
const GAMES: u64 = 4;
const CANDIDATES: usize = 15;
const DEALS: u64 = 150;

/// From how many games endgames are taken, and how many tiles both racks have together at most: few
/// enough that any machine solves them at once.
const ENDGAMES: u64 = 12;
const TILES: usize = 8;

/// Simulations of fixed positions: two plies, fifteen candidates, as many deals for each. Lists of
/// so few words that no game gets that far have none.
pub(super) fn simulation_figures(knowledge: &Knowledge, threads: usize) -> Vec<Figure> {
    let setting = knowledge.setting();
    let turns: Vec<(Lines, Rack, usize)> =
        (0..GAMES).filter_map(|game| middle_of(knowledge, &setting, game)).collect();
    if turns.is_empty() {
        return Vec::new();
    }
    let mut first = None;
    let figure = |threads: usize| {
        let start = Instant::now();
        let reports: Vec<Report> = turns
            .iter()
            .map(|(lines, rack, bag)| {
                let turn = Turn::new(setting.rules(), lines, rack, *bag);
                simulated(knowledge, &turn, threads)
            })
            .collect();
        let seconds = start.elapsed().as_secs_f64();
        let plays: u32 =
            reports.iter().map(|report| u32::try_from(report.plays).unwrap_or(0)).sum();
        let gains = reports.iter().flat_map(|report| &report.candidates);
        let mean: f64 = gains.map(|candidate| candidate.mean_spread).sum();
        let found = format!("means of {mean:.3} points in all");
        Figure {
            what: format!("simulation, {}", on_threads(threads)),
            amount: f64::from(plays) / seconds,
            unit: "plays/second",
            right: *first.get_or_insert_with(|| found.clone()) == found,
            found,
        }
    };
    [1, threads].map(figure).into()
}

fn simulated(knowledge: &Knowledge, turn: &Turn<'_>, threads: usize) -> Report {
    let choices = candidates(&mut knowledge.static_player(), turn, CANDIDATES);
    let plan = Plan { threads, iterations: Some(DEALS), confidence: 1.0, ..Plan::default() };
    Simulation::new(knowledge, turn, choices, plan).run(&SearchControl::unlimited(), &UniformDealer)
}

/// A turn in the middle of a fixed game.
fn middle_of(knowledge: &Knowledge, setting: &Setting, game: u64) -> Option<(Lines, Rack, usize)> {
    let mut turns = 0;
    first_turn(knowledge, setting, game, |_| {
        turns += 1;
        turns == TURN
    })
}

/// The first turn of a fixed game between static players of which this holds.
fn first_turn(
    knowledge: &Knowledge,
    setting: &Setting,
    game: u64,
    mut is_wanted: impl FnMut(&Turn<'_>) -> bool,
) -> Option<(Lines, Rack, usize)> {
    let [mut one, mut other] = [0, 1].map(|_| knowledge.static_player());
    let seed = Seed::from_number(game);
    let mut found = None;
    play_game(setting, &seed, &mut [&mut one, &mut other], &mut |_, turn, _| {
        if found.is_none() && is_wanted(turn) {
            found = Some((turn.lines.clone(), turn.rack.clone(), turn.bag));
        }
    });
    found
}

/// Endgames of fixed games, solved to the end.
pub(super) fn endgame_figures(knowledge: &Knowledge, threads: usize) -> Vec<Figure> {
    let setting = knowledge.setting();
    let is_small =
        |turn: &Turn<'_>| turn.bag == 0 && turn.rack.len() + turn.unseen().len() <= TILES;
    let turns: Vec<(Lines, Rack, usize)> =
        (0..ENDGAMES).filter_map(|game| first_turn(knowledge, &setting, game, is_small)).collect();
    if turns.is_empty() {
        return Vec::new();
    }
    let mut first = None;
    let figure = |threads: usize| {
        let mut endgames = Endgames::on_threads(threads);
        let start = Instant::now();
        let solutions = turns.iter().filter_map(|(lines, rack, bag)| {
            let turn = Turn::new(setting.rules(), lines, rack, *bag);
            endgames.solve(&turn, &SearchControl::unlimited(), 1)
        });
        let values: Vec<i32> = solutions
            .filter(|solution| solution.is_proved)
            .filter_map(|solution| Some(solution.lines.first()?.value.0))
            .collect();
        let seconds = start.elapsed().as_secs_f64();
        let found = format!("{} proved, {} points", values.len(), values.iter().sum::<i32>());
        let right = *first.get_or_insert_with(|| values.clone()) == values;
        let solved = f64::from(u32::try_from(values.len()).unwrap_or(0));
        Figure {
            what: format!("endgames, {}", on_threads(threads)),
            amount: solved / seconds,
            unit: "solved/second",
            right: right && values.len() == turns.len(),
            found,
        }
    };
    [1, threads].map(figure).into()
}

pub(super) fn on_threads(threads: usize) -> String {
    if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") }
}
