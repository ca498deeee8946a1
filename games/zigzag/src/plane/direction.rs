//! Points of the plane, and the 24 directions in which a tile can nest.

use std::fmt;
use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// A point of the plane, in thousandths of a tile's radius; y grows downwards on screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Point {
    /// Where the root lies.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The same point after a quarter turn about the origin, from right to down.
    const fn quarter_turned(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// Squared distance to another point.
    #[inline]
    pub(crate) const fn squared_distance(self, other: Self) -> i64 {
        let (right, down) = ((self.x - other.x) as i64, (self.y - other.y) as i64);
        right * right + down * down
    }
}

impl Add for Point {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

/// A direction, from 0 to 23: its number times 15°, from right to down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Direction(u8);

/// A number that is no direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no direction {0}; there are 0 to 23, each 15 degrees on from the one before")]
pub struct NotADirection(pub u8);

/// The steps of the first quarter, from 0° to 75°; the others follow by symmetry.
const QUARTER: [Point; 6] = [
    Point::new(1500, 0),
    Point::new(1449, 388),
    Point::new(1299, 750),
    Point::new(1061, 1061),
    Point::new(750, 1299),
    Point::new(388, 1449),
];

/// How many directions there are.
const COUNT: u8 = 24;
/// A full turn.
const ROUND: i8 = COUNT.cast_signed();

const VECTORS: [Point; COUNT as usize] = {
    let mut vectors = [Point::ORIGIN; COUNT as usize];
    let mut number = 0;
    while number < vectors.len() {
        vectors[number] = if number < QUARTER.len() {
            QUARTER[number]
        } else {
            vectors[number - QUARTER.len()].quarter_turned()
        };
        number += 1;
    }
    vectors
};

impl Direction {
    /// To the right.
    pub const RIGHT: Self = Self(0);

    /// Every direction, from 0 on.
    pub const ALL: [Self; COUNT as usize] = {
        let mut all = [Self(0); COUNT as usize];
        let mut number = 0;
        while number < COUNT {
            all[number as usize] = Self(number);
            number += 1;
        }
        all
    };

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The step from a tile to one that nests on it in this direction.
    #[inline]
    pub const fn vector(self) -> Point {
        VECTORS[self.0 as usize]
    }

    /// The direction after a turn by so many times 15°, positive from right to down.
    #[must_use]
    pub const fn turned(self, by: i8) -> Self {
        let number = self.0.cast_signed() + by % ROUND;
        Self(number.rem_euclid(ROUND).cast_unsigned())
    }

    /// The turn from another direction to this one, in times 15°, from -11 to 12.
    pub const fn turn_from(self, other: Self) -> i8 {
        let turn = (self.0.cast_signed() - other.0.cast_signed()).rem_euclid(ROUND);
        if turn > ROUND / 2 { turn - ROUND } else { turn }
    }
}

impl TryFrom<u8> for Direction {
    type Error = NotADirection;

    fn try_from(number: u8) -> Result<Self, NotADirection> {
        if number < COUNT { Ok(Self(number)) } else { Err(NotADirection(number)) }
    }
}

impl From<Direction> for u8 {
    fn from(direction: Direction) -> Self {
        direction.0
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
