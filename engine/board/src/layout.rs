//! Layouts: the size of a board, its premium squares and its start square.

use std::sync::{Arc, LazyLock};

use crate::Square;

/// Maximum rows or columns of a board: coordinates have one letter.
pub const MAX_SIDE: usize = 26;

/// Maximum product of the word premiums in one line.
const MOST_WORD_FACTOR: i64 = 256;

/// The premium of a square: which multiplier it applies, to the letter or to the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Premium {
    /// No premium.
    None,
    /// Multiplies the letter's points.
    Letter(u8),
    /// Multiplies the word's points.
    Word(u8),
}

impl Premium {
    /// The multiplier for the letter on it.
    pub const fn letter_factor(self) -> i32 {
        match self {
            Self::Letter(times) => times as i32,
            _ => 1,
        }
    }

    /// The multiplier for the word over it.
    pub const fn word_factor(self) -> i32 {
        match self {
            Self::Word(times) => times as i32,
            _ => 1,
        }
    }

    fn from_sign(sign: &str) -> Option<Self> {
        Some(match sign {
            "." => Self::None,
            "d" => Self::Letter(2),
            "t" => Self::Letter(3),
            "q" => Self::Letter(4),
            "D" => Self::Word(2),
            "T" => Self::Word(3),
            "Q" => Self::Word(4),
            _ => return None,
        })
    }
}

/// A board without tiles: its size, premium squares and start square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    name: String,
    rows: usize,
    columns: usize,
    start: Square,
    premiums: Vec<Premium>,
}

/// Why a text is not a layout.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// No `start` line, or not a square of this board.
    #[error("the line `start H8` must name a square of the board; found `{0}`")]
    Start(String),
    /// An unknown character.
    #[error("line {line}: `{found}` is not one of the signs . d t q D T Q")]
    Sign {
        /// Counted from 1.
        line: usize,
        /// The character.
        found: String,
    },
    /// Rows of different lengths.
    #[error("line {line} has {found} squares, the first row has {expected}")]
    Ragged {
        /// Counted from 1.
        line: usize,
        /// Squares in this row.
        found: usize,
        /// Squares in the first row.
        expected: usize,
    },
    /// A line whose word premiums multiply to more than the maximum.
    #[error(
        "the word premiums of one row or column multiply to {0}; at most {MOST_WORD_FACTOR} can be played with"
    )]
    Premiums(i64),
    /// Too small or too large.
    #[error(
        "a board of {rows} by {columns} cannot be played on; both sides must be from 2 to {MAX_SIDE}"
    )]
    Size {
        /// Rows found.
        rows: usize,
        /// Columns found.
        columns: usize,
    },
}

const BUILT_IN: &[(&str, &str)] = &[
    ("standard", include_str!("../data/layouts/standard.txt")),
    ("large", include_str!("../data/layouts/large.txt")),
    ("small", include_str!("../data/layouts/small.txt")),
];

static READ: LazyLock<Vec<Arc<Layout>>> = LazyLock::new(|| {
    let read = |(name, text): &(&str, &str)| {
        Arc::new(Layout::parse(name, text).expect("a test reads every layout of data/"))
    };
    BUILT_IN.iter().map(read).collect()
});

impl Layout {
    /// The layout of this name that comes with the program.
    pub fn named(name: &str) -> Option<Arc<Self>> {
        READ.iter().find(|layout| layout.name == name).cloned()
    }

    /// The names of the layouts that come with the program.
    pub fn names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// Reads a layout file: a `start` line, then one character per square, row by row.
    pub fn parse(name: &str, text: &str) -> Result<Self, LayoutError> {
        let mut start = None;
        let mut layout = Self {
            name: name.to_owned(),
            rows: 0,
            columns: 0,
            start: Square::new(0, 0),
            premiums: Vec::new(),
        };
        for (line, number) in text.lines().zip(1..) {
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                [] => {}
                [first, ..] if first.starts_with('#') => {}
                ["start", square] => start = Some(square),
                ref signs => layout.add_row(number, signs)?,
            }
        }
        let [rows, columns] = [layout.rows, layout.columns];
        if !(2..=MAX_SIDE).contains(&rows) || !(2..=MAX_SIDE).contains(&columns) {
            return Err(LayoutError::Size { rows, columns });
        }
        layout.check_premiums()?;
        layout.start = start
            .and_then(|square| square.parse().ok())
            .filter(|square| layout.contains(*square))
            .ok_or_else(|| LayoutError::Start(start.unwrap_or_default().to_owned()))?;
        Ok(layout)
    }

    /// Checks the product of word premiums in every line, so that scores cannot overflow.
    fn check_premiums(&self) -> Result<(), LayoutError> {
        let factor = |line: usize, is_line: fn(Square) -> u8| {
            let squares = self.squares().filter(|square| usize::from(is_line(*square)) == line);
            squares.fold(1, |product: i64, square| {
                product.saturating_mul(self.premium(square).word_factor().into())
            })
        };
        let rows = (0..self.rows).map(|row| factor(row, |square| square.row));
        let columns = (0..self.columns).map(|column| factor(column, |square| square.column));
        match rows.chain(columns).max() {
            Some(most) if most > MOST_WORD_FACTOR => Err(LayoutError::Premiums(most)),
            _ => Ok(()),
        }
    }

    fn add_row(&mut self, line: usize, signs: &[&str]) -> Result<(), LayoutError> {
        if self.rows == 0 {
            self.columns = signs.len();
        }
        if signs.len() != self.columns {
            return Err(LayoutError::Ragged { line, found: signs.len(), expected: self.columns });
        }
        for sign in signs {
            let premium = Premium::from_sign(sign);
            let unknown = || LayoutError::Sign { line, found: (*sign).to_owned() };
            self.premiums.push(premium.ok_or_else(unknown)?);
        }
        self.rows += 1;
        Ok(())
    }

    /// Its name: `standard`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of rows.
    pub const fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns.
    pub const fn columns(&self) -> usize {
        self.columns
    }

    /// The square that the first word covers.
    pub const fn start(&self) -> Square {
        self.start
    }

    /// Whether the square lies on a board of this layout.
    pub const fn contains(&self, square: Square) -> bool {
        (square.row as usize) < self.rows && (square.column as usize) < self.columns
    }

    /// Its squares, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = u8::try_from(self.columns).expect("at most MAX_SIDE");
        let rows = u8::try_from(self.rows).expect("at most MAX_SIDE");
        (0..rows).flat_map(move |row| (0..columns).map(move |column| Square { row, column }))
    }

    /// The premium of a square; none off the board.
    pub fn premium(&self, square: Square) -> Premium {
        self.place(square).map_or(Premium::None, |place| self.premiums[place])
    }

    /// The square's index in row-by-row lists.
    pub(crate) fn place(&self, square: Square) -> Option<usize> {
        self.contains(square)
            .then(|| usize::from(square.row) * self.columns + usize::from(square.column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares_with(layout: &Layout, premium: Premium) -> usize {
        layout.squares().filter(|square| layout.premium(*square) == premium).count()
    }

    #[test]
    fn every_built_in_layout_can_be_read_and_is_symmetric() {
        for (name, text) in BUILT_IN {
            let layout = Layout::parse(name, text).unwrap();
            for square in layout.squares() {
                assert_eq!(layout.premium(square), layout.premium(square.transposed()), "{name}");
            }
        }
    }

    /// MS-032, MS-033, MS-036, PS-057
    #[test]
    fn the_standard_board_has_8_triple_and_17_double_words_12_triple_and_24_double_letters() {
        let board = Layout::named("standard").unwrap();
        assert_eq!((board.rows(), board.columns(), board.start()), (15, 15, Square::new(7, 7)));
        assert_eq!(squares_with(&board, Premium::Word(3)), 8);
        assert_eq!(squares_with(&board, Premium::Word(2)), 17);
        assert_eq!(squares_with(&board, Premium::Letter(3)), 12);
        assert_eq!(squares_with(&board, Premium::Letter(2)), 24);
        assert_eq!(
            board.premium(board.start()),
            Premium::Word(2),
            "the star doubles the first word"
        );
    }

    /// The premium squares listed in C-01.
    #[test]
    fn the_premium_squares_of_the_standard_board_lie_where_they_should() {
        let board = Layout::named("standard").unwrap();
        let lists = [
            (Premium::Word(3), "A1 H1 O1 A8 O8 A15 H15 O15"),
            (Premium::Word(2), "B2 C3 D4 E5 K5 L4 M3 N2 H8 E11 D12 C13 B14 K11 L12 M13 N14"),
            (Premium::Letter(3), "F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14"),
            (
                Premium::Letter(2),
                "D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15",
            ),
        ];
        for (premium, squares) in lists {
            for square in squares.split(' ') {
                assert_eq!(board.premium(square.parse().unwrap()), premium, "{square}");
            }
        }
    }

    #[test]
    fn a_faulty_layout_is_refused_with_the_reason() {
        let refusal = |text: &str| Layout::parse("test", text).unwrap_err().to_string();
        assert_eq!(refusal("start A1\n. .\n. . ."), "line 3 has 3 squares, the first row has 2");
        assert_eq!(
            refusal("start A1\n. x\n. ."),
            "line 2: `x` is not one of the signs . d t q D T Q"
        );
        assert_eq!(
            refusal("start C3\n. .\n. ."),
            "the line `start H8` must name a square of the board; found `C3`"
        );
        assert_eq!(
            refusal("start A1\nQ Q Q Q Q\n. . . . ."),
            "the word premiums of one row or column multiply to 1024; at most 256 can be played with"
        );
        assert_eq!(
            refusal("start A1\n. ."),
            "a board of 1 by 2 cannot be played on; both sides must be from 2 to 26"
        );
    }
}
