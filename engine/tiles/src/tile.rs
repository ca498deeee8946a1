//! A tile in a rack and a tile on a board: two types, because a blank means two things.

use crate::Letter;

/// A tile as it lies in a rack or bag: a blank there stands for nothing yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub enum Tile {
    /// A tile with a letter on it.
    Letter(Letter),
    /// A tile with nothing on it, which may stand for any letter.
    Blank,
}

/// A tile as it lies on the board: a blank there always stands for a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "i8", into = "i8"))]
pub enum PlacedTile {
    /// A tile that shows its own letter.
    Natural(Letter),
    /// A blank that was declared to be this letter.
    BlankAs(Letter),
}

impl Tile {
    /// Its index in tables by tile: 0 for the blank, else the letter's number.
    pub const fn index(self) -> usize {
        match self {
            Self::Letter(letter) => letter.index(),
            Self::Blank => 0,
        }
    }

    /// The tile with this index.
    pub const fn from_index(index: u8) -> Option<Self> {
        match (index, Letter::from_number(index)) {
            (0, _) => Some(Self::Blank),
            (_, Some(letter)) => Some(Self::Letter(letter)),
            (_, None) => None,
        }
    }
}

impl PlacedTile {
    /// The letter it is read as.
    pub const fn letter(self) -> Letter {
        match self {
            Self::Natural(letter) | Self::BlankAs(letter) => letter,
        }
    }

    /// Whether it is a blank standing for a letter.
    pub const fn is_blank(self) -> bool {
        matches!(self, Self::BlankAs(_))
    }

    /// The tile as it was in the rack, before it was laid.
    pub const fn lifted(self) -> Tile {
        match self {
            Self::Natural(letter) => Tile::Letter(letter),
            Self::BlankAs(_) => Tile::Blank,
        }
    }
}

impl TryFrom<u8> for Tile {
    type Error = crate::LetterNumberError;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        Self::from_index(index).ok_or(crate::LetterNumberError(index))
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> u8 {
        match tile {
            Tile::Letter(letter) => letter.number(),
            Tile::Blank => 0,
        }
    }
}

/// Positive numbers are natural tiles, negative ones blanks standing for the letter.
impl TryFrom<i8> for PlacedTile {
    type Error = crate::LetterNumberError;

    fn try_from(number: i8) -> Result<Self, Self::Error> {
        let letter = Letter::try_from(number.unsigned_abs())?;
        Ok(if number > 0 { Self::Natural(letter) } else { Self::BlankAs(letter) })
    }
}

impl From<PlacedTile> for i8 {
    fn from(tile: PlacedTile) -> i8 {
        let number = tile.letter().number().cast_signed();
        if tile.is_blank() { -number } else { number }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Letter = Letter::from_number(1).unwrap();

    #[test]
    fn a_placed_blank_goes_back_to_the_rack_as_a_blank() {
        assert_eq!(PlacedTile::BlankAs(A).lifted(), Tile::Blank);
        assert_eq!(PlacedTile::Natural(A).lifted(), Tile::Letter(A));
    }

    #[test]
    fn tiles_and_numbers_convert_both_ways() {
        for index in 0..=63_u8 {
            assert_eq!(Tile::try_from(index).map(u8::from), Ok(index));
        }
        assert!(Tile::try_from(64).is_err());
        for number in (-63..=63_i8).filter(|number| *number != 0) {
            assert_eq!(PlacedTile::try_from(number).map(i8::from), Ok(number));
        }
        assert!(PlacedTile::try_from(0).is_err());
        assert!(PlacedTile::try_from(-128).is_err());
    }
}
