//! The tally: for every leave, what racks that hold it brought.

use movegen::{Equity, Subsets};
use tiles::Rack;

use crate::each_subset::MOST_SUBSETS;
use crate::leaves::{LONGEST_LEAVE, Ranking};

/// What was brought, and how often.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Credit {
    /// In thousandths of a point.
    pub(super) sum: i64,
    pub(super) count: u32,
}

/// What racks brought, in all and for every leave by its rank.
pub(super) struct Tally {
    pub(super) ranking: Ranking,
    pub(super) all: Credit,
    pub(super) leaves: Vec<Credit>,
}

impl Credit {
    fn add(&mut self, equity: Equity, times: u32) {
        self.sum += i64::from(equity.0) * i64::from(times);
        self.count += times;
    }

    fn merge(&mut self, other: &Self) {
        self.sum += other.sum;
        self.count += other.count;
    }

    /// The mean in thousandths of a point; nothing of nothing.
    #[expect(clippy::cast_precision_loss, reason = "sums stay far below 2⁵³")]
    pub(super) fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / f64::from(self.count) }
    }
}

impl Tally {
    pub(super) fn new(ranking: Ranking) -> Self {
        let leaves = vec![Credit::default(); ranking.len()];
        Self { ranking, all: Credit::default(), leaves }
    }

    /// Notes what a rack brought that was drawn by chance.
    pub(super) fn note(&mut self, subsets: &Subsets, equity: Equity) {
        self.all.add(equity, 1);
        self.note_holding(subsets, &Rack::EMPTY, equity);
    }

    /// Notes what a rack brought of which some tiles were given and the others drawn by chance.
    ///
    /// A leave counts as often as it can be picked from the rack with the given tiles in it: that
    /// makes the racks that hold a leave as likely here as they are when it is kept and the rest is
    /// drawn. Leaves without the given tiles learn nothing.
    pub(super) fn note_holding(&mut self, subsets: &Subsets, given: &Rack, equity: Equity) {
        let mut ranks = [0; MOST_SUBSETS];
        self.ranking.ranks(subsets, &mut ranks);
        let mut ways = [0; MOST_SUBSETS];
        count_ways(subsets, given, &mut ways);
        for number in 1..subsets.count() {
            if subsets.size(number) <= LONGEST_LEAVE && ways[number] > 0 {
                self.leaves[ranks[number] as usize].add(equity, ways[number]);
            }
        }
    }

    /// Both together.
    pub(super) fn with(mut self, other: &Self) -> Self {
        self.all.merge(&other.all);
        for (own, other) in self.leaves.iter_mut().zip(&other.leaves) {
            own.merge(other);
        }
        self
    }
}

/// In how many ways each subset can be picked from the rack, if it must hold the given tiles.
fn count_ways(subsets: &Subsets, given: &Rack, ways: &mut [u32]) {
    ways[0] = 1;
    for kind in subsets.kinds() {
        let given = u32::try_from(given.count(kind.tile)).unwrap_or(u32::MAX);
        let free = u32::from(kind.count) - given;
        for taken in (0..=kind.count).rev() {
            let chosen = u32::from(taken).checked_sub(given);
            let choices = chosen.map_or(0, |chosen| choose(free, chosen));
            let shift = usize::from(taken) * kind.stride;
            for number in 0..kind.stride {
                ways[number + shift] = ways[number] * choices;
            }
        }
    }
}

/// The binomial coefficient.
fn choose(from: u32, chosen: u32) -> u32 {
    (0..chosen).fold(1, |ways, place| ways * (from - place) / (place + 1))
}

#[cfg(test)]
mod tests {
    use tiles::TileSet;

    use super::*;

    fn ways(rack: &str, given: &str, leave: &str) -> u32 {
        let set = TileSet::named("english").unwrap();
        let [rack, given, leave] =
            [rack, given, leave].map(|text| set.alphabet().rack(text).unwrap());
        let subsets = Subsets::of(&rack, &set).unwrap();
        let mut ways = [0; MOST_SUBSETS];
        count_ways(&subsets, &given, &mut ways);
        let is_leave = |number: &usize| subsets.tiles(*number).eq(leave.tiles());
        ways[(0..subsets.count()).find(is_leave).unwrap()]
    }

    #[test]
    fn equal_tiles_can_be_picked_in_several_ways() {
        assert_eq!(ways("AABCDEF", "", "A"), 2);
        assert_eq!(ways("AAABCDE", "", "AAB"), 3);
        assert_eq!(ways("AABCDEF", "", "BC"), 1);
    }

    #[test]
    fn given_tiles_are_in_every_leave() {
        assert_eq!(ways("AABCDEF", "A", "A"), 1);
        assert_eq!(ways("AABCDEF", "A", "AA"), 1);
        assert_eq!(ways("AABCDEF", "A", "B"), 0);
        assert_eq!(ways("AAABCDE", "AB", "AAB"), 2);
    }
}
