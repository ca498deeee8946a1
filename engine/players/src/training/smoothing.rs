//! From a tally to values: shrinkage of rare leaves towards an estimate from their parts (empirical
//! Bayes).

use super::tally::Tally;
use crate::leaves::{Leave, Ranking};

/// How many sightings weigh as much as a guess: a turn's points vary by some 25, a guess errs by
/// two.
const WEIGHT_OF_GUESS: f64 = 150.0;

/// The value of every leave by its rank, in thousandths of a point.
pub(super) fn values(tally: &Tally) -> Vec<f64> {
    let mut values = vec![0.0; tally.leaves.len()];
    let any_rack = tally.all.mean();
    tally.ranking.each_by_size(|leave, rank| {
        if leave.kinds().is_empty() {
            return;
        }
        let credit = &tally.leaves[rank];
        let (seen, found) = (f64::from(credit.count), credit.mean() - any_rack);
        let guess = guess(leave, &tally.ranking, &values);
        values[rank] = (seen * found + WEIGHT_OF_GUESS * guess) / (seen + WEIGHT_OF_GUESS);
    });
    values
}

/// What a leave is worth by the values of its parts.
///
/// Take away one of two tiles, or the other, or both: if the two have nothing to do with each
/// other, the value is the sum of the first two less the third. The guess is the mean over all
/// twos.
fn guess(leave: Leave, ranking: &Ranking, values: &[f64]) -> f64 {
    let value = |leave: Leave| ranking.rank(leave).map_or(0.0, |rank| values[rank]);
    let size = leave.kinds().len();
    let (mut sum, mut twos) = (0.0, 0.0);
    for first in 0..size {
        let without_first = leave.without(first);
        for second in first + 1..size {
            let (without_second, without_both) =
                (leave.without(second), without_first.without(second - 1));
            sum += value(without_first) + value(without_second) - value(without_both);
            twos += 1.0;
        }
    }
    if twos == 0.0 { 0.0 } else { sum / twos }
}

#[cfg(test)]
mod tests {
    use movegen::{Equity, Subsets};

    use super::super::tests::few_words;
    use super::*;

    #[test]
    fn a_leave_never_seen_is_worth_what_its_parts_are() {
        let (_, set) = few_words();
        let ranking = Ranking::new(&set);
        let rank = |text: &str| {
            let leave = ranking.leave(&set.alphabet().rack(text).unwrap()).unwrap();
            ranking.rank(leave).unwrap()
        };
        let mut tally = Tally::new(ranking.clone());
        for (rack, equity) in [("A", 10_000), ("E", -20_000)] {
            let subsets = Subsets::of(&set.alphabet().rack(rack).unwrap(), &set).unwrap();
            for _ in 0..100_000 {
                tally.note(&subsets, Equity(equity));
            }
        }
        let values = values(&tally);
        assert!((values[rank("A")] - 15_000.0).abs() < 50.0, "10 less the mean of −5");
        assert!((values[rank("AE")]).abs() < 50.0);
        assert!((values[rank("AAE")] - 15_000.0).abs() < 100.0);
    }

    #[test]
    fn a_leave_often_seen_speaks_for_itself() {
        let (_, set) = few_words();
        let ranking = Ranking::new(&set);
        let mut tally = Tally::new(ranking.clone());
        let given = set.alphabet().rack("QI").unwrap();
        let subsets = Subsets::of(&given, &set).unwrap();
        for _ in 0..100_000 {
            tally.note_holding(&subsets, &given, Equity(8000));
        }
        let value = values(&tally)[ranking.rank(ranking.leave(&given).unwrap()).unwrap()];
        assert!((value - 8000.0).abs() < 50.0, "{value}");
    }
}
