//! Upper bounds for one hand over the whole board: what each stage of laying it could score on any
//! line.
//!
//! Two looks with the same hand mostly follow each other on boards that differ in a step or two. So
//! each hand keeps its last look, and only the lines that have changed since then are looked up
//! again.

use std::sync::Arc;

use super::grid::{Grid, MAX_LINES};
use super::hand::Hand;
use super::mix::mix;
use super::open_lines::{OpenLines, Starts, UNKNOWN};
use super::open_walk::Reached;
use super::parts::{MOST_STAGES, Parts};
use super::scorer::NO_SCORE;
use super::walk::Words;

/// The most that each stage could score, by its number.
pub(super) type Scores = [i16; MOST_STAGES];

/// The last look with a hand.
pub(super) struct Look {
    pub(super) parts: Arc<Parts>,
    tiles: usize,
    hand_key: u64,
    /// By line: the key of its letters and of the squares that can be reached …
    keys: [u64; MAX_LINES],
    /// … where its spots lie in the memory …
    starts: Starts,
    /// … the sum of the numbers that stand for what may cross it …
    crossed: [u64; MAX_LINES],
    /// … and with that the key and the place of its scores.
    score_keys: [u64; MAX_LINES],
    score_starts: Starts,
}

impl Look {
    /// A hand that has not been looked with.
    pub(super) fn new(words: &Words<'_>, grid: &Grid<'_>, hand: Hand) -> Self {
        Self {
            parts: Arc::new(Parts::of(words.kinds, hand, grid.values())),
            tiles: hand.len() as usize,
            hand_key: mix(hand.0),
            keys: [0; MAX_LINES],
            starts: [UNKNOWN; MAX_LINES],
            crossed: [0; MAX_LINES],
            score_keys: [0; MAX_LINES],
            score_starts: [UNKNOWN; MAX_LINES],
        }
    }

    /// The most that each stage could score on the board as it is.
    pub(super) fn scores(
        &mut self,
        open_lines: &mut OpenLines,
        words: &Words<'_>,
        grid: &Grid<'_>,
    ) -> Scores {
        let reach = reach(grid, self.tiles);
        for (line, squares) in (0..grid.lines()).zip(reach) {
            self.see_spots(open_lines, (words, grid), (line, squares));
        }
        let mut scores = [NO_SCORE; MOST_STAGES];
        for (line, squares) in (0..grid.lines()).zip(reach) {
            let key = mix(self.keys[line] ^ self.crossed[line]);
            if key != self.score_keys[line] {
                let reached = Reached { line, squares, key };
                let crossing = (&self.starts, self.hand_key);
                self.score_starts[line] =
                    open_lines.scores_of(words, (grid, &self.parts), (reached, crossing));
                self.score_keys[line] = key;
            }
            let found = open_lines.scores(self.score_starts[line], &self.parts);
            for (score, most) in found.iter().zip(&mut scores) {
                *most = (*most).max(*score);
            }
        }
        scores
    }

    /// Sees what may lie on the squares of a line, if that has changed, and what may so cross
    /// others.
    fn see_spots(
        &mut self,
        open_lines: &mut OpenLines,
        (words, grid): (&Words<'_>, &Grid<'_>),
        (line, squares): (usize, u32),
    ) {
        let here = mix(u64::from(squares) << 8 | line as u64);
        let key = mix(grid.letter_key(line) ^ self.hand_key ^ here);
        if key == self.keys[line] {
            return;
        }
        let (first, length) = (grid.crossing_line(line, 0).0, grid.length(line));
        let crossed = &mut self.crossed[first..first + length];
        if self.starts[line] != UNKNOWN {
            let before = open_lines.hashes(self.starts[line], length).iter();
            before.zip(&mut *crossed).for_each(|(hash, sum)| *sum = sum.wrapping_sub(*hash));
        }
        let reached = Reached { line, squares, key };
        let start = open_lines.spots_of(words, (grid, &self.parts), reached);
        let hashes = open_lines.hashes(start, length).iter();
        hashes.zip(crossed).for_each(|(hash, sum)| *sum = sum.wrapping_add(*hash));
        self.keys[line] = key;
        self.starts[line] = start;
    }
}

/// By line, the empty squares that this many tiles can reach, as bits.
fn reach(grid: &Grid<'_>, count: usize) -> [u32; MAX_LINES] {
    let mut reach = *grid.filled();
    let rows = grid.crossing_line(0, 0).0;
    for _ in 0..count {
        let before = reach;
        for (group, length) in [(0..rows, grid.length(0)), (rows..grid.lines(), rows)] {
            let on_board = (1_u32 << length) - 1;
            for line in group.clone() {
                let beside = |other: usize| if group.contains(&other) { before[other] } else { 0 };
                let along = before[line] << 1 | before[line] >> 1;
                let near = along | beside(line.wrapping_sub(1)) | beside(line + 1);
                reach[line] |= near & on_board;
            }
        }
    }
    for (reach, filled) in reach.iter_mut().zip(grid.filled()) {
        *reach &= !filled;
    }
    reach
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use tiles::{Seed, TileSet};

    use super::super::clock::Clock;
    use super::super::hand::Kinds;
    use super::super::memory::Memory;
    use super::super::sample::samples;
    use super::super::table::Table;
    use super::super::{Limits, worker};
    use super::*;
    use crate::Setting;

    #[test]
    fn a_look_after_other_looks_sees_what_the_first_one_would() {
        let tiles = TileSet::named("english").unwrap();
        let setting = Setting::standard(&word_data::open("en").unwrap(), &tiles);
        let (table, done) = (Table::new(1 << 10), AtomicBool::new(false));
        for mut sample in samples(&setting, Seed::from_number(11)).take(4) {
            sample.racks = sample.racks.map(|rack| rack.tiles().take(4).collect());
            let position = sample.position(setting.rules());
            let (kinds, mut memory) = (Kinds::of(position.racks), Memory::default());
            let clock = Clock::new(&Limits::default(), &done);
            let mut worker = worker(&position, (&kinds, &table, &mut memory), clock);
            let hand = worker.frames[0].hands[1];
            let first = |grid: &Grid<'_>, words: &Words<'_>| {
                Look::new(words, grid, hand).scores(&mut OpenLines::default(), words, grid)
            };
            let mut look = Look::new(&worker.words, &worker.grid, hand);
            let mut open_lines = OpenLines::default();
            let moves = worker.first_moves();
            for candidate in moves.iter().filter(|candidate| !candidate.step.is_pass()).take(30) {
                let before = worker.grid.lay(&candidate.step);
                let seen = look.scores(&mut open_lines, &worker.words, &worker.grid);
                assert!(seen == first(&worker.grid, &worker.words), "{:?}", candidate.step);
                worker.grid.take_back(&before);
            }
        }
    }
}
