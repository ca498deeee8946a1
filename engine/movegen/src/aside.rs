//! Make and unmake of plays: what a play changes is saved and restored unchanged.
//!
//! A simulation lays a play, looks what could follow, and takes it back, thousands of times a
//! second. Copying the lines that a play touches is much cheaper than finding out about them again.

use board::{MAX_SIDE, Square};

use crate::found::Play;
use crate::line_set::LineSet;
use crate::lines::{Line, Lines};
use crate::subsets::LONGEST_RACK;

/// What the plays that were laid for a while have changed, the last on top. It is used again and
/// again, so that nothing is allocated once it has grown.
#[derive(Default)]
pub struct Aside {
    /// Lines as they were; only the first ones are in use.
    lines: Vec<Line>,
    used: usize,
    plays: Vec<Laid>,
}

/// One play that was laid.
struct Laid {
    changed: LineSet,
    squares: [Square; LONGEST_RACK],
    count: usize,
}

impl Lines {
    /// Lays down a play that was found for this very board, until [`Lines::take_back`]. Says which
    /// lines it changed.
    pub fn lay_aside(&mut self, play: &Play, aside: &mut Aside) -> LineSet {
        let laid = self.squares_of(play);
        let laid = &laid[..play.laid()];
        let started = self.put(laid);
        let changed = started.with(self.around(laid, play.direction()));
        for number in numbers(changed.numbers(self.rows())) {
            aside.put(self.line_mut(number));
        }
        self.renew_around(laid, play.direction(), started);
        let mut squares = [play.start(); LONGEST_RACK];
        for (square, (at, _)) in squares.iter_mut().zip(laid) {
            *square = *at;
        }
        aside.plays.push(Laid { changed, squares, count: laid.len() });
        changed
    }

    /// Takes back the last play that was laid with this memory and has not been taken back.
    pub fn take_back(&mut self, aside: &mut Aside) {
        let Some(laid) = aside.plays.pop() else { return };
        for square in &laid.squares[..laid.count] {
            self.clear(*square);
        }
        let mut changed = laid.changed.numbers(self.rows());
        while changed != 0 {
            let number = 63 - changed.leading_zeros() as usize;
            changed &= !(1 << number);
            aside.used -= 1;
            std::mem::swap(&mut aside.lines[aside.used], self.line_mut(number));
        }
    }
}

impl Aside {
    /// Puts a line aside; a copy takes its place, with slots that are yet to be found.
    fn put(&mut self, line: &mut Line) {
        match self.lines.get_mut(self.used) {
            Some(spare) => spare.copy_squares(line),
            None => self.lines.push(line.clone()),
        }
        std::mem::swap(&mut self.lines[self.used], line);
        self.used += 1;
    }
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn numbers(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (number < 2 * MAX_SIDE).then_some(number)
    })
}
