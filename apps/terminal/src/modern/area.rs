//! The visible area: the part of the terminal that is used, which can be moved and sized.

use ratatui::layout::Rect;
use serde::{Deserialize, Serialize};

use crate::screen::SMALLEST;

/// How many cells are left free at each edge of the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Margins {
    /// Left.
    pub left: u16,
    /// Above.
    pub top: u16,
    /// Right.
    pub right: u16,
    /// Below.
    pub bottom: u16,
}

impl Margins {
    /// The part of the terminal that is used; all of it if too little would be left.
    pub fn inside(self, whole: Rect) -> Rect {
        let taken = (self.left + self.right, self.top + self.bottom);
        let fits = whole.width >= SMALLEST.0 + taken.0 && whole.height >= SMALLEST.1 + taken.1;
        if !fits {
            return whole;
        }
        Rect {
            x: whole.x + self.left,
            y: whole.y + self.top,
            width: whole.width - taken.0,
            height: whole.height - taken.1,
        }
    }

    /// Moves the visible area by some cells; an edge holds.
    #[must_use]
    pub fn moved(self, across: i16, down: i16) -> Self {
        let shifted = |from: u16, to: u16, by: i16| {
            let by = by.clamp(
                -i16::try_from(from).unwrap_or(i16::MAX),
                i16::try_from(to).unwrap_or(i16::MAX),
            );
            (from.saturating_add_signed(by), to.saturating_add_signed(-by))
        };
        let (left, right) = shifted(self.left, self.right, across);
        let (top, bottom) = shifted(self.top, self.bottom, down);
        Self { left, top, right, bottom }
    }

    /// Makes the visible area larger or smaller, at the right and at the bottom first.
    #[must_use]
    pub fn sized(self, columns: i16, rows: i16) -> Self {
        let grown = |near: u16, far: u16, by: i16| match (by, far) {
            (1.., 0) => (near.saturating_sub(by.unsigned_abs()), 0),
            _ => (near, far.saturating_add_signed(-by)),
        };
        let (left, right) = grown(self.left, self.right, columns);
        let (top, bottom) = grown(self.top, self.bottom, rows);
        Self { left, top, right, bottom }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PS-032
    #[test]
    fn the_visible_area_is_moved_and_sized_within_the_terminal() {
        let whole = Rect::new(0, 0, 100, 30);
        let small = Margins::default().sized(-10, -4);
        assert_eq!(small.inside(whole), Rect::new(0, 0, 90, 26));
        let moved = small.moved(3, 1);
        assert_eq!(moved.inside(whole), Rect::new(3, 1, 90, 26));
        assert_eq!(moved.moved(100, 100).inside(whole), Rect::new(10, 4, 90, 26));
        assert_eq!(moved.moved(-100, -100).inside(whole), Rect::new(0, 0, 90, 26));
        assert_eq!(Margins { left: 5, ..Margins::default() }.sized(2, 0).left, 3);
    }

    /// PS-032
    #[test]
    fn a_terminal_too_small_for_the_chosen_area_is_used_whole() {
        let whole = Rect::new(0, 0, 80, 24);
        assert_eq!(Margins::default().sized(-1, 0).inside(whole), whole);
    }
}
