//! The grid against a plain look at every tile, on random tables.

use proptest::prelude::*;

use super::*;

/// A table grown at random: each number picks a letter and a direction, and what fits is laid.
pub(crate) fn grown(picks: &[(u16, u8)]) -> Plane {
    let mut plane = chain(&[0]);
    for (on, number) in picks {
        let on = TileId(on % u16::try_from(plane.len()).unwrap());
        let face = if number % 11 == 0 { Face::Action(ActionKind::Reverse) } else { letter("E") };
        if plane.fits(on, direction(number % 24)) {
            plane.nest(face, on, direction(number % 24));
        }
    }
    plane
}

fn fits_plainly(plane: &Plane, on: TileId, direction: Direction) -> bool {
    let at = plane.at(on) + direction.vector();
    let others = plane.ids().filter(|id| *id != on);
    plane.letter(on).is_some()
        && others.into_iter().all(|id| at.squared_distance(plane.at(id)) >= APART)
}

proptest! {
    /// ZZ-022
    #[test]
    fn the_grid_finds_what_a_look_at_every_tile_finds(
        picks in prop::collection::vec((any::<u16>(), any::<u8>()), 0..160),
    ) {
        let plane = grown(&picks);
        for on in plane.ids() {
            for direction in Direction::ALL {
                let plainly = fits_plainly(&plane, on, direction);
                prop_assert_eq!(plane.fits(on, direction), plainly);
            }
        }
    }

    /// ZZ-022
    #[test]
    fn no_two_unlinked_tiles_overlap_and_the_table_is_a_tree(
        picks in prop::collection::vec((any::<u16>(), any::<u8>()), 0..160),
    ) {
        let plane = grown(&picks);
        for one in plane.ids() {
            prop_assert!(plane.on(one).is_none_or(|on| on < one), "it nests on an older tile");
            prop_assert_eq!(plane.on(one).is_none(), one == TileId::ROOT);
            for other in plane.ids().filter(|other| *other > one && plane.on(*other) != Some(one)) {
                let is_linked = plane.on(one) == Some(other);
                let distance = plane.at(one).squared_distance(plane.at(other));
                prop_assert!(is_linked || distance >= APART);
            }
        }
    }
}
