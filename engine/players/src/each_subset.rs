//! Dynamic programming over the subsets of a rack: each from one with a kind of tile fewer.

use movegen::{Kind, LONGEST_RACK};

/// The largest number of subsets of a rack: one for each choice among seven different tiles.
pub(crate) const MOST_SUBSETS: usize = 1 << LONGEST_RACK;

/// Fills in the value of each subset, by its number. That of the empty subset is given; `add` says
/// how a value changes when a number of tiles of a kind is added.
pub(crate) fn work_out<Worth: Copy>(
    kinds: &[Kind],
    worth: &mut [Worth],
    add: impl Fn(Worth, &Kind, u8) -> Worth,
) {
    for kind in kinds {
        for taken in 1..=kind.count {
            let shift = usize::from(taken) * kind.stride;
            let (without, with) = worth.split_at_mut(shift);
            for (without, with) in without[..kind.stride].iter().zip(with) {
                *with = add(*without, kind, taken);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use movegen::Subsets;
    use tiles::TileSet;

    use super::*;

    #[test]
    fn every_subset_is_worked_out() {
        let set = TileSet::named("english").unwrap();
        let rack = set.alphabet().rack("AAEEIO?").unwrap();
        let subsets = Subsets::of(&rack, &set).unwrap();
        let mut sizes = vec![0; subsets.count()];
        work_out(subsets.kinds(), &mut sizes, |size, _, taken| size + usize::from(taken));
        let expected: Vec<usize> =
            (0..subsets.count()).map(|number| subsets.size(number)).collect();
        assert_eq!(sizes, expected);
    }
}
