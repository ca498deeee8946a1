//! The register of states: sibling lists that share every equal tail (hash consing).
//!
//! A list is its first node and the list of the siblings after it. Making one that exists already
//! gives the existing one, so two lists are equal exactly when they are the same list, and equal
//! subgraphs exist once.

use super::BuildError;
use crate::graph::{MAX_NODES, Node};

/// A list of siblings, known by the number of its first node. 0 is the list without nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct List(u32);

impl List {
    pub(super) const EMPTY: Self = Self(0);

    fn numbered(number: usize) -> Self {
        Self(u32::try_from(number).expect("it has at most 22 bits"))
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node and the siblings after it. The node's children are named by the number of their list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) node: Node,
    pub(super) next: List,
}

impl State {
    pub(super) fn children(self) -> List {
        List::numbered(self.node.children_at())
    }

    fn hash(self) -> u64 {
        let bits = u64::from(self.node.bits()) << 32 | u64::from(self.next.0);
        let mixed = bits.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}

/// How many of a slot's bits hold a list's number; the others hold bits of its hash.
const NUMBER_BITS: u32 = MAX_NODES.trailing_zeros();

/// Every list made so far. A list's nodes and children always have smaller numbers than itself.
pub(super) struct States {
    states: Vec<State>,
    /// A hash table of list numbers, each with a few bits of its hash to tell most others apart.
    slots: Vec<u32>,
}

impl States {
    pub(super) fn new() -> Self {
        let nothing = State { node: Node::new(0, false, 0), next: List::EMPTY };
        Self { states: vec![nothing], slots: vec![0; 1 << 12] }
    }

    /// How many lists there are, the empty one included.
    pub(super) fn len(&self) -> usize {
        self.states.len()
    }

    /// The first node of a list and the list of its siblings.
    pub(super) fn get(&self, list: List) -> State {
        self.states[list.index()]
    }

    /// Every list but the empty one, each after the lists it leads to.
    pub(super) fn lists(&self) -> impl DoubleEndedIterator<Item = (List, State)> {
        let numbered = self.states.iter().enumerate().skip(1);
        numbered.map(|(number, state)| (List::numbered(number), *state))
    }

    /// The list that has this node before those siblings.
    pub(super) fn list(
        &mut self,
        tile: u8,
        accepts: bool,
        children: List,
        next: List,
    ) -> Result<List, BuildError> {
        let state = State { node: Node::new(tile, accepts, children.0), next };
        match self.find(state) {
            Ok(list) => Ok(list),
            Err(slot) => self.insert(state, slot),
        }
    }

    /// The list if it exists, or else the slot where it belongs.
    fn find(&self, state: State) -> Result<List, usize> {
        let (mut slot, tag) = self.first_slot(state);
        loop {
            let held = self.slots[slot];
            if held == 0 {
                return Err(slot);
            }
            if held >> NUMBER_BITS == tag {
                let list = List(held & ((1 << NUMBER_BITS) - 1));
                if self.get(list) == state {
                    return Ok(list);
                }
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    fn insert(&mut self, state: State, slot: usize) -> Result<List, BuildError> {
        let number = self.states.len();
        if number >= MAX_NODES {
            return Err(BuildError::TooLarge);
        }
        self.states.push(state);
        let list = List::numbered(number);
        self.slots[slot] = self.first_slot(state).1 << NUMBER_BITS | list.0;
        if self.states.len() * 2 > self.slots.len() {
            self.grow();
        }
        Ok(list)
    }

    /// Where the search for a list begins, and the bits that tell it apart from most others.
    fn first_slot(&self, state: State) -> (usize, u32) {
        let hash = state.hash();
        let [slot, tag] = [hash & 0xffff_ffff, hash >> (32 + NUMBER_BITS)]
            .map(|part| u32::try_from(part).expect("it has at most 32 bits"));
        (slot as usize & (self.slots.len() - 1), tag)
    }

    fn grow(&mut self) {
        self.slots = vec![0; self.slots.len() * 4];
        let filled = std::mem::take(&mut self.states);
        for (state, number) in filled.iter().zip(0..).skip(1) {
            let (mut slot, tag) = self.first_slot(*state);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (self.slots.len() - 1);
            }
            self.slots[slot] = tag << NUMBER_BITS | number;
        }
        self.states = filled;
    }
}
