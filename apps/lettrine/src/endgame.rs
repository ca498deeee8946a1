//! `lettrine endgame`: the best line when the bag is empty, and whether it is proved.

use std::io::Write;
use std::time::{Duration, Instant};

use locales::{Language, Message, Spoken as _, Value, commands as say};
use players::endgame::{Limits, Line, Position, Solution, Solver};
use players::{Choice, Move, StaticPlayer, Turn};
use serde::Serialize;
use tiles::Rack;

use crate::choice::OptionalLexicon;
use crate::match_command;
use crate::outcome::{Failure, Outcome};
use crate::output;
use crate::play_shape::{self, PlayShape};
use crate::position::StudiedPosition;
use crate::progress;
use crate::time_limit;

/// Which endgame to solve, and how long.
#[derive(clap::Args)]
pub(crate) struct Endgame {
    #[arg(value_name = "CGP")]
    position: String,
    #[command(flatten)]
    choice: OptionalLexicon,
    #[arg(long, value_name = "S", value_parser = time_limit::seconds)]
    seconds: Option<Duration>,
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    lines: u16,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    best: Vec<PlayShape>,
    spread_gain: i32,
    final_spread: i32,
    proved: bool,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LineShape>,
}

#[derive(Serialize)]
struct LineShape {
    best: Vec<PlayShape>,
    spread_gain: i32,
    final_spread: i32,
}

impl Endgame {
    pub(crate) fn run(&self, language: Language) -> Result<Outcome, Failure> {
        let studied = StudiedPosition::read(&self.position, &self.choice, language)?;
        let turn = studied.turn();
        let other = other_rack(&studied, &turn)?;
        let start = Instant::now();
        let limits = Limits {
            deadline: self.seconds.map(|time| start + time),
            stop: None,
            nodes: None,
            threads: match_command::threads(self.threads),
            lines: self.lines.into(),
        };
        let position = Position {
            rules: turn.rules,
            lines: turn.lines,
            racks: [turn.rack, &other],
            scoreless_turns: turn.situation.scoreless_turns,
        };
        let solve = || Solver::default().solve(&position, &limits);
        let solution = progress::with_clock(self.seconds, language, solve)?;
        let seconds = start.elapsed().as_secs_f64();
        let mut course = Course { turn, other, player: studied.knowledge.static_player() };
        if self.json {
            let answer = self.answer(&solution, &mut course, seconds);
            return output::print_json(&answer, Outcome::Done);
        }
        print(&solution, &mut course, seconds, language)
    }

    fn answer(&self, solution: &Solution, course: &mut Course<'_>, seconds: f64) -> Answer {
        let mut shape = |line: &Line| LineShape {
            best: course.follow(line, PlayShape::of),
            spread_gain: line.value.0,
            final_spread: (course.turn.situation.lead + line.value).0,
        };
        let first = shape(&solution.lines[0]);
        let all = solution.lines.iter().filter(|_| self.lines > 1);
        Answer {
            best: first.best,
            spread_gain: first.spread_gain,
            final_spread: first.final_spread,
            proved: solution.is_proved,
            nodes: solution.nodes,
            seconds,
            lines: all.map(shape).collect(),
        }
    }
}

/// The tiles of the other player: all that are left.
fn other_rack(studied: &StudiedPosition, turn: &Turn<'_>) -> Result<Rack, Failure> {
    let alphabet = turn.rules.terms.tiles.alphabet();
    let unseen = turn.unseen();
    let others = turn.situation.others;
    let refusal: Message = if others > 1 {
        say::two_players_only(others + 1)
    } else if turn.rack.is_empty() {
        say::first_rack_empty()
    } else if turn.bag > 0 {
        say::bag_not_empty(turn.bag)
    } else if unseen.is_empty() {
        say::other_rack_empty()
    } else {
        match studied.other_racks().first() {
            Some(given) if !given.is_empty() && *given != unseen => {
                say::other_rack_differs(alphabet.rack_text(given), alphabet.rack_text(&unseen))
            }
            _ => return Ok(unseen),
        }
    };
    Err(refusal.into())
}

/// The turns of a line, one after the other.
struct Course<'turn> {
    turn: Turn<'turn>,
    other: Rack,
    player: StaticPlayer,
}

impl Course<'_> {
    /// What is seen of each move of a line in its turn.
    fn follow<Seen>(&mut self, line: &Line, see: impl Fn(&Choice, &Turn<'_>) -> Seen) -> Vec<Seen> {
        let mut lines = self.turn.lines.clone();
        let mut racks = [self.turn.rack.clone(), self.other.clone()];
        let mut seen = Vec::with_capacity(line.moves.len());
        for candidate in &line.moves {
            let turn = Turn { lines: &lines, rack: &racks[0], ..self.turn };
            let listed =
                self.player.list(&turn).into_iter().find(|choice| choice.chosen == *candidate);
            let unlisted =
                || Choice { chosen: candidate.clone(), equity: movegen::Equity::default() };
            seen.push(see(&listed.unwrap_or_else(unlisted), &turn));
            let kept = candidate.kept(&racks[0]);
            if let Move::Place(play) = candidate {
                lines.lay(play);
            }
            racks[0] = kept;
            racks.swap(0, 1);
        }
        seen
    }
}

fn print(
    solution: &Solution,
    course: &mut Course<'_>,
    seconds: f64,
    language: Language,
) -> Result<Outcome, Failure> {
    let lead = course.turn.situation.lead;
    let mut results = output::results();
    for (line, place) in solution.lines.iter().zip(0..) {
        if place > 0 {
            writeln!(results)?;
        }
        let rows = course.follow(line, |choice, turn| {
            let [place, word, score, leave, _] = play_shape::row(choice, turn, language);
            [place, word, score, leave]
        });
        output::write_columns(&mut results, &rows, "<<><")?;
        let [gain, end] = [line.value, lead + line.value].map(|points| format!("{:+}", points.0));
        let proof = if solution.is_proved { "proved" } else { "open" };
        writeln!(results, "{}", say::line_value(end, gain, proof).say(language))?;
    }
    results.flush()?;
    let searched = say::positions_searched(solution.nodes, Value::Tenths(seconds));
    output::tell(&searched, language);
    output::finish(results, Outcome::Done)
}
