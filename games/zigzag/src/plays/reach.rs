//! How long a chain each letter can carry: depth-first search over the 24 directions.
//!
//! In the open the first try succeeds. In a pocket every way has to be tried, so each search is
//! done in rounds with growing budgets: a way into the open is found before a pocket beside it is
//! searched to its end. The last round's budget bounds the work; see `docs/notes/zigzag.md`.

use crate::plane::{Chain, Direction, Plane, TileId};

/// How many places for a tile are tried in each round, in each first direction.
const BUDGETS: &[u32] = &[200, 2_000, 60_000];
/// The same where many tables are looked at in one turn.
const BRIEF: &[u32] = &[200, 2_000];
/// Turns, the gentlest first; sharper ones never fit.
const TURNS: [i8; 13] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];

/// What is known of the chains that letters can carry.
pub(super) struct Reach<'plane> {
    plane: &'plane Plane,
    known: Vec<Known>,
    budgets: &'static [u32],
}

#[derive(Clone, Debug, Default)]
struct Known {
    /// The longest chain found.
    chain: Vec<Direction>,
    /// Whether no longer one was found by a whole search.
    is_longest: bool,
}

/// Depth-first search for a chain of a certain length.
struct Descent<'plane> {
    chain: Chain<'plane>,
    directions: Vec<Direction>,
    longest: Vec<Direction>,
    wanted: usize,
    budget: u32,
}

impl<'plane> Reach<'plane> {
    pub(super) fn new(plane: &'plane Plane) -> Self {
        Self { plane, known: vec![Known::default(); plane.len()], budgets: BUDGETS }
    }

    /// The same, but it gives up sooner.
    pub(super) fn brief(plane: &'plane Plane) -> Self {
        Self { budgets: BRIEF, ..Self::new(plane) }
    }

    /// Whether a letter can carry a chain of this length.
    pub(super) fn carries(&mut self, on: TileId, length: usize) -> bool {
        self.look(on, length);
        self.known[on.index()].chain.len() >= length
    }

    /// Looks for a chain of this length on a letter, or for the longest.
    pub(super) fn look(&mut self, on: TileId, length: usize) {
        let known = &mut self.known[on.index()];
        if known.is_longest || known.chain.len() >= length {
            return;
        }
        let first: Vec<Direction> = self.plane.free(on).collect();
        for budget in self.budgets {
            let mut is_whole = true;
            for direction in &first {
                let mut descent = Descent::new(Chain::on(self.plane, on), length, *budget);
                descent.enter(*direction);
                is_whole &= descent.budget > 0;
                if descent.longest.len() > known.chain.len() {
                    known.chain = descent.longest;
                }
                if known.chain.len() >= length {
                    return;
                }
            }
            if is_whole {
                break;
            }
        }
        known.is_longest = true;
    }

    /// By tile: the longest chain found on it.
    pub(super) fn into_chains(self) -> Vec<Vec<Direction>> {
        self.known.into_iter().map(|known| known.chain).collect()
    }
}

impl<'plane> Descent<'plane> {
    fn new(chain: Chain<'plane>, wanted: usize, budget: u32) -> Self {
        Self { chain, directions: Vec::new(), longest: Vec::new(), wanted, budget }
    }

    /// Adds a tile in this direction if it fits, and goes on from there; tells whether the chain
    /// has become as long as wanted.
    fn enter(&mut self, direction: Direction) -> bool {
        if self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        let Some(at) = self.chain.next(direction) else { return false };
        self.chain.push(at);
        self.directions.push(direction);
        if self.directions.len() > self.longest.len() {
            self.longest.clone_from(&self.directions);
        }
        let is_found = self.directions.len() >= self.wanted
            || TURNS.into_iter().any(|turn| self.enter(direction.turned(turn)));
        self.directions.pop();
        self.chain.pop();
        is_found
    }
}

/// A chain of this length from a letter, or from the root of an empty table, if one is found.
pub(super) fn chain(plane: &Plane, on: Option<TileId>, length: usize) -> Option<Vec<Direction>> {
    let Some(on) = on else {
        // The first tile of the game is the root, whose direction says nothing.
        return Some(vec![Direction::RIGHT; length]);
    };
    let mut reach = Reach::new(plane);
    reach.look(on, length);
    let mut found = reach.known.swap_remove(on.index()).chain;
    found.truncate(length);
    (found.len() == length).then_some(found)
}
