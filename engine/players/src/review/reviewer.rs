//! Reviewing a turn: simulation, pre-endgame or endgame, by how many tiles are left.

use std::cmp::Reverse;
use std::time::Duration;

use board::Direction;
use movegen::{Equity, Play};
use tiles::{Rack, Score, Seed};

use super::{Judged, JudgedBy, Review, Worth};
use crate::endgame::{Limits, Position, Solver};
use crate::knowledge::Knowledge;
use crate::pre_endgame::{self, PreEndgame};
use crate::search_control::SearchControl;
use crate::simulate::{self, Simulation, UniformDealer};
use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Move, Turn};

/// How much work goes into a turn.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// The time limit; with no time at all, points and leave values decide.
    pub time: Option<Duration>,
    /// The maximum number of deals on which a turn is played out.
    pub iterations: Option<u64>,
    /// How many threads work at a time.
    pub threads: usize,
    /// How many moves are compared, besides the one that was done.
    pub candidates: usize,
    /// Where chance comes from.
    pub seed: Seed,
}

/// Reviews turns.
pub struct Reviewer<'knowledge> {
    knowledge: &'knowledge Knowledge,
    effort: Effort,
    player: StaticPlayer,
    pre_endgame: PreEndgame,
    solver: Solver,
}

impl<'knowledge> Reviewer<'knowledge> {
    /// A reviewer with these words and tiles.
    pub fn new(knowledge: &'knowledge Knowledge, effort: Effort) -> Self {
        Self {
            knowledge,
            effort,
            player: knowledge.static_player(),
            pre_endgame: PreEndgame::new(knowledge),
            solver: Solver::default(),
        }
    }

    /// Compares what was done in a turn with the best that can be found.
    pub fn review(&mut self, turn: &Turn<'_>, done: &Move, control: &SearchControl<'_>) -> Review {
        let mut choices = self.player.list(turn);
        choices.sort_by_key(|choice| Reverse((choice.equity, choice.chosen.score())));
        let listed = choices.iter().find(|choice| choice.chosen == *done).cloned();
        let done = listed.unwrap_or_else(|| self.unlisted(turn, done));
        let control = self.effort.time.map_or(*control, |time| control.at_most(time));
        let is_idle = self.effort.time == Some(Duration::ZERO);
        match turn.bag {
            _ if is_idle || turn.situation.others != 1 => by_values(choices, done),
            0 => self.by_endgame(turn, choices, done, &control),
            1..=pre_endgame::LARGEST_BAG => self.by_deals(turn, choices, done, &control),
            _ => self.by_simulation(turn, done, &control),
        }
    }

    /// A move that the rules of the turn do not allow, as an exchange from a bag that is too small.
    fn unlisted(&self, turn: &Turn<'_>, candidate: &Move) -> Choice {
        let kept = candidate.kept(turn.rack);
        let kept = self.knowledge.leaves().and_then(|leaves| leaves.value(&kept)).unwrap_or(0);
        Choice { chosen: candidate.clone(), equity: Equity(candidate.score().0 * 1000 + kept) }
    }

    /// Games are played out from here.
    fn by_simulation(
        &mut self,
        turn: &Turn<'_>,
        done: Choice,
        control: &SearchControl<'_>,
    ) -> Review {
        let Effort { iterations, threads, candidates, seed, .. } = self.effort;
        let mut choices = simulate::candidates(&mut self.player, turn, candidates);
        add(&mut choices, &done, turn);
        let plan = simulate::Plan { threads, iterations, seed, ..simulate::Plan::default() };
        let simulation = Simulation::new(self.knowledge, turn, choices, plan);
        let report = simulation.run(control, &UniformDealer);
        let judged = report.candidates.into_iter().map(|simulated| Judged {
            choice: simulated.choice,
            worth: Worth {
                points: simulated.mean_spread,
                points_error: simulated.spread_error,
                win_chance: Some(simulated.win_chance),
                win_error: simulated.win_error,
            },
        });
        chosen(judged, done, JudgedBy::Simulation)
    }

    /// What can be drawn is tried.
    fn by_deals(
        &mut self,
        turn: &Turn<'_>,
        mut choices: Vec<Choice>,
        done: Choice,
        control: &SearchControl<'_>,
    ) -> Review {
        choices.truncate(self.effort.candidates);
        add(&mut choices, &done, turn);
        let plan = pre_endgame::Plan { seed: self.effort.seed, ..pre_endgame::Plan::default() };
        let report = self.pre_endgame.judge(turn, &choices, control, &plan);
        let judged = report.moves.into_iter().map(|judged| Judged {
            worth: Worth {
                win_error: deals_error(&judged),
                ..Worth::exact(judged.mean_spread, Some(judged.win_chance))
            },
            choice: judged.choice,
        });
        chosen(judged, done, JudgedBy::PreEndgame)
    }

    /// The rest of the game is searched, after the best and after what was done; half of the time
    /// for each.
    fn by_endgame(
        &mut self,
        turn: &Turn<'_>,
        choices: Vec<Choice>,
        done: Choice,
        control: &SearchControl<'_>,
    ) -> Review {
        let other = turn.unseen();
        let first = self.effort.time.map_or(*control, |time| control.at_most(time / 2));
        let Some((value, candidate)) = self.solve(turn, [turn.rack, &other], &first) else {
            return by_values(choices, done);
        };
        let judged = |choice: Choice, value: Score| Judged {
            choice,
            worth: Worth::exact(f64::from(value.0), Some(chance(turn.situation.lead + value))),
        };
        let listed = choices.into_iter().find(|choice| choice.chosen == candidate);
        let best = listed.unwrap_or_else(|| self.unlisted(turn, &candidate));
        let best = judged(best, value);
        if best.choice.chosen == done.chosen {
            return Review::new(best.clone(), vec![best], JudgedBy::Endgame);
        }
        let value_done = self.value_after(turn, &done.chosen, &other, control);
        let done = judged(done, value_done);
        Review::new(done.clone(), vec![best, done], JudgedBy::Endgame)
    }

    /// What a move brings until the end of the game, if both go on as well as they can.
    fn value_after(
        &mut self,
        turn: &Turn<'_>,
        candidate: &Move,
        other: &Rack,
        control: &SearchControl<'_>,
    ) -> Score {
        let mut lines = turn.lines.clone();
        if let Move::Place(play) = candidate {
            lines.lay(play);
        }
        let kept = candidate.kept(turn.rack);
        let mut situation = turn.situation;
        let scores = candidate.score() > Score::ZERO;
        situation.scoreless_turns = if scores { 0 } else { situation.scoreless_turns + 1 };
        let next = Turn { lines: &lines, rack: other, situation, ..*turn };
        let answer = self.solve(&next, [other, &kept], control);
        candidate.score() - answer.map_or(Score::ZERO, |(value, _)| value)
    }

    /// What the player to move gains until the end, and their best move.
    fn solve(
        &mut self,
        turn: &Turn<'_>,
        racks: [&Rack; 2],
        control: &SearchControl<'_>,
    ) -> Option<(Score, Move)> {
        let position = Position {
            rules: turn.rules,
            lines: turn.lines,
            racks,
            scoreless_turns: turn.situation.scoreless_turns,
        };
        let limits = Limits {
            deadline: control.deadline(),
            stop: control.stop_signal().map(crate::search_control::StopSignal::flag),
            nodes: None,
            threads: self.effort.threads,
            lines: 1,
        };
        let solution = self.solver.solve(&position, &limits).ok()?;
        let line = solution.lines.into_iter().next()?;
        Some((line.value, line.moves.into_iter().next().unwrap_or(Move::Pass)))
    }
}

/// The standard error of a win chance that was found on some of the deals; nothing if it is proved.
fn deals_error(judged: &pre_endgame::JudgedMove) -> f64 {
    let deals = u32::try_from(judged.deals.max(1)).unwrap_or(u32::MAX);
    let variance = judged.win_chance * (1.0 - judged.win_chance) / f64::from(deals);
    if judged.is_proved { 0.0 } else { variance.max(0.0).sqrt() }
}

/// Number of moves ranked by equity (points plus leave value).
const MOST_RANKED: usize = 20;

/// The best by points and the value of the tiles kept.
fn by_values(sorted: Vec<Choice>, done: Choice) -> Review {
    let judged = |choice: Choice| {
        let points = f64::from(choice.equity.0) / 1000.0;
        Judged { choice, worth: Worth::exact(points, None) }
    };
    let ranked = sorted.into_iter().take(MOST_RANKED).map(judged).collect();
    Review::new(judged(done), ranked, JudgedBy::Values)
}

/// The first of those judged, which is the best, beside what was done.
fn chosen(judged: impl Iterator<Item = Judged>, done: Choice, judged_by: JudgedBy) -> Review {
    let judged: Vec<Judged> = judged.collect();
    let found = judged.iter().find(|judged| judged.choice.chosen == done.chosen);
    match found.cloned() {
        Some(found) => Review::new(found, judged, judged_by),
        None => by_values(Vec::new(), done),
    }
}

/// Adds what was done to the moves that are compared. A first word across and the same word down
/// are one move.
fn add(choices: &mut Vec<Choice>, done: &Choice, turn: &Turn<'_>) {
    let is_mirrored = |choice: &Choice| match (&choice.chosen, &done.chosen) {
        (Move::Place(one), Move::Place(other)) => {
            turn.lines.board().is_empty() && are_mirrored(one, other)
        }
        _ => false,
    };
    choices.retain(|choice| choice.chosen != done.chosen && !is_mirrored(choice));
    choices.push(done.clone());
}

fn are_mirrored(one: &Play, other: &Play) -> bool {
    let down = |play: &Play| play.direction() == Direction::Down;
    down(one) != down(other)
        && one.start() == other.start().transposed()
        && one.tiles().eq(other.tiles())
        && one.equity() == other.equity()
}

/// What a game that ends with this lead is worth.
fn chance(lead: Score) -> f64 {
    match lead.0 {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}
