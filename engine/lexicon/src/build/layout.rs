//! The last step: every node gets its place in the array.
//!
//! Siblings must lie side by side, but a list that is the tail of a longer one needs no room of its
//! own: its parents point into the longer one.

use super::BuildError;
use super::states::{List, States};
use crate::graph::{MAX_NODES, Node};

/// Places of the two roots.
const ROOTS: usize = 2;

/// The array of nodes: the two roots, then every list that is not the tail of another.
pub(super) fn lay_out(
    states: &States,
    forward: List,
    bidirectional: List,
) -> Result<Vec<u32>, BuildError> {
    let longest = longest_lists(states);
    let places = places(states, &longest)?;
    let node_at = |node: Node, list: List| node.with_children_at(places[list.index()]);
    let root = |list| node_at(Node::new(0, false, 0), list).as_last().bits();
    let mut nodes = vec![root(forward), root(bidirectional)];
    for list in longest {
        let mut rest = list;
        while !rest.is_empty() {
            let state = states.get(rest);
            let node = node_at(state.node, state.children());
            let node = if state.next.is_empty() { node.as_last() } else { node };
            nodes.push(node.bits());
            rest = state.next;
        }
    }
    Ok(nodes)
}

/// The lists that are no tail of another.
fn longest_lists(states: &States) -> Vec<List> {
    let mut is_tail = vec![false; states.len()];
    for (_, state) in states.lists() {
        is_tail[state.next.index()] = true;
    }
    states.lists().map(|(list, _)| list).rev().filter(|list| !is_tail[list.index()]).collect()
}

/// Where each list begins when the longest ones are laid out in this order.
fn places(states: &States, longest: &[List]) -> Result<Vec<u32>, BuildError> {
    let mut places = vec![0; states.len()];
    let mut place = ROOTS;
    for list in longest {
        let mut rest = *list;
        while !rest.is_empty() {
            if place >= MAX_NODES {
                return Err(BuildError::TooLarge);
            }
            let known = &mut places[rest.index()];
            if *known == 0 {
                *known = u32::try_from(place).expect("it has at most 22 bits");
            }
            rest = states.get(rest).next;
            place += 1;
        }
    }
    Ok(places)
}
