//! The expert: points and leave values while tiles can be drawn, and exact search once they cannot.

use std::sync::Arc;
use std::time::Duration;

use levels::{FamilyList, FamilySetting};

use crate::description::StaticOptions;
use crate::endgame::{Limits, Position, Solution, Solver};
use crate::formed::is_forbidden;
use crate::knowledge::Knowledge;
use crate::player::Player;
use crate::search_control::{SearchControl, StopSignal};
use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Move, Turn};

/// How an expert plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpertOptions {
    /// The time limit of an endgame search.
    pub time: Duration,
    /// Whether slurs and obscenities are left alone.
    pub family: FamilySetting,
}

/// A static player who solves endgames.
pub struct Expert {
    player: StaticPlayer,
    endgames: Endgames,
    family: Option<Arc<FamilyList>>,
    time: Duration,
}

/// Solves the endgames of turns. Its tables are allocated when the first one comes.
#[derive(Default)]
pub struct Endgames {
    solver: Option<Solver>,
    /// How many threads search; none counts as one.
    threads: usize,
}

impl Endgames {
    /// With this many threads.
    pub fn on_threads(threads: usize) -> Self {
        Self { solver: None, threads }
    }

    /// Best play for both sides: this many lines, the best first. Nothing unless there are two
    /// players and the bag is empty, so that the unseen tiles are the opponent's rack.
    pub fn solve(
        &mut self,
        turn: &Turn<'_>,
        control: &SearchControl<'_>,
        lines: usize,
    ) -> Option<Solution> {
        let theirs = turn.unseen();
        if turn.bag > 0 || turn.situation.others != 1 || theirs.is_empty() || turn.rack.is_empty() {
            return None;
        }
        let position = Position {
            rules: turn.rules,
            lines: turn.lines,
            racks: [turn.rack, &theirs],
            scoreless_turns: turn.situation.scoreless_turns,
        };
        let limits = Limits {
            deadline: control.deadline(),
            stop: control.stop_signal().map(StopSignal::flag),
            nodes: None,
            threads: self.threads,
            lines,
        };
        self.solver.get_or_insert_default().solve(&position, &limits).ok()
    }

    /// The best move of an endgame, with what it gains to the end.
    pub(crate) fn best(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Option<Choice> {
        let line = self.solve(turn, control, 1)?.lines.into_iter().next()?;
        let equity = movegen::Equity(line.value.0.saturating_mul(1000));
        Some(Choice { chosen: line.moves.into_iter().next()?, equity })
    }
}

impl Default for ExpertOptions {
    /// Two seconds for an endgame, and fit for a family.
    fn default() -> Self {
        Self { time: Duration::from_secs(2), family: FamilySetting::On }
    }
}

impl Expert {
    /// With the words of a language.
    pub fn new(knowledge: &Knowledge, options: ExpertOptions) -> Self {
        let ExpertOptions { time, family } = options;
        let player = StaticOptions { family, ..StaticOptions::default() };
        Self {
            player: knowledge.static_player_with(player),
            endgames: Endgames::default(),
            family: knowledge.family_for(family),
            time,
        }
    }
}

impl Player for Expert {
    fn think(&mut self, turn: &Turn<'_>, control: &SearchControl<'_>) -> Choice {
        let solved = self.endgames.best(turn, &control.at_most(self.time));
        match solved.filter(|choice| is_fit(choice, self.family.as_deref(), turn)) {
            Some(choice) => {
                control.tell(&choice);
                choice
            }
            None => self.player.think(turn, control),
        }
    }
}

/// Whether a choice forms none of the words that are left alone.
pub(crate) fn is_fit(choice: &Choice, family: Option<&FamilyList>, turn: &Turn<'_>) -> bool {
    match (&choice.chosen, family) {
        (Move::Place(play), Some(family)) => !is_forbidden(play, turn.lines.board(), family),
        _ => true,
    }
}
