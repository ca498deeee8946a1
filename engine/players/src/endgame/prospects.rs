//! Prospects: an admissible upper bound on what a player can still gain.
//!
//! The other player may always pass. So no player gains more from a position than if the other
//! passed to the end; and that is not more than the best way to lay the hand in turns, each scored
//! by what such tiles could ever bring on some line when just the tiles of the turns before lie
//! there.

use std::sync::Arc;

use super::frame::{Frame, NEVER};
use super::hand::Hand;
use super::look::Look;
use super::memory::Memory;
use super::mix::mix;
use super::parts::{MOST_PARTS, Parts, Stage};
use super::scorer::NO_SCORE;
use super::worker::Worker;

/// The largest hand for which prospects are computed; larger ones take too long.
/// Every blank counts for two.
const MOST_TILES: u64 = MOST_PARTS as u64;

/// Upper bounds of a player's gain, by what they still hold when the other begins to pass.
#[derive(Clone, Debug)]
pub(super) struct Prospects {
    hand: Hand,
    parts: Arc<Parts>,
    /// By the number of the part that was laid.
    most: [i32; 1 << MOST_PARTS],
}

impl Prospects {
    /// The most that a player who keeps this much of the hand can gain.
    pub(super) fn most(&self, kept: Hand) -> i32 {
        self.most[self.parts.number_of(Hand(self.hand.0 - kept.0))]
    }

    /// The most that the whole hand can gain.
    pub(super) fn whole(&self) -> i32 {
        self.most[0]
    }
}

impl Worker<'_> {
    /// Computes the mover's bound, unless they hold too many tiles.
    pub(super) fn find_prospects(&mut self, ply: usize) -> Option<i32> {
        let frame = &self.frames[ply];
        let prospects = self.prospects(frame.hands[frame.mover], frame.worth[1 - frame.mover]);
        let most = prospects.as_ref().map(Prospects::whole);
        self.frames[ply].prospects = prospects;
        most
    }

    /// The prospects of a hand on the present board while the other player holds this much.
    fn prospects(&mut self, hand: Hand, other_held: i32) -> Option<Prospects> {
        if !self.may_have_prospects(hand) {
            return None;
        }
        let (words, grid) = (&self.words, &self.grid);
        let Memory { open_lines, looks, .. } = &mut *self.memory;
        if open_lines.is_full() {
            open_lines.clear();
            looks.clear();
        }
        let look = looks.entry(mix(hand.0)).or_insert_with(|| Look::new(words, grid, hand));
        let scores = look.scores(open_lines, words, grid);
        let most = best_turns(&look.parts, &scores, other_held);
        Some(Prospects { hand, parts: Arc::clone(&look.parts), most })
    }

    fn may_have_prospects(&self, hand: Hand) -> bool {
        let weight = u64::from(hand.len()) + self.words.kinds.blanks(hand);
        weight <= MOST_TILES && !self.grid.is_empty()
    }

    /// Drops the candidates that cannot bring more than `low` if the other player answers with the
    /// best threat and then only passes; the most that one of them could bring.
    pub(super) fn expect_reply(&mut self, ply: usize, low: i32) -> i32 {
        let frame = &self.frames[ply];
        let hand = frame.hands[frame.mover];
        let is_worth_it = frame.is_hopeless && frame.candidates.len() > 1;
        let Some(reply) = frame.threats.others.first().map(|threat| threat.step) else {
            return NEVER;
        };
        if !is_worth_it || !self.may_have_prospects(hand) {
            return NEVER;
        }
        let other_held = frame.worth[1 - frame.mover] - reply.worth;
        let before = self.grid.lay(&reply);
        let prospects = self.prospects(hand, other_held);
        self.grid.take_back(&before);
        let frame = &mut self.frames[ply];
        let Frame { candidates, threats, .. } = frame;
        let (Some(prospects), Some(threat)) = (prospects, threats.others.first()) else {
            return NEVER;
        };
        for candidate in
            candidates.iter_mut().filter(|other| threat.survives(&other.step, &self.grid))
        {
            if let Some(kept) = hand.without(candidate.step.played) {
                let most = candidate.step.score - reply.score + prospects.most(kept);
                candidate.most = candidate.most.min(most);
            }
        }
        frame.drop_candidates(low)
    }
}

/// The most that is still to be gained when some part of the hand is laid, by the part's number.
fn best_turns(parts: &Parts, scores: &[i16], other_held: i32) -> [i32; 1 << MOST_PARTS] {
    let worths = parts.worths();
    let all = parts.size() - 1;
    let mut most = [other_held - worths[all]; 1 << MOST_PARTS];
    for (most, laid) in most.iter_mut().zip(worths) {
        *most += laid;
    }
    most[all] = 2 * other_held;
    for number in parts.turns() {
        let Stage { before, after } = parts.stages()[number];
        if scores[number] > NO_SCORE {
            let gain = i32::from(scores[number]) + most[usize::from(after)];
            let most = &mut most[usize::from(before)];
            *most = gain.max(*most);
        }
    }
    most
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use tiles::{Rack, Seed, TileSet};

    use super::super::clock::Clock;
    use super::super::hand::Kinds;
    use super::super::memory::Memory;
    use super::super::sample::samples;
    use super::super::table::Table;
    use super::super::{Limits, Solver, worker};
    use crate::Setting;

    #[test]
    fn nobody_gains_more_than_their_prospects() {
        let tiles = TileSet::named("english").unwrap();
        let setting = Setting::standard(&word_data::open("en").unwrap(), &tiles);
        let mut solver = Solver::with_megabytes(1);
        let table = Table::new(1 << 10);
        let done = AtomicBool::new(false);
        for (mut sample, count) in samples(&setting, Seed::from_number(9)).zip(1..=5) {
            sample.racks = sample.racks.map(|rack| rack.tiles().take(count).collect::<Rack>());
            let position = sample.position(setting.rules());
            let value = solver.solve(&position, &Limits::default()).unwrap().lines[0].value.0;
            let (kinds, mut memory) = (Kinds::of(position.racks), Memory::default());
            let clock = Clock::new(&Limits::default(), &done);
            let mut worker = worker(&position, (&kinds, &table, &mut memory), clock);
            let most = worker.find_prospects(0).expect("few tiles and no blank");
            assert!(most >= value, "{count} tiles: {value}, {most}");
        }
    }
}
