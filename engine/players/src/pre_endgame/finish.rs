//! Finishing a hypothetical game: by static players, or by endgame search once the bag is empty.

use std::cmp::Ordering;

use tiles::Score;

use super::scene::Scene;
use crate::endgame::{Comparison, Limits, Position, Solver};
use crate::knowledge::Knowledge;
use crate::player::Player;
use crate::search_control::{SearchControl, StopSignal};
use crate::static_player::StaticPlayer;

/// How a game ended for the player who judges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ending {
    /// More points than the other, as many, or fewer.
    pub(super) outcome: Ordering,
    /// The spread in favour of that player, as static players finish the game.
    pub(super) spread: Score,
    /// Whether no better play of either side would have changed the outcome.
    pub(super) is_proved: bool,
}

/// The solver's table: the searches are short.
const TABLE_MEGABYTES: usize = 16;

/// Plays games to their end.
pub(super) struct Finisher {
    player: StaticPlayer,
    solver: Solver,
}

impl Ending {
    fn estimated(spread: Score) -> Self {
        Self { outcome: spread.cmp(&Score::ZERO), spread, is_proved: false }
    }

    /// The same with another outcome; the spread is brought to its side.
    fn with_outcome(self, outcome: Ordering, is_proved: bool) -> Self {
        let spread = match outcome {
            Ordering::Less => self.spread.min(Score(-1)),
            Ordering::Equal => Score::ZERO,
            Ordering::Greater => self.spread.max(Score(1)),
        };
        Self { outcome, spread, is_proved }
    }

    /// One for a game won, a half for a tie.
    pub(super) fn win(self) -> f64 {
        match self.outcome {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        }
    }
}

impl Finisher {
    pub(super) fn new(knowledge: &Knowledge) -> Self {
        Self { player: knowledge.static_player(), solver: Solver::with_megabytes(TABLE_MEGABYTES) }
    }

    /// Static players finish the game.
    pub(super) fn finish_quickly(&mut self, mut scene: Scene<'_>) -> Ending {
        self.play_while(&mut scene, |scene| !scene.is_over());
        Ending::estimated(scene.settled_lead())
    }

    /// Static players empty the bag; who wins after that is searched for as long as there is time.
    pub(super) fn finish_by_search(
        &mut self,
        mut scene: Scene<'_>,
        quick: Ending,
        control: &SearchControl<'_>,
    ) -> Ending {
        self.play_while(&mut scene, |scene| !scene.is_over() && !scene.bag.is_empty());
        if scene.is_over() {
            return Ending { is_proved: true, ..quick };
        }
        let (margin, racks) = match (scene.seat, &scene.racks) {
            (0, [own, other]) => (-scene.lead, [own, other]),
            (_, [own, other]) => (scene.lead, [other, own]),
        };
        let Scene { rules, ref lines, scoreless_turns, .. } = scene;
        let position = Position { rules, lines, racks, scoreless_turns };
        let stop = control.stop_signal().map(StopSignal::flag);
        let limits = Limits { deadline: control.deadline(), stop, ..Limits::default() };
        match self.solver.compare(&position, margin, &limits) {
            Ok(Comparison { ordering, is_proved: true }) => {
                let outcome = if scene.seat == 0 { ordering } else { ordering.reverse() };
                quick.with_outcome(outcome, true)
            }
            Ok(Comparison { is_proved: false, .. }) | Err(_) => quick,
        }
    }

    fn play_while(&mut self, scene: &mut Scene<'_>, goes_on: impl Fn(&Scene<'_>) -> bool) {
        while goes_on(scene) {
            let candidate = self.player.choose(&scene.turn()).chosen;
            scene.carry_out(&candidate);
        }
    }
}
