//! Deals: what the opponent may hold, and the order in which the rest comes out of the bag,
//! enumerated or sampled.

use tiles::{Chance, Rack, Tile};

use super::Plan;
use crate::drawing::Drawing;
use crate::inference::{all_leaves, number_of_leaves};
use crate::turn::Turn;

/// With a larger bag no two orders are tried with the same rack.
const LARGEST_BAG_IN_ALL_ORDERS: usize = 4;

/// What is not seen, told apart.
pub(super) struct Deal {
    /// What the other holds.
    pub(super) rack: Rack,
    /// The bag; the last tile comes out first.
    pub(super) bag: Vec<Tile>,
    /// Deals in which the other holds the same have the same number.
    pub(super) holding: usize,
    /// How likely it is, compared with the others.
    pub(super) weight: f64,
}

/// The deals to try, in the order in which to try them.
pub(super) struct Deals {
    pub(super) list: Vec<Deal>,
    /// Whether every rack that the other may hold is among them.
    pub(super) hold_all_racks: bool,
}

impl Deals {
    /// Every rack with every order of the bag, if the plan allows as many; else every rack with one
    /// order; else a random sample of deals. None if there are several others.
    pub(super) fn of(turn: &Turn<'_>, plan: &Plan<'_>) -> Self {
        if turn.situation.others != 1 {
            return Self { list: Vec::new(), hold_all_racks: false };
        }
        let unseen = turn.unseen();
        let held = unseen.len().saturating_sub(turn.bag);
        let racks = number_of_leaves(&unseen, held);
        let hold_all_racks = racks.is_some_and(|number| number <= plan.most_deals);
        let mut chance = plan.seed.chance(0);
        let mut list = if hold_all_racks {
            listed_deals(&unseen, held, (plan.most_deals, &mut chance))
        } else {
            drawn_deals(&unseen, held, (plan.most_deals, &mut chance))
        };
        chance.shuffle(&mut list);
        if let Some(beliefs) = plan.beliefs {
            for deal in &mut list {
                deal.weight *= beliefs.favour(&deal.rack);
            }
        }
        Self { list, hold_all_racks }
    }
}

/// Every rack the other may hold, with every order of the rest or with one that chance chooses.
fn listed_deals(unseen: &Rack, held: usize, (most, chance): (usize, &mut Chance)) -> Vec<Deal> {
    if unseen.len() - held <= LARGEST_BAG_IN_ALL_ORDERS {
        let all = all_deals(unseen, held);
        if all.len() <= most {
            return all;
        }
    }
    let racks = all_leaves(unseen, held).into_iter().zip(0..);
    let with_one_order = racks.map(|((rack, weight), holding)| {
        let mut bag: Vec<Tile> = without(unseen, &rack).tiles().collect();
        chance.shuffle(&mut bag);
        Deal { rack, bag, holding, weight }
    });
    with_one_order.collect()
}

/// Every rack the other may hold with every order of the rest.
fn all_deals(unseen: &Rack, held: usize) -> Vec<Deal> {
    let mut deals = Vec::new();
    for ((rack, ways), holding) in all_leaves(unseen, held).into_iter().zip(0..) {
        let rest = without(unseen, &rack);
        let mut orders = Vec::new();
        add_orders(&rest, &mut Vec::new(), &mut orders);
        let number = f64::from(u32::try_from(orders.len()).unwrap_or(u32::MAX));
        deals.extend(orders.into_iter().map(|bag| Deal {
            rack: rack.clone(),
            bag,
            holding,
            weight: ways / number,
        }));
    }
    deals
}

/// Adds every different order of some tiles, each after those that have come out before.
fn add_orders(rest: &Rack, before: &mut Vec<Tile>, orders: &mut Vec<Vec<Tile>>) {
    if rest.is_empty() {
        orders.push(before.clone());
    }
    let mut last = None;
    for tile in rest.tiles() {
        if last.replace(tile) == Some(tile) {
            continue;
        }
        let fewer = rest.without(&[tile]).expect("it is one of them");
        before.push(tile);
        add_orders(&fewer, before, orders);
        before.pop();
    }
}

/// This many deals, sampled by their probability in the game.
fn drawn_deals(unseen: &Rack, held: usize, (number, chance): (usize, &mut Chance)) -> Vec<Deal> {
    let mut heap = Drawing::of(unseen);
    let draw = |holding| {
        let drawn = heap.draw(unseen.len(), chance);
        let (rack, bag) = drawn.split_at(held);
        Deal { rack: rack.iter().copied().collect(), bag: bag.to_vec(), holding, weight: 1.0 }
    };
    (0..number).map(draw).collect()
}

/// A multiset without a part of it.
fn without(heap: &Rack, part: &Rack) -> Rack {
    let mut rest = heap.clone();
    for tile in part.tiles() {
        rest.take(tile).expect("it is a part of the heap");
    }
    rest
}

#[cfg(test)]
mod tests {
    use tiles::TileSet;

    use super::*;

    fn rack(text: &str) -> Rack {
        TileSet::named("english").unwrap().alphabet().rack(text).unwrap()
    }

    #[test]
    fn every_rack_meets_every_order_of_the_rest() {
        assert_eq!(all_deals(&rack("ABCDEFGH"), 7).len(), 8);
        assert_eq!(all_deals(&rack("ABCDEFGHI"), 7).len(), 36 * 2);
        assert_eq!(all_deals(&rack("AABB"), 2).len(), 1 + 2 + 1);
    }

    #[test]
    fn if_all_orders_are_too_many_every_rack_has_one() {
        let mut chance = tiles::Seed::from_number(1).chance(0);
        let mut number = |most| listed_deals(&rack("ABCDEFGHI"), 7, (most, &mut chance)).len();
        assert_eq!([number(72), number(71)], [72, 36]);
    }

    #[test]
    fn a_deal_weighs_as_much_as_there_are_ways_to_it() {
        let deals = all_deals(&rack("AAB"), 2);
        let weight = |bag: &str| {
            let deal = deals.iter().find(|deal| deal.bag == Vec::from(rack(bag)));
            deal.map(|deal| deal.weight)
        };
        assert_eq!(weight("A"), Some(2.0));
        assert_eq!(weight("B"), Some(1.0));
    }

    #[test]
    fn drawn_deals_hold_all_that_is_not_seen() {
        let unseen = rack("AABCDEFGHIJ?");
        let mut chance = tiles::Seed::from_number(1).chance(0);
        for deal in drawn_deals(&unseen, 7, (50, &mut chance)) {
            let both: Rack = deal.rack.tiles().chain(deal.bag.iter().copied()).collect();
            assert_eq!(both, unseen);
            assert_eq!(deal.rack.len(), 7);
        }
    }
}
