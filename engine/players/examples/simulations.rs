//! How many plays a second simulations find: 2 plies, 15 candidates, in the middle of games; and
//! that they find what the slow, obvious way finds.
//!
//! `cargo run --release -p lettrine-players --example simulations [seconds]`

#![expect(clippy::print_stdout, reason = "it talks to a person")]

use std::env;
use std::error::Error;
use std::time::{Duration, Instant};

use board::Board;
use movegen::Lines;
use players::simulate::{Plan, Report, Simulation, UniformDealer, candidates, slow};
use players::{Choice, Knowledge, Move, SearchControl, SeenMove, Situation, Turn, play_game};
use tiles::{Rack, Seed, TileSet};

/// A turn in the middle of a game.
struct Position {
    lines: Lines,
    rack: Rack,
    bag: usize,
    situation: Situation,
    before: Option<SeenMove>,
}

const CANDIDATES: usize = 15;
const PLIES: usize = 2;
/// How many deals are compared with the slow way.
const COMPARED: u32 = 30;
/// How many positions are tried.
const POSITIONS: usize = 12;
/// Which turn of each game is simulated.
const TURN: usize = 9;

fn main() -> Result<(), Box<dyn Error>> {
    let seconds = env::args().nth(1).map_or(Ok(1.0), |text| text.parse())?;
    let lexicon = word_data::open("en").ok_or("it comes with the program")?;
    let tiles = TileSet::named("english").ok_or("so do its tiles")?;
    let knowledge = Knowledge::shared(&lexicon, &tiles, &vocabulary::of(&lexicon))?;
    let has_enough = |position: &Position| {
        let turn = turn(&knowledge, position);
        candidates(&mut knowledge.static_player(), &turn, CANDIDATES).len() == CANDIDATES
    };
    let games = (1..).map(|game| position(&knowledge, game));
    let positions: Vec<Position> = games.filter(has_enough).take(POSITIONS).collect();
    let mut sums = [0.0; 2];
    for (position, number) in positions.iter().zip(1..) {
        compare_with_the_slow_way(&knowledge, position);
        let speeds = [1, 2].map(|threads| speed(&knowledge, position, threads, seconds));
        println!("game {number:2}: {}", text_of(speeds));
        sums = [0, 1].map(|threads| sums[threads] + speeds[threads]);
    }
    let count = f64::from(u32::try_from(positions.len())?);
    println!("mean:    {}", text_of(sums.map(|sum| sum / count)));
    Ok(())
}

fn text_of([single, double]: [f64; 2]) -> String {
    let ratio = double / single;
    format!("{single:.0} plays/s on one thread, {double:.0} on two ({ratio:.2} times)")
}

/// How many plays are found in a second.
fn speed(knowledge: &Knowledge, position: &Position, threads: usize, seconds: f64) -> f64 {
    let start = Instant::now();
    let plan = Plan { plies: PLIES, threads, confidence: 1.0, ..Plan::default() };
    let report = simulated(knowledge, position, plan, Duration::from_secs_f64(seconds));
    let plays = u32::try_from(report.plays).unwrap_or(u32::MAX);
    f64::from(plays) / start.elapsed().as_secs_f64()
}

/// The board, the rack and how it stands after some turns of a game between static players.
fn position(knowledge: &Knowledge, game: u64) -> Position {
    let setting = knowledge.setting();
    let mut players = [0, 1].map(|_| knowledge.static_player());
    let [one, other] = &mut players;
    let mut turns = 0;
    let mut found = None;
    play_game(&setting, &Seed::from_number(game), &mut [one, other], &mut |_, turn, _| {
        turns += 1;
        if turns == TURN {
            found = Some(Position {
                lines: turn.lines.clone(),
                rack: turn.rack.clone(),
                bag: turn.bag,
                situation: turn.situation,
                before: turn.before.cloned(),
            });
        }
    });
    found.expect("games have more turns")
}

fn turn<'game>(knowledge: &'game Knowledge, position: &'game Position) -> Turn<'game> {
    Turn {
        rules: players::EngineRules::standard(knowledge.tiles()),
        lines: &position.lines,
        rack: &position.rack,
        bag: position.bag,
        situation: position.situation,
        before: position.before.as_ref(),
    }
}

fn simulated(knowledge: &Knowledge, position: &Position, plan: Plan, time: Duration) -> Report {
    let turn = turn(knowledge, position);
    let choices = candidates(&mut knowledge.static_player(), &turn, CANDIDATES);
    let control = SearchControl::unlimited().at_most(time);
    Simulation::new(knowledge, &turn, choices, plan).run(&control, &UniformDealer)
}

/// The best play and all means must be the same.
fn compare_with_the_slow_way(knowledge: &Knowledge, position: &Position) {
    let turn = turn(knowledge, position);
    let choices = candidates(&mut knowledge.static_player(), &turn, CANDIDATES);
    let plan = Plan {
        plies: PLIES,
        iterations: Some(COMPARED.into()),
        confidence: 1.0,
        ..Plan::default()
    };
    let report = Simulation::new(knowledge, &turn, choices.clone(), plan)
        .run(&SearchControl::unlimited(), &UniformDealer);
    let deals = (PLIES, COMPARED.into(), plan.seed);
    let slow = slow::outcomes(knowledge, &turn, choices.clone(), deals, &UniformDealer);
    let mean = |choice: &Choice| {
        let place = choices.iter().position(|other| other == choice).expect("it was simulated");
        let gains = slow.iter().map(|outcomes| outcomes[place].gain);
        gains.sum::<f64>() / f64::from(COMPARED)
    };
    for simulated in &report.candidates {
        let difference = simulated.mean_spread - mean(&simulated.choice);
        assert!(difference.abs() < 1e-6, "{}", text(&simulated.choice, position.lines.board()));
    }
}

fn text(choice: &Choice, board: &Board) -> String {
    match &choice.chosen {
        Move::Place(play) => format!("{:?}", play.placement(board)),
        Move::Exchange(tiles) => format!("exchange of {tiles:?}"),
        Move::Pass => "pass".to_owned(),
    }
}
