//! `lettrine endgame`: the best line when the bag is empty, and whether it is proved.

use std::io::Write;
use std::time::{Duration, Instant};

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

pub(crate) const EXAMPLES: &str = "\
The bag must be empty, so that the tiles nobody has seen are those of the other player. The line is what
both do when both play as well as they can; it is proved unless the time ran out.

JSON: {\"best\": [plays in turn, as in `lettrine moves --json`], \"spread_gain\": what the player to move
gains on the other until the end, \"final_spread\": that and the lead, \"proved\", \"nodes\", \"seconds\"};
with --lines, \"lines\" has best, spread_gain and final_spread of each.

Example:
  lettrine endgame \"$(cat position.cgp)\" --seconds 10 --lines 3";

/// Which endgame to solve, and how long.
#[derive(clap::Args)]
pub(crate) struct Endgame {
    /// The position
    #[arg(value_name = "CGP")]
    position: String,
    #[command(flatten)]
    choice: OptionalLexicon,
    /// How long at the most [default: until it is proved]
    #[arg(long, value_name = "S", value_parser = time_limit::seconds)]
    seconds: Option<Duration>,
    /// How many threads search [default: as many as the machine has]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// The lines of so many first plays, the best first
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    lines: u16,
    /// Print one JSON document
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
    pub(crate) fn run(&self) -> Result<Outcome, Failure> {
        let studied = StudiedPosition::read(&self.position, &self.choice)?;
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
        let solution = progress::with_clock(self.seconds, solve).map_err(Failure::new)?;
        let seconds = start.elapsed().as_secs_f64();
        let mut course = Course { turn, other, player: studied.knowledge.static_player() };
        if self.json {
            let answer = self.answer(&solution, &mut course, seconds);
            return output::print_json(&answer, Outcome::Done);
        }
        print(&solution, &mut course, seconds)
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
    let sentence = if others > 1 {
        format!("endgames are solved for two players; this position has {}", others + 1)
    } else if turn.rack.is_empty() {
        "the first rack is empty; give the tiles of the player to move".to_owned()
    } else if turn.bag > 0 {
        let tiles = if turn.bag == 1 { "tile" } else { "tiles" };
        format!("the bag still holds {} {tiles}; an endgame begins when it is empty", turn.bag)
    } else if unseen.is_empty() {
        "the other player has no tiles left; the game is over".to_owned()
    } else {
        match studied.other_racks().first() {
            Some(given) if !given.is_empty() && *given != unseen => format!(
                "the second rack is given as {}, but the tiles that are left are {}; give all of \
                 them, or none",
                alphabet.rack_text(given),
                alphabet.rack_text(&unseen)
            ),
            _ => return Ok(unseen),
        }
    };
    Err(Failure::Sentence(sentence))
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

fn print(solution: &Solution, course: &mut Course<'_>, seconds: f64) -> Result<Outcome, Failure> {
    let lead = course.turn.situation.lead;
    let mut results = output::results();
    for (line, place) in solution.lines.iter().zip(0..) {
        if place > 0 {
            writeln!(results)?;
        }
        let rows = course.follow(line, |choice, turn| {
            let [place, word, score, leave, _] = play_shape::row(choice, turn);
            [place, word, score, leave]
        });
        output::write_columns(&mut results, &rows, "<<><")?;
        let end = (lead + line.value).0;
        let proof = if solution.is_proved { "proved" } else { "not proved" };
        writeln!(results, "gains {:+}, ends {end:+}, {proof}", line.value.0)?;
    }
    results.flush()?;
    output::tell(&format!("{} positions in {seconds:.1} s", solution.nodes));
    output::finish(results, Outcome::Done)
}
