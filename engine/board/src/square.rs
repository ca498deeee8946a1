//! Squares and directions.

use std::fmt;
use std::str::FromStr;

/// A square, counted from the top left corner; it may lie off any given board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "String", into = "String"))]
pub struct Square {
    /// 0 for the top row.
    pub row: u8,
    /// 0 for the left column.
    pub column: u8,
}

/// The direction of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Direction {
    /// From left to right.
    Across,
    /// From top to bottom.
    Down,
}

/// The text is not a square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is not a square: write the column's letter and the row's number, as in H8")]
pub struct NotASquare(pub String);

impl Square {
    /// The square in this row and column, both counted from 0.
    pub const fn new(row: u8, column: u8) -> Self {
        Self { row, column }
    }

    /// The square this many steps forwards (backwards if negative) in a direction; `None` if a
    /// coordinate overflows.
    pub fn moved(self, direction: Direction, steps: i16) -> Option<Self> {
        let shift = |place: u8| u8::try_from(i16::from(place) + steps).ok();
        Some(match direction {
            Direction::Across => Self { column: shift(self.column)?, ..self },
            Direction::Down => Self { row: shift(self.row)?, ..self },
        })
    }

    /// The next square in a direction.
    pub fn next(self, direction: Direction) -> Option<Self> {
        self.moved(direction, 1)
    }

    /// The square before this one in a direction.
    pub fn previous(self, direction: Direction) -> Option<Self> {
        self.moved(direction, -1)
    }

    /// The transposed square: rows become columns.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self { row: self.column, column: self.row }
    }
}

impl Direction {
    /// Both directions.
    pub const BOTH: [Self; 2] = [Self::Across, Self::Down];

    /// The other direction.
    #[must_use]
    pub const fn crossing(self) -> Self {
        match self {
            Self::Across => Self::Down,
            Self::Down => Self::Across,
        }
    }
}

/// Written with the column's letter first: `H8`. Columns after Z are written `AA`, `AB`, …
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |number: u8| char::from(b'A' + number);
        if let Some(tens) = (self.column / 26).checked_sub(1) {
            write!(f, "{}", letter(tens))?;
        }
        write!(f, "{}{}", letter(self.column % 26), u16::from(self.row) + 1)
    }
}

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, NotASquare> {
        let read = || {
            let digits = text.find(|character: char| character.is_ascii_digit())?;
            let (letters, number) = text.split_at(digits);
            let column = letters.bytes().try_fold(0_u16, |column, letter| {
                let place =
                    letter.to_ascii_uppercase().checked_sub(b'A').filter(|place| *place < 26)?;
                (column * 26).checked_add(u16::from(place) + 1).filter(|column| *column <= 256)
            })?;
            let row: u16 = number.parse().ok().filter(|_| !number.starts_with(['0', '+']))?;
            let place =
                |counted: u16| counted.checked_sub(1).and_then(|place| u8::try_from(place).ok());
            Some(Self { row: place(row)?, column: place(column)? })
        };
        read().ok_or_else(|| NotASquare(text.to_owned()))
    }
}

impl TryFrom<String> for Square {
    type Error = NotASquare;
    fn try_from(text: String) -> Result<Self, NotASquare> {
        text.parse()
    }
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_read_as_it_is_written() {
        for row in 0..=255 {
            for column in 0..=255 {
                let square = Square::new(row, column);
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
        assert_eq!(Square::new(7, 7).to_string(), "H8");
        assert_eq!("h8".parse(), Ok(Square::new(7, 7)));
    }

    #[test]
    fn what_is_no_square_is_refused_with_an_example() {
        for wrong in
            ["", "8", "H", "8H", "H0", "H+8", "H-1", "H08", "É8", "ZZZZ9", "A999999", "H8 "]
        {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
        assert_eq!(
            "8H".parse::<Square>().unwrap_err().to_string(),
            "\"8H\" is not a square: write the column's letter and the row's number, as in H8"
        );
    }
}
