//! Looking at a turn again: who judges it depends on how many tiles are left.

use std::cmp::Reverse;
use std::sync::Arc;

use movegen::Equity;

use super::{Judged, JudgedBy, Review, Worth};
use crate::knowledge::Knowledge;
use crate::leaves::LeaveTable;
use crate::static_player::StaticPlayer;
use crate::turn::{Choice, Deed, Turn};

/// Someone who looks at turns again.
pub struct Reviewer {
    player: StaticPlayer,
    leaves: Option<Arc<LeaveTable>>,
}

impl Reviewer {
    /// Someone who knows these words and tiles.
    pub fn new(knowledge: &Knowledge) -> Self {
        Self { player: knowledge.static_player(), leaves: knowledge.leaves() }
    }

    /// Compares what was done in a turn with the best that can be found.
    pub fn review(&mut self, turn: &Turn<'_>, done: &Deed) -> Review {
        let mut choices = self.player.list(turn);
        choices.sort_by_key(|choice| Reverse((choice.equity, choice.deed.score())));
        let listed = choices.iter().find(|choice| choice.deed == *done).cloned();
        let done = listed.unwrap_or_else(|| self.unlisted(turn, done));
        let best = choices.into_iter().next().filter(|best| best.equity > done.equity);
        let best = best.unwrap_or_else(|| done.clone());
        let [done, best] = [done, best].map(by_values);
        Review { done, best, judged_by: JudgedBy::Values }
    }

    /// A deed that the rules of the turn do not allow, as an exchange from a bag that is too small.
    fn unlisted(&self, turn: &Turn<'_>, deed: &Deed) -> Choice {
        let kept = deed.kept(turn.rack);
        let kept = self.leaves.as_ref().and_then(|leaves| leaves.value(&kept)).unwrap_or(0);
        Choice { deed: deed.clone(), equity: Equity(deed.score().0 * 1000 + kept) }
    }
}

fn by_values(choice: Choice) -> Judged {
    let points = f64::from(choice.equity.0) / 1000.0;
    Judged { choice, worth: Worth { points, win_chance: None } }
}
