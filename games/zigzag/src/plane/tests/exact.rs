//! Exact arithmetic in the field of √2 and √3: the judge of the rounded steps.

use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};

use crate::plane::{APART, Direction, Point};

/// a + b√2.
#[derive(Clone, Copy, PartialEq, Eq)]
struct WithRoot2(i128, i128);

/// u + v√3, where u and v are of the form a + b√2.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Exact(WithRoot2, WithRoot2);

impl Add for WithRoot2 {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for WithRoot2 {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0, self.1 - other.1)
    }
}

impl Mul for WithRoot2 {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0 + 2 * self.1 * other.1, self.0 * other.1 + self.1 * other.0)
    }
}

/// The sign of u + v√n, given the signs of u, v and u² - nv².
fn sign(first: Ordering, second: Ordering, squares: Ordering) -> Ordering {
    match (first, second) {
        (Ordering::Equal, second) => second,
        (first, second) if second == first || second == Ordering::Equal => first,
        (Ordering::Greater, _) => squares,
        (Ordering::Less, _) => squares.reverse(),
    }
}

impl WithRoot2 {
    fn sign(self) -> Ordering {
        let Self(one, root) = self;
        sign(one.cmp(&0), root.cmp(&0), (one * one).cmp(&(2 * root * root)))
    }
}

impl Add for Exact {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0, self.1 + other.1)
    }
}

impl Mul for Exact {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        let three = WithRoot2(3, 0);
        Self(self.0 * other.0 + three * self.1 * other.1, self.0 * other.1 + self.1 * other.0)
    }
}

impl Exact {
    fn sign(self) -> Ordering {
        let Self(one, root) = self;
        let squares = (one * one - WithRoot2(3, 0) * root * root).sign();
        sign(one.sign(), root.sign(), squares)
    }
}

/// Four times the cosine of each direction: 4, √6 + √2, 2√3, 2√2, 2, √6 - √2, 0 and so on.
fn cosine(number: usize) -> Exact {
    let quarter = [
        Exact(WithRoot2(4, 0), WithRoot2(0, 0)),
        Exact(WithRoot2(0, 1), WithRoot2(0, 1)),
        Exact(WithRoot2(0, 0), WithRoot2(2, 0)),
        Exact(WithRoot2(0, 2), WithRoot2(0, 0)),
        Exact(WithRoot2(2, 0), WithRoot2(0, 0)),
        Exact(WithRoot2(0, -1), WithRoot2(0, 1)),
        Exact(WithRoot2(0, 0), WithRoot2(0, 0)),
    ];
    match number % 24 {
        number @ 0..=6 => quarter[number],
        number @ 7..=12 => minus(quarter[12 - number]),
        number => cosine(24 - number),
    }
}

fn minus(number: Exact) -> Exact {
    number * Exact(WithRoot2(-1, 0), WithRoot2(0, 0))
}

/// Whether a sum of steps, in units of 3/8 of a radius, is at least two radii long.
fn is_apart([x, y]: [Exact; 2]) -> bool {
    // Two radii are 16/3 of these units, and 9 × (16/3)² is 256.
    let nine = Exact(WithRoot2(9, 0), WithRoot2(0, 0));
    let limit = Exact(WithRoot2(-256, 0), WithRoot2(0, 0));
    (nine * (x * x + y * y) + limit).sign() != Ordering::Less
}

/// Counts the sums of these many more steps, each direction not before the last, and holds the
/// rounded ones against the exact ones.
fn agree(from: usize, left: u32, rounded: Point, exact: [Exact; 2]) -> u32 {
    if left == 0 {
        let is_clear = rounded.squared_distance(Point::ORIGIN) >= APART;
        assert_eq!(is_clear, is_apart(exact), "{rounded:?}");
        return 1;
    }
    let further = |number: usize| {
        let [x, y] = exact;
        let step = [x + cosine(number), y + cosine(number + 18)];
        agree(number, left - 1, rounded + Direction::ALL[number].vector(), step)
    };
    (from..24).map(further).sum()
}

/// ZZ-022
#[test]
fn whole_numbers_agree_with_exact_arithmetic_on_every_sum_of_up_to_six_steps() {
    let zero = Exact(WithRoot2(0, 0), WithRoot2(0, 0));
    let sums: u32 = (1..=6).map(|steps| agree(0, steps, Point::ORIGIN, [zero, zero])).sum();
    assert_eq!(sums, 593_774);
}
