//! The best play of one rack on many boards that have most of their lines in common.
//!
//! Fifteen plays are candidates for a turn, and the same rack may answer each of them. The boards after
//! them differ from the board before in the few lines that each play touches. What the rack can do in
//! all other lines is found once, and no further than any of the boards needs it.

use std::collections::BinaryHeap;

use crate::alone::Alone;
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
    /// What the rack can do without letters of the board.
    alone: Option<Alone>,
    scratch: Scratch,
}

impl Common {
    /// Begins with a rack on the common board; only plays worth at least `floor` are looked for.
    pub fn begin(&mut self, search: &Search<'_>, floor: Equity) {
        let mut queue = std::mem::take(&mut self.queue).into_vec();
        queue.clear();
        self.by_line.clear();
        self.alone = None;
        self.scratch.questions.begin();
        if let Some(filler) = search.filler() {
            filler.turn.each_slot(|bound, number, place, slot| {
                if let Some(bound) = filler.closer_bound(bound, slot, floor.0) {
                    queue.push(Ranked::new(bound, number, place));
                }
            });
            let lines = search.lines.all().count();
            self.alone = Some(filler.alone);
            self.by_line.resize_with(lines, || Best { floor: floor.0, play: None });
        }
        self.queue = BinaryHeap::from(queue);
    }

    /// The best play worth at least `floor` on a board that differs from the common one in these lines,
    /// if there is one. The search is that of the common board, as it began.
    pub fn best_on(
        &mut self,
        search: &Search<'_>,
        (lines, changed): (&Lines, LineSet),
        floor: Equity,
    ) -> Option<Play> {
        let there = Search { lines, ..*search };
        let known = self
            .alone
            .and_then(|alone| Some([search.filler_knowing(alone)?, there.filler_knowing(alone)?]));
        let Some([filler, there]) = known else { return there.best(floor, &mut self.scratch) };
        let changed = changed.numbers(lines.rows());
        let outside = self.best_outside(&filler, changed, floor);
        let floor = outside.map_or(floor, |play| play.equity());
        let inside = there.best_in(changed, floor.0, &mut self.scratch);
        match (inside, outside) {
            (Some(inside), Some(outside)) if outside.beats(&inside) => Some(outside),
            (None, found) | (found, _) => found,
        }
    }

    /// The best play in lines that have not changed.
    fn best_outside(&mut self, filler: &Filler<'_>, changed: u64, floor: Equity) -> Option<Play> {
        let mut best = Best { floor: floor.0, play: None };
        let unchanged = |number: usize| changed >> (number & 63) & 1 == 0;
        for (number, known) in self.by_line.iter().enumerate() {
            if let Some(play) = known.play.filter(|_| unchanged(number)) {
                best.consider(play);
            }
        }
        while let Some((bound, number, place)) = self.queue.peek().map(|ranked| ranked.parts()) {
            if bound < best.floor {
                break;
            }
            self.queue.pop();
            // Slots of lines that changed here are needed for other boards.
            let number = usize::from(number);
            let line = filler.turn.lines.line(number);
            let known = &mut self.by_line[number];
            let slot = &line.slots[usize::from(place)];
            filler.improve((line, slot), self.scratch.questions.of(slot), known);
            if let Some(play) = known.play.filter(|_| unchanged(number)) {
                best.consider(play);
            }
        }
        best.play
    }
}
