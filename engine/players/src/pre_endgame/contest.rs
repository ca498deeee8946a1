//! Successive elimination of moves: all meet the same deals, and those that fall behind are
//! dropped.

use std::time::{Duration, Instant};

use super::Report;
use super::contender::Contender;
use super::deals::Deals;
use super::finish::{Ending, Finisher};
use crate::search_control::SearchControl;
use crate::statistics::Sample;
use crate::turn::{Choice, Turn};

/// The first deals are met by all; how far each is behind is checked whenever this many more have
/// been met.
const BETWEEN_LOOKS: usize = 8;
/// A move is out of the contest when it is behind by this many times the error of the difference.
const SURE: f64 = 2.5;
/// The part of the time that quick endings may take.
const QUICK_SHARE: f64 = 0.35;
/// A search shorter than this is not worth its preparation.
const SHORTEST_SEARCH: Duration = Duration::from_millis(5);

/// Moves that meet the same deals.
pub(super) struct Contest<'call, 'game> {
    turn: &'call Turn<'game>,
    deals: &'call Deals,
    /// Those in front are still in the contest.
    contenders: Vec<Contender>,
    contesting: usize,
}

impl<'call, 'game> Contest<'call, 'game> {
    pub(super) fn new(
        turn: &'call Turn<'game>,
        candidates: &[Choice],
        deals: &'call Deals,
    ) -> Self {
        let contenders: Vec<Contender> =
            candidates.iter().map(|choice| Contender::new(turn, choice, deals)).collect();
        Self { turn, deals, contesting: contenders.len(), contenders }
    }

    /// Tries all moves with quick endings, until this many are left and the others are surely
    /// behind, all deals are met, or a part of the time is over.
    pub(super) fn try_quickly(
        &mut self,
        finisher: &mut Finisher,
        control: &SearchControl<'_>,
        fewest: usize,
    ) {
        let control = &part_of(control);
        for deal in 0..self.deals.list.len() {
            let Some(endings) = self.finish_deal(deal, finisher, control) else { break };
            for (contender, ending) in self.contenders.iter_mut().zip(endings) {
                contender.quick[deal] = Some(ending);
            }
            if (deal + 1) % BETWEEN_LOOKS == 0 {
                self.leave_behind(deal + 1, fewest, control);
            }
        }
        self.rank();
    }

    /// The quick endings of all that are in the contest on one deal; none if the time is over
    /// before.
    fn finish_deal(
        &self,
        deal: usize,
        finisher: &mut Finisher,
        control: &SearchControl<'_>,
    ) -> Option<Vec<Ending>> {
        let endings = self.contenders[..self.contesting].iter().map(|contender| {
            let known = contender.known(self.deals, deal, |contender| &contender.quick);
            let scene = || contender.scene(self.turn, &self.deals.list[deal]);
            let finish = || finisher.finish_quickly(scene());
            (!control.is_over()).then(|| known.unwrap_or_else(finish))
        });
        endings.collect()
    }

    /// Searches the ends of the best few moves, deal by deal.
    pub(super) fn search(
        &mut self,
        finisher: &mut Finisher,
        control: &SearchControl<'_>,
        finalists: usize,
    ) {
        self.contesting = self.contesting.min(finalists);
        for deal in 0..self.deals.list.len() {
            let Some(endings) = self.search_deal(deal, finisher, control) else { break };
            for (contender, ending) in self.contenders.iter_mut().zip(endings) {
                contender.searched[deal] = Some(ending);
            }
            if (deal + 1) % BETWEEN_LOOKS == 0 {
                self.leave_behind(deal + 1, 1, control);
            }
        }
        self.rank();
    }

    /// The endings of all that are in the contest on one deal; none if the time is over before.
    fn search_deal(
        &self,
        deal: usize,
        finisher: &mut Finisher,
        control: &SearchControl<'_>,
    ) -> Option<Vec<Ending>> {
        let deals_left = self.deals.list.len() - deal;
        let contesting = self.contenders[..self.contesting].iter().enumerate();
        let endings = contesting.map(|(place, contender)| {
            let quick = contender.quick[deal]?;
            let known = contender.known(self.deals, deal, |contender| &contender.searched);
            if known.is_some() {
                return known;
            }
            let searches_left = deals_left * self.contesting - place;
            let control = &share_of(control, searches_left);
            let scene = contender.scene(self.turn, &self.deals.list[deal]);
            (!control.is_over()).then(|| finisher.finish_by_search(scene, quick, control))
        });
        let endings: Option<Vec<Ending>> = endings.collect();
        endings.filter(|_| !control.is_over())
    }

    /// Drops moves that are surely behind the best, but keeps this many.
    fn leave_behind(&mut self, deals: usize, fewest: usize, control: &SearchControl<'_>) {
        self.rank();
        let (best, others) = self.contenders.split_at(1.min(self.contesting));
        let Some(best) = best.first() else { return };
        control.tell(&best.choice);
        let is_close = |other: &Contender| {
            let mut behind = Sample::default();
            for deal in 0..deals {
                if let (Some(best), Some(other)) = (best.worth_on(deal), other.worth_on(deal)) {
                    behind.add(best - other);
                }
            }
            behind.mean() <= SURE * behind.error()
        };
        let others = &others[..self.contesting - 1];
        let close = others.iter().rposition(is_close).map_or(0, |place| place + 1);
        self.contesting = (1 + close).max(fewest).min(self.contesting);
    }

    /// The best in front, those out of the contest after all others.
    fn rank(&mut self) {
        let deals = self.deals;
        self.contenders[..self.contesting]
            .sort_by(|one, other| other.worth(deals).total_cmp(&one.worth(deals)));
    }

    pub(super) fn report(&self) -> Report {
        let judged = self.contenders.iter().map(|contender| contender.judged(self.deals));
        Report { moves: judged.collect(), deals: self.deals.list.len() }
    }
}

/// A part of the time that is left, for quick endings.
fn part_of<'call>(control: &SearchControl<'call>) -> SearchControl<'call> {
    match time_left(control) {
        Some(left) => control.at_most(left.mul_f64(QUICK_SHARE)),
        None => *control,
    }
}

/// The time for one of this many searches.
fn share_of<'call>(control: &SearchControl<'call>, searches: usize) -> SearchControl<'call> {
    let searches = u32::try_from(searches).unwrap_or(u32::MAX).max(1);
    match time_left(control) {
        Some(left) => control.at_most((left / searches).max(SHORTEST_SEARCH)),
        None => *control,
    }
}

fn time_left(control: &SearchControl<'_>) -> Option<Duration> {
    control.deadline().map(|deadline| deadline.saturating_duration_since(Instant::now()))
}
