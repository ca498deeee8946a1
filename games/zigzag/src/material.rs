//! What screens need to draw the table before anything lies on it: the geometry of the tiles.

use serde::{Deserialize, Serialize};

use crate::ActionKind;
use crate::plane::{APART, Direction, RADIUS};

/// What never changes and screens draw the table with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Material {
    /// The radius of a tile, and of its bite.
    pub radius: i32,
    /// The squared distance that two tiles keep unless one nests on the other.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub apart: i64,
    /// Where a tile lies from the one it nests on, to the right and downwards, by direction.
    pub directions: Vec<(i32, i32)>,
    /// Every kind of Action tile.
    pub actions: Vec<ActionKind>,
}

impl Material {
    /// Everything that comes with the program.
    pub fn built_in() -> Self {
        let vector = |direction: Direction| (direction.vector().x, direction.vector().y);
        Self {
            radius: RADIUS,
            apart: APART,
            directions: Direction::ALL.into_iter().map(vector).collect(),
            actions: ActionKind::ALL.to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_directions_are_those_of_the_rules() {
        let material = Material::built_in();
        assert_eq!(material.directions.len(), 24);
        assert_eq!((material.directions[0], material.directions[6]), ((1500, 0), (0, 1500)));
        assert_eq!((material.radius, material.apart), (1000, 4_000_000));
    }
}
