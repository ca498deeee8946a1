//! `lettrine simulate`: the plays of a position, ranked by playing them out.

use std::io::Write;
use std::time::{Duration, Instant};

use locales::{Language, Spoken as _, Value, commands as say};
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

/// How long it takes if nothing is said.
const DEFAULT_TIME: Duration = Duration::from_secs(5);

/// What to play out, and how long.
#[derive(clap::Args)]
pub(crate) struct Simulate {
    #[arg(value_name = "CGP")]
    position: String,
    #[command(flatten)]
    choice: OptionalLexicon,
    #[arg(long, value_name = "S", value_parser = time_limit::seconds)]
    seconds: Option<Duration>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    #[arg(long, value_name = "P", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    plies: u8,
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(u16).range(1..))]
    candidates: u16,
    #[arg(long, default_value = "1")]
    seed: Seed,
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
    pub(crate) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let studied = StudiedPosition::read(&self.position, &self.choice, language)?;
        let turn = studied.turn();
        if turn.rack.is_empty() {
            return Err(say::first_rack_empty().into());
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
        let work = || simulation.run(&control, &UniformDealer);
        let report = progress::with_clock(time, language, work);
        let seconds = start.elapsed().as_secs_f64();
        if self.json {
            return output::print_json(&answer(&report, &turn, seconds), Outcome::Done);
        }
        print_table(&report, &turn, seconds, language)
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

fn print_table(
    report: &Report,
    turn: &Turn<'_>,
    seconds: f64,
    language: Language,
) -> Result<Outcome, Failure> {
    let rows: Vec<[String; 6]> =
        report.candidates.iter().map(|simulated| row(simulated, turn, language)).collect();
    let mut results = output::results();
    output::write_columns(&mut results, &rows, "<<>>>>")?;
    let confidence = if report.sure { say::sure() } else { say::not_sure() };
    writeln!(results, "{}", confidence.say(language))?;
    results.flush()?;
    let speed = plays_per_second(report, seconds).round();
    output::tell(&say::simulated(speed, Value::Tenths(seconds)), language);
    output::finish(results, Outcome::Done)
}

/// Place, word, points, spread, win chance, iterations.
fn row(simulated: &Simulated, turn: &Turn<'_>, language: Language) -> [String; 6] {
    let [place, word, score, ..] = play_shape::row(&simulated.choice, turn, language);
    let Simulated { mean_spread, spread_error, win_chance, win_error, iterations, .. } = simulated;
    let win = format!("{:.1} ± {:.1} %", win_chance * 100.0, win_error * 100.0);
    let spread = format!("{mean_spread:+.1} ± {spread_error:.1}");
    let [spread, win] = [spread, win].map(|number| output::decimal(&number, language));
    [place, word, score, spread, win, iterations.to_string()]
}
