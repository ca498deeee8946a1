//! The rank of a leave: the combinatorial number system (Knuth, TAOCP 4A, 7.2.1.3) for bounded
//! multisets, a perfect hash of leaves by addition.
//!
//! The list is ordered by how many there are of the first kind of tile, then of the second, and so
//! on, none coming before one. What comes before a leave that takes a number of a kind depends only
//! on that kind, on how many tiles are taken already, and on the number: those are the steps, and a
//! rank is a sum of steps. Kinds that a leave does not have add nothing.

use movegen::Subsets;
use tiles::{MAX_LETTERS, Rack, Tile, TileSet};

use super::LONGEST_LEAVE;
use crate::each_subset::work_out;

/// What one kind of tile adds to a rank: by the tiles taken of the kinds before, then by how many
/// are taken of this one.
type Steps = [[u32; LONGEST_LEAVE + 2]; LONGEST_LEAVE + 2];

/// The list of all leaves of a tile set, the empty one first.
#[derive(Clone)]
pub(crate) struct Ranking {
    /// In the alphabet's order, the blank last.
    kinds: Vec<Tile>,
    /// How many the set has of each kind.
    counts: Vec<u8>,
    /// By the tile's index.
    steps: Vec<Steps>,
    len: usize,
}

/// A leave as places in the list of kinds, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leave {
    kinds: [u8; LONGEST_LEAVE],
    len: u8,
}

impl Leave {
    /// The leave without tiles.
    pub(crate) const EMPTY: Self = Self { kinds: [0; LONGEST_LEAVE], len: 0 };

    /// Its kinds of tile, in order.
    pub(crate) fn kinds(&self) -> &[u8] {
        &self.kinds[..usize::from(self.len)]
    }

    /// The same with one tile more, of a kind that does not come before the last.
    fn with(mut self, kind: u8) -> Self {
        self.kinds[usize::from(self.len)] = kind;
        self.len += 1;
        self
    }

    /// The same without the tile at a place.
    pub(crate) fn without(self, place: usize) -> Self {
        let mut left = Self::EMPTY;
        let others = self.kinds().iter().enumerate().filter(|(at, _)| *at != place);
        for (_, kind) in others {
            left = left.with(*kind);
        }
        left
    }
}

impl Ranking {
    /// The leaves of a tile set.
    pub(crate) fn new(set: &TileSet) -> Self {
        let kinds: Vec<Tile> = set.kinds().collect();
        let count = |tile: &Tile| u8::try_from(set.count(*tile)).unwrap_or(u8::MAX);
        let counts: Vec<u8> = kinds.iter().map(count).collect();
        let mut steps = vec![Steps::default(); MAX_LETTERS + 1];
        // How many leaves of the kinds from here on there are with at most this many tiles.
        let mut following = [1_u32; LONGEST_LEAVE + 1];
        for (kind, count) in kinds.iter().zip(&counts).rev() {
            let own = &mut steps[kind.index()];
            *own = steps_of(*count, &following);
            let most = |room: usize| usize::from(*count).min(room);
            following = std::array::from_fn(|room| {
                (0..=most(room)).map(|taken| following[room - taken]).sum()
            });
        }
        Self { kinds, counts, steps, len: following[LONGEST_LEAVE] as usize }
    }

    /// How many leaves there are, the empty one included.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The kinds of tile, in the alphabet's order, the blank last.
    pub(crate) fn kinds(&self) -> &[Tile] {
        &self.kinds
    }

    /// These tiles as a leave; none if they are too many, or of another alphabet.
    pub(crate) fn leave(&self, tiles: &Rack) -> Option<Leave> {
        if tiles.len() > LONGEST_LEAVE {
            return None;
        }
        tiles.tiles().try_fold(Leave::EMPTY, |leave, tile| {
            let kind = self.kinds.iter().position(|kind| *kind == tile)?;
            Some(leave.with(u8::try_from(kind).ok()?))
        })
    }

    /// The rank of a leave; none if the set has not that many of a tile.
    pub(crate) fn rank(&self, leave: Leave) -> Option<usize> {
        let (mut rank, mut used) = (0, 0);
        for run in leave.kinds().chunk_by(|one, other| one == other) {
            let kind = usize::from(run[0]);
            if run.len() > usize::from(self.counts[kind]) {
                return None;
            }
            rank += self.steps[self.kinds[kind].index()][used][run.len()];
            used += run.len();
        }
        Some(rank as usize)
    }

    /// The rank of every subset of a rack, by its number. Seven tiles have none; theirs is some
    /// other.
    pub(crate) fn ranks(&self, subsets: &Subsets, ranks: &mut [u32]) {
        // The tiles taken so far are counted above the rank, so that both are one addition.
        ranks[0] = 0;
        work_out(subsets.kinds(), ranks, |before, kind, taken| {
            let used = before >> TAKEN_SHIFT;
            let steps = &self.steps[kind.tile.index() & MAX_LETTERS][used as usize & 7];
            before + steps[usize::from(taken) & 7] + (u32::from(taken) << TAKEN_SHIFT)
        });
        for rank in &mut ranks[..subsets.count()] {
            *rank &= (1 << TAKEN_SHIFT) - 1;
        }
    }

    /// Every leave with its rank, the smaller leaves before the larger.
    pub(crate) fn each_by_size(&self, mut found: impl FnMut(Leave, usize)) {
        for size in 0..=LONGEST_LEAVE {
            self.each_from(0, size, Leave::EMPTY, &mut found);
        }
    }

    fn each_from(
        &self,
        kind: usize,
        missing: usize,
        leave: Leave,
        found: &mut impl FnMut(Leave, usize),
    ) {
        if missing == 0 {
            let rank = self.rank(leave).expect("no more of a tile than there are");
            return found(leave, rank);
        }
        let Some(count) = self.counts.get(kind) else { return };
        let mut leave = leave;
        self.each_from(kind + 1, missing, leave, found);
        for taken in 1..=missing.min(usize::from(*count)) {
            leave = leave.with(u8::try_from(kind).expect("there are fewer kinds than that"));
            self.each_from(kind + 1, missing - taken, leave, found);
        }
    }
}

/// Where the number of tiles taken stands, above any rank.
const TAKEN_SHIFT: u32 = 28;

/// The steps of a kind with this many tiles, by how many leaves of the kinds after it there are.
fn steps_of(count: u8, following: &[u32; LONGEST_LEAVE + 1]) -> Steps {
    let mut steps = Steps::default();
    for (used, by_taken) in steps.iter_mut().enumerate().take(LONGEST_LEAVE) {
        let room = LONGEST_LEAVE - used;
        for taken in 1..=room.min(count.into()) {
            by_taken[taken] = by_taken[taken - 1] + following[room + 1 - taken];
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_leave_has_a_rank_of_its_own() {
        for name in TileSet::names() {
            let ranking = Ranking::new(&TileSet::named(name).unwrap());
            let mut seen = vec![false; ranking.len()];
            ranking.each_by_size(|leave, rank| {
                assert!(!std::mem::replace(&mut seen[rank], true), "{leave:?}");
            });
            assert!(seen.into_iter().all(|seen| seen));
        }
    }

    #[test]
    fn the_empty_leave_comes_first_and_a_leave_without_a_tile_is_shorter() {
        let set = TileSet::named("english").unwrap();
        let ranking = Ranking::new(&set);
        assert_eq!(ranking.rank(Leave::EMPTY), Some(0));
        let leave = ranking.leave(&set.alphabet().rack("AAB?").unwrap()).unwrap();
        let shorter = ranking.leave(&set.alphabet().rack("AA?").unwrap()).unwrap();
        assert_eq!(leave.without(2), shorter);
    }
}
