//! Squares as people write them: across `8D`, down `D8`; with lettered rows `H4` and `4H`.

use board::{Direction, Square};

use crate::modern::Notation;

/// A place on the score sheet.
pub(super) fn written(square: Square, direction: Direction, notation: Notation) -> String {
    let row = edge_name(Edge::Row, square.row, notation);
    let column = edge_name(Edge::Column, square.column, notation);
    match direction {
        Direction::Across => row + &column,
        Direction::Down => column + &row,
    }
}

/// An edge of the board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Edge {
    Row,
    Column,
}

/// What a row or a column is called at the edge of the board.
pub(super) fn edge_name(edge: Edge, number: u8, notation: Notation) -> String {
    let is_number = (edge == Edge::Row) == (notation == Notation::English);
    let written = Square::new(number, number).to_string();
    let digits = written.find(|letter: char| letter.is_ascii_digit()).unwrap_or_default();
    let (letters, numbers) = written.split_at(digits);
    if is_number { numbers.to_owned() } else { letters.to_owned() }
}

/// Reads a place as people write it; which comes first tells the direction.
pub(super) fn read_place(text: &str, notation: Notation) -> Option<(Square, Direction)> {
    let is_number_first = text.starts_with(|letter: char| letter.is_ascii_digit());
    let square: Square = if is_number_first {
        let letters = text.find(|letter: char| !letter.is_ascii_digit())?;
        let (number, letter) = text.split_at(letters);
        format!("{letter}{number}").parse().ok()?
    } else {
        text.parse().ok()?
    };
    let is_across = is_number_first == (notation == Notation::English);
    let direction = if is_across { Direction::Across } else { Direction::Down };
    Some(match notation {
        Notation::English => (square, direction),
        Notation::French => (square.transposed(), direction),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_is_written_in_both_notations() {
        let d8 = Square::new(7, 3);
        for notation in [Notation::English, Notation::French] {
            for direction in Direction::BOTH {
                let text = written(d8, direction, notation);
                assert_eq!(read_place(&text, notation), Some((d8, direction)), "{text}");
            }
        }
        assert_eq!(written(d8, Direction::Across, Notation::English), "8D");
        assert_eq!(written(d8, Direction::Down, Notation::English), "D8");
        assert_eq!(written(d8, Direction::Across, Notation::French), "H4");
        assert_eq!(written(d8, Direction::Down, Notation::French), "4H");
    }

    #[test]
    fn what_is_no_place_is_not_read() {
        for wrong in ["", "8", "H", "HORN", "8D8", "Q", "exch"] {
            assert_eq!(read_place(wrong, Notation::English), None, "{wrong}");
        }
    }
}
