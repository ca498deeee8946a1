//! Deals: what the other may hold, and the order in which the rest comes out of the bag.

use tiles::{Chance, Rack, Tile};

use super::Plan;
use crate::drawing::Drawing;
use crate::inference::all_leaves;
use crate::turn::Turn;

/// More orders of a bag than this are not listed, whatever the plan.
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
    /// Whether these are all there are.
    pub(super) are_all: bool,
}

impl Deals {
    /// All deals, if they are few enough; else some that chance draws.
    pub(super) fn of(turn: &Turn<'_>, plan: &Plan<'_>) -> Self {
        let unseen = turn.unseen();
        let held = unseen.len().saturating_sub(turn.bag);
        let mut chance = plan.seed.chance(0);
        let all = (turn.bag <= LARGEST_BAG_IN_ALL_ORDERS).then(|| all_deals(&unseen, held));
        let are_all = all.as_ref().is_some_and(|all| all.len() <= plan.most_deals);
        let mut list = match all {
            Some(all) if are_all => all,
            _ => drawn_deals(&unseen, held, (plan.most_deals, &mut chance)),
        };
        chance.shuffle(&mut list);
        if let Some(beliefs) = plan.beliefs {
            for deal in &mut list {
                deal.weight *= beliefs.favour(&deal.rack);
            }
        }
        Self { list, are_all }
    }
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

/// So many deals, each as likely as it is in the game.
fn drawn_deals(unseen: &Rack, held: usize, (number, chance): (usize, &mut Chance)) -> Vec<Deal> {
    let mut heap = Drawing::of(unseen);
    let draw = |holding| {
        let drawn = heap.draw(unseen.len(), chance);
        let (rack, bag) = drawn.split_at(held);
        Deal { rack: rack.iter().copied().collect(), bag: bag.to_vec(), holding, weight: 1.0 }
    };
    (0..number).map(draw).collect()
}

/// A heap without a part of it.
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
