//! The random stream of a level player: seeded by an FNV-1a hash (Fowler, Noll and Vo 1991) of the
//! turn, so that the same turn gets the same answer.

use std::hash::Hasher;

use tiles::{Chance, Seed};

use crate::turn::Turn;

/// The chance of a turn: the same for the same board, rack, bag and seed, on every machine.
pub(super) fn of_turn(seed: &Seed, turn: &Turn<'_>) -> Chance {
    let mut mixed = Fnv::default();
    for (square, tile) in turn.lines.board().tiles() {
        mixed.write(&[square.row, square.column, tile.letter().number(), tile.is_blank().into()]);
    }
    for tile in turn.rack.tiles() {
        mixed.write(&[tile.into()]);
    }
    mixed.write(&turn.bag.to_le_bytes());
    seed.chance(mixed.finish())
}

/// The hash of Fowler, Noll and Vo, which stays the same on every machine.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
