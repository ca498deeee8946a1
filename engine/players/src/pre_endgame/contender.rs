//! A contender: a move, and how the game ended after it on the deals that were tried; the quick
//! endings serve as a control variate for the searched ones.

use movegen::Lines;
use tiles::Rack;

use super::JudgedMove;
use super::deals::{Deal, Deals};
use super::finish::Ending;
use super::scene::Scene;
use crate::turn::{Choice, Move, Turn};

/// This much spread counts as much as a win: enough to choose among moves that win as often, not
/// enough to choose one that wins less.
const POINTS_PER_GAME: f64 = 1000.0;

/// A move and its endings.
pub(super) struct Contender {
    pub(super) choice: Choice,
    /// The board after it.
    lines: Lines,
    /// Whether the bag is empty after it, so that nothing hangs on the order of the bag.
    empties_bag: bool,
    /// By deal, as static players finish the game.
    pub(super) quick: Vec<Option<Ending>>,
    /// By deal, as the search does.
    pub(super) searched: Vec<Option<Ending>>,
}

impl Contender {
    pub(super) fn new(turn: &Turn<'_>, choice: &Choice, deals: &Deals) -> Self {
        let mut lines = turn.lines.clone();
        let mut laid = 0;
        if let Move::Place(play) = &choice.chosen {
            lines.lay(play);
            laid = play.laid();
        }
        let none = vec![None; deals.list.len()];
        let choice = choice.clone();
        let empties_bag = laid >= turn.bag;
        Self { choice, lines, empties_bag, quick: none.clone(), searched: none }
    }

    /// The game after the move on a deal.
    pub(super) fn scene<'game>(&self, turn: &Turn<'game>, deal: &Deal) -> Scene<'game> {
        let mut scene = Scene {
            rules: turn.rules,
            lines: self.lines.clone(),
            racks: [Rack::clone(turn.rack), deal.rack.clone()],
            bag: deal.bag.clone(),
            lead: turn.situation.lead,
            seat: 0,
            scoreless_turns: turn.situation.scoreless_turns,
        };
        scene.settle_move(&self.choice.chosen);
        scene
    }

    /// How the game ended on another deal that makes no difference to this one.
    pub(super) fn known<'own>(
        &'own self,
        deals: &Deals,
        at: usize,
        endings: fn(&'own Self) -> &'own [Option<Ending>],
    ) -> Option<Ending> {
        let holding = deals.list[at].holding;
        let mut earlier = deals.list[..at].iter().zip(endings(self));
        let same = earlier.find(|(deal, _)| self.empties_bag && deal.holding == holding);
        same.and_then(|(_, ending)| *ending)
    }

    /// What a deal says of the move: the game, and a little for the points.
    pub(super) fn worth_on(&self, deal: usize) -> Option<f64> {
        let ending = self.searched[deal].or(self.quick[deal])?;
        Some(ending.win() + f64::from(ending.spread.0) / POINTS_PER_GAME)
    }

    pub(super) fn worth(&self, deals: &Deals) -> f64 {
        let points = self.mean(deals, |ending| ending.spread.0.into());
        self.mean(deals, Ending::win) + points / POINTS_PER_GAME
    }

    /// The mean over the quick endings, put right by what the search has found to be different: a
    /// few searched deals tell more about the error of the quick ones than about the mean.
    fn mean(&self, deals: &Deals, number: impl Fn(Ending) -> f64) -> f64 {
        let (mut all, mut all_weights, mut errors, mut error_weights) = (0.0, 0.0, 0.0, 0.0);
        for ((quick, searched), deal) in self.quick.iter().zip(&self.searched).zip(&deals.list) {
            let Some(quick) = quick else { continue };
            all += deal.weight * number(*quick);
            all_weights += deal.weight;
            if let Some(searched) = searched {
                errors += deal.weight * (number(*searched) - number(*quick));
                error_weights += deal.weight;
            }
        }
        let divide = |sum: f64, weights: f64| if weights > 0.0 { sum / weights } else { 0.0 };
        divide(all, all_weights) + divide(errors, error_weights)
    }

    pub(super) fn judged(&self, deals: &Deals) -> JudgedMove {
        let tried = |endings: &[Option<Ending>]| endings.iter().flatten().count();
        let is_solved = |ending: &Option<Ending>| ending.is_some_and(|ending| ending.is_proved);
        JudgedMove {
            choice: self.choice.clone(),
            win_chance: self.mean(deals, Ending::win).clamp(0.0, 1.0),
            mean_spread: self.mean(deals, |ending| ending.spread.0.into()),
            deals: tried(&self.quick),
            searched: tried(&self.searched),
            is_proved: deals.hold_all_racks
                && self.empties_bag
                && self.searched.iter().all(is_solved),
        }
    }
}
