//! Bayesian inference of racks: what the last play of an opponent says about the tiles they kept
//! (Richards and Amir 2007).
//!
//! Somebody who lays QI for 22 and could have laid QUIZ for 60 with a U and a Z has not kept them.
//! The likelihood of a leave falls with how far the play is from the best play with it; see
//! docs/notes/inference.md.

mod beliefs;
mod each_leave;
mod evidence;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use lexicon::Lexicon;
use tiles::{Chance, Rack};

pub use self::beliefs::Beliefs;
pub(crate) use self::each_leave::{all_leaves, number_of_leaves};
use self::evidence::Evidence;
use crate::drawing::Drawing;
use crate::knowledge::Knowledge;
use crate::leaves::LeaveTable;
use crate::search_control::SearchControl;
use crate::static_player::StaticPlayer;
use crate::turn::Turn;

/// How many leaves are tried by default; each takes as long as a choice of the
/// static player.
const TRIES: usize = 1500;
/// With fewer than this, nothing is believed.
const FEWEST_TRIES: usize = 10;

/// Infers racks from what the player before did.
pub struct Inference {
    lexicon: Arc<Lexicon>,
    leaves: Option<Arc<LeaveTable>>,
    player: StaticPlayer,
    tries: usize,
}

impl Inference {
    /// With the words and leave values of a language.
    pub fn new(knowledge: &Knowledge) -> Self {
        Self {
            lexicon: Arc::clone(knowledge.lexicon()),
            leaves: knowledge.leaves(),
            player: knowledge.static_player(),
            tries: TRIES,
        }
    }

    /// The same with at most this many leaves tried.
    #[must_use]
    pub fn with_tries(self, tries: usize) -> Self {
        Self { tries, ..self }
    }

    /// The posterior of the previous player's leave. Nothing when they passed, kept nothing or have
    /// not played, when the bag is empty, or when there is no time.
    ///
    /// All leaves are tried when they are few enough, else a random sample.
    pub fn infer(
        &mut self,
        turn: &Turn<'_>,
        control: &SearchControl<'_>,
        chance: &mut Chance,
    ) -> Option<Beliefs> {
        let unseen = turn.unseen();
        let evidence = Evidence::of(turn, &self.lexicon)?;
        let kept = evidence.kept();
        if unseen.len() < turn.rules.terms.full_rack {
            return None;
        }
        let can_try_all = evidence.is_of_a_placement()
            && number_of_leaves(&unseen, kept).is_some_and(|number| number <= self.tries);
        let means = (control, chance);
        let weighed = if can_try_all {
            self.try_all(&evidence, &unseen, means)
        } else {
            self.try_some(&evidence, &unseen, means)
        };
        let is_enough = weighed.len() >= FEWEST_TRIES.min(self.tries);
        let believed = if can_try_all { Beliefs::new } else { Beliefs::of_sample };
        is_enough.then(|| believed(weighed, &unseen))
    }

    /// Every leave in random order, so that running out of time favours none.
    fn try_all(
        &mut self,
        evidence: &Evidence<'_>,
        unseen: &Rack,
        (control, chance): (&SearchControl<'_>, &mut Chance),
    ) -> Vec<(Rack, f64)> {
        let mut leaves = all_leaves(unseen, evidence.kept());
        chance.shuffle(&mut leaves);
        let in_time = leaves.into_iter().take_while(|_| !control.is_over());
        in_time
            .map(|(leave, ways)| {
                let weight = evidence.weight(&leave, &mut self.player, self.leaves.as_deref());
                (leave, ways * weight)
            })
            .collect()
    }

    /// Leaves as they are drawn: the likely ones come up often, which is their weight by chance.
    fn try_some(
        &mut self,
        evidence: &Evidence<'_>,
        unseen: &Rack,
        (control, chance): (&SearchControl<'_>, &mut Chance),
    ) -> Vec<(Rack, f64)> {
        let mut pool = Drawing::of(unseen);
        let tries = (0..self.tries).take_while(|_| !control.is_over());
        tries
            .map(|_| {
                let drawn: Rack = pool.draw(evidence.drawn(), chance).iter().copied().collect();
                evidence.kept_and_weight(drawn, &mut self.player, self.leaves.as_deref())
            })
            .collect()
    }
}
