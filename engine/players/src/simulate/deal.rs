//! Dealing: sampled racks for a play-out, and the order in which tiles come out of the bag.

use movegen::LONGEST_RACK;
use tiles::{Chance, Rack, Seed};

use super::scene::{Scene, Seat};
use crate::turn::Turn;

/// Samples tiles that the player who moved last may hold.
///
/// It is asked once for every deal. The tiles are given to that player as far as they are unseen
/// and fit the rack; the rest of the rack, and all other racks, are drawn.
pub trait Dealer: Sync {
    /// Tiles that the player who moved last holds in this deal.
    fn deal(&self, chance: &mut Chance) -> Rack;
}

/// A dealer without inference: every unseen tile is equally likely to be anywhere.
#[derive(Clone, Copy, Debug, Default)]
pub struct UniformDealer;

impl Dealer for UniformDealer {
    fn deal(&self, _: &mut Chance) -> Rack {
        Rack::EMPTY
    }
}

impl<Source: Fn(&mut Chance) -> Rack + Sync> Dealer for Source {
    fn deal(&self, chance: &mut Chance) -> Rack {
        self(chance)
    }
}

/// What all deals of a turn have in common.
pub(super) struct Deals {
    own: Rack,
    unseen: Rack,
    /// How many tiles each of the others holds, in the order of their turns.
    held: Vec<usize>,
    scoreless_turns: u8,
    seed: Seed,
}

impl Deals {
    pub(super) fn new(turn: &Turn<'_>, seed: Seed) -> Self {
        let unseen = turn.unseen();
        let others = turn.situation.others.max(1);
        let mut left = unseen.len().saturating_sub(turn.bag);
        let held = (0..others).map(|seat| {
            // A made-up position may say anything; racks are shared out evenly.
            let held = left.div_ceil(others - seat).min(LONGEST_RACK);
            left -= held;
            held
        });
        Self {
            own: turn.rack.clone(),
            held: held.collect(),
            unseen,
            scoreless_turns: turn.situation.scoreless_turns,
            seed,
        }
    }

    /// A scene to be dealt into.
    pub(super) fn blank(&self) -> Scene {
        Scene {
            seats: vec![Seat::default(); self.held.len() + 1],
            order: Vec::with_capacity(self.unseen.len() + LONGEST_RACK),
            front: 0,
            back: 0,
            scoreless_turns: 0,
            mover: 0,
            chance: self.seed.chance(0),
        }
    }

    /// Deals. The same number gives the same deal.
    pub(super) fn deal(&self, number: u64, dealer: &dyn Dealer, scene: &mut Scene) {
        scene.chance = self.seed.chance(number);
        let mut unseen = self.unseen.clone();
        let last = scene.seats.len() - 1;
        let mut known = Rack::EMPTY;
        for tile in dealer.deal(&mut scene.chance).tiles() {
            if known.len() < self.held[last - 1] && unseen.take(tile).is_ok() {
                known.add(tile);
            }
        }
        scene.order.clear();
        scene.order.extend(unseen.tiles());
        scene.chance.shuffle(&mut scene.order);
        (scene.front, scene.back) = (0, scene.order.len());
        (scene.scoreless_turns, scene.mover) = (self.scoreless_turns, 0);
        scene.seats[0] = Seat { rack: self.own.clone(), ..Seat::default() };
        for (seat, held) in scene.seats[1..].iter_mut().zip(&self.held) {
            *seat = Seat { rack: Rack::EMPTY, held: *held, ..Seat::default() };
        }
        scene.seats[last].rack = known;
        scene.fill_racks();
    }
}

impl Scene {
    /// The others draw the racks they hold when the play-out begins.
    fn fill_racks(&mut self) {
        for seat in &mut self.seats[1..] {
            while seat.rack.len() < seat.held && self.back > self.front {
                self.back -= 1;
                seat.rack.add(self.order[self.back]);
            }
        }
    }
}
