//! `lettrine simulate`: the plays of a position, ranked by playing them out.

use std::io::Write;
use std::time::{Duration, Instant};

use players::simulate::{self, Plan, Report, Simulated, Simulation, UniformDealer};
use players::{SearchControl, Turn};
use serde::Serialize;
use tiles::Seed;

use crate::choice::OptionalLexicon;
use crate::match_command;
use crate::outcome::{Failure, Outcome};
use crate::output;
use crate::play_shape::{self, PlayShape};
use crate::position::StudiedPosition;
use crate::progress;
use crate::time_limit;

pub(crate) const EXAMPLES: &str = "\
The best plays by points and tiles kept are played out with drawn racks, again and again; a play that
surely is not the best is dropped on the way. The table shows the play, its points, the points gained
on the other side a few turns later and the chance to win, each with its standard error, and how often
the play was played out. A number of iterations and a seed give the same result each time.

JSON: {\"plays\": […], \"sure\", \"iterations\", \"plays_per_second\", \"seconds\"}; a play is as in
`lettrine moves --json`, with mean_spread, spread_error, win_chance, win_error and iterations.

Example:
  lettrine simulate '15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15 AFMPSTE/ 0/14 0' --seconds 5";

/// How long it takes if nothing is said.
const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// What to play out, and how long.
#[derive(clap::Args)]
pub(crate) struct Simulate {
    /// The position
    #[arg(value_name = "CGP")]
    position: String,
    #[command(flatten)]
    choice: OptionalLexicon,
    /// How long at the most [default: 5, unless there is a number of iterations]
    #[arg(long, value_name = "S", value_parser = time_limit::seconds)]
    seconds: Option<Duration>,
    /// How often each play is played out at the most
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// How many threads play out at a time [default: as many as the machine has]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// How many turns follow the play, from 1 to 6
    #[arg(long, value_name = "P", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    plies: u8,
    /// How many plays are tried
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u16).range(1..))]
    candidates: u16,
    /// A number for the draws
    #[arg(long, default_value = "1")]
    seed: Seed,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    plays: Vec<SimulatedShape>,
    sure: bool,
    iterations: u64,
    plays_per_second: f64,
    seconds: f64,
}

#[derive(Serialize)]
struct SimulatedShape {
    #[serde(flatten)]
    play: PlayShape,
    mean_spread: f64,
    spread_error: f64,
    win_chance: f64,
    win_error: f64,
    iterations: u64,
}

impl Simulate {
    pub(crate) fn run(&self) -> Result<Outcome, Failure> {
        let studied = StudiedPosition::read(&self.position, &self.choice)?;
        let turn = studied.turn();
        if turn.rack.is_empty() {
            return Err(Failure::new(
                "the first rack is empty; give the tiles of the player to move",
            ));
        }
        let mut player = studied.knowledge.static_player();
        let candidates = simulate::candidates(&mut player, &turn, self.candidates.into());
        let simulation = Simulation::new(&studied.knowledge, &turn, candidates, self.plan());
        let time = match (self.seconds, self.iterations) {
            (None, None) => Some(DEFAULT_TIME),
            (seconds, _) => seconds,
        };
        let start = Instant::now();
        let control = SearchControl::unlimited();
        let control = time.map_or(control, |time| control.at_most(time));
        let report = progress::with_clock(time, || simulation.run(&control, &UniformDealer));
        let seconds = start.elapsed().as_secs_f64();
        if self.json {
            return output::print_json(&answer(&report, &turn, seconds), Outcome::Done);
        }
        print_table(&report, &turn, seconds)
    }

    fn plan(&self) -> Plan {
        Plan {
            plies: self.plies.into(),
            threads: match_command::threads(self.threads),
            iterations: self.iterations,
            seed: self.seed,
            ..Plan::default()
        }
    }
}

/// How often the play that was played out most was.
fn iterations(report: &Report) -> u64 {
    report.candidates.iter().map(|candidate| candidate.iterations).max().unwrap_or(0)
}

fn plays_per_second(report: &Report, seconds: f64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a speed to a few digits")]
    let plays = report.plays as f64;
    plays / seconds.max(f64::EPSILON)
}

fn answer(report: &Report, turn: &Turn<'_>, seconds: f64) -> Answer {
    let shape = |simulated: &Simulated| SimulatedShape {
        play: PlayShape::of(&simulated.choice, turn),
        mean_spread: simulated.mean_spread,
        spread_error: simulated.spread_error,
        win_chance: simulated.win_chance,
        win_error: simulated.win_error,
        iterations: simulated.iterations,
    };
    Answer {
        plays: report.candidates.iter().map(shape).collect(),
        sure: report.sure,
        iterations: iterations(report),
        plays_per_second: plays_per_second(report, seconds),
        seconds,
    }
}

fn print_table(report: &Report, turn: &Turn<'_>, seconds: f64) -> Result<Outcome, Failure> {
    let rows: Vec<[String; 6]> =
        report.candidates.iter().map(|simulated| row(simulated, turn)).collect();
    let mut results = output::results();
    output::write_columns(&mut results, &rows, "<<>>>>")?;
    let confidence = if report.sure { "sure of the best" } else { "not yet sure of the best" };
    writeln!(results, "{confidence}")?;
    results.flush()?;
    let speed = plays_per_second(report, seconds);
    output::tell(&format!("{speed:.0} plays a second, {seconds:.1} s"));
    output::finish(results, Outcome::Done)
}

/// Place, word, points, spread, win chance, iterations.
fn row(simulated: &Simulated, turn: &Turn<'_>) -> [String; 6] {
    let [place, word, score, ..] = play_shape::row(&simulated.choice, turn);
    let Simulated { mean_spread, spread_error, win_chance, win_error, iterations, .. } = simulated;
    let win = format!("{:.1} ± {:.1} %", win_chance * 100.0, win_error * 100.0);
    let spread = format!("{mean_spread:+.1} ± {spread_error:.1}");
    [place, word, score, spread, win, iterations.to_string()]
}
