//! Progress: which deal comes next, and the results of those that were played out.
//!
//! Threads take deals as they become free. Results are counted in the order of the deals, round by
//! round, so that the report does not depend on the number of threads.

use std::collections::VecDeque;

use super::Outcome;
use super::contest::Contest;
use super::tally::Tally;

/// What threads look at between two deals.
pub(super) struct Progress {
    pub(super) contest: Contest,
    /// The number of the deal that is taken next, and the maximum number of deals.
    next: u64,
    most: u64,
    /// How many deals were counted, and how many are when the next look is taken.
    counted: u64,
    next_look: u64,
    /// The outcomes of deals that have not been counted, by candidate; none for those in progress.
    waiting: VecDeque<Option<Vec<Outcome>>>,
}

impl Progress {
    pub(super) fn new(contest: Contest, most: u64) -> Self {
        let next_look = contest.round().min(most);
        Self { contest, next: 0, most, counted: 0, next_look, waiting: VecDeque::new() }
    }

    /// The number of a deal that no thread has taken, if there is one; says who is to be played
    /// out.
    pub(super) fn take(&mut self, playing: &mut Vec<usize>) -> Option<u64> {
        if self.next >= self.most || self.contest.is_decided() {
            return None;
        }
        playing.clone_from(&self.contest.playing);
        self.next += 1;
        self.waiting.push_back(None);
        Some(self.next - 1)
    }

    /// Adds the results of a deal. Candidates that were dropped in the meantime do not count.
    pub(super) fn give(&mut self, number: u64, outcomes: Vec<Outcome>) {
        let place = usize::try_from(number - self.counted).ok();
        if let Some(waiting) = place.and_then(|place| self.waiting.get_mut(place)) {
            *waiting = Some(outcomes);
        }
        while self.is_round_played_out() && !self.contest.is_decided() {
            self.count_until_next_look();
        }
    }

    fn is_round_played_out(&self) -> bool {
        let round = usize::try_from(self.next_look - self.counted).unwrap_or(usize::MAX);
        let is_there = self.waiting.len() >= round && round > 0;
        is_there && self.waiting.iter().take(round).all(Option::is_some)
    }

    /// Counts the deals of this round and looks who is out.
    fn count_until_next_look(&mut self) {
        let mut tally = Tally::new(self.contest.tally.sums.len());
        while self.counted < self.next_look
            && let Some(played) = self.waiting.pop_front()
        {
            self.counted += 1;
            if let Some(outcomes) = played {
                tally.add(&self.contest.playing, &outcomes);
            }
        }
        self.contest.tally.merge(&tally);
        self.contest.eliminate();
        self.next_look = self.counted.saturating_add(self.contest.round()).min(self.most);
    }

    /// Counts what is left when thinking is over: a deal that could not be played out with all
    /// candidates does not count.
    pub(super) fn finish(mut self) -> Contest {
        while !self.waiting.is_empty() && !self.contest.is_decided() {
            self.count_until_next_look();
        }
        self.contest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn progress(most: u64) -> Progress {
        Progress::new(Contest::new(vec![0, 1], 0.99), most)
    }

    fn outcomes(number: u64) -> Vec<Outcome> {
        let win = if number.is_multiple_of(3) { 0.25 } else { 0.75 };
        vec![Outcome { win, gain: 0.1 }, Outcome { win: 0.5, gain: 0.3 }]
    }

    fn utilities(contest: &Contest) -> [f64; 2] {
        [0, 1].map(|candidate| contest.tally.utility(candidate, contest.tally.deals))
    }

    #[test]
    #[expect(clippy::float_cmp, reason = "they are to be the same to the last bit")]
    fn the_order_in_which_deals_are_played_out_changes_nothing() {
        let (mut in_order, mut out_of_order) = (progress(96), progress(96));
        let mut playing = Vec::new();
        while let Some(number) = in_order.take(&mut playing) {
            in_order.give(number, outcomes(number));
        }
        while let Some(first) = out_of_order.take(&mut playing) {
            if let Some(second) = out_of_order.take(&mut playing) {
                out_of_order.give(second, outcomes(second));
            }
            out_of_order.give(first, outcomes(first));
        }
        let contests = [in_order.finish(), out_of_order.finish()];
        assert_eq!(contests.each_ref().map(|contest| contest.tally.deals), [96, 96]);
        assert_eq!(utilities(&contests[0]), utilities(&contests[1]));
    }

    #[test]
    fn a_deal_that_was_not_played_out_does_not_count() {
        let mut progress = progress(5);
        let mut playing = Vec::new();
        let numbers: Vec<u64> = std::iter::from_fn(|| progress.take(&mut playing)).collect();
        for number in numbers.into_iter().filter(|number| *number != 1) {
            progress.give(number, outcomes(number));
        }
        assert_eq!(progress.finish().tally.deals, 4);
    }
}
