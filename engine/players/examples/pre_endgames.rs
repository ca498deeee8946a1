//! Measures what judging the pre-endgame is worth: a match on identical draws between two who both
//! play statically until few tiles are left and solve the endgame; only the first judges between.
//!
//! `cargo run --release -p lettrine-players --example pre_endgames -- [en|fr] [PAIRS]
//! [MILLISECONDS] [SEED] [static]`

#![expect(clippy::print_stdout, reason = "it talks to a person")]

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use std::{env, thread};

use movegen::Equity;
use players::endgame::{Limits, Position, Solver};
use players::inference::Inference;
use players::matches::{self, Entrant};
use players::pre_endgame::{LARGEST_BAG, Plan, PreEndgame};
use players::{Choice, Knowledge, Move, Player, SearchControl, StaticPlayer, Turn};
use tiles::{Seed, TileSet};

/// How many moves are judged.
const CANDIDATES: usize = 30;
/// The part of the time that inference may take.
const INFERENCE_SHARE: f64 = 0.2;

/// Static until few tiles are left.
struct Finisher {
    player: StaticPlayer,
    solver: Solver,
    /// The judge of pre-endgames and the inference it uses.
    judge: Option<(PreEndgame, Inference)>,
    time: Duration,
}

impl Finisher {
    fn new(knowledge: &Knowledge, time: Duration) -> Self {
        let solver = Solver::with_megabytes(16);
        Self { player: knowledge.static_player(), solver, judge: None, time }
    }

    fn with_judge(self, knowledge: &Knowledge) -> Self {
        let judge = (PreEndgame::new(knowledge), Inference::new(knowledge));
        Self { judge: Some(judge), ..self }
    }

    fn solve(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Option<Choice> {
        let other = turn.unseen();
        let position = Position {
            rules: turn.rules,
            lines: turn.lines,
            racks: [turn.rack, &other],
            scoreless_turns: turn.situation.scoreless_turns,
        };
        let limits = Limits { deadline: control.deadline(), ..Limits::default() };
        let solution = self.solver.solve(&position, &limits).ok()?;
        let line = solution.lines.into_iter().next()?;
        let candidate = line.moves.into_iter().next().unwrap_or(Move::Pass);
        Some(Choice { chosen: candidate, equity: Equity::from(line.value) })
    }

    fn judge(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Option<Choice> {
        let (judge, inference) = self.judge.as_mut()?;
        let infer_for = control.at_most(self.time.mul_f64(INFERENCE_SHARE));
        let beliefs = inference.infer(turn, &infer_for, &mut Seed::from_number(1).chance(0));
        let candidates = judge.candidates(turn, CANDIDATES);
        let plan = Plan { beliefs: beliefs.as_ref(), ..Plan::default() };
        let report = judge.judge(turn, &candidates, control, &plan);
        report.moves.into_iter().next().map(|judged| judged.choice)
    }
}

impl Player for Finisher {
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice {
        let limited = control.at_most(self.time);
        let choice = match turn.bag {
            0 => self.solve(turn, &limited),
            1..=LARGEST_BAG => self.judge(turn, &limited),
            _ => None,
        };
        choice.unwrap_or_else(|| self.player.think(turn, control))
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let word =
        |place: usize, otherwise: &str| words.get(place).cloned().unwrap_or(otherwise.into());
    let lexicon = word_data::open(&word(0, "en")).ok_or("there is no such list")?;
    let tiles = TileSet::named(lexicon.alphabet().name()).ok_or("there are no such tiles")?;
    let knowledge = Knowledge::shared(&lexicon, &tiles, &vocabulary::of(&lexicon))?;
    let time = Duration::from_millis(word(2, "1000").parse()?);
    let is_static = word(4, "") == "static";
    let judging: Arc<Knowledge> = Arc::clone(&knowledge);
    let one: &Entrant<'_> = &|| Box::new(Finisher::new(&judging, time).with_judge(&judging));
    let other: &Entrant<'_> = &|| {
        if is_static {
            Box::new(knowledge.static_player())
        } else {
            Box::new(Finisher::new(&knowledge, time))
        }
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (pairs, seed) = (word(1, "100").parse()?, word(3, "1").parse()?);
    let plan = matches::Plan { pairs, seed, threads };
    let report = matches::play(&knowledge.setting(), [one, other], &plan, &|_| {});
    println!("{report:#?}");
    Ok(())
}
