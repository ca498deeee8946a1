//! A set of lines of a board, as one machine word.

use board::MAX_SIDE;

/// Some of the rows and columns of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineSet {
    pub(crate) rows: u32,
    pub(crate) columns: u32,
}

impl LineSet {
    /// The lines of both sets.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self { rows: self.rows | other.rows, columns: self.columns | other.columns }
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        (self.rows.count_ones() + self.columns.count_ones()) as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.rows | self.columns == 0
    }

    /// As bits by number on a board with this many rows: rows first, then columns.
    #[inline]
    pub(crate) const fn numbers(self, rows: usize) -> u64 {
        // A board has 26 rows and columns at most, so the two fit side by side.
        self.rows as u64 | (self.columns as u64) << (rows & 31)
    }
}

const _: () = assert!(MAX_SIDE <= 31, "rows and columns fit one word side by side");
