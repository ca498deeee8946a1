//! How fast the players that look ahead are: simulations and endgames, each on one thread and on all.

use std::time::Instant;

use ai::endgame::sample::samples;
use ai::endgame::{Limits, Solver};
use ai::simulate::{Blindly, Plan, Report, Simulation, candidates};
use ai::{Knowledge, Setting, Thinking, Turn, play_game};
use movegen::Lines;
use tiles::{Rack, Seed};

use super::Figure;

/// Which turn of a game is simulated: one in the middle.
const TURN: usize = 9;
/// How many games such turns are taken from.
const GAMES: u64 = 4;
const CANDIDATES: usize = 15;
const DEALS: u64 = 150;

/// How many endgames are solved, and how many tiles both racks may have together: few enough that
/// any machine solves them.
const ENDGAMES: usize = 8;
const TILES: usize = 7;

/// Simulations of fixed positions: two plies, fifteen candidates, as many deals for each.
pub(super) fn simulation_figures(knowledge: &Knowledge, threads: usize) -> Vec<Figure> {
    let setting = knowledge.setting();
    let turns: Vec<(Lines, Rack, usize)> =
        (0..GAMES).filter_map(|game| middle_of(knowledge, &setting, game)).collect();
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
    let plan = Plan { threads, iterations: Some(DEALS), sureness: 1.0, ..Plan::default() };
    Simulation::new(knowledge, turn, choices, plan).run(&Thinking::in_peace(), &Blindly)
}

/// A turn in the middle of a fixed game.
fn middle_of(knowledge: &Knowledge, setting: &Setting, game: u64) -> Option<(Lines, Rack, usize)> {
    let [mut one, mut other] = [0, 1].map(|_| knowledge.static_player());
    let (mut turns, mut found) = (0, None);
    let seed = Seed::from_number(game);
    play_game(setting, &seed, &mut [&mut one, &mut other], &mut |_, turn, _| {
        turns += 1;
        if turns == TURN {
            found = Some((turn.lines.clone(), turn.rack.clone(), turn.bag));
        }
    });
    found
}

/// Endgames of fixed games, solved to the end.
pub(super) fn endgame_figures(knowledge: &Knowledge, threads: usize) -> Vec<Figure> {
    let setting = knowledge.setting();
    let is_small = |racks: &[Rack; 2]| racks.iter().map(Rack::len).sum::<usize>() <= TILES;
    let all = samples(&setting, Seed::from_number(1));
    let samples: Vec<_> = all.filter(|sample| is_small(&sample.racks)).take(ENDGAMES).collect();
    let mut first = None;
    let figure = |threads: usize| {
        let mut solver = Solver::default();
        let limits = Limits { threads, ..Limits::default() };
        let start = Instant::now();
        let solutions = samples
            .iter()
            .filter_map(|sample| solver.solve(&sample.position(setting.rules()), &limits).ok());
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
            right: right && values.len() == samples.len(),
            found,
        }
    };
    [1, threads].map(figure).into()
}

pub(super) fn on_threads(threads: usize) -> String {
    if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") }
}
