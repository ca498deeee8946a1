//! Automatic layouts: they fit, bend gently, and keep letters open.

use super::*;
use crate::plays::layout::{Layout, Shape, layouts};

fn layout(plane: &Plane, on: u16, length: usize) -> Layout {
    let shape = Shape { on: Some(TileId(on)), before: None, reads: Reads::Outwards, length };
    layouts(plane, shape).into_iter().next().unwrap()
}

fn turns(directions: &[Direction]) -> Vec<i8> {
    directions.windows(2).map(|pair| pair[1].turn_from(pair[0])).collect()
}

#[test]
fn a_chain_in_the_open_bends_by_15_to_30_degrees_in_one_arc_or_one_s() {
    for length in 2..=7 {
        for on in 0..4 {
            let directions = layout(&straight("DIVA"), on, length).directions;
            assert!(straight("DIVA").fits_chain(TileId(on), &directions));
            let turns = turns(&directions);
            assert!(turns.iter().all(|turn| turn.abs() <= 2), "{on}, {length}: {turns:?}");
            let signs: Vec<i8> =
                turns.iter().map(|turn| turn.signum()).filter(|sign| *sign != 0).collect();
            let bends = signs.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(bends <= 1, "{on}, {length}: {turns:?}");
        }
    }
}

#[test]
fn the_first_word_lies_from_left_to_right() {
    let directions = lay_out(&Plane::new(), None, 7).unwrap();
    assert!(Plane::new().fits_opening(&directions[1..]));
    assert!(directions[1..].iter().all(|direction| direction.vector().x > 0));
}

#[test]
fn strands_keep_air_between_them_where_there_is_room() {
    let table = straight("DIVA");
    let directions = layout(&table, 1, 5).directions;
    let mut at = table.at(TileId(1));
    for (direction, place) in directions.into_iter().zip(0..) {
        at = at + direction.vector();
        let distances = table.ids().map(|id| at.squared_distance(table.at(id)));
        // The first tile stands beside its neighbours whichever way it nests.
        assert!(place == 0 || distances.min().unwrap() >= 2_500 * 2_500);
    }
}

#[test]
fn a_chain_without_room_has_no_layout() {
    let mut table = straight("DIVA");
    add(&mut table, 1, &[("E", 6)]);
    add(&mut table, 1, &[("E", 18)]);
    assert_eq!(lay_out(&table, Some(TileId(1)), 1), None);
    assert_eq!(lay_out(&table, None, 2), None, "the first word has been laid");
    assert_eq!(lay_out(&Plane::new(), Some(TileId::ROOT), 2), None, "nothing lies there");
}

#[test]
fn an_action_tile_goes_where_it_closes_no_letter() {
    let table = straight("DIVA");
    let (on, direction) = nest_action(&table, table.ids()).unwrap();
    assert!(table.fits(on, direction));
    let mut laid = table.clone();
    laid.nest(Face::Action(crate::ActionKind::Skip), on, direction);
    assert!(laid.ids().take(4).all(|id| laid.free(id).next().is_some()));
}
