//! The best play of one rack on many boards that have most of their lines in common.
//!
//! Fifteen plays are candidates for a turn, and the same rack may answer each of them. The boards
//! after them differ from the board before in the few lines that each play touches. What the rack
//! can do in all other lines is found once, and no further than any of the boards needs it.

use std::collections::BinaryHeap;

use crate::best::{Best, Ranked, Scratch};
use crate::fill::Filler;
use crate::found::Play;
use crate::line_set::LineSet;
use crate::lines::Lines;
use crate::search::Search;
use crate::subsets::Equity;

/// What is known of a rack on the board that others differ from. Used again rack after rack.
#[derive(Default)]
pub struct Common {
    /// The slots that have not been looked at, by what they can bring at most.
    queue: BinaryHeap<Ranked>,
    /// The best play found in each line, by number.
    by_line: Vec<Best>,
    scratch: Scratch,
}

impl Common {
    /// Begins with a rack on the common board; only plays worth at least `floor` are looked for.
    pub fn begin(&mut self, search: &Search<'_>, floor: Equity) {
        let mut queue = std::mem::take(&mut self.queue).into_vec();
        queue.clear();
        self.by_line.clear();
        self.scratch.memory.forget();
        if let Some(filler) = search.filler() {
            filler.turn.each_slot(|bound, number, place, _| {
                if bound >= floor.0 {
                    queue.push(Ranked::new(bound, number, place));
                }
            });
            let lines = search.lines.all().count();
            self.by_line.resize_with(lines, || Best { floor: floor.0, play: None });
        }
        self.queue = BinaryHeap::from(queue);
    }

    /// The best play worth at least `floor` on a board that differs from the common one in these
    /// lines, if there is one. The search is that of the common board, as it began.
    pub fn best_on(
        &mut self,
        search: &Search<'_>,
        (lines, changed): (&Lines, LineSet),
        floor: Equity,
    ) -> Option<Play> {
        let there = Search { lines, ..*search };
        let (Some(filler), Some(changing)) = (search.filler(), there.filler()) else {
            return there.best(floor, &mut self.scratch);
        };
        let changed = changed.numbers(lines.rows());
        // What is known already is a good floor for the lines that changed, and the best in them
        // one for all that is not known yet.
        let known = self.known_outside(changed, floor);
        let inside = changing.best_in(changed, known.floor, &mut self.scratch);
        let mut best = known;
        if let Some(play) = inside {
            best.consider(play);
        }
        self.look_outside(&filler, changed, &mut best);
        best.play
    }

    /// The best of the plays that were found in lines that have not changed.
    fn known_outside(&self, changed: u64, floor: Equity) -> Best {
        let mut best = Best { floor: floor.0, play: None };
        for (known, number) in self.by_line.iter().zip(0..) {
            if let Some(play) = known.play.filter(|_| changed >> (number & 63) & 1 == 0) {
                best.consider(play);
            }
        }
        best
    }

    /// Looks at slots that have not been looked at, as long as they could beat the best.
    fn look_outside(&mut self, filler: &Filler<'_>, changed: u64, best: &mut Best) {
        while let Some((bound, number, place)) = self.queue.peek().map(|ranked| ranked.parts()) {
            if bound < best.floor {
                return;
            }
            self.queue.pop();
            // Slots of lines that changed here are needed for other boards.
            let line = filler.turn.lines.line(usize::from(number));
            let slot = &line.slots[usize::from(place)];
            let known = &mut self.by_line[usize::from(number)];
            filler.improve(line, slot, known, &mut self.scratch.memory);
            if let Some(play) = known.play.filter(|_| changed >> (number & 63) & 1 == 0) {
                best.consider(play);
            }
        }
    }
}
