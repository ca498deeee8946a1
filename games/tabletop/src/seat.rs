//! Who sits where, and who is looking.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Its place in lists by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table for this many.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..u8::try_from(count).unwrap_or(u8::MAX)).map(Self)
    }

    /// The seat to the left at a table for this many.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        if self.index() + 1 < count { Self(self.0 + 1) } else { Self(0) }
    }
}

/// Whom a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Seat),
    /// Someone who watches and holds no tiles.
    Spectator,
}

/// A player, as the host sets the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name the others see.
    pub name: String,
    /// Who plays.
    pub by: PlayedBy,
}

/// Who makes a player's moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayedBy {
    /// A person.
    Person,
    /// The computer, at the level of this name: `level3`, `expert`.
    Computer(String),
}

impl Player {
    /// A person of this name.
    pub fn person(name: &str) -> Self {
        Self { name: name.to_owned(), by: PlayedBy::Person }
    }

    /// A computer player of this name and level.
    pub fn computer(name: &str, level: &str) -> Self {
        Self { name: name.to_owned(), by: PlayedBy::Computer(level.to_owned()) }
    }

    /// Whether a person makes its moves.
    pub fn is_person(&self) -> bool {
        self.by == PlayedBy::Person
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_the_last_seat_comes_the_first() {
        assert_eq!(Seat(2).next(4), Seat(3));
        assert_eq!(Seat(3).next(4), Seat(0));
        assert_eq!(Seat(0).next(1), Seat(0));
    }
}
