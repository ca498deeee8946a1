//! All leaves of a size from a multiset of tiles, each with its hypergeometric weight: the number
//! of ways in which it can be drawn.

use tiles::{Rack, Tile};

/// How many different leaves of a size there are; none if they are too many to count.
pub(crate) fn number_of_leaves(heap: &Rack, size: usize) -> Option<usize> {
    let mut numbers = vec![0_usize; size + 1];
    numbers[0] = 1;
    for (_, count) in kinds(heap) {
        for filled in (0..=size).rev() {
            let fewer = &numbers[filled.saturating_sub(count)..=filled];
            numbers[filled] =
                fewer.iter().try_fold(0_usize, |sum, number| sum.checked_add(*number))?;
        }
    }
    Some(numbers[size])
}

/// All different leaves of a size, each with the number of ways in which it can be taken.
pub(crate) fn all_leaves(heap: &Rack, size: usize) -> Vec<(Rack, f64)> {
    let kinds: Vec<_> = kinds(heap).collect();
    let mut found = Vec::new();
    add_leaves(&kinds, size, (Rack::EMPTY, 1.0), &mut found);
    found
}

fn add_leaves(
    kinds: &[(Tile, usize)],
    missing: usize,
    (leave, ways): (Rack, f64),
    found: &mut Vec<(Rack, f64)>,
) {
    let Some(((tile, count), others)) = kinds.split_first() else {
        if missing == 0 {
            found.push((leave, ways));
        }
        return;
    };
    let mut leave = leave;
    for taken in 0..=missing.min(*count) {
        if taken > 0 {
            leave.add(*tile);
        }
        let ways = ways * ways_to_choose(taken, *count);
        add_leaves(others, missing - taken, (leave.clone(), ways), found);
    }
}

/// The kinds of tile in a multiset, and how many there are of each.
pub(super) fn kinds(heap: &Rack) -> impl Iterator<Item = (Tile, usize)> + '_ {
    let mut last = None;
    heap.tiles().filter_map(move |tile| {
        let is_new = last != Some(tile);
        last = Some(tile);
        is_new.then(|| (tile, heap.count(tile)))
    })
}

/// The binomial coefficient.
pub(super) fn ways_to_choose(chosen: usize, from: usize) -> f64 {
    let number = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    (1..=chosen).map(|place| number(from + 1 - place.min(from + 1)) / number(place)).product()
}

/// In how many ways a part can be drawn from a multiset; none if it is not a part.
pub(super) fn ways_to_take(part: &Rack, heap: &Rack) -> f64 {
    kinds(part).map(|(tile, count)| ways_to_choose(count, heap.count(tile))).product()
}

#[cfg(test)]
mod tests {
    use tiles::TileSet;

    use super::*;

    fn rack(text: &str) -> Rack {
        TileSet::named("english").unwrap().alphabet().rack(text).unwrap()
    }

    #[test]
    fn equal_tiles_make_one_leave_that_can_be_taken_in_more_ways() {
        let leaves = all_leaves(&rack("AAB"), 2);
        assert_eq!(leaves, [(rack("AB"), 2.0), (rack("AA"), 1.0)]);
    }

    #[test]
    fn leaves_are_counted_without_being_listed() {
        for heap in ["AAAEEIBBC?", "ABCDEFG", "AAAAAAA"] {
            for size in 0..=7 {
                let listed = all_leaves(&rack(heap), size);
                assert_eq!(number_of_leaves(&rack(heap), size), Some(listed.len()));
                let ways: f64 = listed.iter().map(|(_, ways)| ways).sum();
                assert!((ways - ways_to_choose(size, heap.len())).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn what_a_heap_does_not_hold_cannot_be_taken() {
        assert!(ways_to_take(&rack("AAA"), &rack("AAB")).abs() < f64::EPSILON);
        assert!((ways_to_take(&rack("AB"), &rack("AAB")) - 2.0).abs() < f64::EPSILON);
    }
}
