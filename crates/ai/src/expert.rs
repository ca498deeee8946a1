//! The expert: points and leave values while tiles can be drawn, and exact search once they cannot.

use std::time::Duration;

use crate::endgame::{Limits, Position, Solution, Solver};
use crate::player::Player;
use crate::static_player::StaticPlayer;
use crate::thinking::{StopSign, Thinking};
use crate::turn::{Choice, Turn};

/// How long an endgame is searched unless somebody says otherwise.
pub const ENDGAME_TIME: Duration = Duration::from_secs(2);

/// A static player who solves endgames.
pub struct Expert {
    player: StaticPlayer,
    endgames: Endgames,
    time: Duration,
}

/// Solves the endgames of turns. Its memory is taken when the first one comes.
#[derive(Default)]
pub struct Endgames {
    solver: Option<Solver>,
    /// How many threads search; none counts as one.
    threads: usize,
}

impl Endgames {
    /// With so many threads.
    pub fn on_threads(threads: usize) -> Self {
        Self { solver: None, threads }
    }

    /// How the game goes on at the best of both: so many lines, the best first. Nothing unless there
    /// are two players and the bag is empty, so that what the player does not see is the other's rack.
    pub fn solve(
        &mut self,
        turn: &Turn<'_>,
        thinking: &Thinking<'_>,
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
            deadline: thinking.deadline(),
            stop: thinking.sign().map(StopSign::flag),
            threads: self.threads,
            lines,
        };
        self.solver.get_or_insert_default().solve(&position, &limits).ok()
    }

    /// The best deed of an endgame, with what it gains to the end.
    pub(crate) fn best(&mut self, turn: &Turn<'_>, thinking: &Thinking<'_>) -> Option<Choice> {
        let line = self.solve(turn, thinking, 1)?.lines.into_iter().next()?;
        let equity = movegen::Equity(line.value.0.saturating_mul(1000));
        Some(Choice { deed: line.deeds.into_iter().next()?, equity })
    }
}

impl Expert {
    /// A static player who searches endgames for this long at the most.
    pub fn new(player: StaticPlayer, time: Duration) -> Self {
        Self { player, endgames: Endgames::default(), time }
    }
}

impl Player for Expert {
    fn think(&mut self, turn: &Turn<'_>, thinking: &Thinking<'_>) -> Choice {
        match self.endgames.best(turn, &thinking.at_most(self.time)) {
            Some(choice) => {
                thinking.tell(&choice);
                choice
            }
            None => self.player.think(turn, thinking),
        }
    }
}
