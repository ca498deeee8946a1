//! When the bag is empty: going out wins what the others hold, and tiles that are kept cost.

use movegen::Subsets;
use tiles::{Score, TileSet};

use crate::each_subset::work_out;

/// The judge of tiles kept when none can be drawn.
///
/// Going out brings twice the value of the others' tiles: they lose it and the player who is out
/// gains it. Keeping tiles risks the same loss, and gives the others a turn.
#[derive(Clone, Copy, Debug)]
pub struct Endgame {
    /// What the tiles of the others are worth together.
    pub others_hold: Score,
}

/// What the next turn is assumed to bring the opponent, in points.
const LOST_TURN: i32 = 10;

impl Endgame {
    /// Fills in what every subset of a rack is worth when it is kept, by its number, in thousandths
    /// of a point.
    pub fn fill(&self, subsets: &Subsets, set: &TileSet, kept: &mut [i32]) {
        kept[0] = 0;
        work_out(subsets.kinds(), kept, |held, kind, taken| {
            held + set.value(kind.tile).0 * i32::from(taken)
        });
        for held in &mut kept[1..] {
            *held = (-2 * *held - LOST_TURN) * 1000;
        }
        kept[0] = 2 * self.others_hold.0 * 1000;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(rack: &str) -> Vec<i32> {
        let set = TileSet::named("english").unwrap();
        let subsets = Subsets::of(&set.alphabet().rack(rack).unwrap(), &set).unwrap();
        let mut kept = vec![0; subsets.count()];
        Endgame { others_hold: Score(7) }.fill(&subsets, &set, &mut kept);
        kept
    }

    #[test]
    fn going_out_brings_twice_what_the_others_hold() {
        assert_eq!(worth("A")[0], 14_000);
    }

    #[test]
    fn tiles_kept_cost_twice_their_value_and_a_turn() {
        assert_eq!(worth("Q"), [14_000, -30_000]);
        assert_eq!(worth("EZ"), [14_000, -12_000, -30_000, -32_000]);
        assert_eq!(worth("??"), [14_000, -10_000, -10_000]);
    }
}
