//! The posterior over leaves: leaves that a player may have kept, each with its probability.

use tiles::{Chance, Rack, Tile};

use super::each_leave::{ways_to_choose, ways_to_take};
use crate::drawing::Drawing;

/// The least share of all draws that go by chance alone, so that no belief is ever absurd.
const OPEN_SHARE: f64 = 0.1;
/// Leaves that chance drew say half of the truth when so many of them count. A handful that happens
/// to fit is no evidence that it was one of them; believing it would be planning against a few
/// racks.
const HALF_BELIEVED: f64 = 60.0;

/// What is believed of a player's rack: the leaves that may have been kept, weighted. What was
/// drawn since is anybody's guess.
#[derive(Clone, Debug)]
pub struct Beliefs {
    leaves: Vec<BelievedLeave>,
    /// The sums of the shares up to each leave, of [`WHOLE`] in all.
    sums: Vec<u32>,
    /// The share of all draws that go by chance alone.
    open_share: f64,
}

#[derive(Clone, Debug)]
struct BelievedLeave {
    leave: Rack,
    share: f64,
    /// How much likelier it is than by chance.
    favour: f64,
}

/// All shares together.
const WHOLE: f64 = 4_294_967_295.0;

impl Beliefs {
    /// From leaves that chance drew from these tiles and that were weighed: the fewer of them
    /// count, the more is left to chance.
    pub(super) fn of_sample(weighed: Vec<(Rack, f64)>, unseen: &Rack) -> Self {
        let weights = || weighed.iter().map(|(_, weight)| weight);
        let squares: f64 = weights().map(|weight| weight * weight).sum();
        let sum: f64 = weights().sum();
        let count = if squares > 0.0 { sum * sum / squares } else { 0.0 };
        let open_share = (HALF_BELIEVED / (HALF_BELIEVED + count)).max(OPEN_SHARE);
        Self { open_share, ..Self::new(weighed, unseen) }
    }

    /// From all leaves of one size that can be drawn from these tiles, weighed; equal ones are put
    /// together.
    pub(crate) fn new(mut weighed: Vec<(Rack, f64)>, unseen: &Rack) -> Self {
        let order = |rack: &Rack| rack.tiles().map(u8::from).collect::<Vec<_>>();
        weighed.sort_by_cached_key(|(leave, _)| order(leave));
        weighed.dedup_by(|next, kept| {
            let is_same = next.0 == kept.0;
            if is_same {
                kept.1 += next.1;
            }
            is_same
        });
        let total: f64 = weighed.iter().map(|(_, weight)| weight).sum();
        let believed = weighed.into_iter().map(|(leave, weight)| {
            let share = weight / total;
            let all = ways_to_choose(leave.len(), unseen.len());
            let favour = share * all / ways_to_take(&leave, unseen);
            BelievedLeave { leave, share, favour }
        });
        let leaves: Vec<_> = believed.filter(|believed| believed.share > 0.0).collect();
        Self { sums: sums(&leaves), leaves, open_share: OPEN_SHARE }
    }

    /// The leaves with their shares, which add up to one.
    pub fn leaves(&self) -> impl Iterator<Item = (&Rack, f64)> {
        self.leaves.iter().map(|believed| (&believed.leave, believed.share))
    }

    /// A rack of this many tiles that the player may hold: a leave by its share and the rest at
    /// random from the other tiles that are not seen.
    pub fn draw_rack(&self, chance: &mut Chance, unseen: &Rack, size: usize) -> Rack {
        let mut rack = Rack::EMPTY;
        let mut others = unseen.clone();
        if let Some(leave) = self.draw_leave(chance) {
            let held = leave.tiles().filter(|tile: &Tile| others.take(*tile).is_ok());
            rack.extend(held.take(size));
        }
        let missing = size - rack.len();
        rack.extend(Drawing::of(&others).draw(missing, chance).iter().copied());
        rack
    }

    /// How much likelier it is, by what is believed, that the player holds this rack than by
    /// chance. Exact if all leaves were tried.
    pub fn favour(&self, rack: &Rack) -> f64 {
        let held = self.leaves.iter().map(|believed| {
            let ways = ways_to_take(&believed.leave, rack);
            believed.favour * ways / ways_to_choose(believed.leave.len(), rack.len())
        });
        self.open_share + (1.0 - self.open_share) * held.sum::<f64>()
    }

    /// A leave, or none when chance alone is to decide.
    pub(crate) fn draw_leave(&self, chance: &mut Chance) -> Option<&Rack> {
        if f64::from(chance.bits()) < self.open_share * WHOLE {
            return None;
        }
        let drawn = chance.bits();
        let place = self.sums.partition_point(|sum| *sum < drawn);
        self.leaves.get(place).map(|believed| &believed.leave)
    }
}

fn sums(leaves: &[BelievedLeave]) -> Vec<u32> {
    let mut sum = 0.0;
    let up_to = leaves.iter().map(|believed| {
        sum += believed.share;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "shares add up to one, and the cast stops at the greatest number"
        )]
        let scaled = (sum * WHOLE).round() as u32;
        scaled
    });
    up_to.collect()
}

#[cfg(test)]
mod tests {
    use tiles::{Seed, TileSet};

    use super::super::each_leave::all_leaves;
    use super::*;

    fn rack(text: &str) -> Rack {
        TileSet::named("english").unwrap().alphabet().rack(text).unwrap()
    }

    fn surely(leave: &str, unseen: &str) -> Beliefs {
        Beliefs::new(vec![(rack(leave), 0.5), (rack(leave), 1.5)], &rack(unseen))
    }

    #[test]
    fn a_leave_that_is_believed_is_drawn_and_filled_up() {
        let (beliefs, unseen) = (surely("QU", "ABCDEQU"), rack("ABCDEQU"));
        let mut chance = Seed::from_number(1).chance(0);
        let racks: Vec<Rack> =
            (0..1000).map(|_| beliefs.draw_rack(&mut chance, &unseen, 4)).collect();
        assert!(racks.iter().all(|rack| rack.len() == 4));
        assert!(racks.iter().all(|rack| unseen.without(&Vec::from(rack.clone())).is_ok()));
        let share = racks.iter().filter(|rack| ways_to_take(&rack_qu(), rack) > 0.0).count();
        assert!((900..960).contains(&share), "some draws are left to chance alone: {share}");
    }

    fn rack_qu() -> Rack {
        rack("QU")
    }

    #[test]
    fn the_favours_of_all_racks_average_to_one() {
        let unseen = rack("AABCDEQU");
        let beliefs = Beliefs::new(vec![(rack("QU"), 3.0), (rack("AB"), 1.0)], &unseen);
        let racks = all_leaves(&unseen, 5);
        let all: f64 = racks.iter().map(|(_, ways)| ways).sum();
        let favours: f64 = racks.iter().map(|(rack, ways)| ways * beliefs.favour(rack)).sum();
        assert!((favours / all - 1.0).abs() < 1e-9);
        assert!(beliefs.favour(&rack("QUABC")) > beliefs.favour(&rack("UABCD")));
    }

    #[test]
    fn a_few_leaves_that_happen_to_fit_are_hardly_believed() {
        let unseen = rack("ABCDEQU");
        let few = Beliefs::of_sample(vec![(rack("QU"), 1.0); 6], &unseen);
        let many = Beliefs::of_sample(vec![(rack("QU"), 1.0); 600], &unseen);
        assert!(few.open_share > 0.9 && many.open_share < 0.11);
    }

    #[test]
    fn tiles_that_have_been_seen_since_are_not_drawn() {
        let beliefs = surely("QU", "ABQU");
        let drawn = beliefs.draw_rack(&mut Seed::from_number(1).chance(0), &rack("ABU"), 3);
        assert_eq!(drawn, rack("ABU"));
    }
}
