//! Coordinates: where a word begins and which way it runs, in the two ways people write it.
//!
//! | the word runs | from        | English | French |
//! |---------------|-------------|---------|--------|
//! | across        | row 8, column 4 | `8D` | `H4`  |
//! | down          | row 8, column 4 | `D8` | `4H`  |
//! | across        | row 1, column 15 | `1O` | `A15` |
//! | down          | row 1, column 15 | `O1` | `15A` |
//!
//! English uses letters for columns, French for rows. In both, the line that the word runs along comes
//! first. So the same text means transposed places in the two notations, never the same place: reading
//! it requires knowing which notation it is in.

use board::{Direction, Square};

/// The first square of a word and its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The square of its first letter.
    pub square: Square,
    /// Its direction.
    pub direction: Direction,
}

/// A coordinate notation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// Letters for columns: `8D` across, `D8` down.
    #[default]
    English,
    /// Letters for rows: `H4` across, `4H` down.
    French,
}

/// The text is not a place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{found}\" is not a place: write {}", example(*coordinates))]
pub struct NotAPlace {
    /// The text.
    pub found: String,
    /// The notation it was read in.
    pub coordinates: Coordinates,
}

fn example(coordinates: Coordinates) -> &'static str {
    match coordinates {
        Coordinates::English => "8D for a word across in row 8, or D8 for a word down in column D",
        Coordinates::French => "H4 for a word across in row H, or 4H for a word down in column 4",
    }
}

impl Place {
    /// The place with this first square and direction.
    pub const fn new(square: Square, direction: Direction) -> Self {
        Self { square, direction }
    }

    /// The transposed place: rows become columns.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self { square: self.square.transposed(), direction: self.direction.crossing() }
    }
}

impl Coordinates {
    /// Both notations.
    pub const BOTH: [Self; 2] = [Self::English, Self::French];

    /// Reads a place, its letter in either case.
    ///
    /// ```
    /// use notation::Coordinates;
    ///
    /// let place = Coordinates::English.parse("8D")?;
    /// assert_eq!(Coordinates::French.write(place), "H4");
    /// # Ok::<(), notation::NotAPlace>(())
    /// ```
    pub fn parse(self, text: &str) -> Result<Place, NotAPlace> {
        let place =
            english(text).ok_or_else(|| NotAPlace { found: text.to_owned(), coordinates: self })?;
        Ok(self.mirrored(place))
    }

    /// Writes a place.
    pub fn write(self, place: Place) -> String {
        let Place { square, direction } = self.mirrored(place);
        let text = square.to_string();
        match direction {
            Direction::Down => text,
            Direction::Across => {
                let letters = text.trim_end_matches(|character: char| character.is_ascii_digit());
                format!("{}{letters}", &text[letters.len()..])
            }
        }
    }

    /// French writes a place as English writes the transposed one.
    const fn mirrored(self, place: Place) -> Place {
        match self {
            Self::English => place,
            Self::French => place.transposed(),
        }
    }
}

/// Squares and places down are written letter first, places across number first.
fn english(text: &str) -> Option<Place> {
    let digits = text.find(|character: char| !character.is_ascii_digit())?;
    let (number, letters) = text.split_at(digits);
    if number.is_empty() {
        return Some(Place { square: text.parse().ok()?, direction: Direction::Down });
    }
    let only_letters = letters.chars().all(|character| character.is_ascii_alphabetic());
    let square = format!("{letters}{number}").parse().ok().filter(|_| only_letters)?;
    Some(Place { square, direction: Direction::Across })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(side: u8) -> impl Iterator<Item = Place> {
        let squares =
            (0..side).flat_map(move |row| (0..side).map(move |column| Square::new(row, column)));
        squares.flat_map(|square| Direction::BOTH.map(|direction| Place { square, direction }))
    }

    #[test]
    fn french_h4_is_english_8d_and_french_4h_is_english_d8() {
        let across = Place::new(Square::new(7, 3), Direction::Across);
        let down = Place::new(Square::new(7, 3), Direction::Down);
        for (place, english, french) in [(across, "8D", "H4"), (down, "D8", "4H")] {
            assert_eq!(Coordinates::English.parse(english), Ok(place));
            assert_eq!(Coordinates::French.parse(french), Ok(place));
            assert_eq!(Coordinates::English.write(place), english);
            assert_eq!(Coordinates::French.write(place), french);
        }
    }

    #[test]
    fn every_place_is_read_as_it_is_written() {
        for coordinates in Coordinates::BOTH {
            for place in places(26) {
                let text = coordinates.write(place);
                assert_eq!(coordinates.parse(&text), Ok(place), "{text}");
                assert_eq!(coordinates.parse(&text.to_lowercase()), Ok(place), "{text}");
            }
        }
    }

    #[test]
    fn a_text_names_mirrored_places_in_the_two_and_never_the_same() {
        for place in places(26) {
            let text = Coordinates::English.write(place);
            let french = Coordinates::French.parse(&text).unwrap();
            assert_eq!(french, place.transposed(), "{text}");
            assert_ne!(french, place, "{text}");
        }
    }

    #[test]
    fn what_is_no_place_is_refused_with_an_example() {
        for wrong in ["", "8", "D", "8-D", "D0", "0D", "08D", "8DD8", "HORN", "8D ", "É8"] {
            for coordinates in Coordinates::BOTH {
                assert!(coordinates.parse(wrong).is_err(), "{wrong}");
            }
        }
        assert_eq!(
            Coordinates::English.parse("HORN").unwrap_err().to_string(),
            "\"HORN\" is not a place: write 8D for a word across in row 8, or D8 for a word down in \
             column D"
        );
        assert_eq!(
            Coordinates::French.parse("8").unwrap_err().to_string(),
            "\"8\" is not a place: write H4 for a word across in row H, or 4H for a word down in \
             column 4"
        );
    }
}
