//! Whether an endgame wins: often known long before its exact value is.

use std::cmp::Ordering;
use std::sync::atomic::AtomicBool;

use tiles::Score;

use super::hand::Kinds;
use super::memory::Memory;
use super::search::Window;
use super::worker::{Clock, MOST_PLIES};
use super::{LONGEST_RACK, Limits, Position, RackTooLong, Solution, Solver, worker};

/// How what the mover gains stands to a margin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// More, as much or less.
    pub ordering: Ordering,
    /// Whether that is proved; otherwise it is the best estimate that time allowed.
    pub is_proved: bool,
}

impl Solver {
    /// Whether the player to move gains more than a margin at the best of both, as much, or less. It
    /// needs one thread and a part of the time that [`Solver::solve`] does.
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
        self.memories.resize_with(1.max(self.memories.len()), Memory::default);
        let kinds = Kinds::of(position.racks);
        let done = AtomicBool::new(false);
        let clock = Clock { deadline: limits.deadline, stop: limits.stop, done: &done };
        let mut worker = worker(position, (&kinds, &self.table, &mut self.memories[0]), clock);
        let window = Window { low: margin.0 - 1, high: margin.0 + 1 };
        let mut comparison = Comparison { ordering: Ordering::Less, is_proved: false };
        for depth in 0..MOST_PLIES as u8 {
            let Ok(found) = worker.search(0, depth, window) else { break };
            comparison =
                Comparison { ordering: found.value.cmp(&margin.0), is_proved: found.is_complete };
            if found.is_complete {
                break;
            }
        }
        Ok(comparison)
    }
}
