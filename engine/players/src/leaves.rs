//! Leave values: what the tiles a player keeps are worth in the turns to come.
//!
//! The equity of a play is its score plus the value of its leave, as in Maven (Sheppard 2002) and
//! Quackle. Every leave of up to six tiles has a value of its own, found by self-play (see
//! `training`) and looked up by its rank. See docs/notes/leave-values.md.

mod built_in;
mod file;
mod rank;

use movegen::Subsets;
use tiles::{Rack, TileSet};

use crate::each_subset::MOST_SUBSETS;

pub use self::file::LeaveFileError;
pub(crate) use self::rank::{Leave, Ranking};

/// The longest leave that has a value: of seven tiles something is always played or exchanged.
pub const LONGEST_LEAVE: usize = 6;

/// The value of every leave of up to six tiles of a tile set.
#[derive(Clone)]
pub struct LeaveTable {
    ranking: Ranking,
    /// The tile set's name.
    tiles: String,
    /// The checksum of the word list it was trained with.
    trained_with: String,
    /// What one unit of the values is, in thousandths of a point.
    step: i32,
    /// By rank.
    values: Vec<i16>,
}

/// What one unit of a new table's values is: finer than any training can tell.
const STEP: i32 = 25;

impl LeaveTable {
    /// A table in which every leave is worth the same: nothing.
    pub fn zero(set: &TileSet) -> Self {
        let ranking = Ranking::new(set);
        let values = vec![0; ranking.len()];
        let tiles = set.name().to_owned();
        Self { ranking, tiles, trained_with: String::new(), step: STEP, values }
    }

    /// A table of values in thousandths of a point, by rank, found with the word list that has this
    /// checksum.
    pub(crate) fn from_values(
        set: &TileSet,
        trained_with: String,
        value: impl Fn(usize) -> f64,
    ) -> Self {
        let mut table = Self { trained_with, ..Self::zero(set) };
        for (rank, kept) in table.values.iter_mut().enumerate() {
            let units = (value(rank) / f64::from(STEP)).round();
            #[expect(clippy::cast_possible_truncation, reason = "clamped to what fits")]
            let units = units.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
            *kept = units;
        }
        table
    }

    /// How many leaves it has values for.
    pub fn len(&self) -> usize {
        self.values.len() - 1
    }

    /// Whether it has values for none, as when there are no tiles.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The checksum of the word list it was trained with; empty if it was not.
    pub fn trained_with(&self) -> &str {
        &self.trained_with
    }

    /// The value of a leave in thousandths of a point; none for more than six tiles.
    pub fn value(&self, leave: &Rack) -> Option<i32> {
        let rank = self.ranking.rank(self.ranking.leave(leave)?)?;
        Some(i32::from(self.values[rank]) * self.step)
    }

    /// Fills in what every subset of a rack is worth when it is kept, by its number, in thousandths
    /// of a point.
    ///
    /// A whole rack of seven is kept by passing; that is worth as little as the least of its
    /// leaves.
    pub fn fill(&self, subsets: &Subsets, kept: &mut [i32]) {
        let mut ranks = [0; MOST_SUBSETS];
        self.ranking.ranks(subsets, &mut ranks);
        for (kept, rank) in kept.iter_mut().zip(ranks) {
            *kept = self.values.get(rank as usize).map_or(0, |value| i32::from(*value) * self.step);
        }
        if subsets.held() > LONGEST_LEAVE {
            let all = subsets.count() - 1;
            let least = subsets.kinds().iter().map(|kind| kept[all - kind.stride]).min();
            kept[all] = least.unwrap_or(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks_as_values(set: &TileSet) -> LeaveTable {
        let values = |rank: usize| f64::from(u16::try_from(rank % 1000).unwrap()) * 25.0;
        LeaveTable::from_values(set, String::new(), values)
    }

    #[test]
    fn english_has_914_624_leaves() {
        assert_eq!(LeaveTable::zero(&TileSet::named("english").unwrap()).len(), 914_624);
    }

    #[test]
    fn a_whole_rack_is_filled_as_its_leaves_are_looked_up() {
        let set = TileSet::named("english").unwrap();
        let table = ranks_as_values(&set);
        for text in ["AAEEIO?", "QZJXKV?", "ABCDEFG", "EEEEEE?", "??", "S", "AEINRST"] {
            let rack = set.alphabet().rack(text).unwrap();
            let subsets = Subsets::of(&rack, &set).unwrap();
            let mut kept = vec![-1; subsets.count()];
            table.fill(&subsets, &mut kept);
            for (number, kept) in kept.iter().enumerate() {
                let leave: Rack = subsets.tiles(number).collect();
                assert!(table.value(&leave).is_none_or(|value| value == *kept), "{leave:?}");
            }
        }
    }

    #[test]
    fn a_whole_rack_is_worth_the_least_of_its_leaves() {
        let set = TileSet::named("english").unwrap();
        let subsets = Subsets::of(&set.alphabet().rack("AEINRST").unwrap(), &set).unwrap();
        let mut kept = vec![0; subsets.count()];
        ranks_as_values(&set).fill(&subsets, &mut kept);
        let of_six = (0..subsets.count()).filter(|number| subsets.size(*number) == 6);
        assert_eq!(Some(kept[subsets.count() - 1]), of_six.map(|number| kept[number]).min());
    }

    #[test]
    fn seven_tiles_are_no_leave() {
        let set = TileSet::named("english").unwrap();
        let table = LeaveTable::zero(&set);
        let value = |text: &str| table.value(&set.alphabet().rack(text).unwrap());
        assert_eq!(value("AEINRST"), None);
        assert_eq!(value("QQ"), None, "there is only one");
        assert_eq!(value("AEINR?"), Some(0));
    }
}
