//! Successive elimination (Even-Dar, Mannor and Mansour 2006): which candidates are still played
//! out, which are dropped, and when the best is known.

use std::cmp::Ordering;

use super::playout::Candidate;
use super::tally::Tally;
use super::{Report, Simulated};

/// No candidate is dropped before this many deals.
const FEWEST_DEALS: u64 = 100;
/// Candidates whose utilities differ by no more than this are as good as equal.
const EQUAL: f64 = 0.002;
/// About how many play-outs there are between two rounds of elimination.
const PLAY_OUTS: u64 = 480;

/// Candidates against each other, on the same deals.
pub(super) struct Contest {
    /// Candidates that may still be the best, in the order in which they are played out.
    pub(super) playing: Vec<usize>,
    pub(super) tally: Tally,
    /// On how many deals each was played out before it was dropped; none while it is in.
    dropped_after: Vec<Option<u64>>,
    /// The error probability with which a candidate may be dropped (Bonferroni-corrected).
    error_probability: f64,
}

impl Contest {
    pub(super) fn new(playing: Vec<usize>, confidence: f64) -> Self {
        let count = playing.len();
        let rivals = u32::try_from(count.saturating_sub(1)).unwrap_or(u32::MAX).max(1);
        Self {
            tally: Tally::new(count),
            dropped_after: vec![None; count],
            error_probability: (1.0 - confidence).clamp(0.0, 0.5) / f64::from(rivals),
            playing,
        }
    }

    /// How many deals to play before the next round of elimination.
    pub(super) fn round(&self) -> u64 {
        (PLAY_OUTS / self.playing.len().max(1) as u64).clamp(16, 128)
    }

    /// Whether only one candidate is left, or all that are left are practically equal.
    pub(super) fn is_decided(&self) -> bool {
        let Some(best) = self.best() else { return true };
        let is_as_good = |other: &usize| {
            *other == best || self.tally.difference(best, *other).upper_bound() < EQUAL
        };
        self.tally.deals >= FEWEST_DEALS && self.playing.iter().all(is_as_good)
    }

    fn best(&self) -> Option<usize> {
        self.playing.iter().copied().min_by(|one, other| self.order(*one, *other))
    }

    /// The better first; among equals the one that was listed first.
    fn order(&self, one: usize, other: usize) -> Ordering {
        let utility = |candidate| self.tally.utility(candidate, self.deals_of(candidate));
        utility(other).total_cmp(&utility(one)).then(one.cmp(&other))
    }

    fn deals_of(&self, candidate: usize) -> u64 {
        self.dropped_after[candidate].unwrap_or(self.tally.deals)
    }

    /// Drops every candidate that is worse than the best with enough confidence.
    pub(super) fn eliminate(&mut self) {
        let Some(best) = self.best().filter(|_| self.tally.deals >= FEWEST_DEALS) else { return };
        let Self { playing, tally, dropped_after, error_probability } = self;
        playing.retain(|candidate| {
            let stays = *candidate == best
                || tally.difference(best, *candidate).p_value() >= *error_probability;
            if !stays {
                dropped_after[*candidate] = Some(tally.deals);
            }
            stays
        });
    }

    /// The ranking: candidates still in before those that were dropped, the better first.
    pub(super) fn report(&self, candidates: &[Candidate], plays: u64) -> Report {
        let mut order: Vec<usize> = (0..candidates.len()).collect();
        order.sort_by(|one, other| {
            let is_out = |candidate: &usize| self.dropped_after[*candidate].is_some();
            is_out(one).cmp(&is_out(other)).then_with(|| self.order(*one, *other))
        });
        let simulated = |candidate: usize| {
            let (sums, iterations) = (&self.tally.sums[candidate], self.deals_of(candidate));
            Simulated {
                choice: candidates[candidate].choice.clone(),
                iterations,
                mean_spread: sums.gain.mean(iterations),
                spread_error: sums.gain.error(iterations),
                win_chance: sums.win.mean(iterations),
                win_error: sums.win.error(iterations),
            }
        };
        let sure = self.is_decided();
        Report { candidates: order.into_iter().map(simulated).collect(), plays, sure }
    }
}
