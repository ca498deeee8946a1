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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_written_as_the_notation_says() {
        let d8 = Square::new(7, 3);
        assert_eq!(written(d8, Direction::Across, Notation::English), "8D");
        assert_eq!(written(d8, Direction::Down, Notation::English), "D8");
        assert_eq!(written(d8, Direction::Across, Notation::French), "H4");
        assert_eq!(written(d8, Direction::Down, Notation::French), "4H");
    }
}
