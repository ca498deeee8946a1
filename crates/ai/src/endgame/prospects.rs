//! Prospects: what a player can still get at the very most.
//!
//! The other player may always pass. So nobody gains more from a position than he would if the other
//! passed to the end; and that is not more than the best split of his hand into turns, each scored by
//! what such tiles could ever bring on some line.

use super::frame::{Frame, NEVER};
use super::grid::{Grid, MAX_LINES};
use super::hand::Hand;
use super::mix::mix;
use super::open_lines::{NO_SCORE, OpenLines, Reached, Starts};
use super::parts::{MOST_PARTS, Parts};
use super::walk::Words;
use super::worker::Worker;

/// How many tiles a player may hold to have his prospects looked for; with more it takes too long.
const MOST_TILES: u32 = 6;
/// The same for a hand with a blank.
const MOST_TILES_WITH_BLANK: u32 = 4;

/// How many replies of the other player are expected.
const REPLIES: usize = 2;
/// How many candidates must be left for the second to be worth a look.
const FEW_CANDIDATES: usize = 3;

/// What a player can get at most, by what he still holds when the other begins to pass.
#[derive(Clone, Debug)]
pub(super) struct Prospects {
    parts: Parts,
    most: Vec<i32>,
}

impl Prospects {
    /// The most that a player who keeps this much of his hand can gain.
    pub(super) fn most(&self, kept: Hand) -> i32 {
        self.most[self.parts.number_of(kept)]
    }

    /// The most that the whole hand can gain.
    pub(super) fn whole(&self) -> i32 {
        self.most[self.parts.size() - 1]
    }
}

impl Worker<'_> {
    /// Finds what the mover can gain at most, unless he holds too many tiles.
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
        prospects(&mut self.memory.open_lines, (&self.words, &self.grid), hand, other_held)
    }

    fn may_have_prospects(&self, hand: Hand) -> bool {
        let has_blank = self.words.kinds.blanks(hand) > 0;
        let most = if has_blank { MOST_TILES_WITH_BLANK } else { MOST_TILES };
        hand.len() <= most && !self.grid.is_empty()
    }

    /// Drops the candidates that cannot bring more than `low` if the other player answers with one of
    /// his best threats and then only passes; the most that one of them could bring.
    pub(super) fn expect_replies(&mut self, ply: usize, low: i32) -> i32 {
        let mut dropped = NEVER;
        for number in 0..REPLIES {
            let frame = &self.frames[ply];
            let is_worth_it = frame.is_hopeless
                && frame.candidates.len() > number * FEW_CANDIDATES + 1
                && self.may_have_prospects(frame.hands[frame.mover]);
            if is_worth_it {
                self.expect_reply(ply, number);
                dropped = dropped.max(self.frames[ply].drop_candidates(low));
            }
        }
        dropped
    }

    /// Sees what the candidates can bring if the other player answers with this threat.
    fn expect_reply(&mut self, ply: usize, number: usize) {
        let frame = &self.frames[ply];
        let hand = frame.hands[frame.mover];
        let Some(reply) = frame.threats.others.get(number).map(|threat| threat.step) else {
            return;
        };
        let other_held = frame.worth[1 - frame.mover] - reply.worth;
        let before = self.grid.lay(&reply);
        let prospects = self.prospects(hand, other_held);
        self.grid.take_back(&before);
        let Some(prospects) = prospects else { return };
        let Frame { candidates, threats, .. } = &mut self.frames[ply];
        let Some(threat) = threats.others.get(number) else { return };
        for candidate in candidates.iter_mut().filter(|other| threat.survives(&other.step)) {
            if let Some(kept) = hand.without(candidate.step.played) {
                let most = candidate.step.score - reply.score + prospects.most(kept);
                candidate.most = candidate.most.min(most);
            }
        }
    }
}

/// Looks for the prospects of a hand while the other player holds this much.
pub(super) fn prospects(
    open_lines: &mut OpenLines,
    (words, grid): (&Words<'_>, &Grid<'_>),
    hand: Hand,
    other_held: i32,
) -> Option<Prospects> {
    let parts = Parts::of(words.kinds, hand, grid.values())?;
    open_lines.make_room();
    let count = hand.len() as usize;
    let reach = reach(grid, count);
    let hand_key = mix(hand.0);
    let lines = grid.lines();
    let mut starts: Starts = [0; MAX_LINES];
    let mut crossed = [0_u64; MAX_LINES];
    let mut keys = [0_u64; MAX_LINES];
    for line in 0..lines {
        let squares = reach[line];
        let here = mix(u64::from(squares) << 8 | line as u64);
        keys[line] = mix(grid.letter_key(line) ^ hand_key ^ here);
        let reached = Reached { line, squares, key: keys[line] };
        let start = open_lines.spots_of(words, (grid, &parts), reached);
        starts[line] = start;
        let (first, length) = (grid.crossing_line(line, 0).0, grid.length(line));
        let hashes = open_lines.hashes(start, length).iter();
        for (hash, crossed) in hashes.zip(&mut crossed[first..first + length]) {
            *crossed = crossed.wrapping_add(*hash);
        }
    }
    let mut scores = [NO_SCORE; 1 << MOST_PARTS];
    for line in 0..lines {
        let key = mix(keys[line] ^ crossed[line]);
        let reached = Reached { line, squares: reach[line], key };
        let found = open_lines.scores_of(words, (grid, &parts), (reached, &starts));
        for (score, most) in found.iter().zip(&mut scores) {
            *most = (*most).max(*score);
        }
    }
    let most = split(&parts, &scores, other_held);
    Some(Prospects { parts, most })
}

/// By line, the empty squares that so many tiles can reach, as bits.
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

/// The best splits of every part of a hand into turns with these scores, settled at the end.
fn split(parts: &Parts, scores: &[i16], other_held: i32) -> Vec<i32> {
    const NEVER: i32 = -1_000_000;
    let tiles: Vec<u8> = parts.tiles().collect();
    let mut numbers = [0_usize; 1 << MOST_PARTS];
    let mut played = [0_i32; 1 << MOST_PARTS];
    let mut kept = [0_i32; 1 << MOST_PARTS];
    let mut most = vec![NEVER; parts.size()];
    most[0] = 2 * other_held;
    for chosen in 1..1_usize << tiles.len() {
        let lowest = chosen.trailing_zeros() as usize;
        let rest = chosen & (chosen - 1);
        numbers[chosen] = numbers[rest] + parts.stride(tiles[lowest]);
        // The turn that lays the lowest tile takes some of the others with it.
        let mut others = rest;
        let mut best = NEVER;
        loop {
            let score = scores[numbers[others] + parts.stride(tiles[lowest])];
            if score > NO_SCORE {
                best = best.max(i32::from(score) + played[rest & !others]);
            }
            if others == 0 {
                break;
            }
            others = (others - 1) & rest;
        }
        played[chosen] = best;
        kept[chosen] = best;
        let mut tile = chosen;
        while tile != 0 {
            let lowest = tile.trailing_zeros() as usize;
            tile &= tile - 1;
            let without = kept[chosen & !(1 << lowest)] - parts.value(tiles[lowest]);
            kept[chosen] = kept[chosen].max(without);
        }
        most[numbers[chosen]] = (best + 2 * other_held).max(kept[chosen] + other_held);
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
    fn nobody_gains_more_than_his_prospects() {
        let tiles = TileSet::named("english").unwrap();
        let setting = Setting::standard(&lexicons::open("en").unwrap(), &tiles);
        let mut solver = Solver::with_megabytes(1);
        let table = Table::new(1 << 10);
        let done = AtomicBool::new(false);
        for (mut sample, count) in samples(&setting, Seed::from_number(9)).zip(1..=6) {
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
