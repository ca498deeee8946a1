//! Statistics of play-outs: paired differences with common random numbers (Law and Kelton), and a
//! normal approximation of the chance that a difference is luck.
//!
//! All candidates are played out on the same deals, so the difference of two candidates is measured
//! deal by deal, without the variance they share. For that the products of all pairs are summed.

use super::Outcome;

/// The results of the candidates that were played out together.
#[derive(Clone)]
pub(super) struct Tally {
    /// How many deals were played out with all of them.
    pub(super) deals: u64,
    pub(super) sums: Vec<Sums>,
    /// The sums of the products of two candidates' utilities, row by row.
    products: Vec<f64>,
}

/// The sums of one candidate.
#[derive(Clone, Copy, Default)]
pub(super) struct Sums {
    pub(super) win: Moments,
    pub(super) gain: Moments,
    utility: f64,
}

/// A number that was summed up, and its square.
#[derive(Clone, Copy, Default)]
pub(super) struct Moments {
    sum: f64,
    squares: f64,
}

/// How two candidates compare: by how much the first is better, and how far that may be off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Difference {
    pub(super) mean: f64,
    pub(super) error: f64,
}

impl Tally {
    pub(super) fn new(candidates: usize) -> Self {
        Self {
            deals: 0,
            sums: vec![Sums::default(); candidates],
            products: vec![0.0; candidates * candidates],
        }
    }

    /// Adds one deal: of the outcomes by candidate, those of the candidates that are playing.
    pub(super) fn add(&mut self, playing: &[usize], outcomes: &[Outcome]) {
        self.deals += 1;
        for first in playing {
            let outcome = &outcomes[*first];
            let sums = &mut self.sums[*first];
            sums.win.add(outcome.win);
            sums.gain.add(outcome.gain);
            sums.utility += outcome.utility();
            let row = first * self.sums.len();
            for second in playing {
                self.products[row + second] += outcome.utility() * outcomes[*second].utility();
            }
        }
    }

    /// Adds another tally.
    pub(super) fn merge(&mut self, other: &Self) {
        self.deals += other.deals;
        for (sums, more) in self.sums.iter_mut().zip(&other.sums) {
            sums.win.merge(more.win);
            sums.gain.merge(more.gain);
            sums.utility += more.utility;
        }
        for (product, more) in self.products.iter_mut().zip(&other.products) {
            *product += more;
        }
    }

    /// The mean utility of a candidate over this many deals.
    pub(super) fn utility(&self, candidate: usize, deals: u64) -> f64 {
        if deals == 0 { 0.0 } else { self.sums[candidate].utility / count(deals) }
    }

    /// By how much one candidate is better than another; both have been played out on every deal.
    pub(super) fn difference(&self, one: usize, other: usize) -> Difference {
        let deals = count(self.deals.max(1));
        let product = |row: usize, column: usize| self.products[row * self.sums.len() + column];
        let mean = self.utility(one, self.deals) - self.utility(other, self.deals);
        let squares = product(one, one) - 2.0 * product(one, other) + product(other, other);
        let variance = (squares / deals - mean * mean).max(0.0);
        Difference { mean, error: (variance / (deals - 1.0).max(1.0)).sqrt() }
    }
}

impl Moments {
    fn add(&mut self, number: f64) {
        self.sum += number;
        self.squares += number * number;
    }

    fn merge(&mut self, other: Self) {
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub(super) fn mean(&self, deals: u64) -> f64 {
        if deals == 0 { 0.0 } else { self.sum / count(deals) }
    }

    /// The standard error of the mean.
    pub(super) fn error(&self, deals: u64) -> f64 {
        if deals < 2 {
            return 0.0;
        }
        let variance = self.squares / count(deals) - self.mean(deals).powi(2);
        (variance.max(0.0) / count(deals - 1)).sqrt()
    }
}

#[expect(clippy::cast_precision_loss, reason = "nobody plays 2⁵³ deals")]
fn count(deals: u64) -> f64 {
    deals as f64
}

impl Difference {
    /// The one-sided p-value: the chance that the first is in truth no better.
    pub(super) fn p_value(&self) -> f64 {
        if self.error <= 0.0 {
            return if self.mean > 0.0 { 0.0 } else { 1.0 };
        }
        upper_tail(self.mean / self.error)
    }

    /// The upper confidence bound of the difference.
    pub(super) fn upper_bound(&self) -> f64 {
        self.mean + 2.0 * self.error
    }
}

/// The chance that a normally distributed number is larger than this one; to about one in ten
/// million.
fn upper_tail(number: f64) -> f64 {
    if number < 0.0 {
        return 1.0 - upper_tail(-number);
    }
    // The approximation 26.2.17 of Abramowitz and Stegun's handbook.
    let part = 1.0 / (1.0 + 0.231_641_9 * number);
    let weights = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_530];
    let sum = weights.iter().fold(0.0, |sum, weight| (sum + weight) * part);
    (-number * number / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt() * sum
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(win: f64) -> Outcome {
        Outcome { win, gain: 0.0 }
    }

    #[test]
    fn luck_that_helps_both_is_no_part_of_their_difference() {
        let mut tally = Tally::new(2);
        for win in [0.1, 0.9, 0.3, 0.7] {
            tally.add(&[0, 1], &[outcome(win), outcome(win - 0.05)]);
        }
        let difference = tally.difference(0, 1);
        assert!((difference.mean - 0.05).abs() < 1e-9 && difference.error < 1e-6);
        assert!(difference.p_value() < 1e-6 && tally.difference(1, 0).p_value() > 0.999);
        assert!(tally.sums[0].win.error(4) > 0.1);
    }

    #[test]
    fn tallies_that_are_merged_are_one() {
        let wins = [0.2, 0.4, 0.6, 0.3];
        let mut all = Tally::new(1);
        let mut halves = [Tally::new(1), Tally::new(1)];
        for (deal, win) in wins.into_iter().enumerate() {
            all.add(&[0], &[outcome(win)]);
            halves[deal % 2].add(&[0], &[outcome(win)]);
        }
        let [mut merged, other] = halves;
        merged.merge(&other);
        assert_eq!(merged.deals, 4);
        assert!((merged.utility(0, 4) - all.utility(0, 4)).abs() < 1e-12);
    }

    #[test]
    fn tails_of_the_normal_distribution_are_those_of_the_tables() {
        for (number, tail) in [(0.0, 0.5), (1.959_964, 0.025), (2.326_348, 0.01), (-1.0, 0.841_345)]
        {
            assert!((upper_tail(number) - tail).abs() < 1e-6, "{number}");
        }
    }
}
