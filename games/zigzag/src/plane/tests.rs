//! What follows from the geometry, held against the rules, exact arithmetic and a plain search.

mod exact;
mod properties;

use tiles::{Alphabet, PlacedTile};

use super::*;

fn letter(text: &str) -> Face {
    let french = Alphabet::named("french").unwrap();
    Face::Letter(PlacedTile::Natural(french.letter(text).unwrap()))
}

fn direction(number: u8) -> Direction {
    Direction::try_from(number).unwrap()
}

/// A table with a root and a chain from it, one letter in each direction.
fn chain(directions: &[u8]) -> Plane {
    let mut plane = Plane::new();
    plane.root(letter("A"));
    let mut end = TileId::ROOT;
    for number in directions {
        end = plane.nest(letter("A"), end, direction(*number));
    }
    plane
}

fn free(plane: &Plane, id: u16) -> Vec<u8> {
    plane.free(TileId(id)).map(Direction::number).collect()
}

#[test]
fn a_step_is_one_and_a_half_radii_in_each_of_24_directions() {
    let vectors: Vec<(i32, i32)> =
        Direction::ALL.map(Direction::vector).map(|step| (step.x, step.y)).to_vec();
    let first = [(1500, 0), (1449, 388), (1299, 750), (1061, 1061), (750, 1299), (388, 1449)];
    assert_eq!(vectors[..6], first);
    assert_eq!(vectors[6], (0, 1500));
    for (step, opposite) in vectors.iter().zip(&vectors[12..]) {
        assert_eq!((step.0, step.1), (-opposite.0, -opposite.1));
    }
    for (x, y) in vectors {
        let length = f64::from(x).hypot(f64::from(y));
        assert!((length - 1500.0).abs() < 1.0, "{x}, {y}");
    }
}

#[test]
fn a_direction_is_a_number_from_0_to_23() {
    assert_eq!(serde_json::from_str::<Direction>("23").unwrap(), direction(23));
    let refusal = serde_json::from_str::<Direction>("24").unwrap_err().to_string();
    assert!(refusal.starts_with("there is no direction 24; there are 0 to 23"), "{refusal}");
    for one in Direction::ALL {
        for other in Direction::ALL {
            assert_eq!(one.turned(other.turn_from(one)), other);
        }
    }
}

/// ZZ-011, ZZ-022
#[test]
fn neighbours_of_one_tile_stand_at_least_90_degrees_apart() {
    for first in Direction::ALL {
        let plane = chain(&[first.number()]);
        for second in Direction::ALL {
            let is_apart = second.turn_from(first).abs() >= 6;
            assert_eq!(plane.fits(TileId::ROOT, second), is_apart, "{first} and {second}");
        }
    }
}

/// ZZ-010
#[test]
fn the_root_has_room_for_four_successors_and_every_other_tile_for_three() {
    let mut plane = chain(&[]);
    for number in [1, 7, 13, 19] {
        plane.nest(letter("A"), TileId::ROOT, direction(number));
    }
    assert_eq!(free(&plane, 0), [] as [u8; 0]);
    assert_eq!(plane.neighbours(TileId::ROOT).count(), 4);
    let mut plane = chain(&[1]);
    for number in [19, 1, 7] {
        plane.nest(letter("A"), TileId(1), direction(number));
    }
    assert_eq!(free(&plane, 1), [] as [u8; 0]);
    assert_eq!(plane.neighbours(TileId(1)).count(), 4, "three and the one it nests on");
}

/// ZZ-012
#[test]
fn a_chain_turns_at_most_90_degrees_at_a_tile() {
    let plane = chain(&[3]);
    let turns: Vec<i8> = plane.free(TileId(1)).map(|next| next.turn_from(direction(3))).collect();
    assert_eq!(turns.len(), 13, "the end of a chain has thirteen free directions");
    assert!(turns.iter().all(|turn| turn.abs() <= 6));
}

/// ZZ-016
#[test]
fn a_letter_in_the_middle_of_a_straight_chain_has_two_free_directions() {
    for number in 0..24 {
        let plane = chain(&[number, number]);
        let mut sides = [(number + 6) % 24, (number + 18) % 24];
        sides.sort_unstable();
        assert_eq!(free(&plane, 1), sides);
    }
}

#[test]
fn a_turn_closes_the_inside_and_opens_the_outside() {
    for turn in 1..=6 {
        let plane = chain(&[12, 12 + turn]);
        let outside = free(&plane, 1);
        assert_eq!(
            outside,
            (6..=6 + turn).collect::<Vec<_>>(),
            "a turn by {turn} times 15 degrees"
        );
    }
}

/// ZZ-023
#[test]
fn two_successors_at_45_degrees_of_straight_ahead_seal_a_letter() {
    let mut plane = chain(&[0]);
    plane.nest(letter("A"), TileId(1), direction(3));
    assert!(!free(&plane, 1).is_empty());
    plane.nest(letter("A"), TileId(1), direction(21));
    assert_eq!(free(&plane, 1), [] as [u8; 0]);
}

/// ZZ-025
#[test]
fn nothing_nests_on_an_action_tile_and_it_takes_room_like_any_other() {
    let mut plane = chain(&[0, 0]);
    let action = plane.nest(Face::Action(ActionKind::Skip), TileId(1), direction(6));
    assert_eq!(free(&plane, action.0), [] as [u8; 0]);
    assert_eq!(free(&plane, 1), [18]);
    assert!(!plane.fits_chain(action, &[direction(6)]));
    assert!(plane.neighbours(TileId(1)).all(|id| id != action), "it is part of no word");
}

#[test]
fn a_chain_with_a_constant_turn_meets_itself_before_it_has_gone_round() {
    let longest = |turn: i8| {
        let mut plane = chain(&[]);
        let (mut end, mut ahead) = (TileId::ROOT, Direction::RIGHT);
        while plane.fits(end, ahead) {
            end = plane.nest(letter("A"), end, ahead);
            ahead = ahead.turned(turn);
        }
        plane.len()
    };
    assert_eq!([1, 2, 3, 4, 6].map(longest), [23, 11, 7, 5, 3]);
}

#[test]
fn a_chain_that_fits_can_be_laid_tile_by_tile() {
    let plane = chain(&[0, 0, 0]);
    let directions = [6, 7, 8, 9].map(direction);
    assert!(plane.fits_chain(TileId(1), &directions));
    let mut laid = plane.clone();
    let mut end = TileId(1);
    for next in directions {
        assert!(laid.fits(end, next));
        end = laid.nest(letter("A"), end, next);
    }
    assert!(!plane.fits_chain(TileId(1), &[6, 12, 18].map(direction)), "it comes back");
    assert!(!laid.fits_chain(TileId(1), &directions), "the place is taken");
    assert!(Plane::new().fits_opening(&directions));
    assert!(!plane.fits_opening(&directions), "the first word has been laid");
    assert!(!Plane::new().fits_opening(&[0, 6, 12, 18].map(direction)));
}
