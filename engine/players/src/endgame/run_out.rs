//! Being run out on: the other player goes out next, and no single step is good enough before that.
//!
//! Most positions in which nothing is good enough end this way. It is seen from the plays as they
//! are remembered, without listing them, and long before anything else would show it.

use super::clock::Stopped;
use super::hand::Hand;
use super::step::Step;
use super::threats::Threats;
use super::worker::Worker;

/// The largest hand of the other player for which going out next is checked.
const FEW_TILES: u32 = 4;

impl Worker<'_> {
    /// The most that the mover can gain, if the other goes out next whatever the mover does and
    /// that is not more than `low`.
    pub(super) fn run_out_on(&mut self, ply: usize, low: i32) -> Result<Option<i32>, Stopped> {
        let other = 1 - self.frames[ply].mover;
        if self.frames[ply].hands[other].len() > FEW_TILES {
            return Ok(None);
        }
        self.renew(ply, other, u64::MAX)?;
        self.find_outs(ply);
        if self.frames[ply].threats.outs.is_empty() {
            return Ok(None);
        }
        self.open(ply)?;
        let certain = self.frames[ply].certain();
        if certain > low {
            return Ok(None);
        }
        Ok(self.most_before_out(ply, low).map(|most| most.max(certain)))
    }

    /// The most that a step can bring that does not end the game, if each leaves the other a way of
    /// going out and none brings more than `low`.
    fn most_before_out(&self, ply: usize, low: i32) -> Option<i32> {
        let frame = &self.frames[ply];
        let (hand, held) = (frame.hands[frame.mover], frame.worth[frame.mover]);
        let Threats { outs, .. } = &frame.threats;
        let mut most = outs.first()?.most_before(&Step::PASS, held);
        for span in &frame.spans[frame.mover][..self.grid.lines()] {
            for step in self.memory.steps(*span) {
                if hand.without(step.played).is_none_or(Hand::is_empty) {
                    continue;
                }
                let out = outs.iter().find(|out| out.survives(step, &self.grid))?;
                most = most.max(out.most_before(step, held));
            }
            if most > low {
                return None;
            }
        }
        Some(most)
    }
}
