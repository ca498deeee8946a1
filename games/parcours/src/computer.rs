//! Computer players: turn a view into a plan for the hand, and the plan's next step into an action.
//!
//! A computer player has only a [`View`], like a person, and no access to the game itself. A hand
//! takes several actions, and the player plans again before each. Random choices are seeded by the
//! hand, not by the step, so that the plan stays the same.

mod description;
mod letters;
mod seen;
mod skill;
mod taste;

use std::sync::Arc;

use lexicon::Lexicon;
use search_control::SearchControl;
use serde::{Deserialize, Serialize};
use tabletop::PlayedBy;
use tiles::{Score, TileSet};
use vocabulary::Vocabulary;

use crate::plan::{Plan, Tiles};
use crate::question::{Advice, PlannedWord};
use crate::{Action, View};

pub(crate) use description::computer_names;
pub use description::{Description, Personality, Strength, UnknownPlayer};
pub(crate) use seen::Seen;
use taste::Taste;

/// Data that the computer players of a table share: words and letters.
#[derive(Clone)]
pub struct EngineContext {
    lexicon: Arc<Lexicon>,
    tiles: Arc<TileSet>,
    vocabulary: Vocabulary,
}

/// A plan that a computer player considers, shown to people who watch it think.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Trial {
    /// The words it would lay, in order.
    pub words: Vec<PlannedWord>,
    /// Their total points.
    #[cfg_attr(feature = "typescript", ts(type = "Score"))]
    pub points: Score,
}

impl EngineContext {
    pub(crate) fn new(lexicon: &Arc<Lexicon>, tiles: &Arc<TileSet>) -> Self {
        Self {
            lexicon: Arc::clone(lexicon),
            tiles: Arc::clone(tiles),
            vocabulary: vocabulary::of(lexicon),
        }
    }
}

/// The best plans for this view, best first.
pub(crate) fn advised(seen: &Seen<'_>, at_most: usize) -> Vec<Advice> {
    let plans = seen.plans(&Taste::of(seen), at_most);
    plans.iter().map(|plan| Advice { words: seen.planned(plan), points: plan.points }).collect()
}

/// Maximum number of plans shown to people who watch.
const TOLD: usize = 8;

/// Chooses the action of the computer player with this view; `None` if it need not act.
pub(crate) fn choose_action(
    view: &View,
    context: &EngineContext,
    control: &SearchControl<'_, Trial>,
) -> Option<Action> {
    let seat = view.viewer?;
    let PlayedBy::Computer(name) = &view.seats.get(seat.index())?.player.by else { return None };
    let may = |action: &str| view.may_do(action);
    if may("judge") {
        return Some(Action::Judge { accept: false });
    }
    if !(may("lay") || may("end") || may("pass")) {
        return None;
    }
    // Setting up a table rejects unknown names of computer players.
    let description: Description = name.parse().unwrap_or_default();
    let seen = Seen::from(view, context, description)?;
    Some(seen.act(control))
}

impl Seen<'_> {
    /// The next step of the best plan, or the end of the hand.
    fn act(&self, control: &SearchControl<'_, Trial>) -> Action {
        let taste = Taste::of(self);
        let plans = self.weighed_plans(&taste);
        let best = self.tell(plans, control).into_iter().next();
        let Some(plan) = best.filter(|plan| taste.wants(plan)) else {
            return self.lay_nothing(&taste);
        };
        if taste.would_buy(&plan) {
            return Action::Buy { back: self.text_of(taste.unwanted(self.all())) };
        }
        let (place, tiles) = plan.words.into_iter().next().expect("a plan has a word");
        Action::Lay { place, word: self.laid_text(&tiles) }
    }

    /// The best plans, best first, adjusted for winning or losing the game.
    fn weighed_plans(&self, taste: &Taste<'_, '_>) -> Vec<Plan> {
        if !taste.may_arrive() {
            return self.plans(taste, TOLD);
        }
        let mut plans = self.plans(taste, usize::MAX);
        plans.sort_by_cached_key(|plan| std::cmp::Reverse(plan.worth + taste.ending(plan)));
        plans.truncate(TOLD);
        plans
    }

    /// Without a word to lay: refills after a white slot, ends the hand, buys it or passes.
    fn lay_nothing(&self, taste: &Taste<'_, '_>) -> Action {
        let back = self.text_of(taste.unwanted(self.all()));
        match () {
            () if self.may("refill") => Action::Refill,
            () if self.may("end") => Action::End { back },
            () if taste.would_buy_when_stuck() && !back.is_empty() => Action::Buy { back },
            () => Action::Pass { back },
        }
    }

    /// Reports the plans to people who watch, best last.
    fn tell(&self, plans: Vec<Plan>, control: &SearchControl<'_, Trial>) -> Vec<Plan> {
        if self.shows_trials() && control.has_listener() {
            for plan in plans.iter().rev().take_while(|_| !control.is_over()) {
                control.tell(&Trial { words: self.planned(plan), points: plan.points });
            }
        }
        plans
    }

    /// All tiles of the rack.
    fn all(&self) -> Tiles {
        (0..self.rack().len()).fold(0, |all, place| all | 1 << place)
    }
}
