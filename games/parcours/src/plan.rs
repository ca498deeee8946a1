//! Finds the best plan of a hand: which words to lay on which places with the nine letters.
//!
//! Dynamic programming over subsets of tiles. A word's worth on a place depends only on the tiles
//! it uses, so it is enough to know which of the 512 subsets make a word ([`Makeable`]). Words on
//! several places use disjoint subsets: place by place, the search keeps the best worth for every
//! subset used so far. The search is exhaustive; tests compare it with [`slow`].

mod makeable;
#[cfg(test)]
mod slow;
#[cfg(test)]
mod tests;

use tiles::{PlacedTile, Score, Tile};

use crate::Place;
use crate::course::HAND;
use crate::place::Demand;
use crate::table::ALL_NINE;

pub(crate) use makeable::{Makeable, Tiles};

/// Hundredths of a point.
pub(crate) type Worth = i32;

/// A place where a word could go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Target {
    pub(crate) place: Place,
    pub(crate) demand: Demand,
    /// Worth of covering it, in addition to its points.
    pub(crate) besides: Worth,
}

/// A slot of the path that could be covered, and the satellite it would free.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Step {
    pub(crate) slot: Target,
    pub(crate) frees: Option<Target>,
}

/// Where the words of a hand may go.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ground {
    /// The slots of the path that this hand may still cover, in order.
    pub(crate) path: Vec<Step>,
    /// The satellites that are open.
    pub(crate) satellites: Vec<Target>,
    pub(crate) count: Count,
    /// How many tiles are left to lay for the bonus of all nine; `None` where there is no bonus.
    pub(crate) left_of_nine: Option<usize>,
}

/// How many words a plan may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Count {
    One,
    #[default]
    Any,
}

/// Words for a hand, in the order of laying.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Plan {
    pub(crate) words: Vec<(Place, Vec<PlacedTile>)>,
    /// Their points, including the bonus for all nine letters.
    pub(crate) points: Score,
    /// The tiles they use.
    pub(crate) used: Tiles,
    pub(crate) worth: Worth,
}

impl Ground {
    /// The word lengths of its places.
    pub(crate) fn lengths(&self) -> impl Iterator<Item = usize> + '_ {
        let path = self.path.iter().flat_map(|step| [Some(step.slot), step.frees]).flatten();
        path.chain(self.satellites.iter().copied()).map(|target| target.demand.length)
    }

    /// The bonus for all nine letters when this many are laid.
    fn bonus(&self, laid: usize) -> Score {
        if self.left_of_nine == Some(laid) { ALL_NINE } else { Score::ZERO }
    }
}

/// The best worth of a subset of tiles after a place, and the tiles of the word laid there.
#[derive(Clone, Copy)]
struct Cell {
    worth: Worth,
    word: Tiles,
}

const NOTHING: Cell = Cell { worth: Worth::MIN, word: 0 };

/// Places in order, each with the best result for every subset of tiles used so far.
#[derive(Clone)]
struct Search<'hand> {
    makeable: &'hand Makeable,
    targets: Vec<Target>,
    layers: Vec<Vec<Cell>>,
}

impl<'hand> Search<'hand> {
    fn new(makeable: &'hand Makeable) -> Self {
        let mut first = vec![NOTHING; 1 << makeable.tiles().len()];
        first[0].worth = 0;
        Self { makeable, targets: Vec::new(), layers: vec![first] }
    }

    /// Adds a place, with a word or, if allowed, without one.
    fn add(&mut self, target: Target, may_stay_empty: bool) {
        let before = self.layers.last().expect("there is a first layer");
        let mut after = vec![NOTHING; before.len()];
        for (used, cell) in (0..).zip(before).filter(|(_, cell)| cell.worth != Worth::MIN) {
            if may_stay_empty && after[usize::from(used)].worth < cell.worth {
                after[usize::from(used)] = Cell { worth: cell.worth, word: 0 };
            }
            let free = self.makeable.of_length(target.demand.length);
            for word in free.iter().copied().filter(|word| word & used == 0) {
                let worth = cell.worth + self.worth(&target, word);
                let reached: Tiles = used | word;
                if after[usize::from(reached)].worth < worth {
                    after[usize::from(reached)] = Cell { worth, word };
                }
            }
        }
        self.targets.push(target);
        self.layers.push(after);
    }

    fn worth(&self, target: &Target, word: Tiles) -> Worth {
        target.demand.points(self.makeable.value(word)).0 * 100 + target.besides
    }

    /// Every subset of tiles that can be used, with its worth.
    fn ends(&self) -> impl Iterator<Item = (Tiles, Worth)> {
        let last = self.layers.last().into_iter().flatten();
        (0..)
            .zip(last)
            .filter(|(_, cell)| cell.worth != Worth::MIN)
            .map(|(used, cell)| (used, cell.worth))
    }

    /// The words that use exactly this subset of tiles.
    fn words(&self, used: Tiles) -> Vec<(Target, Tiles)> {
        let mut left = used;
        let mut words = Vec::new();
        for (target, layer) in self.targets.iter().zip(&self.layers[1..]).rev() {
            let word = layer[usize::from(left)].word;
            if word != 0 {
                words.push((*target, word));
                left &= !word;
            }
        }
        words.reverse();
        words
    }
}

/// At most `at_most` plans, best first: one for each subset of tiles used and each number of path
/// words. `kept` gives the worth of the tiles that stay on the rack.
pub(crate) fn plans(
    ground: &Ground,
    makeable: &Makeable,
    kept: &dyn Fn(Tiles) -> Worth,
    at_most: usize,
) -> Vec<Plan> {
    let searches = match ground.count {
        Count::One => one_word(ground, makeable),
        Count::Any => any_words(ground, makeable),
    };
    let all = makeable.all();
    let mut ends: Vec<(Worth, usize, Tiles)> = Vec::new();
    for (place, search) in searches.iter().enumerate() {
        for (used, worth) in search.ends().filter(|(used, _)| *used != 0) {
            let bonus = ground.bonus(used.count_ones() as usize).0 * 100;
            ends.push((worth + bonus + kept(all & !used), place, used));
        }
    }
    ends.sort_unstable_by(|one, other| other.cmp(one));
    ends.truncate(at_most);
    ends.into_iter()
        .map(|(worth, place, used)| plan(ground, &searches[place], used, worth))
        .collect()
}

fn plan(ground: &Ground, search: &Search<'_>, used: Tiles, worth: Worth) -> Plan {
    let words = search.words(used);
    let value =
        |(target, word): &(Target, Tiles)| target.demand.points(search.makeable.value(*word));
    let points: Score = words.iter().map(value).sum();
    let laid = |(target, word): (Target, Tiles)| (target.place, search.makeable.laid(word));
    Plan {
        points: points + ground.bonus(used.count_ones() as usize),
        words: words.into_iter().map(laid).collect(),
        used,
        worth,
    }
}

/// A search for each place alone.
fn one_word<'hand>(ground: &Ground, makeable: &'hand Makeable) -> Vec<Search<'hand>> {
    let path = ground.path.iter().take(1).map(|step| step.slot);
    let alone = |target| {
        let mut search = Search::new(makeable);
        search.add(target, false);
        search
    };
    path.chain(ground.satellites.iter().copied()).map(alone).collect()
}

/// A search for each number of path words.
fn any_words<'hand>(ground: &Ground, makeable: &'hand Makeable) -> Vec<Search<'hand>> {
    let mut searches = Vec::new();
    let mut path = Search::new(makeable);
    for steps in 0..=ground.path.len() {
        if let Some(step) = steps.checked_sub(1).map(|last| ground.path[last]) {
            path.add(step.slot, false);
        }
        if path.ends().next().is_none() {
            break;
        }
        let mut search = path.clone();
        let freed = ground.path[..steps].iter().filter_map(|step| step.frees);
        for satellite in ground.satellites.iter().copied().chain(freed) {
            search.add(satellite, true);
        }
        searches.push(search);
    }
    searches
}

/// The tiles of a rack in the order of a subset's bits.
pub(crate) fn in_order(tiles: impl IntoIterator<Item = Tile>) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = tiles.into_iter().collect();
    tiles.sort_unstable();
    tiles.truncate(HAND);
    tiles
}
