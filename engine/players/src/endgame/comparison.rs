//! Whether an endgame is won: a null-window search (as in MTD(f), Plaat et al. 1996), much cheaper
//! than the exact value.

use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;

use tiles::Score;

use super::clock::Clock;
use super::hand::Kinds;
use super::memory::Memory;
use super::search::Window;
use super::table::COMPLETE;
use super::worker::Worker;
use super::{LONGEST_RACK, Limits, Position, RackTooLong, Solution, Solver, worker};

/// The last depth that is searched with estimates, before the search to the end.
const LAST_ESTIMATE: u8 = 2;

/// How what the mover gains stands to a margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// More, as much or less.
    pub ordering: Ordering,
    /// Whether that is proved; otherwise it is the best estimate that time allowed.
    pub is_proved: bool,
}

impl Solver {
    /// Whether the player to move gains more than a margin at the best of both, as much, or less.
    ///
    /// One thread searches, whatever the limits say: it takes a part of the time that
    /// [`Solver::solve`] does, because most plays need not be looked at to see who wins.
    pub fn compare(
        &mut self,
        position: &Position<'_>,
        margin: Score,
        limits: &Limits<'_>,
    ) -> Result<Comparison, RackTooLong> {
        if let Some(rack) = position.racks.iter().find(|rack| rack.len() > LONGEST_RACK) {
            return Err(RackTooLong(rack.len()));
        }
        if position.racks.iter().any(|rack| rack.is_empty()) {
            let value = Solution::of_a_game_that_is_over(position).lines[0].value;
            return Ok(Comparison { ordering: value.cmp(&margin), is_proved: true });
        }
        self.table.begin();
        if self.memories.is_empty() {
            self.memories.push(Memory::default());
        }
        let kinds = Kinds::of(position.racks);
        let done = AtomicBool::new(false);
        let clock = Clock::new(limits, &done);
        let tables = (&kinds, &self.table, &mut self.memories[0]);
        Ok(worker(position, tables, clock).compare(margin.0))
    }
}

impl Worker<'_> {
    /// Iterative deepening with a null window at the margin.
    fn compare(&mut self, margin: i32) -> Comparison {
        let window = Window { low: margin - 1, high: margin + 1 };
        let mut comparison = Comparison { ordering: Ordering::Equal, is_proved: false };
        for depth in (0..=LAST_ESTIMATE).chain([COMPLETE]) {
            let Ok(found) = self.search(0, depth, window) else { break };
            let ordering = found.value.cmp(&margin);
            comparison = Comparison { ordering, is_proved: found.is_complete };
            if found.is_complete {
                break;
            }
        }
        comparison
    }
}

#[cfg(test)]
mod tests {
    use tiles::{Rack, Seed, TileSet};

    use super::super::sample::samples;
    use super::*;
    use crate::Setting;

    #[test]
    fn an_endgame_is_compared_as_it_is_solved() {
        let tiles = TileSet::named("english").unwrap();
        let setting = Setting::standard(&word_data::open("en").unwrap(), &tiles);
        let mut solver = Solver::with_megabytes(1);
        for mut sample in samples(&setting, Seed::from_number(6)).take(8) {
            sample.racks = sample.racks.map(|rack| rack.tiles().take(3).collect::<Rack>());
            let position = sample.position(setting.rules());
            let value = solver.solve(&position, &Limits::default()).unwrap().lines[0].value;
            for margin in value.0 - 2..=value.0 + 2 {
                let compared = solver.compare(&position, Score(margin), &Limits::default());
                let ordering = value.0.cmp(&margin);
                assert_eq!(compared, Ok(Comparison { ordering, is_proved: true }));
            }
        }
    }
}
